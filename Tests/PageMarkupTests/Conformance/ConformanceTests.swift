import PageMarkup
import PageModel
import Testing

/// Structure is what cmark-gfm makes of a text, wherever it is not ruled otherwise.
///
/// Where it is, the pieces below have nothing of it, or both sides are spelled alike:
/// tags, HTML and addresses without markup mean other things in the dialects; formulas, footnotes,
/// `||` and `==` are none of GFM's; tasks are read from their own place only; names of characters
/// are few in Rich Markdown; in East Asian text emphasis has a rule of its own. Empty headings,
/// quotes, code and items are dropped by one dialect at least. In a message a row keeps its further
/// cells, so tables of messages are compared where there are none.
@Suite("The structure is cmark-gfm's")
struct ConformanceTests {
  private static let pieces = [
    "*", "**", "***", "_", "__", "~", "~~", "`", "``", "[", "]", "[a](tg://c)",
    "[b]", "](tg://d)", "(", ")", "\\", "&amp;", "&lt;", "&", "!a", "#", "+", "-", "=a=",
    ".", ",", ":", ";", "é", "👍", "\u{A0}", " ", "  ", "\t", "\n", "\n", "\n\n", "\n\n", "\n- ",
    "\n* ", "\n  - ", "\n    - ", "\n1. ", "\n7) ", "\n> ", "\n>", "\n> > ", "\n    ", "\n\t",
    "\n# ", "\n## ", "\n===\n", "\n---\n", "\n***\n", "\n```\n", "\n```c\n", "\n~~~\n", "  \n",
    "\\\n", "\n\n[b]: tg://e\n\n",
  ]
  private static let tables = [
    "\n\n|a|b|\n|-|-|\n|c|d|\n\n", "\n\n| a | b |\n|:-:|--|\n| c |\n", "\n\n|a|\n|-|\n",
  ]

  @Test("Rich Markdown", arguments: UInt64(0)..<50)
  func rich(block: UInt64) throws {
    let options = RichMarkupOptions(detectsEntities: false)
    for seed in block * 100..<(block + 1) * 100 {
      var random = RandomMarkdown(seed: seed)
      let markdown = random.document(of: Self.pieces + Self.tables, count: 50)
      let page = try parseRichMarkdown(markdown, options: options).page
      let (own, theirs) = (try PageShape.of(page.blocks), CMarkShape.of(markdown))
      #expect(own == theirs, "seed \(seed): \(markdown.debugDescription)")
    }
  }

  @Test("a message", arguments: UInt64(0)..<50)
  func message(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var random = RandomMarkdown(seed: seed)
      let markdown = random.document(of: Self.pieces + Self.tables, count: 50)
      let document = try parseMarkdown(markdown)
      let hasSurplus = document.warnings.contains { warning in
        if case .surplusCells = warning.kind { return true }
        return false
      }
      if hasSurplus { continue }
      let (own, theirs) = (try PageShape.of(document.page.blocks), CMarkShape.of(markdown))
      #expect(own == theirs, "seed \(seed): \(markdown.debugDescription)")
    }
  }
}
