// KSyntaxHighlighting behind a C door. Loaded at run time by CodeHighlighting, which knows these
// declarations by heart: nothing links against this library.
#ifndef RECTO_SYNTAX_SHIM_H
#define RECTO_SYNTAX_SHIM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Offsets and lengths are UTF-16 units; style is a KSyntaxHighlighting::Theme::TextStyle.
typedef void (*recto_syntax_range)(void *context, int32_t offset, int32_t length, int32_t style);

// All grammars there are; NULL when the library was not there when this was built. Not thread-safe.
void *recto_syntax_open(void);
void recto_syntax_close(void *grammars);

// Reports the ranges of a text in its order. The language is a grammar's own name, whatever the case, or
// else the extension of a file in it. Ends before the first line that is longer than longest_line, and
// returns how many units were read; -1 for a language nobody knows.
int64_t recto_syntax_highlight(void *grammars, const char *language, const uint16_t *text,
                               int64_t length, int32_t longest_line, recto_syntax_range report,
                               void *context);

#ifdef __cplusplus
}
#endif

#endif
