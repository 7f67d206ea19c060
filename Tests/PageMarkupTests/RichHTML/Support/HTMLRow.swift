import PageMarkup
import PageModel
import Testing

/// One row of a table of tests: Rich HTML, the page it becomes (see ``RichSpelling``), and the
/// rule in a sentence.
struct HTMLRow: CustomTestStringConvertible, Sendable {
  var html: String
  var expected: String
  var rule: String
  /// The warnings, a line each.
  var warnings: String

  init(_ html: String, _ expected: String, _ rule: String, warnings: String = "") {
    self.html = html
    self.expected = expected
    self.rule = rule
    self.warnings = warnings
  }

  var testDescription: String { "\(rule): \(html.debugDescription)" }

  func check(
    _ options: RichMarkupOptions = RichMarkupOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let document = try parseRichHTML(html, options: options)
      #expect(
        RichSpelling.of(document.page.blocks) == expected, "\(rule)",
        sourceLocation: sourceLocation)
      #expect(
        document.warnings.map(\.description).joined(separator: "\n") == warnings, "\(rule)",
        sourceLocation: sourceLocation)
      #expect(
        document.blockLines.count == document.page.blocks.count, "lines of every block",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(rule): \(error)", sourceLocation: sourceLocation)
    }
  }
}
