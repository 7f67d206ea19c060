import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageReveal

/// What is to be seen at an instant.
@Suite("Frames of a reveal")
struct FrameTests {
  private let pages: Pages

  init() throws { pages = try Pages() }

  /// The looks of a page's items when the cursor has just arrived, or has stood there for a while.
  private func reveals(
    _ page: PageLayout, at cursor: Int, from earlier: Int = 0, age: Double = 1,
    isGrowing: Bool = true
  ) -> [ItemReveal] {
    let map = RevealMap(page, context: pages.context)
    var trail = CursorTrail(cursor: earlier)
    trail.record(cursor, at: 10)
    return map.reveals(at: RevealInstant(trail, at: 10 + age), isGrowing: isGrowing)
  }

  private func cost(_ page: PageLayout) -> RevealMap { RevealMap(page, context: pages.context) }

  @Test("A text shows whole characters only, and all of them at its end")
  func prefixes() throws {
    let page = pages.page([.paragraph(.plain("office hours"))])
    let map = cost(page)
    var last = 0
    for cursor in 0..<map.total {
      switch reveals(page, at: cursor)[0] {
      case .hidden: #expect(last == 0)
      case .text(let part):
        #expect(part.settledEnd == part.shownEnd && part.settledEnd >= last)
        #expect(part.flying.isEmpty)
        last = part.settledEnd
      case .whole, .fading, .code, .details, .table, .thinking:
        Issue.record("a text in part at \(cursor)")
      }
    }
    #expect(last >= 10)
    #expect(reveals(page, at: map.total) == [.whole])
  }

  @Test("Characters arrive blurred, from below, small and clear, and then stand")
  func flying() throws {
    let page = pages.page([.paragraph(.plain("abc def"))])
    let total = cost(page).total
    let ages = [0, 0.05, 0.1, 0.15, 0.19]
    var last: FlyingCharacter?
    for age in ages {
      guard case .text(let part) = reveals(page, at: total, age: age)[0] else {
        Issue.record("in part at \(age)")
        return
      }
      #expect(part.settledEnd == 0 && part.shownEnd == 7)
      #expect(part.flying.map(\.offset) == [0, 1, 2, 4, 5, 6])
      let first = part.flying[0]
      if let last {
        #expect(first.opacity > last.opacity && first.scale > last.scale)
        #expect(first.blur < last.blur && first.rise < last.rise)
      } else {
        #expect(first.opacity == 0 && first.scale == 0.5 && first.blur == 2 && first.rise == 6)
      }
      last = first
    }
    guard case .text(let blurred) = reveals(page, at: total, age: 0.21)[0] else {
      Issue.record("the blur takes a little longer")
      return
    }
    #expect(blurred.flying[0].opacity == 1 && blurred.flying[0].blur > 0)
    #expect(reveals(page, at: total, age: 0.23) == [.whole])
  }

  @Test("Only what the cursor passed of late flies; the mask ends where the first flies")
  func maskEnd() throws {
    let page = pages.page([.paragraph(.underline(.plain("abcdefghij klmnop")))])
    let total = cost(page).total
    guard case .text(let part) = reveals(page, at: total / 2, from: total / 4, age: 0.1)[0],
      let first = part.flying.first
    else {
      Issue.record("in part")
      return
    }
    #expect(part.settledEnd == first.offset && first.offset > 0)
    #expect(part.mask.count == 1)
    #expect(part.mask[0].maxX <= first.box.minX + 1)
  }

  @Test("Whole lines are one rectangle of the mask, the line in part is another")
  func masks() throws {
    let words = String(repeating: "several words in a line ", count: 8)
    let page = pages.page([.paragraph(.underline(.plain(words)))])
    guard case .text(let text) = page.items[0].content,
      case .text(let marks) = cost(page).items[0].content
    else {
      Issue.record("no text")
      return
    }
    #expect(text.paragraph.lines.count >= 4)
    let third = marks.lines[2].marks
    let rects = marks.mask(ofMarks: third.lowerBound + 3)
    #expect(rects.count == 2)
    #expect(rects[0].maxY >= marks.lines[1].bottom && rects[0].maxX >= text.paragraph.size.width)
    #expect(rects[1].maxX < 60 && rects[1].minY >= marks.lines[1].frame.maxY - 4)
    #expect(marks.mask(ofMarks: third.upperBound).count == 1)
    #expect(marks.mask(ofMarks: 0).isEmpty)
  }

  @Test("A line of two directions shows what was read, not what stands between")
  func bidiMasks() throws {
    let page = pages.page([.paragraph(.underline(.plain("abc אבגדה xyz")))])
    guard case .text(let marks) = cost(page).items[0].content else {
      Issue.record("no text")
      return
    }
    // "abc" and the first two Hebrew letters, which stand at the far end of their word.
    let rects = marks.mask(ofMarks: 5)
    #expect(rects.count == 2)
    #expect(rects.count == 2 && rects[0].maxX < rects[1].minX)
  }

  @Test("A formula and a button in a text appear when the cursor reaches them, not when it ends")
  func inlineObjects() throws {
    let button = InstantPageButton(text: .plain("press here"), action: .text)
    let page = pages.page([
      .paragraph(
        .concat([
          .plain("before "), .formula(latex: "x^2+y^2"), .plain(" between "), .textButton(button),
          .plain(" and a long rest of the paragraph after them"),
        ]))
    ])
    guard case .text(let marks) = cost(page).items[0].content else {
      Issue.record("no text")
      return
    }
    for index in marks.marks.indices where marks.marks[index].kind == .object {
      let reached = Int(marks.threshold(of: index).rounded(.up))
      let offset = Int(marks.marks[index].offset)
      func object(_ cursor: Int) -> ObjectReveal? {
        guard case .text(let part) = reveals(page, at: cursor, age: 0.06)[0] else { return nil }
        return part.objects.first { $0.offset == offset }
      }
      #expect(object(reached - 2) == nil)
      let seen = try #require(object(reached))
      #expect(seen.opacity > 0.1 && seen.opacity < 0.9 && seen.scale == 1)
    }
  }

