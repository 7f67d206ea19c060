#include "CGtkShim.h"

#if __has_include(<gst/gst.h>)
#include <gst/gst.h>

struct RectoSound {
  RectoSoundHooks hooks;
  void *user;
  GstElement *player;
  guint watch;
  gboolean plays;
  gboolean is_ready;
  double speed;
  double position;
  /// A place to go to as soon as there is a sound to go to it in; negative for none.
  double wanted;
  gboolean is_seeking;
};

// The parts of playbin's flags, which no header has: the sound alone, and a volume of its own.
enum { PLAYS_AUDIO = 1 << 1, SOFT_VOLUME = 1 << 4 };

static gboolean seek(RectoSound *sound, double seconds) {
  sound->wanted = -1;
  sound->position = seconds;
  sound->is_seeking = gst_element_seek(
      sound->player, sound->speed, GST_FORMAT_TIME, GST_SEEK_FLAG_FLUSH | GST_SEEK_FLAG_ACCURATE,
      GST_SEEK_TYPE_SET, (gint64)(seconds * GST_SECOND), GST_SEEK_TYPE_NONE, 0);
  return sound->is_seeking;
}

static void fail(RectoSound *sound, GstMessage *message) {
  GError *error = NULL;
  gst_message_parse_error(message, &error, NULL);
  char *reason = g_strdup(error && error->message ? error->message : "");
  g_clear_error(&error);
  gst_element_set_state(sound->player, GST_STATE_NULL);
  sound->plays = FALSE;
  sound->hooks.failed(sound->user, reason);
  g_free(reason);
}

static gboolean on_message(GstBus *bus, GstMessage *message, gpointer user) {
  RectoSound *sound = user;
  switch (GST_MESSAGE_TYPE(message)) {
    case GST_MESSAGE_ERROR:
      // Whoever is told may free the sound.
      sound->watch = 0;
      fail(sound, message);
      return G_SOURCE_REMOVE;
    case GST_MESSAGE_EOS:
      sound->plays = FALSE;
      sound->hooks.ended(sound->user);
      return G_SOURCE_CONTINUE;
    case GST_MESSAGE_ASYNC_DONE:
      sound->is_ready = TRUE;
      sound->is_seeking = FALSE;
      if (sound->wanted >= 0) seek(sound, sound->wanted);
      sound->hooks.changed(sound->user);
      return G_SOURCE_CONTINUE;
    case GST_MESSAGE_CLOCK_LOST:
      if (sound->plays) {
        gst_element_set_state(sound->player, GST_STATE_PAUSED);
        gst_element_set_state(sound->player, GST_STATE_PLAYING);
      }
      return G_SOURCE_CONTINUE;
    case GST_MESSAGE_DURATION_CHANGED:
      sound->hooks.changed(sound->user);
      return G_SOURCE_CONTINUE;
    default:
      return G_SOURCE_CONTINUE;
  }
}

RectoSound *recto_sound_new(
    const char *path, const RectoSoundHooks *hooks, void *user, char **problem) {
  GError *error = NULL;
  *problem = NULL;
  char *uri = NULL;
  GstElement *player = NULL;
  if (gst_init_check(NULL, NULL, &error)) {
    uri = gst_filename_to_uri(path, &error);
    player = gst_element_factory_make("playbin", NULL);
  }
  if (!uri || !player) {
    *problem = error ? g_strdup(error->message)
                     : g_strdup("the package gstreamer1.0-plugins-base is not installed");
    g_clear_error(&error);
    g_free(uri);
    if (player) gst_object_unref(gst_object_ref_sink(player));
    return NULL;
  }
  RectoSound *sound = g_new0(RectoSound, 1);
  sound->hooks = *hooks;
  sound->user = user;
  sound->player = gst_object_ref_sink(player);
  sound->speed = 1;
  sound->wanted = -1;
  g_object_set(player, "uri", uri, "flags", PLAYS_AUDIO | SOFT_VOLUME, NULL);
  g_free(uri);
  // Faster without becoming shriller; without the element speed changes the pitch.
  GstElement *tempo = gst_element_factory_make("scaletempo", NULL);
  if (tempo) g_object_set(player, "audio-filter", tempo, NULL);
  GstBus *bus = gst_element_get_bus(player);
  sound->watch = gst_bus_add_watch(bus, on_message, sound);
  gst_object_unref(bus);
  // What goes wrong here is told by a message.
  gst_element_set_state(player, GST_STATE_PAUSED);
  return sound;
}

void recto_sound_play(RectoSound *sound, gboolean plays) {
  if (sound->plays == plays) return;
  sound->plays = plays;
  gst_element_set_state(sound->player, plays ? GST_STATE_PLAYING : GST_STATE_PAUSED);
  sound->hooks.changed(sound->user);
}

gboolean recto_sound_is_playing(RectoSound *sound) { return sound->plays; }

double recto_sound_position(RectoSound *sound) {
  gint64 position = 0;
  if (sound->wanted >= 0) return sound->wanted;
  // While it goes to a place the player still tells the old one.
  if (!sound->is_seeking &&
      gst_element_query_position(sound->player, GST_FORMAT_TIME, &position) && position >= 0)
    sound->position = (double)position / GST_SECOND;
  return sound->position;
}

double recto_sound_duration(RectoSound *sound) {
  gint64 duration = 0;
  if (!gst_element_query_duration(sound->player, GST_FORMAT_TIME, &duration)) return 0;
  return duration > 0 ? (double)duration / GST_SECOND : 0;
}

void recto_sound_seek(RectoSound *sound, double seconds) {
  seconds = CLAMP(seconds, 0, 1e9);
  if (sound->is_ready && !sound->is_seeking) seek(sound, seconds);
  else sound->wanted = seconds;
}

void recto_sound_set_speed(RectoSound *sound, double speed) {
  if (speed <= 0 || speed == sound->speed) return;
  double position = recto_sound_position(sound);
  sound->speed = speed;
  recto_sound_seek(sound, position);
}

void recto_sound_free(RectoSound *sound) {
  if (!sound) return;
  if (sound->watch) g_source_remove(sound->watch);
  gst_element_set_state(sound->player, GST_STATE_NULL);
  gst_object_unref(sound->player);
  g_free(sound);
}

#else

RectoSound *recto_sound_new(
    const char *path, const RectoSoundHooks *hooks, void *user, char **problem) {
  *problem = g_strdup("this Recto was built without GStreamer");
  return NULL;
}

void recto_sound_play(RectoSound *sound, gboolean plays) {}
gboolean recto_sound_is_playing(RectoSound *sound) { return FALSE; }
double recto_sound_position(RectoSound *sound) { return 0; }
double recto_sound_duration(RectoSound *sound) { return 0; }
void recto_sound_seek(RectoSound *sound, double seconds) {}
void recto_sound_set_speed(RectoSound *sound, double speed) {}
void recto_sound_free(RectoSound *sound) {}

#endif
