import TestSupport

/// Random Markdown out of lines that are hard on a layout while they are being written.
enum StreamText {
  private static let lines = [
    "plain words go here", "**bold *and* more", "# heading", "###", "- item", "  - nested item",
    "    deeper", "1. one", "10) ten", "- [ ] open", "- [x] done", "> quoted", "> > twice", ">",
    "```swift", "let code = 1", "```", "| a | b |", "|---|:-:|", "| cell | another longer cell |",
    "---", "===", "", "", "", "$x^2$ inline", "$$", "\\frac{a}{b}", "[link](https://e.x/a)",
    "![picture](https://e.x/p.png)", "שלום עולם", "مرحبا بالعالم", "中文段落", "👍🏽 done", "a `span` b",
    "supercalifragilisticexpialidocious-and-then-some-more-of-it",
  ]

  static func text(seed: UInt64, lines count: Int) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in random.pick(lines) }.joined(separator: "\n")
  }

  /// The text up to the end of each of its words, white space included.
  static func prefixes(of text: String) -> [String] {
    var prefixes: [String] = []
    var end = text.startIndex
    while end < text.endIndex {
      end = text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      end = text[end...].firstIndex(where: { !$0.isWhitespace }) ?? text.endIndex
      prefixes.append(String(text[..<end]))
    }
    return prefixes
  }
}
