import PageMarkup
import TestSupport

/// Texts as a model might write them at its worst: lines that are markup and nothing else, and
/// lines that mean something only by those around them.
struct StreamDocuments {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Lines of all dialects of Markdown.
  static let lines = [
    "", "", "", "", "one *two* three", "a **bold** and `code` word", "# Title", "## Two", "### `c`",
    "####### seven", "#", "#hash", "===", "---", "***", "- - -", "- item", "- [ ] open",
    "- [x] done", "  - nested", "    deeper", "1. first", "2) second", "10. tenth", "-", "1.", "*",
    "+ plus", "> quote", "> > deeper", ">", "> - in it", "> ```", "```", "```swift", "````", "~~~",
    "~~~ text", "   ```", "let x = 1", "| a | b |", "|---|:-:|", "| 1 | 2 |", "| 1 |", "|", "a | b",
    "--|--", "x | y | z", "| **b | c |", "[link](https://a.b/c)", "[ref]", "[Ref][other]",
    "[ref]: https://r.s/t", "[other]: <u> 'title'", "![pic](https://a.b/p.png)", "![p][ref]",
    "text ![in](https://a.b/i.png) text", "$x^2$ and $5 or $6", "$$", "$$x$$", "\\[", "\\]",
    "\\(y\\)",
    "a ~ b ~~struck~~ c", "x*~y*", "<u>under", "</u>", "<div>", "</div>", "<!-- note", "-->",
    "<pre>", "</pre>", "&amp; &copy; &#65;", "[^1] and [^note]", "www.a.b and https://c.d",
    "mail a@b.c", "**", "__x__", "_a", "`", "``a", "は**（税）**は", "👩‍👩‍👧 🇩🇪 e\u{301}", "\\*no\\*",
    "a  ", "a\\", "\tcode", "    code", "\r", "last\r\n\r\nnext",
  ]

  static let footnotes = ["[^1]: note", "    goes on", "[^note]: other", "text[^1]"]

  /// Lines of Rich Markdown alone.
  static let rich = [
    "||secret|| and ==mark==", "||**a||**", "==a", "<details>", "<summary>S *x*</summary>",
    "</details>", "<b>bold", "</b>", "<tg-spoiler>s</tg-spoiler>", "<blockquote>", "</blockquote>",
    "<table><tr><td>1</td>", "<td>2</td></tr></table>", "<ul><li>one", "</li></ul>",
    "<tg-collage>", "</tg-collage>", "![](https://a.b/c.mp4 \"cap\")", "![x](tg://emoji?id=1)",
    "![t](tg://time?unix=5&format=r)", "<tg-button type=\"url\" url=\"https://a.b\">Go</tg-button>",
    "<tg-button-row>", "</tg-button-row>", "<hr>", "<p>para", "</p>", "```math", "<tg-thinking>",
    "</tg-thinking>", "@name #tag /cmd", "<a name='x'>", "<h2>H</h2>",
  ]

  /// - Parameter complete: Lines that never go on with the next one.
  mutating func document(
    of lines: [String], count: Int, complete: Set<String> = []
  ) -> String {
    var text = ""
    for _ in 0..<count {
      let line = lines.randomElement(using: &random) ?? ""
      let goesOn = Int.random(in: 0..<12, using: &random) == 0
      text += goesOn && !complete.contains(line) ? line : line + "\n"
    }
    return text
  }

  /// Cuts a text into pieces of about `size` characters; at random for 0.
  mutating func chunks(of text: String, size: Int) -> [String] {
    var chunks: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let count = size > 0 ? size : Int.random(in: 1...40, using: &random)
      chunks.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return chunks
  }

  mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
