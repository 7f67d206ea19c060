#define _GNU_SOURCE
#include "media_reader.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// What the process may use at most, whatever the file asks for; whoever started it waits no longer than
// this either.
enum { MOST_SECONDS = 20, MOST_SECONDS_OF_WORK = 10 };
// A video's decoder has threads, which reserve more than they use.
static const rlim_t sticker_memory = (rlim_t)256 << 20;
static const rlim_t video_memory = (rlim_t)1536 << 20;

static void limit(int resource, rlim_t most) {
  struct rlimit limits = {most, most};
  setrlimit(resource, &limits);
}

static void limit_everything(void) {
  limit(RLIMIT_CPU, MOST_SECONDS_OF_WORK);
  limit(RLIMIT_CORE, 0);
  // Nothing is ever written to a file: standard output is a pipe. Libraries that try do without.
  limit(RLIMIT_FSIZE, 0);
  signal(SIGXFSZ, SIG_IGN);
  // It neither outlives who asked nor waits for ever.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  alarm(MOST_SECONDS);
}

int put(const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    rest += written;
    count -= (size_t)written;
  }
  return 1;
}

void fit(int32_t side, int32_t natural_width, int32_t natural_height, int32_t *width,
         int32_t *height) {
  const int32_t longest = natural_width > natural_height ? natural_width : natural_height;
  const double scale = longest > side ? (double)side / longest : 1;
  *width = (int32_t)(natural_width * scale + 0.5);
  *height = (int32_t)(natural_height * scale + 0.5);
  if (*width < 1) *width = 1;
  if (*height < 1) *height = 1;
}

// A whole number between 1 and `most`, 0 for anything else.
static int32_t number(const char *text, long most) {
  char *end = NULL;
  const long value = strtol(text, &end, 10);
  return end != text && *end == 0 && value >= 1 && value <= most ? (int32_t)value : 0;
}

int main(int count, char **words) {
  limit_everything();
  const int32_t side = count > 2 ? number(words[2], 4096) : 0;
  if (side > 0 && count == 3 && strcmp(words[1], "video") == 0) {
    limit(RLIMIT_AS, video_memory);
    return read_video(side);
  }
  if (count == 2 && strcmp(words[1], "sound") == 0) {
    limit(RLIMIT_AS, video_memory);
    return read_sound();
  }
  const int32_t frames = count > 3 ? number(words[3], 600) : 0;
  if (side > 0 && frames > 0 && count == 4 && strcmp(words[1], "sticker") == 0) {
    limit(RLIMIT_AS, sticker_memory);
    // An animation may name pictures of its own by their paths. No file is opened for one.
    limit(RLIMIT_NOFILE, STDERR_FILENO + 1);
    return read_sticker(side, frames);
  }
  return WRONG_CALL;
}
