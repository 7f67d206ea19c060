// recto-media: reads one video or animated sticker from its standard input and writes pixels to its
// standard output. A process of its own, so that a file made to crash, to hang or to eat the memory of
// whoever opens it does that here, and so that nobody loads GStreamer who shows no video.
//
//   recto-media video SIDE
//   recto-media sticker SIDE FRAMES
//
// SIDE is the longest side of the pixels at most, FRAMES how many of them at most. Standard input is a
// file, or another descriptor that can be opened again. What is written is a record of the machine's own
// numbers, then the frames one after the other: rows from the top, BGRA with premultiplied alpha.
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

enum { RECORD_MAGIC = 0x4D434552 };

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

// Writes all of the bytes; 0 when the reader has left.
int put(const void *bytes, size_t count);

// The size scaled down, never up, until no side is longer than `side`; no side is 0.
void fit(int32_t side, int32_t natural_width, int32_t natural_height, int32_t *width,
         int32_t *height);

#endif
