#include "Widgets.h"

struct _RectoNode {
  GtkWidget parent;
  gint64 id;
  graphene_rect_t frame;
};

typedef struct {
  GtkWidgetClass parent;
} RectoNodeClass;

G_DEFINE_TYPE(RectoNode, recto_node, GTK_TYPE_WIDGET)

#define IS_NODE(object) G_TYPE_CHECK_INSTANCE_TYPE(object, recto_node_get_type())

static RectoNode *node_of(void *object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, recto_node_get_type(), RectoNode);
}

void recto_place_nodes(GtkWidget *parent) {
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!IS_NODE(child)) continue;
    graphene_rect_t frame = node_of(child)->frame;
    GskTransform *place = gsk_transform_translate(NULL, &frame.origin);
    gtk_widget_allocate(child, frame.size.width + 0.5f, frame.size.height + 0.5f, -1, place);
  }
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  recto_place_nodes(widget);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  // The canvas has painted all of it.
}

static void tell_canvas(GtkWidget *widget, RectoNodeEvent event) {
  GtkWidget *canvas = gtk_widget_get_ancestor(widget, recto_canvas_get_type());
  if (canvas) recto_canvas_node_event(canvas, node_of(widget)->id, event);
}

static void on_activated(GtkWidget *widget, const char *name, GVariant *argument) {
  tell_canvas(widget, RECTO_NODE_ACTIVATED);
}

// GTK 4.8 refuses when a reader asks for the focus; an action it can do.
static void on_focus_action(GtkWidget *widget, const char *name, GVariant *argument) {
  gtk_widget_grab_focus(widget);
}

static void on_focus(GtkWidget *widget, GParamSpec *spec, gpointer user) {
  if (gtk_widget_has_focus(widget)) tell_canvas(widget, RECTO_NODE_FOCUSED);
}

static void dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(recto_node_parent_class)->dispose(object);
}

static void recto_node_init(RectoNode *node) {
  // Pointers mean the canvas, which knows what it has painted where.
  gtk_widget_set_can_target(GTK_WIDGET(node), FALSE);
  g_signal_connect(node, "notify::has-focus", G_CALLBACK(on_focus), NULL);
}

static void recto_node_class_init(RectoNodeClass *class) {
  G_OBJECT_CLASS(class)->dispose = dispose;
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  gtk_widget_class_set_css_name(widget, "recto-node");
  gtk_widget_class_install_action(widget, "node.activate", NULL, on_activated);
  gtk_widget_class_install_action(widget, "node.focus", NULL, on_focus_action);
}

GtkWidget *recto_node_new(GtkAccessibleRole role, gint64 id) {
  RectoNode *node = g_object_new(recto_node_get_type(), "accessible-role", role, NULL);
  node->id = id;
  return GTK_WIDGET(node);
}

void recto_node_place(GtkWidget *widget, double x, double y, double width, double height) {
  graphene_rect_t frame = GRAPHENE_RECT_INIT(x, y, MAX(0, width), MAX(0, height));
  RectoNode *node = node_of(widget);
  if (graphene_rect_equal(&frame, &node->frame)) return;
  node->frame = frame;
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent) gtk_widget_queue_allocate(parent);
}

void recto_node_describe(GtkWidget *widget, const RectoNodeFacts *facts) {
  GtkAccessible *node = GTK_ACCESSIBLE(widget);
  gtk_widget_set_focusable(widget, facts->is_active);
  gtk_widget_action_set_enabled(widget, "node.activate", facts->is_active);
  gtk_widget_action_set_enabled(widget, "node.focus", facts->is_active);
  gtk_accessible_update_property(
      node, GTK_ACCESSIBLE_PROPERTY_LABEL, facts->name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      facts->note, -1);
  gtk_accessible_update_state(
      node, GTK_ACCESSIBLE_STATE_BUSY, facts->is_busy, GTK_ACCESSIBLE_STATE_DISABLED,
      facts->is_disabled, -1);
  if (facts->checked >= 0)
    gtk_accessible_update_state(
        node, GTK_ACCESSIBLE_STATE_CHECKED,
        facts->checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  else
    gtk_accessible_reset_state(node, GTK_ACCESSIBLE_STATE_CHECKED);
  if (facts->expanded >= 0)
    gtk_accessible_update_state(node, GTK_ACCESSIBLE_STATE_EXPANDED, facts->expanded, -1);
  else
    gtk_accessible_reset_state(node, GTK_ACCESSIBLE_STATE_EXPANDED);
}

void recto_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void recto_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}
