import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageReveal

@Suite("What showing things costs")
struct RevealMapTests {
  private let pages: Pages

  init() throws { pages = try Pages() }

  @Test("A text costs the width of its ink, white space nothing")
  func text() throws {
    let page = pages.page([
      .paragraph(.plain("one two")), .paragraph(.plain("one\u{20}\u{20} two")),
    ])
    let map = RevealMap(page, context: pages.context)
    var widths: [Double] = []
    for item in page.items {
      guard case .text(let text) = item.content else { continue }
      let ink = text.paragraph.inkRects(line: 0, context: pages.context)
      widths.append(ink.reduce(0) { $0 + ($1?.width ?? 0) })
    }
    #expect(widths.count == 2)
    #expect(map.items.map(\.cost) == widths.map { Int($0.rounded()) })
    #expect(map.items[0].cost == map.items[1].cost)
  }

  @Test("What appears as one costs its width, a thinking block nothing")
  func whole() throws {
    let page = pages.page([.thinking(.plain("Hm")), .divider, .paragraph(.plain("x"))])
    let map = RevealMap(page, context: pages.context)
    #expect(map.items[0].cost == 0)
    #expect(map.items[1].cost == Int(page.items[1].frame.width.rounded()))
    #expect(map.items[2].start == map.items[1].end)
  }

  @Test("A table's rows begin one after the other; a long cell's text counts more than its width")
  func table() throws {
    func cell(_ text: String) -> InstantPageTableCell {
      InstantPageTableCell(text: text.isEmpty ? nil : .plain(text))
    }
    let long = String(repeating: "many words in it ", count: 12)
    let page = pages.page([
      .table(
        title: .plain("Title"),
        rows: [
          InstantPageTableRow(cells: [cell("a"), cell("")]),
          InstantPageTableRow(cells: [cell(long), cell("b")]),
        ], bordered: true, striped: false, compact: false)
    ])
    let map = RevealMap(page, context: pages.context)
    guard case .table(let cost) = map.items[0].content,
      case .table(let table) = page.items[0].content
    else {
      Issue.record("no table")
      return
    }
    let widths = table.columns.map { Int($0.rounded()) }
    #expect(cost.rows.count == 2)
    #expect(cost.rows[0].start == cost.title[0].end)
    #expect(cost.rows[1].start - cost.rows[0].start == widths[0] + widths[1])
    let inCell = try #require(cost.cells[2].last)
    #expect(inCell.cost > widths[0])
    #expect(map.total == cost.rows[1].start + inCell.cost + widths[1])
  }

  @Test("Formulas and buttons in a text have their place in it")
  func objects() throws {
    let button = InstantPageButton(text: .plain("press"), action: .text)
    let page = pages.page([
      .paragraph(
        .concat([
          .plain("ab "), .formula(latex: "x^2"), .plain(" cd "), .textButton(button),
          .plain(" ef"),
        ]))
    ])
    let map = RevealMap(page, context: pages.context)
    guard case .text(let text) = map.items[0].content else {
      Issue.record("no text")
      return
    }
    #expect(
      text.marks.map(\.kind) == [
        .character, .character, .object, .character, .character, .object, .character, .character,
      ])
    let formula = text.marks[2]
    #expect(abs(text.threshold(of: 2) - text.marks[1].end) < 0.01, "shown when reached")
    #expect(abs(formula.end - text.marks[1].end - formula.box.width) < 0.01)
  }

  @Test("Items stand one after the other, and all of them count", arguments: BlockSamples.all)
  func contiguous(_ sample: BlockSamples.Sample) {
    let page = pages.page(sample.blocks)
    let map = RevealMap(page, context: pages.context)
    var cursor = 0
    for item in map.items {
      #expect(item.start == cursor && item.cost >= 0)
      cursor = item.end
    }
    #expect(cursor == map.total)
    #expect(map.items.count == page.items.count)
    let lines = map.dump(of: page).split(separator: "\n")
    #expect(lines.first?.hasPrefix("reveal \(map.total) ") == true)
  }

  @Test("What the last map knew makes no difference", arguments: [3, 11])
  func reuse(step: Int) throws {
    let source =
      "# Title\n\nSome *text* that grows, with `code`.\n\n- one\n- two **bold**\n\n"
      + "| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n\nמימין לשמאל, and 中文。\n"
    var map = RevealMap()
    for length in stride(from: 1, through: source.count, by: step) {
      let page = try pages.message(markdown: String(source.prefix(length))).page
      map = RevealMap(page, reusing: map, context: pages.context)
      let fresh = RevealMap(page, context: pages.context)
      #expect(map.dump(of: page) == fresh.dump(of: page))
    }
  }

  @Test("The page grows with the cursor from nothing to all of it", arguments: BlockSamples.all)
  func extent(_ sample: BlockSamples.Sample) {
    let page = pages.page(sample.blocks)
    let map = RevealMap(page, context: pages.context)
    var last = 0.0
    for cursor in stride(from: 0, through: map.total, by: 7) {
      let size = map.extent(at: cursor)
      #expect(size.height >= last && size.width == page.size.width)
      last = size.height
    }
    #expect(abs(map.extent(at: map.total).height - page.size.height) < 0.001)
    #expect(RevealMap().extent(at: 5) == .zero)
  }

  @Test("What a collapsed quote folds away costs nothing")
  func folded() throws {
    let words = String(repeating: "Words that fill line after line. ", count: 40)
    let quote = { (isCollapsed: Bool) -> RevealMap in
      let page = pages.page([
        .blockQuote(
          blocks: [.paragraph(.plain(words)), .paragraph(.plain(words))], caption: .empty,
          collapsed: isCollapsed), .paragraph(.plain("after")),
      ])
      return RevealMap(page, context: pages.context)
    }
    let (open, folded) = (quote(false), quote(true))
    #expect(folded.total * 3 < open.total)
    #expect(folded.extent(at: folded.total) == folded.size)
  }

  @Test("The dump says where each line begins")
  func dump() throws {
    let page = pages.page([.paragraph(.plain("one two")), .divider])
    let map = RevealMap(page, context: pages.context)
    let lines = map.dump(of: page).split(separator: "\n")
    #expect(lines[1].hasPrefix("  0…") && lines[1].hasSuffix(" text"))
    #expect(lines[2].hasPrefix("    0…") && lines[2].hasSuffix(" \"one two\""))
    #expect(lines[3].hasSuffix(" divider"))
  }
}
