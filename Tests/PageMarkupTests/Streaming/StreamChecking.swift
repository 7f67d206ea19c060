import PageMarkup
import PageModel
import Testing

/// Compares what a session has with what its text becomes at once.
enum StreamChecking {
  static let chat = StreamDialect.markdown(MarkdownOptions())
  static let document = StreamDialect.markdown(MarkdownOptions(mode: .document(fileName: "f")))
  static let rich = StreamDialect.richMarkdown(RichMarkupOptions())

  /// Whether everything is the same: blocks, media, lines, warnings, and errors.
  static func difference(_ session: MarkupSession) -> String? {
    let expected = Result { () throws(MarkupError) in
      try session.dialect.parse(session.source)
    }
    let found = Result { () throws(MarkupError) in try session.document() }
    switch (expected, found) {
    case (.failure(let expected), .failure(let found)):
      return expected == found ? nil : "\(expected) became \(found)"
    case (.failure(let error), .success): return "no error, but \(error)"
    case (.success, .failure(let error)): return "error \(error)"
    case (.success(let expected), .success(let found)):
      if found.page != expected.page {
        return "page\n\(found.page.treeDump())\ninstead of\n\(expected.page.treeDump())"
      }
      if found.title != expected.title { return "title \(found.title ?? "nil")" }
      if found.blockLines != expected.blockLines {
        return "lines \(found.blockLines) instead of \(expected.blockLines)"
      }
      if found.alternativeTexts != expected.alternativeTexts { return "alternative texts" }
      if found.warnings != expected.warnings {
        return "warnings \(found.warnings) instead of \(expected.warnings)"
      }
      return nil
    }
  }
}
