import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Pages that text and entities can say")
struct ExpressibilityTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var blocks: [InstantPageBlock]
    var expected: Bool
    var options = EntityExpressibility()
    var rule: String
    var testDescription: String { rule }

    init(
      _ blocks: [InstantPageBlock], _ expected: Bool,
      _ options: EntityExpressibility = EntityExpressibility(), rule: String
    ) {
      self.blocks = blocks
      self.expected = expected
      self.options = options
      self.rule = rule
    }
  }

  private static let text = RichText.plain("words")
  private static let forcingQuotes = EntityExpressibility(quotesRequireRichContent: true)

  private static func quote(
    _ blocks: [InstantPageBlock], caption: RichText = .empty, collapsed: Bool? = false
  ) -> [InstantPageBlock] {
    [.blockQuote(blocks: blocks, caption: caption, collapsed: collapsed)]
  }

  @Test(arguments: [
    Row([], true, rule: "nothing needs nothing"),
    Row([.paragraph(text), .paragraph(.bold(text))], true, rule: "paragraphs"),
    Row([.preformatted(text: text, language: "swift")], true, rule: "code"),
    Row(
      [.preformatted(text: .formula(latex: "x"), language: nil)], false, rule: "not its formulas"),
    Row(quote([.paragraph(text)]), true, rule: "a quote of one paragraph"),
    Row(quote([]), true, rule: "an empty quote"),
    Row(quote([.paragraph(text), .paragraph(text)]), false, rule: "not one of two paragraphs"),
    Row(quote([.paragraph(text)], collapsed: true), true, rule: "a collapsed quote"),
    Row(quote([.paragraph(text)], collapsed: nil), true, rule: "a quote that does not say"),
    Row(quote([.paragraph(text)]), false, forcingQuotes, rule: "no quote where they force it"),
    Row(
      quote([.paragraph(text)], collapsed: true), false, forcingQuotes,
      rule: "nor a collapsed one"),
    Row(quote([.paragraph(text)], caption: text), false, rule: "not one with an author"),
    Row(quote([.heading(text: text, level: 1)]), false, rule: "not one of a heading"),
    Row(quote(quote([.paragraph(text)])), false, rule: "not one in another"),
    Row(quote([.preformatted(text: text, language: nil)]), false, rule: "not one of code"),
    Row(quote([.paragraph(.marked(text))]), false, rule: "not one with marked text"),
    Row([.anchor("a"), .unsupported, .divider], true, rule: "what has nothing to send"),
  ])
  func blocks(_ row: Row) {
    #expect(InstantPage(blocks: row.blocks).isEntityExpressible(row.options) == row.expected)
  }

  @Test("the other blocks are not, whatever is in them", arguments: PageGenerator.seeds(60))
  func otherBlocks(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let plain: Set<BlockKind> = [
      .paragraph, .preformatted, .blockQuote, .anchor, .unsupported, .divider,
    ]
    for kind in BlockKind.allCases where !plain.contains(kind) {
      #expect(!InstantPage(blocks: [generator.block(kind)]).isEntityExpressible(), "\(kind)")
    }
  }

  @Test("formatting without an entity is not, at any depth", arguments: TextKind.allCases)
  func texts(_ kind: TextKind) {
    let refused: Set<TextKind> = [
      .subscript, .superscript, .marked, .image, .formula, .button,
    ]
    var options = PageGenerator.Options()
    options.textKinds = [.plain, kind]
    var generator = PageGenerator(seed: 1, options: options)
    var text = generator.text()
    while !text.walk.contains(where: { $0.kind == kind }) { text = generator.text() }
    for wrapped in [
      text, .bold(.concat([.plain("a"), .url(text: text, url: "b", webpageId: nil)])),
    ] {
      let page = InstantPage(blocks: [.paragraph(wrapped)])
      #expect(page.isEntityExpressible() == !refused.contains(kind))
    }
  }

  @Test("dates have an entity, which a plain field does not know")
  func dates() {
    let date = RichText.textDate(text: Self.text, date: 1, format: .relative)
    let page = InstantPage(blocks: [.paragraph(.bold(date))])
    #expect(page.isEntityExpressible())
    #expect(!page.isEntityExpressible(EntityExpressibility(datesRequireRichContent: true)))
  }
}
