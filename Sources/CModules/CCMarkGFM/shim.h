#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm/registry.h>
// The structures behind the accessors. Going through the accessors copies every text once more
// (they hand out C strings), and says nothing of references and of the raw text of a paragraph.
#include <cmark-gfm/inlines.h>
#include <cmark-gfm/node.h>
#include <cmark-gfm/parser.h>
#include <cmark-gfm/syntax_extension.h>
#include <cmark-gfm/utf8.h>

// cmark-gfm's allocator functions have no argument for a context, so each thread knows the arena in
// use. A key of pthreads would do, and cost as much as allocating. One file alone may use this: each
// has a variable of its own.
static inline void **recto_arena(void) {
  static __thread void *arena;
  return &arena;
}
