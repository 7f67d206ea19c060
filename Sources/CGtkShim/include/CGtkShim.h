#pragma once
#include <gtk/gtk.h>
#include <string.h>

// What of GTK takes C: a widget class, and signals whatever their arguments are.

/// What a canvas asks whoever draws it. All but `destroyed` are called on the main thread while the widget lives.
typedef struct {
  void (*allocated)(void *user, int width, int height);
  void (*snapshot)(void *user, GtkSnapshot *snapshot, int width, int height);
  /// The vertical adjustment was given or moved.
  void (*scrolled)(void *user);
  void (*destroyed)(void *user);
} RectoCanvasHooks;

/// A widget that draws itself and stands in a GtkScrolledWindow.
GtkWidget *recto_canvas_new(const RectoCanvasHooks *hooks, void *user);

/// Nil until the canvas stands in a scrolled window.
GtkAdjustment *recto_canvas_vertical(GtkWidget *canvas);

/// A signal's arguments; the first is the object that sent it. `result` is null unless the signal asks for a truth value.
typedef void (*RectoSignalHandler)(
    void *user, const GValue *arguments, unsigned count, GValue *result);

/// Calls a handler when an object sends a signal; `released` when it never will again.
void recto_connect(
    void *object, const char *signal, RectoSignalHandler handler, void *user,
    void (*released)(void *user));

/// What a clipboard or a drag is given: the same text in several forms.
GdkContentProvider *recto_text_content(
    const char *plain, const char *markdown, const char *html);

/// A model that only knows how many rows there are: whoever shows them has the rows. New ones are asked for when
/// they come into view.
GListModel *recto_rows_new(void);

/// Some rows have gone and others have come in their place.
void recto_rows_replace(GListModel *rows, unsigned position, unsigned removed, unsigned added);