  @Test("A custom emoji pops up")
  func emoji() throws {
    let page = pages.page([
      .paragraph(.concat([.plain("a"), .textCustomEmoji(fileId: 5, alt: "👍"), .plain("b")]))
    ])
    let total = cost(page).total
    func object(_ age: Double) -> ObjectReveal? {
      guard case .text(let part) = reveals(page, at: total, age: age)[0] else { return nil }
      return part.objects.first
    }
    #expect(object(0) == ObjectReveal(offset: 1, opacity: 0, scale: 0.1))
    #expect(object(0.1).map { $0.scale > 0.6 && $0.scale < 1 } == true)
  }

  @Test("A code block's ground is there when the cursor reaches it, its text follows")
  func code() throws {
    let page = pages.page([
      .paragraph(.plain("text")),
      .preformatted(text: .plain("let x = 1\nlet y = 2"), language: nil),
    ])
    let map = cost(page)
    let start = map.items[1].start
    #expect(reveals(page, at: start - 1)[1] == .hidden)
    #expect(reveals(page, at: start)[1] == .code(ground: 1, text: .hidden))
    guard case .code(_, .part(let part)) = reveals(page, at: start + 20)[1] else {
      Issue.record("text in part")
      return
    }
    #expect(part.settledEnd > 0)
    #expect(reveals(page, at: map.total)[1] == .whole)
    #expect(map.extent(at: start).height > map.extent(at: start - 1).height + 30)
  }

  @Test("A table opens row by row, its lower edge on its way")
  func table() throws {
    let rows = (1...3).map { row in
      InstantPageTableRow(cells: [InstantPageTableCell(text: .plain("row \(row)"))])
    }
    let page = pages.page([
      .table(title: .empty, rows: rows, bordered: true, striped: false, compact: false)
    ])
    guard case .table(let cost) = cost(page).items[0].content else {
      Issue.record("no table")
      return
    }
    func bottom(_ cursor: Int, age: Double) -> Double? {
      guard case .table(_, let bottom) = reveals(page, at: cursor, age: age)[0] else { return nil }
      return bottom
    }
    let second = cost.rows[1]
    #expect(bottom(second.start - 1, age: 1) == cost.rows[0].bottom)
    #expect(bottom(second.start, age: 1) == second.bottom)
    let moving = reveals(page, at: second.start, from: second.start - 1, age: 0.06)[0]
    guard case .table(_, let between) = moving else {
      Issue.record("in part")
      return
    }
    #expect(between > cost.rows[0].bottom && between < second.bottom)
    #expect(reveals(page, at: cost.rows[2].start)[0] == .whole)
  }

  @Test("An open details shows its chevron, then its title, then what it holds")
  func details() throws {
    let page = pages.page([
      .details(title: .plain("More"), blocks: [.paragraph(.plain("inside"))], expanded: true)
    ])
    let map = cost(page)
    guard case .details(let details) = map.items[0].content else {
      Issue.record("no details")
      return
    }
    let body = try #require(details.body.first)
    #expect(
      reveals(page, at: 0)[0] == .details(header: 1, title: .hidden, body: [.hidden]))
    guard case .details(1, .whole, let inside) = reveals(page, at: body.start + 10)[0] else {
      Issue.record("in part")
      return
    }
    #expect(inside != [.hidden] && inside != [.whole])
    #expect(reveals(page, at: map.total) == [.whole])
  }

  @Test("A thinking block shimmers while the message grows and stands when it is whole")
  func thinking() throws {
    let page = pages.page([.thinking(.plain("Let me see")), .paragraph(.plain("x"))])
    guard case .thinking(1, let shimmer) = reveals(page, at: 0, age: 0.3)[0],
      case .thinking(1, let later) = reveals(page, at: 0, age: 0.4)[0]
    else {
      Issue.record("seen from the start")
      return
    }
    #expect(later > shimmer)
    #expect(reveals(page, at: 0, isGrowing: false)[0] == .whole)
  }

  @Test(
    "Every kind of item is hidden first, whole at last and never turns back",
    arguments: BlockSamples.all)
  func monotone(_ sample: BlockSamples.Sample) {
    let page = pages.page(sample.blocks)
    let total = cost(page).total
    func isWhole(_ reveal: ItemReveal) -> Bool { reveal == .whole }
    var seen = [Bool](repeating: false, count: page.items.count)
    for cursor in stride(from: 0, through: total, by: 11) {
      for (index, reveal) in reveals(page, at: cursor, isGrowing: false).enumerated() {
        let isSeen = reveal != .hidden
        #expect(isSeen || !seen[index])
        seen[index] = isSeen
      }
    }
    #expect(reveals(page, at: total, isGrowing: false).allSatisfy(isWhole))
  }

  @Test("A reveal of one item changes that item alone")
  func changes() throws {
    let page = pages.page((0..<4).map { .paragraph(.plain("paragraph \($0)")) })
    let map = cost(page)
    func frame(_ cursor: Int) -> RevealFrame {
      RevealFrame(items: reveals(page, at: cursor), size: page.size, isSettled: false)
    }
    let start = map.items[2].start
    #expect(frame(start + 30).changedItems(since: frame(start + 20)) == [2])
    #expect(frame(map.total).changedItems(since: frame(map.total)) == [])
  }
}
