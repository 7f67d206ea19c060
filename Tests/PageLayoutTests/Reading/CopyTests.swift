import PageMarkup
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Selecting and copying")
struct CopyTests {
  private func reading(_ blocks: [InstantPageBlock], rtl: Bool = false) throws -> PageReading {
    PageReading(
      layoutPage(
        InstantPage(blocks: blocks, rtl: rtl),
        inputs: LayoutInputs(
          width: 360, theme: .chat(.day(outgoing: false)), expandsAllDetails: true),
        context: try TypesettingContext()))
  }

  private func markdown(_ blocks: [InstantPageBlock]) throws -> String {
    let reading = try reading(blocks)
    return reading.excerpt(of: try #require(reading.all)).markdown(joinsQuoteMarkers: true).text
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var blocks: [InstantPageBlock]
    var text: String
    var sentence: String
    var testDescription: String { sentence }
  }

  private static func plain(_ text: String) -> RichText { .plain(text) }

  private static func item(
    _ text: String, _ num: String? = nil, _ checked: Bool? = nil
  ) -> InstantPageListItem {
    .text(.plain(text), num: num, checked: checked)
  }

  static let rows = [
    Row(
      blocks: [
        .heading(text: plain("Head"), level: 2),
        .paragraph(
          .concat([
            plain("a "), .bold(plain("b")), plain(" "), .italic(plain("i")), plain(" "),
            .fixed(plain("c*d")), plain(" "), .strikethrough(plain("s")), plain(" 2*3"),
          ])),
      ],
      text: "## Head\n\na **b** *i* `c*d` ~~s~~ 2\\*3",
      sentence: "headings and formatting are spelled out"),
    Row(
      blocks: [
        .paragraph(
          .concat([
            .url(
              text: .concat([plain("one "), .bold(plain("two"))]), url: "https://a.b/c(d)",
              webpageId: nil), plain(" "), .textCustomEmoji(fileId: 5, alt: "👍"),
          ]))
      ],
      text: "[one **two**](<https://a.b/c(d)>) [👍](tg://emoji?id=5)",
      sentence: "a link is one link, an emoji keeps its alternative"),
    Row(
      blocks: [
        .list(items: [item("nine", "9"), item("ten"), item("box", "11", true)], ordered: true),
        .paragraph(plain("after")),
      ],
      text: "9. nine\n10. ten\n11. [x] box\n\nafter",
      sentence: "ordinals are kept, checkboxes have theirs"),
    Row(
      blocks: [
        .blockQuote(
          blocks: [
            .paragraph(plain("one")),
            .blockQuote(blocks: [.paragraph(plain("two"))], caption: .empty, collapsed: nil),
          ], caption: .empty, collapsed: nil)
      ],
      text: "> one\n>\n>> two",
      sentence: "quotes in quotes"),
    Row(
      blocks: [
        .preformatted(text: plain("a"), language: "c"),
        .preformatted(text: plain("b"), language: "c"),
        .preformatted(text: plain("d"), language: nil),
      ],
      text: "```c\na\nb\n```\n\n```\nd\n```",
      sentence: "code in one language becomes one"),
    Row(
      blocks: [
        .details(title: plain("More"), blocks: [.paragraph(plain("inside"))], expanded: false)
      ],
      text: "More\n\ninside",
      sentence: "details say what they hold"),
  ]

  private static let table = BlockSamples.all.first { $0.name == "table" }?.blocks ?? []

  @Test(arguments: rows)
  func copies(_ row: Row) throws {
    let copied = try markdown(row.blocks)
    #expect(copied == row.text)
  }

  @Test("Part of a table is a table, with the rows and columns that were touched")
  func partOfTable() throws {
    let reading = try reading(Self.table)
    // From the second header cell to the value of the first row.
    let selection = TextSelection(
      from: TextPosition(text: 3, offset: 3), to: TextPosition(text: 1, offset: 0))
    let text = reading.excerpt(of: selection).markdown().text
    #expect(text == "| | Value |\n| --- | --- |\n| width | 360 |")
    #expect(reading.plainText(of: selection) == "Value\nwidth\t360")
    let page = try parseMarkdown(text).page
    guard case .table(_, let rows, _, _, _)? = page.blocks.first else {
      Issue.record("no table")
      return
    }
    #expect(rows.count == 2)
  }

  @Test("Plain text: blocks apart, items together, cells on their rows, objects written out")
  func plainText() throws {
    let reading = try reading(
      [
        .paragraph(
          .concat([
            .plain("a "), .textCustomEmoji(fileId: 1, alt: "👍"), .formula(latex: "x^2"),
            .image(id: .cloudFile(2), dimensions: PixelDimensions(width: 10, height: 10)),
            .textButton(DeepPage.button),
          ])),
        .list(items: [Self.item("one"), Self.item("two")], ordered: false),
      ] + Self.table)
    let all = try #require(reading.all)
    #expect(
      reading.plainText(of: all)
        == "a 👍x^2 Press\n\none\ntwo\n\nName\tValue\nwidth\t360\n"
        + "a somewhat longer description of the thing\t12.5")
  }

  @Test("Everything in details inside a quote inside a list is copied, and read again the same")
  func deep() throws {
    let context = try TypesettingContext()
    for layout in [DeepPage.layout(context), DeepPage.article(context)] {
      let reading = PageReading(layout)
      let all = try #require(reading.all)
      let plain = reading.plainText(of: all)
      for word in [
        "kicker", "title", "subtitle", "author", "header", "subheader", "heading", "link", "Press",
        "bold", "👍", "let x = 1", "footer", "done", "three", "quoted", "who", "pulled", "whom",
        "caption", "credit", "posted", "table", "Value", "360", "thinking", "inner",
      ] {
        #expect(plain.contains(word), "\(word)")
      }
      #expect(!plain.contains("innermost"))
      let excerpt = reading.excerpt(of: all)
      guard case .list(let items, false)? = excerpt.blocks.first,
        case .blocks(let blocks, _, _)? = items.first,
        case .blockQuote(let quoted, _, _)? = blocks.first,
        case .details(_, let inside, _)? = quoted.first
      else {
        Issue.record("\(excerpt.treeDump())")
        return
      }
      #expect(excerpt.blocks.count == 1 && quoted.count == 1)
      let kinds = Set(inside.map(\.kind))
      for kind: BlockKind in [
        .kicker, .title, .heading, .paragraph, .preformatted, .footer, .list, .blockQuote,
        .pullQuote, .table, .details,
      ] {
        #expect(kinds.contains(kind), "\(kind)")
      }
    }
  }

  @Test(
    "A selection dragged over any page covers what it copies", arguments: PageGenerator.seeds(40))
  func random(_ seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 10)
    let layout = layoutPage(
      page,
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)), expandsAllDetails: true),
      context: try TypesettingContext())
    let reading = PageReading(layout)
    guard let all = reading.all else { return }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let points = (0..<2).map { _ in
        Point(
          x: Double(random.int(-20...380)),
          y: Double(random.int(-20...Int(layout.size.height) + 20)))
      }
      let start = try #require(reading.position(nearest: points[0]))
      let end = try #require(reading.position(nearest: points[1]))
      let selection = TextSelection(from: start, to: end)
      #expect(all.start <= selection.start && selection.end <= all.end)
      for rect in reading.rects(of: selection) { #expect(!rect.isEmpty) }
      let excerpt = reading.excerpt(of: selection)
      _ = excerpt.markdown()
      _ = reading.plainText(of: selection)
      if selection.start == selection.end { #expect(excerpt.blocks.isEmpty) }
    }
  }
}
