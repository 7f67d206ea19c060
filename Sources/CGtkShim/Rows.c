#include "CGtkShim.h"

typedef struct {
  GObject parent;
  guint count;
} RectoRows;

typedef struct {
  GObjectClass parent;
} RectoRowsClass;

static void rows_interface_init(GListModelInterface *interface);

G_DEFINE_TYPE_WITH_CODE(
    RectoRows, recto_rows, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_interface_init))

static RectoRows *rows_of(void *object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, recto_rows_get_type(), RectoRows);
}

static GType rows_item_type(GListModel *model) { return G_TYPE_OBJECT; }

static guint rows_count(GListModel *model) { return rows_of(model)->count; }

static gpointer rows_item(GListModel *model, guint position) {
  return position < rows_of(model)->count ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void rows_interface_init(GListModelInterface *interface) {
  interface->get_item_type = rows_item_type;
  interface->get_n_items = rows_count;
  interface->get_item = rows_item;
}

static void recto_rows_class_init(RectoRowsClass *class) {}

static void recto_rows_init(RectoRows *rows) {}

GListModel *recto_rows_new(void) { return G_LIST_MODEL(g_object_new(recto_rows_get_type(), NULL)); }

void recto_rows_replace(GListModel *model, unsigned position, unsigned removed, unsigned added) {
  RectoRows *rows = rows_of(model);
  if (position > rows->count || removed > rows->count - position) return;
  rows->count += added - removed;
  g_list_model_items_changed(model, position, removed, added);
}
