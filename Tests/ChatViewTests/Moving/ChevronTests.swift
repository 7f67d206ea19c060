import Recto
import Testing

@testable import ChatView

/// Chevrons that turn while what they belong to opens and closes.
struct ChevronTests {
  static let lines = (0..<12).map { "Line \($0)." }.joined(separator: "<br>")
  static let quote = "<blockquote expandable>\(lines)</blockquote>\n\nBelow."
  static let details = "<details><summary>More</summary>\n\nInside.\n\n</details>\n\nBelow."
  static let nested = """
    <details open><summary>Outer</summary>

    <blockquote expandable>\(lines)</blockquote>

    <blockquote expandable>\(lines)</blockquote>

    <details><summary>Inner</summary>

    Inside.

    </details>

    </details>
    """

  private static func isQuote(_ target: LayoutHit.Target) -> Bool {
    if case .quote = target { true } else { false }
  }

  private static func isDetails(_ target: LayoutHit.Target) -> Bool {
    if case .details = target { true } else { false }
  }

  private func moving(
    _ text: String, isRightToLeft: Bool = false, _ isWanted: (LayoutHit.Target) -> Bool
  ) throws -> (Chat, Chat.Visible) {
    let chat = try TestChat.make(text)
    if isRightToLeft {
      var look = chat.look
      look.direction = .rightToLeft
      chat.setLook(look)
    }
    chat.resize(to: Size(width: 360, height: 1_500))
    chat.setAnimates(true)
    let hit = chat.firstHit(where: isWanted)
    _ = chat.activate(try #require(hit))
    _ = chat.advance(to: 0)
    return (chat, try #require(chat.visible().first))
  }

  @Test("It turns by half a circle, and nothing else of the header changes")
  func details() throws {
    let (chat, one) = try moving(Self.details, Self.isDetails)
    func chevron() throws -> MotionFrame.ChevronFrame {
      try #require(one.shown.moving?.frame.chevrons.first)
    }
    #expect(try chevron().turn == 0)
    let header = try #require(one.shown.moving).frame.layers.first
    if case .slice? = header {} else { Issue.record("the header is another: \(header as Any)") }
    _ = chat.advance(to: 0.075)
    #expect(try abs(chevron().turn - 0.5) < 0.01)
    _ = chat.advance(to: 0.14)
    #expect(try chevron().turn > 0.9)
  }

  @Test(
    "A quote's goes with its lower edge, in both directions of writing", arguments: [false, true])
  func quote(_ isRightToLeft: Bool) throws {
    let (chat, one) = try moving(Self.quote, isRightToLeft: isRightToLeft, Self.isQuote)
    var last = try #require(one.shown.moving?.frame.chevrons.first)
    #expect(last.turn == 0)
    #expect(isRightToLeft == (last.rect.midX < 100))
    for step in 1...9 {
      _ = chat.advance(to: Double(step) * 0.015)
      let next = try #require(one.shown.moving?.frame.chevrons.first)
      #expect(next.turn > last.turn && next.rect.y > last.rect.y && next.rect.x == last.rect.x)
      last = next
    }
  }

  @Test("Of two quotes in details only the one that opens has its chevron drawn apart")
  func inDetails() throws {
    let (chat, one) = try moving(Self.nested, Self.isQuote)
    let moving = try #require(one.shown.moving)
    #expect(moving.frame.chevrons.count == 1)
    _ = chat.advance(to: 0.15 - 1e-9)
    let canvas = try MotionCanvas(one, moving, in: chat).image
    let end = try rasterize(
      displayList(for: one.shown.layout), scale: 1, images: ImageStore())
    let difference = canvas.difference(from: end)
    #expect(difference <= 24, "the end differs by \(difference)")
  }
}
