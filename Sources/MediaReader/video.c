#include "media_reader.h"

#if __has_include(<gst/app/gstappsink.h>)

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gst/app/gstappsink.h>
#include <gst/gst.h>
#include <gst/video/video.h>

// What a video in a chat is made of: MP4 and Matroska, and what plays in them. Without the last two a
// video's transparency is lost.
static const char *const plugins[] = {
    "coreelements", "typefindfunctions", "playback", "isomp4",          "matroska",  "app",
    "videoconvertscale", "videofilter",  "libav",    "vpx", "videoparsersbad", "codecalpha",
};

// How long to wait for the first frame.
static const gint64 patience = 15 * G_USEC_PER_SEC;

struct reading {
  int32_t side;
  int32_t natural_width, natural_height;
  GstElement *scaler, *filter;
  gboolean is_too_large;
};

// Sound is not decoded for a picture.
static gboolean wants_decoding(GstElement *decoder, GstPad *pad, GstCaps *caps, gpointer unused) {
  (void)decoder, (void)pad, (void)unused;
  const GstStructure *first = gst_caps_is_empty(caps) || gst_caps_is_any(caps)
                                  ? NULL
                                  : gst_caps_get_structure(caps, 0);
  return !first || !g_str_has_prefix(gst_structure_get_name(first), "audio/");
}

static void link_video(GstElement *decoder, GstPad *pad, gpointer user) {
  (void)decoder;
  struct reading *reading = user;
  GstCaps *caps = gst_pad_get_current_caps(pad);
  if (!caps) return;
  GstPad *sink = gst_element_get_static_pad(reading->scaler, "sink");
  const char *name = gst_structure_get_name(gst_caps_get_structure(caps, 0));
  if (strcmp(name, "video/x-raw") == 0 && !gst_pad_is_linked(sink)) gst_pad_link(pad, sink);
  gst_object_unref(sink);
  gst_caps_unref(caps);
}

// The stream says how large it is: the last moment to say how large its frames have to be.
static GstPadProbeReturn on_event(GstPad *pad, GstPadProbeInfo *info, gpointer user) {
  (void)pad;
  struct reading *reading = user;
  GstEvent *event = GST_PAD_PROBE_INFO_EVENT(info);
  if (GST_EVENT_TYPE(event) != GST_EVENT_CAPS) return GST_PAD_PROBE_OK;
  GstCaps *caps = NULL;
  gst_event_parse_caps(event, &caps);
  GstVideoInfo video;
  if (!gst_video_info_from_caps(&video, caps)) return GST_PAD_PROBE_DROP;
  const double stretch = video.par_n > 0 && video.par_d > 0 ? (double)video.par_n / video.par_d : 1;
  const double width = video.width * stretch;
  if (video.width < 1 || video.height < 1 || width * video.height > MOST_PIXELS || width > 1e6 ||
      width < 1) {
    reading->is_too_large = TRUE;
    return GST_PAD_PROBE_DROP;
  }
  reading->natural_width = (int32_t)(width + 0.5);
  reading->natural_height = video.height;
  int32_t fitted_width = 0, fitted_height = 0;
  fit(reading->side, reading->natural_width, reading->natural_height, &fitted_width,
      &fitted_height);
  GstCaps *wanted = gst_caps_new_simple(
      "video/x-raw", "width", G_TYPE_INT, fitted_width, "height", G_TYPE_INT, fitted_height,
      "pixel-aspect-ratio", GST_TYPE_FRACTION, 1, 1, NULL);
  g_object_set(reading->filter, "caps", wanted, NULL);
  gst_caps_unref(wanted);
  return GST_PAD_PROBE_OK;
}

static GstElement *make_pipeline(struct reading *reading) {
  // Scaled before it is converted and turned, which then costs little.
  GstElement *pipeline = gst_parse_launch(
      "filesrc location=/proc/self/fd/0 ! decodebin name=decoder "
      "videoscale name=scaler ! capsfilter name=filter ! videoconvert "
      "! videoflip video-direction=auto ! videoconvert ! video/x-raw,format=BGRA "
      "! appsink name=sink sync=false max-buffers=1",
      NULL);
  if (!pipeline) return NULL;
  GstElement *decoder = gst_bin_get_by_name(GST_BIN(pipeline), "decoder");
  reading->scaler = gst_bin_get_by_name(GST_BIN(pipeline), "scaler");
  reading->filter = gst_bin_get_by_name(GST_BIN(pipeline), "filter");
  g_signal_connect(decoder, "autoplug-continue", G_CALLBACK(wants_decoding), NULL);
  g_signal_connect(decoder, "pad-added", G_CALLBACK(link_video), reading);
  GstPad *sink = gst_element_get_static_pad(reading->scaler, "sink");
  gst_pad_add_probe(sink, GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM, on_event, reading, NULL);
  gst_object_unref(sink);
  gst_object_unref(decoder);
  return pipeline;
}

