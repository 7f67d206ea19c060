#include "syntax_shim.h"

#if __has_include(<KF5/KSyntaxHighlighting/KSyntaxHighlighting/repository.h>)

#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/abstracthighlighter.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/definition.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/format.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/repository.h>
#include <KF5/KSyntaxHighlighting/KSyntaxHighlighting/state.h>

#include <QByteArray>
#include <QString>
#include <QVector>

using namespace KSyntaxHighlighting;

namespace {

struct Grammars {
  Repository repository;
  QByteArray found;
};

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

}  // namespace

extern "C" void *recto_syntax_open(void) { return new Grammars; }

extern "C" void recto_syntax_close(void *grammars) { delete static_cast<Grammars *>(grammars); }

extern "C" const char *recto_syntax_find(void *opaque, const char *language) {
  Grammars *grammars = static_cast<Grammars *>(opaque);
  const QString name = QString::fromUtf8(language);
  Definition found = grammars->repository.definitionForName(name);
  if (!found.isValid()) {
    const QVector<Definition> all = grammars->repository.definitions();
    for (const Definition &definition : all) {
      if (definition.name().compare(name, Qt::CaseInsensitive) == 0) {
        found = definition;
        break;
      }
    }
  }
  if (!found.isValid()) {
    found = grammars->repository.definitionForFileName(QStringLiteral("x.") + name);
  }
  if (!found.isValid()) return nullptr;
  grammars->found = found.name().toUtf8();
  return grammars->found.constData();
}

extern "C" int64_t recto_syntax_highlight(void *opaque, const char *name, const uint16_t *text,
                                          int64_t length, int32_t longestLine,
                                          recto_syntax_range report, void *context) {
  Grammars *grammars = static_cast<Grammars *>(opaque);
  Reporter reporter(report, context);
  reporter.setDefinition(grammars->repository.definitionForName(QString::fromUtf8(name)));
  return reporter.run(text, length, longestLine);
}

#else

extern "C" void *recto_syntax_open(void) { return nullptr; }

extern "C" void recto_syntax_close(void *) {}

extern "C" const char *recto_syntax_find(void *, const char *) { return nullptr; }

extern "C" int64_t recto_syntax_highlight(void *, const char *, const uint16_t *, int64_t, int32_t,
                                          recto_syntax_range, void *) {
  return 0;
}

#endif
