#include "Widgets.h"

typedef struct {
  GtkWidget parent;
  RectoCanvasHooks hooks;
  void *user;
  GtkAdjustment *horizontal;
  GtkAdjustment *vertical;
  GtkScrollablePolicy horizontal_policy;
  GtkScrollablePolicy vertical_policy;
} RectoCanvas;

typedef struct {
  GtkWidgetClass parent;
} RectoCanvasClass;

enum {
  PROPERTY_HORIZONTAL = 1,
  PROPERTY_VERTICAL,
  PROPERTY_HORIZONTAL_POLICY,
  PROPERTY_VERTICAL_POLICY,
};

G_DEFINE_TYPE_WITH_CODE(
    RectoCanvas, recto_canvas, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

static RectoCanvas *canvas_of(void *object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, recto_canvas_get_type(), RectoCanvas);
}

static void on_scrolled(GtkAdjustment *adjustment, gpointer object) {
  RectoCanvas *canvas = canvas_of(object);
  canvas->hooks.scrolled(canvas->user);
}

static void replace_adjustment(
    RectoCanvas *canvas, GtkAdjustment **place, GtkAdjustment *adjustment) {
  if (*place == adjustment) return;
  if (*place) {
    g_signal_handlers_disconnect_by_func(*place, on_scrolled, canvas);
    g_clear_object(place);
  }
  if (!adjustment) return;
  *place = g_object_ref_sink(adjustment);
  if (place == &canvas->vertical)
    g_signal_connect(adjustment, "value-changed", G_CALLBACK(on_scrolled), canvas);
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  RectoCanvas *canvas = canvas_of(object);
  switch (id) {
    case PROPERTY_HORIZONTAL:
      replace_adjustment(canvas, &canvas->horizontal, g_value_get_object(value));
      break;
    case PROPERTY_VERTICAL:
      replace_adjustment(canvas, &canvas->vertical, g_value_get_object(value));
      if (canvas->vertical) canvas->hooks.scrolled(canvas->user);
      break;
    case PROPERTY_HORIZONTAL_POLICY:
      canvas->horizontal_policy = g_value_get_enum(value);
      break;
    case PROPERTY_VERTICAL_POLICY:
      canvas->vertical_policy = g_value_get_enum(value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  RectoCanvas *canvas = canvas_of(object);
  switch (id) {
    case PROPERTY_HORIZONTAL:
      g_value_set_object(value, canvas->horizontal);
      break;
    case PROPERTY_VERTICAL:
      g_value_set_object(value, canvas->vertical);
      break;
    case PROPERTY_HORIZONTAL_POLICY:
      g_value_set_enum(value, canvas->horizontal_policy);
      break;
    case PROPERTY_VERTICAL_POLICY:
      g_value_set_enum(value, canvas->vertical_policy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  // A chat scrolls: it takes whatever room there is.
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 80;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 360 : 480;
  *minimum_baseline = *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  RectoCanvas *canvas = canvas_of(widget);
  canvas->hooks.allocated(canvas->user, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
  recto_place_nodes(widget);
}

// The chat is one stop of the keyboard: where it is inside is the canvas's own matter.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  if (recto_canvas_has_popover(widget))
    return gtk_widget_child_focus(gtk_widget_get_focus_child(widget), direction);
  if (gtk_widget_is_focus(widget) || gtk_widget_get_focus_child(widget)) return FALSE;
  return gtk_widget_grab_focus(widget);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  RectoCanvas *canvas = canvas_of(widget);
  canvas->hooks.snapshot(
      canvas->user, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
}

static void dispose(GObject *object) {
  RectoCanvas *canvas = canvas_of(object);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  replace_adjustment(canvas, &canvas->horizontal, NULL);
  replace_adjustment(canvas, &canvas->vertical, NULL);
  G_OBJECT_CLASS(recto_canvas_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  RectoCanvas *canvas = canvas_of(object);
  canvas->hooks.destroyed(canvas->user);
  G_OBJECT_CLASS(recto_canvas_parent_class)->finalize(object);
}

static void recto_canvas_init(RectoCanvas *canvas) {
  gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(canvas), GTK_OVERFLOW_HIDDEN);
}

static void recto_canvas_class_init(RectoCanvasClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  object->set_property = set_property;
  object->get_property = get_property;
  object->dispose = dispose;
  object->finalize = finalize;
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  widget->focus = focus;
  gtk_widget_class_set_css_name(widget, "recto-canvas");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_LOG);
  g_object_class_override_property(object, PROPERTY_HORIZONTAL, "hadjustment");
  g_object_class_override_property(object, PROPERTY_VERTICAL, "vadjustment");
  g_object_class_override_property(object, PROPERTY_HORIZONTAL_POLICY, "hscroll-policy");
  g_object_class_override_property(object, PROPERTY_VERTICAL_POLICY, "vscroll-policy");
}

GtkWidget *recto_canvas_new(const RectoCanvasHooks *hooks, void *user) {
  RectoCanvas *canvas = g_object_new(recto_canvas_get_type(), NULL);
  canvas->hooks = *hooks;
  canvas->user = user;
  return GTK_WIDGET(canvas);
}

GtkAdjustment *recto_canvas_vertical(GtkWidget *widget) { return canvas_of(widget)->vertical; }

void recto_canvas_node_event(GtkWidget *widget, gint64 node, RectoNodeEvent event) {
  RectoCanvas *canvas = canvas_of(widget);
  canvas->hooks.told_by_node(canvas->user, node, event);
}

gboolean recto_canvas_has_popover(GtkWidget *canvas) {
  GtkWidget *child = gtk_widget_get_focus_child(canvas);
  return child && GTK_IS_POPOVER(child);
}
