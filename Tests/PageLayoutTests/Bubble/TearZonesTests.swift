import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("The bubble around cards for what cannot be shown")
struct TearZonesTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    /// Top and bottom of each card, and the length of its path.
    var cards: [(top: Double, bottom: Double, depth: Int)]
    var remaining: [ClosedRange<Double>]
  }

  @Test(arguments: [
    Row(description: "without cards all of it stays", cards: [], remaining: [0...300]),
    Row(
      description: "six points above and below a card go", cards: [(100, 150, 1)],
      remaining: [0...94, 156...300]),
    Row(description: "a nested card tears nothing", cards: [(100, 150, 2)], remaining: [0...300]),
    Row(
      description: "zones that touch become one", cards: [(100, 150, 1), (160, 200, 1)],
      remaining: [0...94, 206...300]),
    Row(
      description: "a strip of eight points at an edge goes with them",
      cards: [(14, 60, 1), (246, 286, 1)], remaining: [66...240]),
    Row(
      description: "one of nine stays", cards: [(15, 60, 1)], remaining: [0...9, 66...300]),
    Row(description: "cards alone have no bubble", cards: [(8, 292, 1)], remaining: []),
  ])
  func zones(_ row: Row) {
    let items = row.cards.map { card in
      LayoutItem(
        frame: Rect(x: 10, y: card.top, width: 100, height: card.bottom - card.top),
        content: .unsupported(.card(path: [Int](repeating: 0, count: card.depth))))
    }
    let zones = TearZones(items, pageTop: 0, bubble: 0...300)
    #expect(zones.remaining == row.remaining)
  }

  @Test("A message of such cards alone shows no bubble, one with text a part of it")
  func message() throws {
    let context = try TypesettingContext()
    func parts(_ blocks: [InstantPageBlock]) -> Int {
      let style = MessageStyle(palette: .day(outgoing: false))
      return layoutMessage(
        InstantPage(blocks: blocks), style: style,
        inputs: LayoutInputs(width: 360, theme: .chat(style.palette)), context: context
      ).bubbleParts.count
    }
    #expect(parts([.unsupported, .unsupported]) == 0)
    #expect(parts([.unsupported, .paragraph(.plain("text"))]) == 1)
    #expect(parts([.paragraph(.plain("a")), .unsupported, .paragraph(.plain("b"))]) == 2)
  }
}

extension UnsupportedItem {
  fileprivate static func card(path: [Int]) -> UnsupportedItem {
    UnsupportedItem(
      path: path, fill: .black, foreground: .white, isDark: false, isRightToLeft: false,
      badge: nil, texts: [], button: .zero, buttonLabel: nil, buttonLabelOrigin: .zero,
      neededWidth: 0)
  }
}
