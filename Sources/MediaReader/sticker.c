#include "media_reader.h"

#if __has_include(<rlottie_capi.h>)

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include <rlottie_capi.h>

// Telegram takes stickers of 64 KB at most; what they hold is seldom more than twenty times as much.
static const size_t most_packed = (size_t)1 << 20;
static const size_t most_unpacked = (size_t)8 << 20;
// The library and its parser go as deep as the file does.
enum { MOST_DEPTH = 200 };
static const double most_frames_a_second = 30;

static char *read_all(size_t *count) {
  char *bytes = malloc(most_packed + 1);
  if (!bytes) return NULL;
  *count = 0;
  while (*count <= most_packed) {
    const ssize_t got = read(STDIN_FILENO, bytes + *count, most_packed + 1 - *count);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      free(bytes);
      return NULL;
    }
    if (got == 0) break;
    *count += (size_t)got;
  }
  return bytes;
}

// The text that is packed with gzip, ended by a 0.
static enum outcome unpack(char *packed, size_t packed_count, char **text) {
  char *unpacked = malloc(most_unpacked + 1);
  if (!unpacked) return TOO_LARGE;
  z_stream stream = {0};
  stream.next_in = (Bytef *)packed;
  stream.avail_in = (uInt)packed_count;
  stream.next_out = (Bytef *)unpacked;
  stream.avail_out = (uInt)most_unpacked + 1;
  // 15 bits of window, and gzip's header.
  enum outcome outcome = DAMAGED;
  if (inflateInit2(&stream, 15 + 16) == Z_OK) {
    const int status = inflate(&stream, Z_FINISH);
    if (stream.total_out > most_unpacked) {
      outcome = TOO_LARGE;
    } else if (status == Z_STREAM_END) {
      outcome = READ;
      unpacked[stream.total_out] = 0;
    }
    inflateEnd(&stream);
  }
  if (outcome != READ) {
    free(unpacked);
    return outcome;
  }
  *text = unpacked;
  return READ;
}

// Whether the brackets of a text match and are not nested too deep.
static bool is_sound(const char *text) {
  char open[MOST_DEPTH];
  int depth = 0;
  bool in_string = false;
  if (text[0] != '{') return false;
  for (const char *at = text; *at; at++) {
    if (in_string) {
      if (*at == '\\' && at[1]) at++;
      else if (*at == '"') in_string = false;
      continue;
    }
    switch (*at) {
      case '"': in_string = true; break;
      case '{':
      case '[':
        if (depth == MOST_DEPTH) return false;
        open[depth++] = *at;
        break;
      case '}':
      case ']':
        if (depth == 0 || open[--depth] != (*at == '}' ? '{' : '[')) return false;
        break;
      default: break;
    }
  }
  return depth == 0 && !in_string;
}

static enum outcome write_frames(Lottie_Animation *animation, int32_t side, int32_t most_frames) {
  size_t natural_width = 0, natural_height = 0;
  lottie_animation_get_size(animation, &natural_width, &natural_height);
  const size_t total = lottie_animation_get_totalframe(animation);
  const double rate = lottie_animation_get_framerate(animation);
  if (natural_width == 0 || natural_height == 0 || total == 0) return DAMAGED;
  if (natural_width > 4096 || natural_height > 4096) return TOO_LARGE;

  struct record record = {.magic = RECORD_MAGIC,
                          .natural_width = (int32_t)natural_width,
                          .natural_height = (int32_t)natural_height,
                          .frames = 1};
  fit(side, record.natural_width, record.natural_height, &record.width, &record.height);
  if (isfinite(rate) && rate > 0 && total < 100000) {
    const double seconds = (double)total / rate;
    if (seconds > 0 && seconds < 3600) {
      double wanted = ceil(seconds * most_frames_a_second);
      if (wanted > (double)total) wanted = (double)total;
      if (wanted > most_frames) wanted = most_frames;
      record.frames = wanted < 1 ? 1 : (int32_t)wanted;
      record.duration = (int64_t)(seconds * 1e6);
      record.frame_duration = record.duration / record.frames;
    }
  }
  const size_t row = (size_t)record.width * 4;
  const size_t bytes = row * (size_t)record.height;
  uint32_t *pixels = malloc(bytes);
  if (!pixels) return TOO_LARGE;
  if (!put(&record, sizeof record)) return DAMAGED;
  for (int32_t frame = 0; frame < record.frames; frame++) {
    memset(pixels, 0, bytes);
    lottie_animation_render(animation, (size_t)frame * total / (size_t)record.frames, pixels,
                            (size_t)record.width, (size_t)record.height, row);
    if (!put(pixels, bytes)) return DAMAGED;
  }
  return READ;
}

enum outcome read_sticker(int32_t side, int32_t most_frames) {
  size_t count = 0;
  char *packed = read_all(&count);
  if (!packed) return DAMAGED;
  if (count > most_packed) return TOO_LARGE;
  char *text = NULL;
  const enum outcome outcome = unpack(packed, count, &text);
  if (outcome != READ) return outcome;
  if (!is_sound(text)) return DAMAGED;
  // The process reads one sticker, so the library's cache has nothing to mix up.
  Lottie_Animation *animation = lottie_animation_from_data(text, "sticker", "");
  if (!animation) return DAMAGED;
  return write_frames(animation, side, most_frames);
}

#else

enum outcome read_sticker(int32_t side, int32_t most_frames) {
  (void)side;
  (void)most_frames;
  return NO_LIBRARY;
}

#endif
