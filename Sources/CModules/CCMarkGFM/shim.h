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
