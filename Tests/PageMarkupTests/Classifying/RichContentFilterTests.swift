import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("The look at a text before it is parsed")
struct RichContentFilterTests {
  private static let strictest = EntityExpressibility(
    quotesRequireRichContent: true, datesRequireRichContent: true)

  @Test(arguments: [
    "", "hello", "a, b: c; d - e.", "**bold** _italic_ ~~struck~~ `code` [a](https://b.c/d_e)",
    "#hashtag and /command", "#12", "1.5 is a number", "2026-11-30", "-5 degrees", "*star*",
    "+41 44 000 00 00", "1) no", "a\n===b", "<u>x</u><br>", "a < b > c & d",
    "one\n\ntwo\r\nthree", "```\nlet x = 1\n```", "***", "***bold***", "___", "#######  seven",
    "1234567890. ten digits", "[👍](tg://emoji?id=1)", "[a](tg://user?id=1)", "e-mail: a@b.c",
  ])
  func prose(_ text: String) throws {
    if text == "1) no" { return #expect(mayNeedRichContent(text)) }
    #expect(!mayNeedRichContent(text))
    #expect(try parseMarkdown(text).page.isEntityExpressible(Self.strictest))
  }

  @Test(
    "what needs a rich message is found",
    arguments: [
      "# a", "   ###### a", "#", "a\n=", "a\n---", "- a", "-", "* a", "+\ta", "1. a",
      "123456789) a",
      "> a", ">a\n>\n>b", "a|b\n-|-", "a\n:-", "a\n-:", "$x$", "\\(x\\)", "\\[x\\]", "![a](b)",
      "H<sub>2</sub>O", "<SUP>2</SUP>", "<mark>x</mark>", "[a](tg://timestamp?t=1)",
      "[a](tg://&#116;imestamp?t=1)", "\u{FEFF}# a", "\u{FEFF}\u{FEFF}- a", "a\r- b", "a\r\n\t# b",
      "[^a]: # b",
    ])
  func markup(_ text: String) {
    #expect(mayNeedRichContent(text))
  }

  @Test("it misses nothing in texts made at random", arguments: UInt64(1)...400)
  func random(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    for count in [3, 8, 30] {
      try check(random.document(of: RandomMarkdown.all, count: count, wordsEvery: 4))
    }
  }

  @Test("nor in texts made of what nearly triggers it", arguments: UInt64(1)...400)
  func adversarial(seed: UInt64) throws {
    let pieces = [
      "#", "######", "=", "==", "-", "--", "+", "*", "1", "123456789", ".", ")", ">", "[^", "a]:",
      ":", "!", "[", "]", "(", "\\", "<", "su", "b>", "</", "mark", "&", "#", "116;", "time",
      "stamp",
      "tg://", "?t=1", "\u{FEFF}", "\u{B}", "\u{C}", "\u{A0}", "\u{0}", "\t", " ", "    ", "\n",
      "\r",
      "\r\n", "\n\n", "`", "```\n", "~~~\n", "\n[a]: ", "は", "（", "**", "~~", "www.a.b",
    ]
    var random = RandomMarkdown(seed: seed)
    for count in [2, 4, 6, 10, 20] {
      try check(random.document(of: pieces, count: count, wordsEvery: 6))
    }
  }

  @Test("nor in any short text over a small alphabet")
  func exhaustive() throws {
    let alphabet: [Character] = ["#", " ", "-", "\n", "=", "1", ".", "a", ":", "\\", "["]
    func visit(_ text: String, _ length: Int) throws {
      try check(text)
      if length == 0 { return }
      for character in alphabet { try visit(text + String(character), length - 1) }
    }
    try visit("", 4)
  }

  private func check(_ text: String) throws {
    if mayNeedRichContent(text) { return }
    for mode in [MarkdownOptions.Mode.chat, .document(fileName: nil)] {
      let page = try parseMarkdown(text, options: MarkdownOptions(mode: mode)).page
      #expect(page.isEntityExpressible(Self.strictest), "\(mode): \(text.debugDescription)")
    }
  }

  @Test(
    "sending a text and editing the page it became give the same form", arguments: UInt64(1)...200)
  func sendIsEdit(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    for pieces in [RandomMarkdown.all, ["a", " ", "\n", "\n\n", "**", "`", "> ", "- ", "|"]] {
      let text = random.document(of: pieces, count: 6, wordsEvery: 3)
      let page = try parseMarkdown(text).page
      for quotes in [false, true] {
        for dates in [false, true] {
          let options = EntityExpressibility(
            quotesRequireRichContent: quotes, datesRequireRichContent: dates)
          let sent = MessageForm(ofMarkdown: text, options)
          #expect(sent == MessageForm(of: page, options), "\(text.debugDescription)")
        }
      }
    }
  }

  @Test("a text beyond a limit, and one that becomes nothing, are sent as they are")
  func failures() {
    #expect(MessageForm(ofMarkdown: "# " + String(repeating: "a", count: 40_000)) == .entities)
    #expect(MessageForm(ofMarkdown: "- ") == .entities)
    #expect(MessageForm(ofMarkdown: "") == .entities)
    #expect(MessageForm(ofMarkdown: "text") == .entities)
    #expect(MessageForm(ofMarkdown: "# text") != .entities)
  }
}
