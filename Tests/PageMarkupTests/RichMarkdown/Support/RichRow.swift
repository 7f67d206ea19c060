import PageMarkup
import PageModel
import Testing

/// One row of a table of tests: Rich Markdown, the page it becomes (see ``RichSpelling``), and the
/// rule in a sentence.
struct RichRow: CustomTestStringConvertible, Sendable {
  var markdown: String
  var expected: String
  var rule: String

  init(_ markdown: String, _ expected: String, _ rule: String) {
    self.markdown = markdown
    self.expected = expected
    self.rule = rule
  }

  var testDescription: String { "\(rule): \(markdown.debugDescription)" }

  func check(
    _ options: RichMarkupOptions = RichMarkupOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let document = try parseRichMarkdown(markdown, options: options)
      #expect(
        RichSpelling.of(document.page.blocks) == expected, "\(rule)",
        sourceLocation: sourceLocation)
      #expect(
        document.blockLines.count == document.page.blocks.count, "lines of every block",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(rule): \(error)", sourceLocation: sourceLocation)
    }
  }
}
