// recto-media: reads one video, animated sticker or sound from its standard input and writes pixels, or what a
// sound is, to its standard output. A process of its own, so that a file made to crash, to hang or to eat the memory of
// whoever opens it does that here, and so that nobody loads GStreamer who shows no video.
//
//   recto-media video SIDE
//   recto-media sticker SIDE FRAMES
//   recto-media sound
//
// SIDE is the longest side of the pixels at most, FRAMES how many of them at most. Standard input is a
// file, or another descriptor that can be opened again. What is written is a record of the machine's own
// numbers, then the frames one after the other: rows from the top, BGRA with premultiplied alpha. Of a sound the
// beginning is decoded, and its record is all that is written.
//
// Sources/PageDrawing/Moving knows this by heart: the numbers here are the contract.
#ifndef RECTO_MEDIA_READER_H
#define RECTO_MEDIA_READER_H

#include <stddef.h>
#include <stdint.h>

struct record {
  int32_t magic;
  // What the file calls its size, upright and with square pixels.
  int32_t natural_width, natural_height;
  // Of the frames that follow.
  int32_t width, height;
  int32_t frames;
  // How long a frame is shown, and all of the medium; 0 when the file does not say. Microseconds.
  int64_t frame_duration, duration;
};

struct sound_record {
  int32_t magic;
  int32_t channels;
  // Samples a second.
  int32_t rate;
  int32_t unused;
  // 0 when the file does not say. Microseconds.
  int64_t duration;
};

enum { RECORD_MAGIC = 0x4D434552, SOUND_MAGIC = 0x53434552 };

// What the process ends with.
enum outcome {
  READ = 0,
  WRONG_CALL = 2,
  DAMAGED = 3,
  TOO_LARGE = 4,
  // Built without the library for it, or the library lacks a part.
  NO_LIBRARY = 5,
};

// The pixels a file may ask for before it is scaled down.
enum { MOST_PIXELS = 40000000 };

enum outcome read_video(int32_t side);
enum outcome read_sticker(int32_t side, int32_t most_frames);
enum outcome read_sound(void);

// Loads parts of GStreamer by their names, which takes no registry: that would be written into somebody's home
// folder after a look at every part there is. 0 when GStreamer cannot be begun.
int begin_gstreamer(const char *const *plugins, size_t count);

// Writes all of the bytes; 0 when the reader has left.
int put(const void *bytes, size_t count);

// The size scaled down, never up, until no side is longer than `side`; no side is 0.
void fit(int32_t side, int32_t natural_width, int32_t natural_height, int32_t *width,
         int32_t *height);

#endif
