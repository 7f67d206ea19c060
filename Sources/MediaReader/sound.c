#include "media_reader.h"

#if __has_include(<gst/gst.h>)

#include <string.h>

#include <gst/gst.h>

// What sounds in messages are made of, and what people have lying about.
static const char *const plugins[] = {
    "coreelements", "typefindfunctions", "playback", "audioparsers", "wavparse",  "ogg",
    "opus",         "vorbis",            "flac",     "mpg123",       "isomp4",    "matroska",
    "id3demux",     "apetag",            "icydemux", "libav",        "aiff",      "auparse",
    "alaw",         "mulaw",             "adpcmdec", "speex",        "gsm",       "wavpack",
    "musepack",     "faad",              "avi",      "flv",          "asf",       "mpegtsdemux",
    "mpegpsdemux",  "opusparse",         "amrnb",    "amrwbdec",
};

// How long to wait for the first of it.
static const gint64 patience = 15 * G_USEC_PER_SEC;

// More of either is nothing anybody hears.
enum { MOST_CHANNELS = 64, MOST_RATE = 1000000 };

struct listening {
  GstElement *sink;
  int32_t channels, rate;
};

static void link_sound(GstElement *decoder, GstPad *pad, gpointer user) {
  (void)decoder;
  struct listening *listening = user;
  GstCaps *caps = gst_pad_get_current_caps(pad);
  if (!caps) return;
  const GstStructure *first = gst_caps_get_structure(caps, 0);
  GstPad *sink = gst_element_get_static_pad(listening->sink, "sink");
  if (strcmp(gst_structure_get_name(first), "audio/x-raw") == 0 && !gst_pad_is_linked(sink)) {
    gst_structure_get_int(first, "channels", &listening->channels);
    gst_structure_get_int(first, "rate", &listening->rate);
    gst_pad_link(pad, sink);
  }
  gst_object_unref(sink);
  gst_caps_unref(caps);
}

static enum outcome wait_for_sound(GstElement *pipeline) {
  GstBus *bus = gst_element_get_bus(pipeline);
  enum outcome outcome = DAMAGED;
  gst_element_set_state(pipeline, GST_STATE_PAUSED);
  const gint64 deadline = g_get_monotonic_time() + patience;
  for (gint64 left = patience; left > 0; left = deadline - g_get_monotonic_time()) {
    GstMessage *message = gst_bus_timed_pop_filtered(
        bus, (GstClockTime)left * 1000,
        GST_MESSAGE_ERROR | GST_MESSAGE_EOS | GST_MESSAGE_ELEMENT | GST_MESSAGE_ASYNC_DONE);
    if (!message) break;
    const GstMessageType type = GST_MESSAGE_TYPE(message);
    // A stream nobody here can decode.
    if (type == GST_MESSAGE_ELEMENT && gst_message_has_name(message, "missing-plugin")) {
      outcome = NO_LIBRARY;
    }
    gst_message_unref(message);
    if (type == GST_MESSAGE_ASYNC_DONE) outcome = READ;
    if (type != GST_MESSAGE_ELEMENT) break;
  }
  gst_object_unref(bus);
  return outcome;
}

enum outcome read_sound(void) {
  if (!begin_gstreamer(plugins, sizeof plugins / sizeof *plugins)) return NO_LIBRARY;
  // No picture beside it is decoded.
  GstElement *pipeline = gst_parse_launch(
      "filesrc location=/proc/self/fd/0 "
      "! decodebin name=decoder caps=audio/x-raw expose-all-streams=false "
      "fakesink name=sink sync=false",
      NULL);
  if (!pipeline) return NO_LIBRARY;
  struct listening listening = {.sink = gst_bin_get_by_name(GST_BIN(pipeline), "sink")};
  GstElement *decoder = gst_bin_get_by_name(GST_BIN(pipeline), "decoder");
  g_signal_connect(decoder, "pad-added", G_CALLBACK(link_sound), &listening);
  const enum outcome outcome = wait_for_sound(pipeline);
  if (outcome != READ) return outcome;
  if (listening.channels < 1 || listening.rate < 1) return DAMAGED;
  if (listening.channels > MOST_CHANNELS || listening.rate > MOST_RATE) return TOO_LARGE;
  struct sound_record record = {
      .magic = SOUND_MAGIC, .channels = listening.channels, .rate = listening.rate};
  gint64 duration = 0;
  if (gst_element_query_duration(pipeline, GST_FORMAT_TIME, &duration) && duration > 0) {
    record.duration = duration / 1000;
  }
  // The process ends with everything in it; taking it apart would only take time.
  return put(&record, sizeof record) ? READ : DAMAGED;
}

#else

enum outcome read_sound(void) { return NO_LIBRARY; }

#endif
