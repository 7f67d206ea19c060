import PageMarkup
import Testing

/// One row of a table of tests: Markdown, the page it becomes (see ``PageSpelling``), and the rule
/// in a sentence.
struct MarkdownRow: CustomTestStringConvertible, Sendable {
  var markdown: String
  var expected: String
  var rule: String

  init(_ markdown: String, _ expected: String, _ rule: String) {
    self.markdown = markdown
    self.expected = expected
    self.rule = rule
  }

  var testDescription: String { rule }

  func check(
    _ options: MarkdownOptions = MarkdownOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let document = try parseMarkdown(markdown, options: options)
      #expect(
        PageSpelling.of(document.page.blocks) == expected, "\(rule)",
        sourceLocation: sourceLocation)
      #expect(
        document.blockLines.count == document.page.blocks.count, "lines of every block",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(rule): \(error)", sourceLocation: sourceLocation)
    }
  }
}