// The first frame; NULL when there is none, with the reason.
static GstSample *first_frame(GstElement *pipeline, struct reading *reading,
                              enum outcome *outcome) {
  GstAppSink *sink = GST_APP_SINK(gst_bin_get_by_name(GST_BIN(pipeline), "sink"));
  GstBus *bus = gst_element_get_bus(pipeline);
  GstSample *sample = NULL;
  *outcome = DAMAGED;
  gst_element_set_state(pipeline, GST_STATE_PAUSED);
  const gint64 deadline = g_get_monotonic_time() + patience;
  while (g_get_monotonic_time() < deadline) {
    sample = gst_app_sink_try_pull_preroll(sink, 10 * GST_MSECOND);
    if (sample) break;
    if (reading->is_too_large) {
      *outcome = TOO_LARGE;
      break;
    }
    GstMessage *message = gst_bus_pop_filtered(bus, GST_MESSAGE_ERROR | GST_MESSAGE_EOS |
                                                        GST_MESSAGE_ELEMENT |
                                                        GST_MESSAGE_ASYNC_DONE);
    if (!message) continue;
    const GstMessageType type = GST_MESSAGE_TYPE(message);
    // A stream nobody here can decode.
    if (type == GST_MESSAGE_ELEMENT && gst_message_has_name(message, "missing-plugin")) {
      *outcome = NO_LIBRARY;
    }
    gst_message_unref(message);
    if (type == GST_MESSAGE_ERROR || type == GST_MESSAGE_EOS) break;
  }
  gst_object_unref(bus);
  gst_object_unref(sink);
  return sample;
}

static uint8_t product(uint32_t value, uint32_t alpha) {
  const uint32_t biased = value * alpha + 128;
  return (uint8_t)((biased + (biased >> 8)) >> 8);
}

static enum outcome write_frame(GstSample *sample, struct record *record) {
  GstVideoInfo info;
  GstVideoFrame frame;
  if (!gst_video_info_from_caps(&info, gst_sample_get_caps(sample)) ||
      !gst_video_frame_map(&frame, &info, gst_sample_get_buffer(sample), GST_MAP_READ)) {
    return DAMAGED;
  }
  record->width = info.width;
  record->height = info.height;
  record->frames = 1;
  // It lay on its side.
  if ((record->width > record->height) != (record->natural_width > record->natural_height) &&
      record->width != record->height) {
    const int32_t width = record->natural_width;
    record->natural_width = record->natural_height;
    record->natural_height = width;
  }
  const size_t row_bytes = (size_t)info.width * 4;
  uint8_t *row = malloc(row_bytes);
  gboolean is_written = row && put(record, sizeof *record);
  for (int32_t y = 0; is_written && y < info.height; y++) {
    const uint8_t *source = (const uint8_t *)GST_VIDEO_FRAME_PLANE_DATA(&frame, 0) +
                            (size_t)y * (size_t)GST_VIDEO_FRAME_PLANE_STRIDE(&frame, 0);
    for (size_t byte = 0; byte < row_bytes; byte += 4) {
      const uint8_t alpha = source[byte + 3];
      for (size_t part = 0; part < 3; part++) row[byte + part] = product(source[byte + part], alpha);
      row[byte + 3] = alpha;
    }
    is_written = put(row, row_bytes);
  }
  free(row);
  gst_video_frame_unmap(&frame);
  return is_written ? READ : DAMAGED;
}

enum outcome read_video(int32_t side) {
  if (!begin_gstreamer(plugins, sizeof plugins / sizeof *plugins)) return NO_LIBRARY;
  struct reading reading = {.side = side};
  GstElement *pipeline = make_pipeline(&reading);
  if (!pipeline) return NO_LIBRARY;
  enum outcome outcome = DAMAGED;
  GstSample *sample = first_frame(pipeline, &reading, &outcome);
  if (sample) {
    struct record record = {.magic = RECORD_MAGIC,
                            .natural_width = reading.natural_width,
                            .natural_height = reading.natural_height};
    gint64 duration = 0;
    if (gst_element_query_duration(pipeline, GST_FORMAT_TIME, &duration) && duration > 0) {
      record.duration = duration / 1000;
    }
    outcome = write_frame(sample, &record);
  }
  // The process ends with everything in it; taking it apart would only take time.
  return outcome;
}

#else

enum outcome read_video(int32_t side) {
  (void)side;
  return NO_LIBRARY;
}

#endif
