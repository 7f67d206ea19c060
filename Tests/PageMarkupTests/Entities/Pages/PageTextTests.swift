import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Pages and messages' texts")
struct PageTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var blocks: [InstantPageBlock]
    var text: String
    var entities: String
    var losses: [String]
    var rule: String

    init(
      _ blocks: [InstantPageBlock], _ text: String, _ entities: String,
      losses: [String] = [], _ rule: String
    ) {
      self.blocks = blocks
      self.text = text
      self.entities = entities
      self.losses = losses
      self.rule = rule
    }

    var testDescription: String { rule }
  }

  private static func quote(
    _ blocks: [InstantPageBlock], by caption: RichText = .empty, collapsed: Bool = false
  ) -> InstantPageBlock {
    .blockQuote(blocks: blocks, caption: caption, collapsed: collapsed)
  }

  @Test(arguments: [
    Row([.paragraph(.plain("a")), .paragraph(.plain("b"))], "a\nb", "", "paragraphs are lines"),
    Row(
      [.paragraph(.concat([.bold(.plain("a")), .italic(.textSpoiler(.plain("b")))]))], "ab",
      "b(a) i(b) spoiler(b)", "styles"),
    Row(
      [.paragraph(.textDate(text: .bold(.plain("d")), date: 5, format: nil))], "d", "date<5>(d)",
      losses: ["block 0: formatting in a date"], "a date holds no styles"),
    Row(
      [.paragraph(.bold(.textDate(text: .plain("d"), date: 5, format: nil)))], "d", "date<5>(d)",
      losses: ["block 0: the formatting of the date d"], "a date stands in no styles"),
    Row(
      [.paragraph(.bold(.concat([.plain("a"), .fixed(.italic(.plain("b")))])))], "ab",
      "b(a) code(b)",
      losses: ["block 0: the formatting of the code b", "block 0: formatting in code"],
      "code stands in no styles and holds none"),
    Row(
      [.paragraph(.url(text: .fixed(.plain("a")), url: "u", webpageId: nil))], "a", "code(a)",
      losses: ["block 0: that a is a link and code at once"], "code is no link"),
    Row(
      [
        .paragraph(
          .url(
            text: .concat([.plain("a"), .fixed(.plain("b"))]), url: "u", webpageId: nil))
      ], "ab", "a<u>(ab)", losses: ["block 0: that b is a link and code at once"],
      "a link holds no code"),
    Row(
      [
        .paragraph(
          .url(
            text: .concat([.plain("a"), .textMentionName(text: .plain("b"), peerId: 5)]), url: "u",
            webpageId: nil))
      ], "ab", "a<u>(ab)", losses: ["block 0: that b is two links at once"],
      "a link holds no other"),
    Row(
      [
        .paragraph(
          .concat([
            .url(text: .plain("a"), url: "u", webpageId: nil), .fixed(.plain("b")),
            .textMentionName(text: .plain("c"), peerId: 5),
            .textCustomEmoji(fileId: 7, alt: "👍"),
            .textDate(text: .plain("d"), date: 5, format: .relative),
          ]))
      ], "abc👍d", "a<u>(a) code(b) user<5>(c) emoji<7>(👍) date<5 1>(d)", "links and objects"),
    Row(
      [
        .paragraph(
          .concat([
            .email(text: .plain("a@b.com"), email: "a@b.com"), .plain(" "),
            .email(text: .plain("me"), email: "a@b.com"), .plain(" "),
            .phone(text: .plain("call"), phone: "+1"),
          ]))
      ], "a@b.com me call", "email(a@b.com) a<mailto:a@b.com>(me) a<tel:+1>(call)",
      "addresses behind other words are links"),
    Row(
      [.preformatted(text: .plain("a\nb"), language: "swift"), .paragraph(.plain("c"))], "a\nb\nc",
      "pre<swift>(a\nb)", "code"),
    Row(
      [quote([.paragraph(.plain("a"))], collapsed: true), .paragraph(.plain("b"))], "a\nb",
      "collapsed(a)", "a quote"),
    Row(
      [quote([.paragraph(.plain("a")), .paragraph(.plain("b"))])], "a\nb", "quote(a\nb)",
      losses: ["block 0: that a quote has several paragraphs"], "of several paragraphs"),
    Row(
      [quote([quote([.paragraph(.plain("a"))])], by: .plain("x"))], "a\nx", "quote(a\nx)",
      losses: [
        "block 0.0: that a quote stands inside another", "block 0: that the quote is from x",
      ],
      "quotes in quotes, and whom they are from"),
    Row(
      [.heading(text: .plain("a"), level: 2), .divider, .paragraph(.formula(latex: "x"))], "a\nx",
      "",
      losses: [
        "block 0: that “a” is a heading", "block 1: a divider", "block 2: that x is a formula",
      ], "what a message has not"),
    Row(
      [
        .list(
          items: [
            .text(.plain("a"), num: nil, checked: nil), .text(.plain("b"), num: "3", checked: nil),
            .blocks(
              [.paragraph(.plain("c")), .paragraph(.plain("d"))], num: nil, checked: true),
          ], ordered: false)
      ], "• a\n3. b\n☑ c\nd", "", losses: ["block 0: that lines are a list"],
      "lists keep their marks"),
    Row(
      [
        .paragraph(
          .concat([
            .marked(.plain("a")), .textButton(InstantPageButton(text: .plain("b"), action: .text)),
            .image(
              id: MediaId(namespace: 0, id: 1), dimensions: PixelDimensions(width: 1, height: 1)),
          ]))
      ], "ab", "",
      losses: [
        "block 0: that a is highlighted", "block 0: the button b",
        "block 0: a picture inside a text",
      ], "marks, buttons and pictures"),
  ])
  func pages(_ row: Row) {
    let (text, losses) = InstantPage(blocks: row.blocks).formattedText()
    #expect(text.text == row.text, "\(row.rule)")
    #expect(EntitySpelling.of(text) == row.entities, "\(row.rule)")
    #expect(losses.map(\.description) == row.losses, "\(row.rule)")
  }

  @Test("lines, quotes and code become blocks")
  func blocks() {
    let text = FormattedText(
      text: "a\nb c\nq\nr\n\ncode\n",
      entities: [
        MessageEntity(range: 0..<3, kind: .bold),
        MessageEntity(range: 6..<9, kind: .blockQuote(collapsed: false)),
        MessageEntity(range: 11..<15, kind: .pre(language: "c")),
      ])
    #expect(
      text.page().blocks == [
        .paragraph(.bold(.plain("a"))),
        .paragraph(.concat([.bold(.plain("b")), .plain(" c")])),
        Self.quote([.paragraph(.plain("q\nr"))]),
        .paragraph(.empty),
        .preformatted(text: .plain("code"), language: "c"),
        .paragraph(.empty),
      ])
  }

  @Test("code in a quote stands in the quote")
  func codeInQuote() {
    let text = FormattedText(
      text: "q\nc\nr",
      entities: [
        MessageEntity(range: 0..<5, kind: .blockQuote(collapsed: true)),
        MessageEntity(range: 2..<3, kind: .pre(language: nil)),
      ])
    #expect(
      text.page().blocks == [
        Self.quote(
          [
            .paragraph(.plain("q")), .preformatted(text: .plain("c"), language: nil),
            .paragraph(.plain("r")),
          ], collapsed: true)
      ])
  }

  @Test("a message's text as one rich text")
  func richText() {
    let text = FormattedText(
      text: "a\nb", entities: [MessageEntity(range: 0..<3, kind: .italic)])
    #expect(text.richText() == .italic(.plain("a\nb")))
    #expect(RichText.italic(.plain("a\nb")).formattedText().text == text)
  }

  @Test("the words of a text are those of its page", arguments: UInt64(1)...500)
  func wordsSurvive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = RandomEntities.text(&random).normalized()
    let page = text.page()
    let back = page.formattedText()
    // Quotes and code stand on lines of their own, wherever they stood in the text.
    func words(_ text: String) -> [UInt8] { text.utf8.filter { $0 != UInt8(ascii: "\n") } }
    #expect(words(back.text.text) == words(text.text), "seed \(seed)")
    guard !text.entities.contains(where: \.isBlock) else { return }
    #expect(back.text.text == text.text, "seed \(seed)")
    #expect(back.losses.isEmpty, "seed \(seed): \(back.losses)")
  }

  @Test("any page has a text", arguments: PageGenerator.seeds(100))
  func anyPage(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 6)
    let (text, _) = page.formattedText()
    #expect(
      text.normalized(EntityNormalization(detectsEntities: false, trims: false)) == text,
      "seed \(seed)")
  }

  @Test("quotes and code that touch are joined")
  func joining() {
    func entity(_ range: Range<Int>, _ kind: MessageEntity.Kind) -> MessageEntity {
      MessageEntity(range: range, kind: kind)
    }
    let text = FormattedText(
      text: "abcdefgh",
      entities: [
        entity(0..<1, .blockQuote(collapsed: false)), entity(1..<2, .blockQuote(collapsed: false)),
        entity(2..<3, .blockQuote(collapsed: true)), entity(3..<4, .pre(language: "c")),
        entity(4..<5, .pre(language: "c")), entity(5..<6, .pre(language: nil)),
        entity(6..<7, .bold), entity(7..<8, .bold),
      ])
    #expect(
      EntitySpelling.of(text.joiningTouchingBlocks())
        == "quote(ab) collapsed(c) pre<c>(de) pre(f) b(g) b(h)")
  }
}

extension MessageEntity {
  fileprivate var isBlock: Bool {
    switch kind {
    case .blockQuote, .pre: return true
    default: return false
    }
  }
}
