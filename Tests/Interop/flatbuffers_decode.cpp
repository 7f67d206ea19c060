// How long the C++ that flatc generates takes for a page in FlatBuffers form: checking it, going
// through all of it in place, and making objects of it, which is what Recto's decoder does.
//
//   flatc --cpp --gen-object-api --gen-all -o DIR Sources/PageCoding/FlatBuffers/Schema/InstantPage.fbs
//   g++ -O2 -std=c++17 -I DIR Tests/Interop/flatbuffers_decode.cpp -o DIR/decode
//   DIR/decode [TASK] PAGE.bin
//
// Needs flatbuffers-compiler and libflatbuffers-dev. Prints "what microseconds" lines, or for one task
// "VERSION MILLISECONDS". The walk goes
// into texts, lists, quotes, details and tables, so measure it with pages made of these.

#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "InstantPage_generated.h"

using namespace Recto;

namespace {

long length(const flatbuffers::String *string) { return string ? long(string->size()) : 0; }

long walk(const RichText *text) {
  switch (text->value_type()) {
#define RECTO_TEXT(Kind) \
  case RichText_Value_RichText_##Kind: \
    return 1 + walk(text->value_as_RichText_##Kind()->text());
    RECTO_TEXT(Bold) RECTO_TEXT(Italic) RECTO_TEXT(Underline) RECTO_TEXT(Strikethrough)
    RECTO_TEXT(Fixed) RECTO_TEXT(Subscript) RECTO_TEXT(Superscript) RECTO_TEXT(Marked)
    RECTO_TEXT(AutoEmail) RECTO_TEXT(AutoPhone) RECTO_TEXT(AutoUrl) RECTO_TEXT(BankCard)
    RECTO_TEXT(BotCommand) RECTO_TEXT(Cashtag) RECTO_TEXT(Hashtag) RECTO_TEXT(Mention)
    RECTO_TEXT(Spoiler) RECTO_TEXT(TonAddress)
#undef RECTO_TEXT
  case RichText_Value_RichText_Plain:
    return length(text->value_as_RichText_Plain()->text());
  case RichText_Value_RichText_Formula:
    return length(text->value_as_RichText_Formula()->latex());
  case RichText_Value_RichText_Url: {
    auto link = text->value_as_RichText_Url();
    auto page = link->webpageId();
    return walk(link->text()) + length(link->url()) + (page ? page->namespace_() + page->id() : 0);
  }
  case RichText_Value_RichText_CustomEmoji: {
    auto emoji = text->value_as_RichText_CustomEmoji();
    return emoji->fileId() + length(emoji->alt());
  }
  case RichText_Value_RichText_Concat: {
    long sum = 0;
    for (auto part : *text->value_as_RichText_Concat()->texts()) sum += walk(part);
    return sum;
  }
  default:
    return 0;
  }
}

typedef flatbuffers::Vector<flatbuffers::Offset<InstantPageBlock>> Blocks;

long walk(const Blocks *blocks);

long walk(const InstantPageBlock_List *list) {
  long sum = list->ordered();
  for (auto item : *list->items()) {
    if (auto text = item->value_as_InstantPageListItem_Text()) {
      sum += walk(text->text()) + length(text->number()) + text->checkState();
    } else if (auto blocks = item->value_as_InstantPageListItem_Blocks()) {
      sum += walk(blocks->blocks()) + length(blocks->number()) + blocks->checkState();
    }
  }
  return sum;
}

long walk(const InstantPageBlock_Table *table) {
  long sum = walk(table->title()) + table->bordered() + table->striped() + table->compact();
  for (auto row : *table->rows()) {
    for (auto cell : *row->cells()) {
      sum += cell->text() ? walk(cell->text()) : 0;
      sum += cell->header() + cell->alignment() + cell->verticalAlignment();
      sum += cell->colspan() + cell->rowspan();
    }
  }
  return sum;
}

long walk(const InstantPageBlock *block) {
  switch (block->value_type()) {
#define RECTO_BLOCK(Kind) \
  case InstantPageBlock_Value_InstantPageBlock_##Kind: \
    return 1 + walk(block->value_as_InstantPageBlock_##Kind()->text());
    RECTO_BLOCK(Title) RECTO_BLOCK(Subtitle) RECTO_BLOCK(Header) RECTO_BLOCK(Subheader)
    RECTO_BLOCK(Paragraph) RECTO_BLOCK(Footer) RECTO_BLOCK(Kicker) RECTO_BLOCK(Thinking)
#undef RECTO_BLOCK
  case InstantPageBlock_Value_InstantPageBlock_Heading: {
    auto heading = block->value_as_InstantPageBlock_Heading();
    return walk(heading->text()) + heading->level();
  }
  case InstantPageBlock_Value_InstantPageBlock_Preformatted: {
    auto code = block->value_as_InstantPageBlock_Preformatted();
    return walk(code->text()) + length(code->language());
  }
  case InstantPageBlock_Value_InstantPageBlock_PullQuote: {
    auto quote = block->value_as_InstantPageBlock_PullQuote();
    return walk(quote->text()) + walk(quote->caption());
  }
  case InstantPageBlock_Value_InstantPageBlock_BlockQuote: {
    auto quote = block->value_as_InstantPageBlock_BlockQuote();
    auto collapsed = quote->collapsed();
    return walk(quote->blocks()) + walk(quote->caption()) + (collapsed ? collapsed->value() : 2);
  }
  case InstantPageBlock_Value_InstantPageBlock_Details: {
    auto details = block->value_as_InstantPageBlock_Details();
    return walk(details->title()) + walk(details->blocks()) + details->expanded();
  }
  case InstantPageBlock_Value_InstantPageBlock_List:
    return walk(block->value_as_InstantPageBlock_List());
  case InstantPageBlock_Value_InstantPageBlock_Table:
    return walk(block->value_as_InstantPageBlock_Table());
  default:
    return 0;
  }
}

long walk(const Blocks *blocks) {
  long sum = 0;
  if (blocks) {
    for (auto block : *blocks) sum += walk(block);
  }
  return sum;
}

// The one thing to measure; empty for all.
const char *task = "";
#define RECTO_TEXT_OF(x) #x
#define RECTO_TEXT(x) RECTO_TEXT_OF(x)
const char *version = RECTO_TEXT(FLATBUFFERS_VERSION_MAJOR) "." RECTO_TEXT(FLATBUFFERS_VERSION_MINOR)
                      "." RECTO_TEXT(FLATBUFFERS_VERSION_REVISION);

// The fastest of some rounds: what others do on the machine only makes a round slower.
template <class Work> void measure(const char *name, int repeats, Work work) {
  if (*task && std::strcmp(task, name) != 0) return;
  double best = 1e30;
  for (int round = 0; round < 15; round++) {
    auto start = std::chrono::steady_clock::now();
    for (int repeat = 0; repeat < repeats; repeat++) work();
    std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
    if (time.count() / repeats < best) best = time.count() / repeats;
  }
  if (*task)
    std::printf("%s %.4f\n", version, best / 1000);
  else
    std::printf("%s %.1f\n", name, best);
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 2 && count != 3) return 2;
  if (count == 3) task = arguments[1];
  std::ifstream file(arguments[count - 1], std::ios::binary);
  std::vector<uint8_t> bytes((std::istreambuf_iterator<char>(file)), {});
  volatile long sink = 0;
  auto page = [&] { return flatbuffers::GetRoot<InstantPage>(bytes.data()); };
  auto verify = [&] {
    flatbuffers::Verifier verifier(bytes.data(), bytes.size(), 256, 10000000);
    return verifier.VerifyBuffer<InstantPage>(nullptr);
  };
  if (bytes.empty() || !verify()) return 1;
  auto unpack = [&] {
    InstantPageT *object = page()->UnPack();
    sink += long(object->blocks.size());
    delete object;
  };
  int repeats = 1 + int(2000000 / bytes.size());
  measure("verify", repeats, [&] { sink += verify(); });
  measure("walk", repeats, [&] { sink += walk(page()->blocks()); });
  measure("verify-and-walk", repeats, [&] { sink += verify() + walk(page()->blocks()); });
  measure("unpack", repeats, unpack);
  measure("verify-and-unpack", repeats, [&] { sink += verify(), unpack(); });
}
