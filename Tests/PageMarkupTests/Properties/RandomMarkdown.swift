import TestSupport

/// Documents put together at random from the pieces that markup is made of.
struct RandomMarkdown {
  private var random: SeededGenerator
  /// Every word of the document once, in its order.
  private(set) var words: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A document of `pieces`, among which words that occur nowhere else.
  mutating func document(of pieces: [String], count: Int, wordsEvery gap: Int = 2) -> String {
    var text = ""
    for _ in 0..<count {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      guard Int.random(in: 0..<gap, using: &random) == 0 else { continue }
      let word = "w\(words.count)x"
      words.append(word)
      text += word
      if Bool.random(using: &random) { text += " " }
    }
    return text
  }

  /// What may stand anywhere without hiding the words next to it. (Not among them: anything that
  /// makes an address, a label, a picture's alternative text or a language of a word.)
  static let visible = [
    "*", "**", "***", "_", "__", "~", "~~", "`", "``", "[", "]", "[a](b)", "(", ")", "!", "\\",
    "&", "&amp;", "<", ">", "<u>", "</u>", "<sub>", "</sup>", "<br>", "<b>", "</div>", "<!--",
    "-->", "<?", "<![CDATA[", "$", "$$", "\\(", "\\)", "\\[", "\\]", "|", "|-|-|", "\n|-|\n",
    "\n|a|b|\n|-|-|\n", "\n", "\n\n", "\n\n", "\n- ", "\n  - ", "\n1. ", "\n> ", "\n>", "\n    ",
    "\n\t", "\n# ", "\n## ", "\n===\n", "\n---\n", "\n***\n", "\n```\n", "\n~~~\n", "\n$$\n",
    "\n\\[\n", "\n- [ ] ", "\n- [x] ", "\n[^a]: ", "[^a]", "[^b]", "  \n", "\\\n", "\r\n", "\r",
    " ", "  ", ".", ",", ":", ";", "https://a.b/", "www.a.b", "a@b.c", "は", "（", "）", "。", "é",
    "👍🏽", "\u{301}", "\u{E000}", "\u{E040}", "\u{2E00}", "\u{0}", "\n<div>\n", "\n<u>\n", "\"", "'",
  ]

  /// Everything, also what hides words.
  static let all =
    visible + [
      "](", "](<", "![", "![a](b.png)", "]: ", "[a]: b\n", "\n[a]: ", "```", "~~~", "<a b='",
      "[👍](tg://emoji?id=1)", "[a](tg://user?id=2)", "&#xE000;", "&#57408;", "#", "-", "=", "+",
      "\u{FFFD}", "\u{200D}", "\u{FEFF}",
    ]
}
