import PageMarkup
import PageModel
import TestSupport
import Testing

@testable import Composer

@Suite("Contents and their other forms")
struct ChatInputConversionTests {
  @Test("A content is a document without ids: nothing else is lost, in 10,000 of them")
  func documents() {
    for seed in PageGenerator.seeds(10_000) {
      var generator = DocumentGenerator(seed: seed)
      let document = generator.document(size: 3)
      let content = ChatInputContent(document)
      let again = ChatInputContent(content.document)
      if again != content || again.document != content.document {
        Issue.record("seed \(seed)\n\(document.notation())")
      }
    }
  }

  @Test("What a page can hold comes back from one without a loss, in 10,000 contents")
  func pages() {
    for seed in PageGenerator.seeds(10_000) {
      var generator = DocumentGenerator(
        seed: seed, options: DocumentGenerator.Options(isForPages: true))
      let content = ChatInputContent(generator.document(size: 3))
      let (page, lost) = content.page()
      let (again, missing) = ChatInputContent.importing(page)
      if again.document.notation() != content.document.notation() || lost != [] || missing != [] {
        Issue.record(
          "seed \(seed) \(lost) \(missing)\n\(content.document.notation())\n→\n\(again.document.notation())"
        )
      }
    }
  }

  @Test(
    "What comes back from a page once comes back always, and without losses it is all there was")
  func losses() {
    for seed in PageGenerator.seeds(1_000) {
      var generator = DocumentGenerator(seed: seed)
      let content = ChatInputContent(generator.document(size: 4))
      let (page, lost) = content.page()
      let (once, missing) = ChatInputContent.importing(page)
      let twice = ChatInputContent.importing(once.page().page).content
      #expect(twice == once, "seed \(seed)")
      if lost.isEmpty, missing.isEmpty {
        let (before, after) = (content.document.notation(), once.document.notation())
        if before != after { Issue.record("seed \(seed)\n\(before)\n→\n\(after)") }
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var content: String
    var isExpressible: Bool
    var options = EntityExpressibility()
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "Formats have entities",
      content: "p: a{b i s u spoiler:b}{code:e}{url=\"https://x.org\":c}\np: d", isExpressible: true
    ),
    Row(rule: "A custom emoji has one", content: "p: {emoji=5 alt=\"🫠\"}", isExpressible: true),
    Row(rule: "Code has one", content: "code: a\\nb\n  language: go", isExpressible: true),
    Row(rule: "A quote of one paragraph has one", content: "quote\n  p: a", isExpressible: true),
    Row(rule: "A collapsed one too", content: "quote collapsed\n  p: a", isExpressible: true),
    Row(
      rule: "But not where quotes want a rich message", content: "quote collapsed\n  p: a",
      isExpressible: false,
      options: EntityExpressibility(quotesRequireRichContent: true)),
    Row(
      rule: "A quote of two paragraphs would fall apart", content: "quote\n  p: a\n  p: b",
      isExpressible: false),
    Row(
      rule: "A quote's author is lost", content: "quote\n  p: a\n  author: b", isExpressible: false),
    Row(rule: "Code in a quote is no paragraph", content: "quote\n  code: a", isExpressible: false),
    Row(
      rule: "A list item in a quote is none", content: "quote\n  bullet: a", isExpressible: false),
    Row(rule: "A date has one", content: "p: {date=5 format=r:a}", isExpressible: true),
    Row(
      rule: "Unless dates want a rich message", content: "p: {date=5:a}", isExpressible: false,
      options: EntityExpressibility(datesRequireRichContent: true)),
    Row(rule: "No headings", content: "h1: a", isExpressible: false),
    Row(rule: "No lists", content: "bullet: a", isExpressible: false),
    Row(rule: "No marks, no raised letters", content: "p: {mark:a}", isExpressible: false),
    Row(rule: "Code has no other formats", content: "p: {b code:a}", isExpressible: false),
    Row(rule: "And is no link", content: "p: {url=\"https://x.org\" code:a}", isExpressible: false),
    Row(rule: "No formulas", content: "p: {formula=\"x\"}", isExpressible: false),
    Row(rule: "No buttons", content: "p: {button disabled label=\"a\"}", isExpressible: false),
    Row(rule: "No places", content: "p: {anchor=\"a\":b}", isExpressible: false),
    Row(rule: "No pull quotes", content: "pull: a", isExpressible: false),
    Row(rule: "No details", content: "details: a", isExpressible: false),
    Row(rule: "No media", content: "media\n  image=0:1", isExpressible: false),
    Row(rule: "No tables", content: "table\n  row\n    cell: a", isExpressible: false),
    Row(rule: "No dividers", content: "carried\n  divider", isExpressible: false),
  ]

  @Test("What a message of text and entities can say", arguments: rows)
  func expressible(row: Row) throws {
    let content = try content(row.content)
    #expect(content.isEntityExpressible(row.options) == row.isExpressible)
    guard row.isExpressible else { return }
    let (text, losses) = content.formattedText()
    #expect(losses == [])
    #expect(ChatInputContent(text).document.notation() == row.content)
  }

  @Test("The text of what is expressible is the flat text, but for what is folded")
  func flat() {
    for seed in PageGenerator.seeds(2_000) {
      var generator = DocumentGenerator(seed: seed)
      let content = ChatInputContent(generator.document(size: 3))
      let (text, losses) = content.formattedText()
      guard content.isEntityExpressible(), losses.isEmpty,
        !content.blocks.contains(where: \.isFolded)
      else { continue }
      #expect(text.text == content.plainText, "seed \(seed)")
    }
  }

  @Test("What cannot be sent as it is keeps its words")
  func words() throws {
    let content = try content(
      "h1: a\nbullet: b\ntable\n  row\n    cell: c\n    cell: d\ndetails: e\n  p: f")
    let (text, losses) = content.formattedText()
    #expect(text.text == "a\n• b\nc d\ne\nf")
    #expect(losses.count == 4)
  }

  @Test("Empty is one empty text; a medium is something, and so is a second line")
  func emptiness() throws {
    #expect(ChatInputContent().isEmpty)
    #expect(try content("code:").isEmpty)
    #expect(try !content("p:\np:").isEmpty)
    #expect(try content("p: {point=\"x\"}").isBlank == false)
    #expect(try content("p:  \np:").isBlank)
    #expect(try !content("media\n  audio=0:1").isEmpty)
    #expect(try !content("quote\n  p:").isBlank)
  }
}

extension Block {
  fileprivate var isFolded: Bool {
    if case .blockQuote(let quote) = self { return quote.isCollapsed }
    return false
  }
}
