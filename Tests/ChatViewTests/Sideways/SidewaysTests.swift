import ChatView
import Recto
import Testing

/// Tables and slideshows that are moved by fingers, wheels and keys.
struct SidewaysTests {
  private func slideshow(_ count: Int64) throws -> (Chat, SidewaysPlace) {
    let chat = try TestMedia.chat([
      .slideshow(items: (1...count).map { TestMedia.picture($0) }, caption: InstantPageCaption())
    ])
    let hit = try #require(chat.firstHit { if case .media = $0 { true } else { false } })
    return (chat, try #require(chat.sideways(at: hit)))
  }

  private func picture(_ chat: Chat) throws -> [[UInt32]] {
    let one = try #require(chat.visible().first)
    return try (0..<one.shown.bandCount).map { band in
      let tile = try chat.tile(band, of: one)
      return try #require(tile.pixels).pixels
    }
  }

  @Test("A drag follows the finger, gives a little at the ends, and comes to rest on a page")
  func dragging() throws {
    let (_, place) = try slideshow(3)
    let width = place.rect.width
    var drag = SidewaysDrag(place, from: 1)
    let early = drag.move(dx: -5, dy: 2)
    #expect(early == nil && !drag.isDragging)
    let half = drag.move(dx: -width / 2, dy: 90)
    #expect(half == 1.5 && drag.isDragging)
    #expect(drag.page(at: 1.4, velocity: 0) == 1)
    #expect(drag.page(at: 1.6, velocity: 0) == 2)
    #expect(drag.page(at: 1.1, velocity: -900) == 2)
    #expect(drag.page(at: 1.1, velocity: 900) == 0)
    let far = drag.move(dx: -width * 2, dy: 0) ?? 0
    #expect(far > 2 && far < 2.5)
    #expect(drag.page(at: far, velocity: -900) == 2)
    let back = drag.move(dx: width * 2, dy: 0) ?? 0
    #expect(back < 0 && back > -0.5)
    #expect(drag.page(at: .nan, velocity: 0) == nil)
  }

  @Test("A drag up or down is somebody else's, for good")
  func refused() throws {
    let (_, place) = try slideshow(3)
    var drag = SidewaysDrag(place, from: 0)
    let down = drag.move(dx: 4, dy: 30)
    let sideways = drag.move(dx: -200, dy: 30)
    #expect(down == nil && sideways == nil && !drag.isDragging)
    #expect(drag.page(at: 0.7, velocity: -900) == nil)
  }

  @Test("A finger scrolls a table as far as it goes")
  func table() throws {
    let cells = (1...9).map { "a wide cell number \($0)" }.joined(separator: " | ")
    let chat = try TestChat.make(
      "| \(cells) |\n|\(String(repeating: "---|", count: 9))\n| \(cells) |")
    let hit = try #require(chat.firstHit { if case .text = $0 { true } else { false } })
    let place = try #require(chat.sideways(at: hit))
    guard case .table(let range) = place.kind else {
      Issue.record("no table")
      return
    }
    var drag = SidewaysDrag(place, from: 0)
    var offset = drag.move(dx: -100, dy: 3)
    #expect(offset == 100)
    offset = drag.move(dx: -1e6, dy: 3)
    #expect(offset == range.upperBound)
    offset = drag.move(dx: 1e6, dy: 3)
    #expect(offset == range.lowerBound)
    #expect(drag.page(at: 3, velocity: 0) == nil)
    #expect(chat.step(place, by: 48) == min(48, range.upperBound))
    #expect(chat.step(place, by: -48) == (range.lowerBound < 0 ? max(-48, range.lowerBound) : nil))
  }

  @Test(
    "Keys turn page by page and stop at the ends; the picture that shows is the one that is hit")
  func steps() throws {
    let (chat, place) = try slideshow(2)
    #expect(chat.step(place, by: -1) == nil)
    #expect(chat.step(place, by: 48) == 1)
    let first = try picture(chat)
    chat.move(place, to: 1)
    #expect(chat.step(place, by: 1) == nil)
    #expect(chat.offset(of: place) == 1)
    // Pictures nobody has are all grey: the dots tell.
    #expect(try picture(chat) != first)
    chat.move(place, to: 0)
    #expect(try picture(chat) == first)
    let hit = try #require(
      chat.firstHit { if case .slide = $0 { true } else { false } })
    guard case .slide(_, let page)? = chat.activate(hit).first else {
      Issue.record("an edge turns nothing")
      return
    }
    #expect(page == 1)
    #expect(chat.arrows(at: hit)?.after != nil && chat.arrows(at: hit)?.before == nil)
  }

  @Test("A wheel turns a page a notch, a touchpad one page a stroke")
  func wheel() {
    var wheel = SlideWheel()
    let turn1 = wheel.turn(by: 48, isNotch: true, at: 1)
    #expect(turn1 == 1)
    let turn2 = wheel.turn(by: 48, isNotch: true, at: 1.05)
    #expect(turn2 == 1)
    let turn3 = wheel.turn(by: -48, isNotch: true, at: 1.1)
    #expect(turn3 == -1)
    var strokes: [Int] = []
    for step in 0..<30 {
      strokes.append(wheel.turn(by: 9, isNotch: false, at: 5 + Double(step) / 60))
    }
    #expect(strokes.filter { $0 != 0 } == [1])
    let turn4 = wheel.turn(by: -60, isNotch: false, at: 9)
    #expect(turn4 == -1)
  }

  @Test("A page on its way is fast first, arrives and stays")
  func motion() {
    let motion = SlideMotion(from: 0, to: 2, start: 10)
    #expect(motion.position(at: 9) == 0 && motion.position(at: 10) == 0)
    #expect(motion.position(at: 10.125) > 1.5)
    #expect(!motion.isOver(at: 10.2))
    #expect(motion.position(at: 10.25) == 2 && motion.isOver(at: 10.25))
    #expect(motion.position(at: 99) == 2)
  }
}
