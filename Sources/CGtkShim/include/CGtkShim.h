#pragma once
#include <gtk/gtk.h>
#include <string.h>

// What of GTK takes C: a widget class, and signals whatever their arguments are.

/// What those who listen to a chat do with a part of it.
typedef enum {
  RECTO_NODE_ACTIVATED,
  RECTO_NODE_FOCUSED,
} RectoNodeEvent;

/// What a canvas asks whoever draws it. All but `destroyed` are called on the main thread while the widget lives.
typedef struct {
  void (*allocated)(void *user, int width, int height);
  void (*snapshot)(void *user, GtkSnapshot *snapshot, int width, int height);
  /// The vertical adjustment was given or moved.
  void (*scrolled)(void *user);
  void (*told_by_node)(void *user, gint64 node, RectoNodeEvent event);
  void (*destroyed)(void *user);
} RectoCanvasHooks;

/// A widget that draws itself and stands in a GtkScrolledWindow.
GtkWidget *recto_canvas_new(const RectoCanvasHooks *hooks, void *user);

/// Nil until the canvas stands in a scrolled window.
GtkAdjustment *recto_canvas_vertical(GtkWidget *canvas);

/// A part of a canvas, or of another part, for those who listen: it draws nothing and takes no pointer.
GtkWidget *recto_node_new(GtkAccessibleRole role, gint64 id);

/// Where the node stands in its parent, points.
void recto_node_place(GtkWidget *node, double x, double y, double width, double height);

typedef struct {
  const char *name;
  const char *note;
  /// Below zero where there is no such state.
  int checked;
  int expanded;
  gboolean is_busy;
  gboolean is_disabled;
  /// It takes the focus and can be activated.
  gboolean is_active;
} RectoNodeFacts;

void recto_node_describe(GtkWidget *node, const RectoNodeFacts *facts);

/// Whether the keyboard is in a menu or a bubble of the canvas.
gboolean recto_canvas_has_popover(GtkWidget *canvas);

/// What those who listen are told a widget is called.
void recto_name(GtkWidget *widget, const char *name);

/// What they are told it is; before the widget is shown.
void recto_set_role(GtkWidget *widget, GtkAccessibleRole role);

/// A signal's arguments; the first is the object that sent it. `result` is null unless the signal asks for a truth value.
typedef void (*RectoSignalHandler)(
    void *user, const GValue *arguments, unsigned count, GValue *result);

/// Calls a handler when an object sends a signal; `released` when it never will again.
void recto_connect(
    void *object, const char *signal, RectoSignalHandler handler, void *user,
    void (*released)(void *user));

/// Sound from a file. GtkMediaStream knows no speed, which voice notes are listened to by; so sound alone is played
/// by the element that GtkMediaStream itself is built on. Everything happens on the main thread.
typedef struct RectoSound RectoSound;

typedef struct {
  /// It plays, pauses, or knows more of itself than before.
  void (*changed)(void *user);
  void (*ended)(void *user);
  /// It cannot be played any further.
  void (*failed)(void *user, const char *reason);
} RectoSoundHooks;

/// Null where this build or this machine has nothing to play sound with; `problem` is a sentence then, to be freed.
/// The sound is loaded and paused.
RectoSound *recto_sound_new(const char *path, const RectoSoundHooks *hooks, void *user, char **problem);
void recto_sound_play(RectoSound *sound, gboolean plays);
gboolean recto_sound_is_playing(RectoSound *sound);
/// Seconds; 0 for what is not known yet.
double recto_sound_position(RectoSound *sound);
double recto_sound_duration(RectoSound *sound);
void recto_sound_seek(RectoSound *sound, double seconds);
/// 1 is as it was recorded; the pitch stays whatever the speed is.
void recto_sound_set_speed(RectoSound *sound, double speed);
/// Nothing is called any more.
void recto_sound_free(RectoSound *sound);

/// What a clipboard or a drag is given: the same text in several forms; those without bytes are left out.
GdkContentProvider *recto_text_content(
    const char *plain, const char *markdown, const char *html, const void *rtf, gsize rtf_size,
    const char *fragment_type, const void *fragment, gsize fragment_size);

/// A model that only knows how many rows there are: whoever shows them has the rows. New ones are asked for when
/// they come into view.
GListModel *recto_rows_new(void);

/// Some rows have gone and others have come in their place.
void recto_rows_replace(GListModel *rows, unsigned position, unsigned removed, unsigned added);
