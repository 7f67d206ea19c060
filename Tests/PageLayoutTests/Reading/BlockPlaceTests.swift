import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Blocks and where they show")
struct BlockPlaceTests {
  private static let page = InstantPage(blocks: [
    .heading(text: .plain("A heading"), level: 1),
    .list(
      items: [
        .text(.plain("one"), num: nil, checked: false),
        .blocks(
          [
            .paragraph(.plain("two")),
            .list(items: [.text(.plain("inner"), num: nil, checked: nil)], ordered: true),
          ], num: nil, checked: nil),
      ], ordered: false),
    .details(
      title: .plain("More"),
      blocks: [
        .paragraph(.plain("inside")),
        .blockQuote(
          blocks: (0..<9).map { .paragraph(.plain("line \($0)")) }, caption: .empty,
          collapsed: true),
        .details(title: .plain("Deep"), blocks: [.paragraph(.plain("deepest"))], expanded: false),
      ], expanded: false),
    .anchor("nothing to see"),
    .paragraph(.plain("last")),
  ])

  private func layout(
    _ page: InstantPage = page, open: [Int] = [], quotes: Set<[Int]> = [], all: Bool = false,
    rightToLeft: Bool = false
  ) throws -> PageLayout {
    layoutPage(
      page,
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)), isRightToLeft: rightToLeft,
        expandedDetails: Dictionary(uniqueKeysWithValues: open.map { ($0, true) }),
        expandsAllDetails: all, expandedQuotes: quotes, expandsAllQuotes: all),
      context: try TypesettingContext())
  }

  private func rect(_ path: [Int], in layout: PageLayout) -> Rect? {
    if case .rect(let rect) = layout.target(ofBlock: path) { rect } else { nil }
  }

  @Test("A block covers what it holds; a point of it leads back to it", arguments: [false, true])
  func thereAndBack(_ rightToLeft: Bool) throws {
    let layout = try layout(all: true, rightToLeft: rightToLeft)
    for step in Self.page.walk {
      let rect = try #require(self.rect(step.path, in: layout), "\(step.path)")
      if step.path.count > 1, let outer = self.rect(step.path.dropLast(), in: layout) {
        #expect(rect.minY >= outer.minY && rect.maxY <= outer.maxY, "\(step.path)")
      }
      guard rect.height > 0, let found = layout.blockPath(at: Point(x: rect.midX, y: rect.midY))
      else { continue }
      #expect(found.starts(with: step.path), "\(step.path), \(found)")
      // Nothing is held by these.
      if step.node.parts.allSatisfy({ if case .text = $0 { true } else { false } }) {
        #expect(found == step.path)
      }
    }
  }

  @Test("Items of a list are apart, whether they hold blocks or a text")
  func items() throws {
    let layout = try layout()
    let one = try #require(rect([1, 0], in: layout))
    let two = try #require(rect([1, 1], in: layout))
    let inner = try #require(rect([1, 1, 1, 0], in: layout))
    #expect(one.maxY <= two.minY && inner.minY > two.minY && inner.maxY == two.maxY)
    // With its marker.
    let marker = try #require(layout.blocks[1].items.first { $0.innerPath == [1, 1, 0] })
    #expect(inner.minX == marker.frame.minX)
  }

  @Test("What is closed names what to open, from the outermost in")
  func closed() throws {
    func target(_ path: [Int], _ layout: PageLayout) -> BlockTarget {
      layout.target(ofBlock: path)
    }
    #expect(target([2, 2, 0], try layout()) == .closed(details: [0], quotes: []))
    #expect(target([2, 2, 0], try layout(open: [0])) == .closed(details: [1], quotes: []))
    let quote = try layout(open: [0, 1])
    #expect(rect([2, 2, 0], in: quote) != nil)
    #expect(target([2, 1, 8], quote) == .closed(details: [], quotes: [[2, 1]]))
    #expect(rect([2, 1, 0], in: quote) != nil, "the first line of a collapsed quote shows")
    #expect(rect([2, 1, 8], in: try layout(open: [0], quotes: [[2, 1]])) != nil)
  }

  @Test("What draws nothing has the place of what it stands in; what is not there is missing")
  func nothing() throws {
    let layout = try layout()
    #expect(rect([3], in: layout)?.height == 0)
    for path in [[], [5], [-1], [2, 0, 0, 0]] {
      let target = layout.target(ofBlock: path)
      #expect(
        target == .missing || target == .closed(details: [0], quotes: []), "\(path): \(target)")
    }
    #expect(try self.layout(InstantPage(blocks: [])).blockPath(at: .zero) == nil)
  }

  @Test("Between blocks it is the one above, above all of them the first")
  func between() throws {
    let layout = try layout()
    let heading = try #require(rect([0], in: layout))
    #expect(layout.blockPath(at: Point(x: 20, y: heading.maxY + 1)) == [0])
    #expect(layout.blockPath(at: Point(x: 20, y: -50)) == [0])
    #expect(layout.blockPath(at: Point(x: 20, y: 10_000)) == [4])
  }

  @Test("A block that moved in its page is found where it is now")
  func moved() throws {
    let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    let context = try TypesettingContext()
    let session = LayoutSession(Self.page, inputs: inputs, context: context)
    var page = Self.page
    page.blocks.insert(.paragraph(.plain("new")), at: 0)
    session.update(page)
    let fresh = layoutPage(page, inputs: inputs, context: context)
    #expect(firstDifference(session.layout, fresh) == nil)
    #expect(
      session.layout.target(ofBlock: [2, 1]) == fresh.target(ofBlock: [2, 1]))
  }

  @Test(
    "Whose ink an item is, is a block or an item of the page", arguments: 0..<30 as Range<UInt64>)
  func paths(_ seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 30)
    let layout = try layout(page, all: true)
    for block in layout.blocks {
      ItemVisitor(scroll: ScrollPositions()).visit(block.items) { placed in
        let path = [block.index] + placed.item.innerPath
        #expect(page.node(at: path) != nil, "\(path)")
        return placed.cell == nil && !placed.isTableTitle
      }
    }
    for step in page.walk {
      if case .closed = layout.target(ofBlock: step.path) {
        Issue.record("\(step.path) is closed though all is open")
      }
    }
  }
}
