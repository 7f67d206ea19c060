import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("What lies under a point")
struct HitTests {
  /// The kind of page and its direction.
  static let layouts: [@Sendable (TypesettingContext) -> PageLayout] = [
    { DeepPage.layout($0) }, { DeepPage.layout($0, isRightToLeft: true) },
    { DeepPage.article($0) }, { DeepPage.article($0, isRightToLeft: true) },
  ]

  @Test("Everything answers in details inside a quote inside a list", arguments: layouts.indices)
  func deep(_ index: Int) throws {
    let layout = Self.layouts[index](try TypesettingContext())
    var kinds: Set<String> = []
    ItemVisitor(scroll: ScrollPositions()).visit(layout.items) { placed in
      let hits = points(of: placed).compactMap { layout.hit(at: $0) }
      for hit in hits {
        kinds.insert(name(hit.target))
        for area in hit.highlight { #expect(!area.isEmpty) }
      }
      return true
    }
    for kind in [
      "link", "button", "spoiler", "checkbox", "details", "media", "audio", "document", "formula",
      "unsupported", "text",
    ] {
      #expect(kinds.contains(kind), "\(kind)")
    }
    let checkbox = try #require(find(in: layout, "checkbox"))
    #expect(checkbox.details == [0])
    guard case .checkbox(let path, let isChecked) = checkbox.target else { return }
    // List, item, quote, details, the inner list, its item.
    #expect(path?.prefix(4) == [0, 0, 0, 0])
    #expect(isChecked)
    #expect(DeepPage.page.togglingCheckbox(at: path ?? [], to: false) != DeepPage.page)
  }

  @Test("Many points at once are answered as each by itself", arguments: layouts.indices)
  func many(_ index: Int) throws {
    let layout = Self.layouts[index](try TypesettingContext())
    var points: [Point] = []
    for y in stride(from: -30, to: layout.size.height + 30, by: 7) {
      for x in stride(from: -10, to: layout.size.width + 10, by: 23) {
        points.append(Point(x: x, y: y))
      }
    }
    points.shuffle()
    let hits = layout.hits(at: points)
    try #require(hits.count == points.count)
    for (point, hit) in zip(points, hits) {
      let alone = layout.hit(at: point)
      #expect(hit?.place == alone?.place && hit?.highlight == alone?.highlight)
      #expect(hit?.details == alone?.details && hit?.quote == alone?.quote)
      #expect(hit?.character?.offset == alone?.character?.offset)
      #expect(hit.map { name($0.target) } == alone.map { name($0.target) })
    }
    #expect(layout.hits(at: []).isEmpty)
  }

  @Test("A link in a cell answers wherever the table is scrolled to", arguments: [false, true])
  func scrolledTable(_ isRightToLeft: Bool) throws {
    let cells = (0..<12).map { column in
      InstantPageTableCell(
        text: .url(
          text: .plain("column \(column)"), url: "https://a.b/\(column)", webpageId: nil))
    }
    let layout = layoutPage(
      InstantPage(
        blocks: [
          .table(
            title: .empty, rows: [InstantPageTableRow(cells: cells)], bordered: true,
            striped: false, compact: false)
        ], rtl: isRightToLeft),
      inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))),
      context: try TypesettingContext())
    guard case .table(let table)? = layout.items.first?.content else {
      Issue.record("no table")
      return
    }
    let place = ItemPlace([.item(0)])
    let range = table.scrollRange(inset: 10)
    #expect(range.upperBound - range.lowerBound == table.gridSize.width - table.visibleWidth)
    #expect(isRightToLeft ? range.upperBound == 0 : range.lowerBound == 0)
    var seen: Set<String> = []
    for step in 0...20 {
      var scroll = ScrollPositions()
      scroll[place] =
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 20
      let reading = PageReading(layout, scroll: scroll)
      for text in reading.texts {
        let line = try #require(text.text.paragraph.lines.first).frame
        let middle = Point(x: text.frame.midX, y: text.origin.y + line.midY)
        guard middle.x > 10, middle.x < 290 else { continue }
        let hit = try #require(layout.hit(at: middle, scroll: scroll))
        guard case .link(.url(let url)) = hit.target else {
          Issue.record("no link at \(middle)")
          continue
        }
        #expect(url.hasSuffix("/" + text.text.paragraph.text.string.dropFirst(7)))
        let area = try #require(hit.highlight.first)
        #expect(area.contains(middle))
        seen.insert(url)
      }
    }
    #expect(seen.count == 12)
  }

  @Test("What a collapsed quote hides is not hit, the quote is")
  func collapsed() throws {
    let long = RichText.plain(String(repeating: "many words ", count: 60))
    let page = InstantPage(blocks: [
      .blockQuote(
        blocks: [
          .paragraph(long),
          .paragraph(.url(text: .plain("hidden"), url: "https://a.b/", webpageId: nil)),
        ], caption: .empty, collapsed: true), .paragraph(.plain("after")),
    ])
    let layout = layoutPage(
      page, inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))),
      context: try TypesettingContext())
    let frame = try #require(layout.items.first?.frame)
    let inside = try #require(layout.hit(at: Point(x: frame.midX, y: frame.midY)))
    guard case .quote(let path) = inside.target else {
      Issue.record("\(inside.target)")
      return
    }
    #expect(path == [0] && inside.quote == [0])
    #expect(inside.character != nil)
    for y in stride(from: frame.maxY + 1, to: layout.size.height, by: 3) {
      for x in stride(from: 0, to: 300.0, by: 20) {
        if case .link? = layout.hit(at: Point(x: x, y: y))?.target { Issue.record("hidden link") }
      }
    }
  }

  @Test("Empty space is nothing")
  func empty() throws {
    let layout = layoutPage(
      InstantPage(blocks: [.paragraph(.plain("x"))]),
      inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))),
      context: try TypesettingContext())
    #expect(layout.hit(at: Point(x: 200, y: 10)) == nil)
    #expect(layout.hit(at: Point(x: 1e9, y: -.infinity)) == nil)
    #expect(layout.hit(at: Point(x: .nan, y: .nan)) == nil)
  }

  // MARK: Parts

  /// Points that lie in an item's parts.
  private func points(of placed: PlacedItem) -> [Point] {
    var points: [Point] = []
    let frame = placed.frame
    switch placed.item.content {
    case .buttonRow(let row):
      points += row.buttons.map {
        Point(x: frame.x + $0.frame.midX, y: frame.y + $0.frame.midY)
      }
    case .unsupported(let card):
      points.append(Point(x: frame.x + card.button.midX, y: frame.y + card.button.midY))
    case .details(let details):
      points.append(Point(x: frame.midX, y: frame.y + details.headerHeight / 2))
    case .text(let text):
      for line in text.paragraph.lines.indices {
        let box = text.paragraph.lines[line].frame
        let x = frame.x + text.paragraph.lineOrigin(line).x
        points += stride(from: 1, to: box.width, by: 4).map {
          Point(x: x + $0, y: frame.y + box.midY)
        }
      }
    case .checkbox, .media, .slideshow, .audio, .document, .formula, .code, .thinking, .divider,
      .bullet, .number, .quoteFrame, .panel, .ornament, .anchor, .table:
      points.append(Point(x: frame.midX, y: frame.midY))
    }
    return points
  }

  private func find(in layout: PageLayout, _ kind: String) -> LayoutHit? {
    var found: LayoutHit?
    ItemVisitor(scroll: ScrollPositions()).visit(layout.items) { placed in
      for point in points(of: placed) where found == nil {
        if let hit = layout.hit(at: point), name(hit.target) == kind { found = hit }
      }
      return found == nil
    }
    return found
  }

  private func name(_ target: LayoutHit.Target) -> String {
    switch target {
    case .link: "link"
    case .button: "button"
    case .spoiler: "spoiler"
    case .checkbox: "checkbox"
    case .details: "details"
    case .quote: "quote"
    case .media: "media"
    case .slide: "slide"
    case .audio: "audio"
    case .document: "document"
    case .formula: "formula"
    case .unsupported: "unsupported"
    case .text: "text"
    }
  }
}
