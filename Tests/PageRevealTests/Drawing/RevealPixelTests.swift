import PageDrawing
import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageReveal

/// Frames as pixels.
@Suite("Pixels of a reveal")
struct RevealPixelTests {
  private let pages: Pages
  private let drawing = DrawingContext()

  init() throws { pages = try Pages() }

  private func pixels(
    _ message: MessageLayout, _ frame: RevealFrame? = nil, scale: Double = 1
  ) throws -> PixelImage {
    let list =
      frame.map { displayList(for: message, revealing: $0) } ?? displayList(for: message)
    return try rasterize(list, scale: scale, images: ImageStore(), context: drawing)
  }

  /// A frame in which everything is shown, but nothing taken as such.
  private func everythingInPart(_ page: PageLayout) -> [ItemReveal] {
    let map = RevealMap(page, context: pages.context)
    return zip(map.items, page.items).map { cost, item in
      switch (cost.content, item.content) {
      case (.text(let text), _): .text(part(text))
      case (.code(let text), _): .code(ground: 1, text: .part(part(text)))
      case (.details(let details), .details(let item)):
        .details(
          header: 1, title: details.title.map { .part(part($0)) } ?? .whole,
          body: everythingInPart(
            PageLayout(
              size: item.body?.size ?? .zero, items: item.body?.items ?? [],
              isRightToLeft: false)))
      case (.table(let table), _):
        .table(title: table.title.map { _ in .whole }, bottom: item.frame.height)
      default: .whole
      }
    }
  }

  private func part(_ text: TextCost) -> TextReveal {
    TextReveal(
      settledEnd: text.end, shownEnd: text.end, flying: [], objects: [],
      mask: text.mask(ofMarks: text.marks.count), lastLineWidth: 0)
  }

  @Test("Cutting to all there is cuts nothing", arguments: BlockSamples.all)
  func cutsNothing(_ sample: BlockSamples.Sample) throws {
    let message = pages.message(sample.blocks)
    let frame = RevealFrame(
      items: everythingInPart(message.page), size: message.page.size, isSettled: false)
    #expect(try pixels(message, frame, scale: 2) == pixels(message, scale: 2))
  }

  @Test("Nor in other scripts")
  func cutsNothingOfScripts() throws {
    let message = try pages.message(markdown: RevealSessionTests.multilingual)
    let frame = RevealFrame(
      items: everythingInPart(message.page), size: message.page.size, isSettled: false)
    #expect(try pixels(message, frame, scale: 2) == pixels(message, scale: 2))
  }

  @Test(
    "Every frame of every kind of block draws, and more and more of it", arguments: BlockSamples.all
  )
  func draws(_ sample: BlockSamples.Sample) throws {
    let message = pages.message(sample.blocks)
    let map = RevealMap(message.page, context: pages.context)
    let all = try pixels(message)
    var last = Int.max
    for part in [0.3, 0.7, 1] {
      var trail = CursorTrail(cursor: Int(Double(map.total) * (part - 0.1)))
      trail.record(Int(Double(map.total) * part), at: 10)
      func frame(_ age: Double) -> RevealFrame {
        RevealFrame(
          items: map.reveals(at: RevealInstant(trail, at: 10 + age), isGrowing: true),
          size: message.page.size, isSettled: false)
      }
      let differing = zip(try pixels(message, frame(1)).pixels, all.pixels).count { $0 != $1 }
      // A thinking block never stands still.
      #expect(differing <= last || sample.name == "thinking")
      last = differing
      _ = try pixels(message, frame(0.1))
      var open = 0
      for command in displayList(for: message, revealing: frame(0.1)).commands {
        switch command {
        case .pushClip, .pushLayer: open += 1
        case .popClip, .popLayer: open -= 1
        case .fill, .stroke, .glyphs, .image, .particles: break
        }
      }
      #expect(open == 0)
    }
  }

  @Test("A table is closed by its border wherever it has got to")
  func cutTable() throws {
    let message = try pages.message(markdown: "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |")
    let table = try #require(
      message.page.items.compactMap { item -> TableItem? in
        if case .table(let table) = item.content { table } else { nil }
      }.first)
    for bottom in [table.gridOrigin.y + 20, table.gridOrigin.y + table.gridSize.height - 1] {
      let frame = RevealFrame(
        items: [.table(title: [], bottom: bottom)], size: message.page.size, isSettled: false)
      let ends = displayList(for: message, revealing: frame).commands.compactMap {
        command -> Double? in
        guard case .stroke(.roundedRect(let border, _), let style) = command else { return nil }
        return border.maxY + style.width / 2
      }
      let top = message.pageOrigin.y + (message.page.items.first?.frame.y ?? 0)
      #expect(ends.count == 1 && abs((ends.first ?? 0) - top - bottom) < 0.01)
    }
  }

  @Test("A flying character is fainter and lower than it will be")
  func flying() throws {
    let message = pages.message([.paragraph(.plain("H"))])
    let map = RevealMap(message.page, context: pages.context)
    var trail = CursorTrail()
    trail.record(map.total, at: 10)
    func ink(age: Double) throws -> (sum: Double, middle: Double) {
      let frame = RevealFrame(
        items: map.reveals(at: RevealInstant(trail, at: 10 + age), isGrowing: true),
        size: message.page.size, isSettled: false)
      let picture = try pixels(message, frame)
      let ground = try pixels(
        message, RevealFrame(items: [.hidden], size: message.page.size, isSettled: false))
      var (sum, weighted) = (0.0, 0.0)
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] != ground[x, y] {
          let dark = Double((ground[x, y] >> 8) & 0xFF) - Double((picture[x, y] >> 8) & 0xFF)
          sum += dark
          weighted += dark * Double(y)
        }
      }
      return (sum, sum > 0 ? weighted / sum : 0)
    }
    let early = try ink(age: 0.06)
    let late = try ink(age: 0.16)
    let end = try ink(age: 1)
    #expect(try ink(age: 0).sum == 0)
    #expect(early.sum > 0 && early.sum < late.sum && late.sum < end.sum * 1.05)
    #expect(early.middle > late.middle && late.middle > end.middle - 0.5)
  }

  @Test(
    "The bubble is as high as what is shown, on the sender's side too", arguments: [false, true])
  func bubble(outgoing: Bool) throws {
    let message = try pages.message(markdown: "one\n\ntwo\n\nthree", outgoing: outgoing)
    let color = message.style.palette.bubble
    let size = Size(width: 100, height: 40)
    let frame = RevealFrame(
      items: [.hidden, .hidden, .hidden], size: size, isSettled: false)
    let list = displayList(for: message, revealing: frame)
    let bubbles = list.commands.compactMap { command -> Rect? in
      guard case .fill(.path(let path), .color(color)) = command else { return nil }
      var box: Rect?
      for element in path.elements {
        guard case .line(let point) = element else { continue }
        let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
        box = box?.union(spot) ?? spot
      }
      return box
    }
    #expect(bubbles.count == 1)
    #expect(bubbles.first.map { $0.maxY == message.bubble.y + 42 } == true)
    let none = RevealFrame(items: [], size: .zero, isSettled: false)
    #expect(displayList(for: message, revealing: none).commands.count < 5)
  }
}
