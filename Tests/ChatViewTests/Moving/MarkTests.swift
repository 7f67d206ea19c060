import Recto
import Testing

@testable import ChatView

/// Marks under the pointer, lights on buttons, checkboxes and the way of the view.
struct MarkTests {
  private func targets() throws -> (Chat, [PointerState]) {
    let chat = try TestChat.make("[one](https://example.org/1) and [two](https://example.org/2)")
    var states: [PointerState] = []
    for wanted in ["https://example.org/1", "https://example.org/2"] {
      let hit = try #require(
        chat.firstHit { if case .link(.url(wanted)) = $0 { true } else { false } })
      var pointer = PointerState()
      pointer.move(over: hit)
      states.append(pointer)
      pointer.press(hit)
      states.append(pointer)
    }
    return (chat, states)
  }

  @Test(
    "A mark comes, grows stronger when pressed, and goes; one thing's goes while another's comes")
  func highlights() throws {
    let (_, states) = try targets()
    var marks = Highlights()
    #expect(!marks.isMoving && marks.shown.isEmpty)
    marks.follow(states[0], animates: true)
    #expect(marks.isMoving && marks.shown.isEmpty)
    _ = marks.advance(to: 1)
    _ = marks.advance(to: 1.03)
    let half = try #require(marks.shown.first).opacity
    #expect(half > 0 && half < Highlights.hovered)
    _ = marks.advance(to: 2)
    #expect(marks.shown.map(\.opacity) == [Highlights.hovered])
    #expect(!marks.isMoving)
    marks.follow(states[1], animates: true)
    _ = marks.advance(to: 4)
    _ = marks.advance(to: 5)
    #expect(marks.shown.map(\.opacity) == [Highlights.pressed])
    marks.follow(states[2], animates: true)
    _ = marks.advance(to: 6)
    _ = marks.advance(to: 6.1)
    #expect(marks.shown.count == 2)
    #expect(marks.shown[0].opacity < Highlights.pressed)
    // Taken back on its way.
    let now = marks.shown[0].opacity
    marks.follow(states[1], animates: true)
    _ = marks.advance(to: 6.11)
    #expect(abs(marks.shown[0].opacity - now) < 0.02)
    marks.follow(PointerState(), animates: true)
    _ = marks.advance(to: 7)
    _ = marks.advance(to: 8)
    #expect(marks.shown.isEmpty && !marks.isMoving)
  }

  @Test("Without movement a mark is there or not")
  func stillHighlights() throws {
    let (_, states) = try targets()
    var marks = Highlights()
    marks.follow(states[1], animates: false)
    #expect(!marks.isMoving && marks.shown.map(\.opacity) == [Highlights.pressed])
    marks.follow(PointerState(), animates: false)
    #expect(!marks.isMoving && marks.shown.isEmpty)
  }

  @Test("A light runs along a button once and fades")
  func loading() throws {
    let (_, states) = try targets()
    var lights = LoadingButtons()
    #expect(!lights.isMoving)
    lights.press(try #require(states[1].pressed), isAccented: false)
    _ = lights.advance(to: 10)
    #expect(lights.isMoving)
    #expect(lights.shown.map(\.part) == [0] && lights.shown.map(\.opacity) == [1])
    _ = lights.advance(to: 10.5)
    #expect(lights.shown[0].part > 0.5 && lights.shown[0].part < 1)
    _ = lights.advance(to: 11.1)
    #expect(lights.shown[0].part == 1 && abs(lights.shown[0].opacity - 0.5) < 1e-6)
    _ = lights.advance(to: 11.21)
    #expect(!lights.isMoving && lights.shown.isEmpty)
  }

  @Test("A checkbox shrinks, grows over its size and settles, its tick drawn on the way")
  func checkbox() {
    let on = CheckboxMotion(isChecked: true)
    #expect(on.scale(at: 0) == 1 && on.tick(at: 0) == 0)
    #expect(abs(on.scale(at: 0.08) - 0.9) < 1e-6)
    #expect(abs(on.scale(at: 0.21) - 1.1) < 1e-6 && on.tick(at: 0.21) == 1)
    #expect(abs(on.scale(at: on.duration) - 1) < 1e-9)
    let off = CheckboxMotion(isChecked: false)
    #expect(off.tick(at: 0) == 1 && off.tick(at: 0.15) == 0)
    #expect(abs(off.scale(at: 0.075) - 0.9) < 1e-6 && abs(off.scale(at: 0.15) - 1) < 1e-9)
  }

  @Test("The view goes to a place smoothly, from nearby when it is far away; a wheel takes it over")
  func scrolling() throws {
    let texts = (0..<60).map { "Message \($0) with some words in it.\n\nAnd another paragraph." }
    let chat = try TestChat.make(texts)
    _ = chat.visible()
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    chat.scroll(to: rect, of: 6)
    let near = chat.scrollOffset
    chat.scroll(to: 0)
    chat.setAnimates(true)
    chat.scroll(to: rect, of: 6)
    #expect(chat.scrollOffset == 0 && chat.isMoving)
    var last = 0.0
    for step in 0...29 where chat.advance(to: 1 + Double(step) / 100).moves {
      _ = chat.visible()
      #expect(chat.scrollOffset >= last)
      last = chat.scrollOffset
    }
    #expect(!chat.advance(to: 2).moves)
    #expect(abs(chat.scrollOffset - near) < 1)

    chat.scroll(to: rect, of: 50)
    #expect(chat.scrollOffset > near, "the first part of a long way is left out")
    _ = chat.advance(to: 3)
    _ = chat.advance(to: 3.1)
    chat.scroll(to: 40)
    #expect(!chat.isMoving)
    #expect(!chat.advance(to: 3.2).moves)
    #expect(chat.scrollOffset == 40)
  }

  @Test("The way to an anchor in closed details ends where it ends without movement")
  func anchorInDetails() throws {
    let text =
      String(repeating: "A paragraph.\n\n", count: 20)
      + "<details><summary>More</summary>\n\n"
      + String(repeating: "Inside.\n\n", count: 20)
      + "<a name=\"there\"></a>The place.\n\n" + String(repeating: "After.\n\n", count: 9)
      + "</details>\n\nEnd."
    var ends: [Double] = []
    for animates in [false, true] {
      let chat = try TestChat.make([text, "The next one."])
      _ = chat.visible()
      chat.setAnimates(animates)
      _ = chat.goTo("there", in: 0)
      #expect(chat.isMoving == animates)
      for step in 0..<60 {
        _ = chat.advance(to: 1 + Double(step) / 60)
        _ = chat.visible()
      }
      ends.append(chat.scrollOffset)
    }
    #expect(ends[0] > 400)
    #expect(abs(ends[0] - ends[1]) < 1)
  }

  @Test("A message that appears out of sight draws no frames")
  func unseen() throws {
    let chat = try TestChat.make((0..<4).map { _ in String(repeating: "Words.\n\n", count: 40) })
    chat.setAnimates(true)
    _ = chat.visible()
    _ = chat.measureAhead { false }
    chat.reveal(0, isWhole: false, at: 0)
    let first = chat.advance(to: 0.1)
    #expect(first.moves && first.isSeen)
    chat.scroll(to: 1_400)
    _ = chat.visible()
    let second = chat.advance(to: 0.2)
    #expect(second.moves && !second.isSeen)
  }

  @Test("What comes next is laid out and painted before it is seen")
  func ahead() throws {
    let texts = (0..<60).map { "Message \($0) with some words in it.\n\nAnd another paragraph." }
    let chat = try TestChat.make(texts)
    for one in chat.visible() {
      for band in chat.bands(of: one, from: 0, to: 640) { _ = try chat.tile(band, of: one) }
    }
    while chat.prepareAhead(toward: 1, until: { true }) {}
    let count = chat.shownCount
    chat.scroll(to: 600)
    for one in chat.visible() {
      #expect(
        chat.bands(of: one, from: 0, to: 640).allSatisfy { one.shown.tiles[$0] != nil },
        "message \(one.index)")
    }
    #expect(chat.shownCount <= count)
  }

  @Test("The code on a page that grows is found as on the whole page")
  func code() throws {
    let text = """
      Words.

      ```swift
      let a = 1
      ```

      - an item

        ```c
        int b;
        ```

      ```swift
      let a = 1
      ```

      More words.
      """
    var session = MarkupSession(.richMarkdown(RichMarkupOptions()), holdsBack: true)
    var memory = CodeMemory(InstantPage(blocks: []))
    for letter in text {
      let update = session.append(String(letter))
      memory.update(session.page, firstChangedBlock: update.firstChangedBlock)
      #expect(memory.specs == session.page.codeSpecs)
    }
    memory.update(InstantPage(blocks: []), firstChangedBlock: nil)
    #expect(memory.specs.isEmpty)
  }
}
