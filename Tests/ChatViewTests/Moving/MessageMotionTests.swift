import Recto
import TestSupport
import Testing

@testable import ChatView

/// Messages on their way from one layout to another.
struct MessageMotionTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var isOutgoing = false
    var target: @Sendable (LayoutHit.Target) -> Bool

    var testDescription: String { name }
  }

  static let long = String(repeating: "Words that fill a line or two of the quote. ", count: 12)

  static let changes = [
    Change(
      name: "details open",
      text: """
        Above.

        <details><summary>More</summary>

        Inside of it.

        ```swift
        let answer = 42
        ```

        </details>

        Below it, a line of words that is long enough to be as wide as the bubble may be.
        """, target: { if case .details = $0 { true } else { false } }),
    Change(
      name: "details in an open block, in a bubble that grows to the left",
      text: """
        <details open><summary>Outer</summary>

        Before.

        <details><summary>Inner</summary>

        A paragraph that is much wider than everything else that stands in this message of mine.

        </details>

        After.

        </details>

        End.
        """, isOutgoing: true,
      target: { if case .details(let index) = $0 { index == 1 } else { false } }),
    Change(
      name: "a quote opens",
      text: "Above.\n\n<blockquote expandable>\(long)</blockquote>\n\nBelow.",
      target: { if case .quote = $0 { true } else { false } }),
    Change(
      name: "a checkbox is set", text: "- [ ] one\n- [x] two\n\nBelow.",
      target: { if case .checkbox(_, false) = $0 { true } else { false } }),
    Change(
      name: "a checkbox is cleared in details",
      text: "<details open><summary>More</summary>\n\n- [x] one\n- [x] two\n\n</details>\n\nBelow.",
      target: { if case .checkbox(_, true) = $0 { true } else { false } }),
    Change(
      name: "covers are taken away", text: "Some ||words|| that ||nobody may|| read.",
      target: { if case .spoiler = $0 { true } else { false } }),
  ]

  private func chat(_ change: Change, animates: Bool = true) throws -> Chat {
    let chat = try TestChat.make([])
    chat.append(
      ChatMessage(
        name: "m", content: .page(try TestChat.page(change.text)), isOutgoing: change.isOutgoing))
    chat.append(ChatMessage(name: "n", content: .page(try TestChat.page("The next message."))))
    _ = chat.visible()
    chat.setAnimates(animates)
    return chat
  }

  private func tap(_ chat: Chat, _ isWanted: (LayoutHit.Target) -> Bool) throws {
    let hit = chat.firstHit(where: isWanted)
    _ = chat.activate(try #require(hit))
  }

  private func exported(_ layout: MessageLayout) throws -> PixelImage {
    let list = displayList(for: layout)
    let image = try rasterize(list, scale: 1, images: ImageStore())
    return image
  }

  /// The list of a layout as it is drawn where dust moves: without it.
  private func still(_ layout: MessageLayout) throws -> PixelImage {
    try rasterize(
      displayList(for: layout).separatingDust().still, scale: 1, images: ImageStore())
  }

  @Test("A movement begins with the old picture and ends with the new one", arguments: changes)
  func ends(_ change: Change) throws {
    let chat = try chat(change)
    let old = try #require(chat.messages[0].shown?.layout)
    try tap(chat, change.target)
    let one = try #require(chat.visible().first)
    let moving = try #require(one.shown.moving)
    #expect(chat.advance(to: 100).moves)
    let start = try MotionCanvas(one, moving, in: chat).image
    // What covers half of a pixel rounds differently when it is painted over something.
    let first = start.difference(from: try still(old))
    #expect(first <= 8, "the start differs by \(first)")
    #expect(chat.advance(to: 100.15 - 1e-9).moves)
    #expect(one.shown.moving === moving)
    let end = try MotionCanvas(one, moving, in: chat).image
    if change.name.contains("open") {
      let last = end.difference(from: try exported(one.shown.layout))
      #expect(last <= 24, "the end differs by \(last)")
    }
    for step in 0..<200 { _ = chat.advance(to: 100.15 + Double(step) / 100) }
    #expect(!chat.isMoving)
    let settled = try #require(chat.visible().first)
    #expect(settled.shown.moving == nil)
    #expect(settled.shown.height == settled.shown.layout.size.height.rounded(.down))
    let band = try chat.tile(0, of: settled)
    let whole = try exported(settled.shown.layout)
    #expect(
      band.pixels?.pixels.elementsEqual(whole.pixels.prefix(whole.width * band.area.height))
        == true, "settled is the export")
  }

  @Test("What is below slides; nothing overlaps and nothing gapes", arguments: changes)
  func middle(_ change: Change) throws {
    let chat = try chat(change)
    let before = chat.visible().map(\.top)
    try tap(chat, change.target)
    _ = chat.advance(to: 0)
    #expect(chat.visible().map(\.top) == before, "the first frame is where everything was")
    var last = -1.0
    let grows = try #require(chat.messages[0].shown).layout.size.height > before[1]
    for step in 0...10 {
      guard chat.advance(to: 0.0149 * Double(step)).moves,
        let moving = chat.messages[0].shown?.moving
      else { break }
      var bottom = 0.0
      for layer in moving.frame.layers {
        let slices: [MotionFrame.Slice] =
          switch layer {
          case .slice(let slice): [slice]
          case .mix(let old, let new, _): [old, new]
          // Nothing of this is another content.
          case .faded: []
          }
        #expect(!slices.isEmpty)
        guard !slices.isEmpty else { continue }
        #expect(slices.allSatisfy { $0.top == slices[0].top && $0.height >= 0 })
        #expect(slices[0].top >= bottom - 0.001, "at \(step)")
        bottom = slices[0].top
      }
      let visible = chat.visible()
      #expect(visible[0].shown.height == moving.frame.height)
      #expect(visible[1].top == visible[0].top + moving.frame.height)
      if grows { #expect(visible[1].top >= last) }
      last = visible[1].top
    }
  }

  @Test("Details that are closed while they open go back from where they are, and the other way")
  func reversed() throws {
    let chat = try chat(Self.changes[0])
    let closed = chat.visible()[1].top
    for round in 0..<2 {
      try tap(chat, Self.changes[0].target)
      let start = Double(round) * 10
      _ = chat.advance(to: start)
      _ = chat.advance(to: start + 0.06)
      let between = chat.visible()[1].top
      let goal = try #require(chat.messages[0].shown).layout.size.height
      #expect(between != closed && between != goal)
      let turn = try #require(chat.messages[0].shown?.moving?.frame.chevrons.first).turn
      #expect(turn > 0.1 && turn < 0.9)
      try tap(chat, Self.changes[0].target)
      _ = chat.advance(to: start + 0.07)
      #expect(abs(chat.visible()[1].top - between) <= 1, "no jump")
      let back = try #require(chat.messages[0].shown?.moving?.frame.chevrons.first).turn
      #expect(abs(back - turn) < 0.05, "the sign in the header does not jump either")
      // Interrupted again, and left alone.
      _ = chat.advance(to: start + 0.1)
      let later = chat.visible()[1].top
      #expect(round == 0 ? later < between : later > between)
      for step in 0..<40 { _ = chat.advance(to: start + 0.1 + Double(step) / 100) }
      #expect(!chat.isMoving)
      if round == 0 {
        #expect(chat.visible()[1].top == closed)
        try tap(chat, Self.changes[0].target)
        for step in 0..<40 { _ = chat.advance(to: start + 1 + Double(step) / 100) }
      }
    }
    #expect(chat.visible()[1].top > closed)
  }

  @Test("A page with another content fades over the old one while the bubble takes its size")
  func crossfade() throws {
    let chat = try chat(Self.changes[0])
    chat.messages[0].content = .page(try TestChat.page("Something else."))
    chat.update(0)
    _ = chat.advance(to: 5)
    let moving = try #require(chat.messages[0].shown?.moving)
    func opacities() -> [Double] {
      moving.frame.layers.map { if case .faded(_, let opacity) = $0 { opacity } else { -1 } }
    }
    #expect(opacities() == [0, 1])
    _ = chat.advance(to: 5.06)
    #expect(zip(opacities(), [0.6, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    _ = chat.advance(to: 5.13)
    #expect(opacities() == [1, 0])
    #expect(!chat.advance(to: 5.2).moves)
  }

  @Test("Without movement, out of sight and while a message appears everything is there at once")
  func noMovement() throws {
    let still = try chat(Self.changes[0], animates: false)
    try tap(still, Self.changes[0].target)
    #expect(!still.isMoving)

    let far = try TestChat.make((0..<30).map { _ in Self.changes[0].text })
    far.setAnimates(true)
    _ = far.visible()
    far.messages[20].expandedDetails = [0: true]
    far.update(20)
    #expect(!far.isMoving)

    let chat = try chat(Self.changes[0])
    try tap(chat, Self.changes[0].target)
    _ = chat.advance(to: 0)
    _ = chat.advance(to: 0.05)
    chat.setAnimates(false)
    #expect(!chat.isMoving)
    let shown = try #require(chat.visible().first).shown
    #expect(shown.height == shown.layout.size.height.rounded(.down))
  }

  @Test("A message that is scrolled out of sight while it moves is where it was going")
  func leaves() throws {
    let chat = try TestChat.make((0..<30).map { _ in Self.changes[0].text })
    chat.setAnimates(true)
    try tap(chat, Self.changes[0].target)
    _ = chat.advance(to: 0)
    chat.scroll(to: 2_000)
    _ = chat.visible()
    #expect(!chat.advance(to: 0.02).moves)
  }

  @Test("A tap while something moves means what the new layout has there")
  func tapping() throws {
    let chat = try chat(Self.changes[0])
    try tap(chat, Self.changes[0].target)
    _ = chat.advance(to: 0)
    _ = chat.advance(to: 0.03)
    let layout = try #require(chat.messages[0].shown).layout
    let visible = chat.visible()
    for y in stride(from: 4.0, to: visible[1].top, by: 7) {
      let point = Point(x: 60, y: y)
      let local = chat.pagePoint(point, in: visible[0])
      #expect(
        chat.hit(point, among: visible)?.hit.place == layout.page.hit(at: local)?.place)
    }
  }
}
