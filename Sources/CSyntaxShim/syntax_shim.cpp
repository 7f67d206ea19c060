#include "syntax_shim.h"

#if __has_include(<KF5/KSyntaxHighlighting/KSyntaxHighlighting/repository.h>)

#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/abstracthighlighter.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/definition.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/format.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/repository.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/state.h>

#include <QString>
#include <QVector>

using namespace KSyntaxHighlighting;

namespace {

class Reporter : public AbstractHighlighter {
 public:
  Reporter(recto_syntax_range report, void *context) : report(report), context(context) {}

  int64_t run(const uint16_t *text, int64_t length, int32_t longestLine) {
    State state;
    int64_t start = 0;
    while (start < length) {
      int64_t end = start;
      while (end < length && text[end] != '\n') end++;
      if (end - start > longestLine) break;
      lineStart = static_cast<int32_t>(start);
      const QString line(reinterpret_cast<const QChar *>(text + start), static_cast<int>(end - start));
      state = highlightLine(line, state);
      start = end + 1;
    }
    return start < length ? start : length;
  }

 protected:
  void applyFormat(int offset, int length, const Format &format) override {
    if (length > 0) report(context, lineStart + offset, length, format.textStyle());
  }

 private:
  recto_syntax_range report;
  void *context;
  int32_t lineStart = 0;
};

// The grammar of that name, whatever the case, or else of files with that extension.
Definition find(const Repository &grammars, const QString &language) {
  const Definition named = grammars.definitionForName(language);
  if (named.isValid()) return named;
  const QVector<Definition> all = grammars.definitions();
  for (const Definition &definition : all) {
    if (definition.name().compare(language, Qt::CaseInsensitive) == 0) return definition;
  }
  return grammars.definitionForFileName(QStringLiteral("x.") + language);
}

}  // namespace

extern "C" void *recto_syntax_open(void) { return new Repository; }

extern "C" void recto_syntax_close(void *grammars) { delete static_cast<Repository *>(grammars); }

extern "C" int64_t recto_syntax_highlight(void *grammars, const char *language,
                                          const uint16_t *text, int64_t length,
                                          int32_t longestLine, recto_syntax_range report,
                                          void *context) {
  const Definition grammar =
      find(*static_cast<Repository *>(grammars), QString::fromUtf8(language));
  if (!grammar.isValid()) return -1;
  Reporter reporter(report, context);
  reporter.setDefinition(grammar);
  return reporter.run(text, length, longestLine);
}

#else

extern "C" void *recto_syntax_open(void) { return nullptr; }

extern "C" void recto_syntax_close(void *) {}

extern "C" int64_t recto_syntax_highlight(void *, const char *, const uint16_t *, int64_t, int32_t,
                                          recto_syntax_range, void *) {
  return -1;
}

#endif
