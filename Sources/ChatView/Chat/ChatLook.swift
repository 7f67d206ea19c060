import Recto

/// How the messages of a chat look, and how fine the screen is.
package struct ChatLook: Hashable {
  package var isDark = false
  package var accent: Color?
  package var textSize = TextSize.regular
  package var direction = ChatDirection.automatic
  /// Device pixels a point, whole.
  package var scale = 1.0
  /// A strip of chat is no wider, points.
  package var widestStrip = 640.0

  package init() {}

  package func palette(outgoing: Bool) -> MessagePalette {
    let palette: MessagePalette = isDark ? .night(outgoing: outgoing) : .day(outgoing: outgoing)
    return accent.map(palette.accented) ?? palette
  }

  func style(outgoing: Bool) -> MessageStyle { MessageStyle(palette: palette(outgoing: outgoing)) }

  /// A length on whole pixels.
  package func snapped(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// How many whole pixels a length has.
  func pixels(inside length: Double) -> Int { Self.pixels(inside: length, scale: scale) }

  static func pixels(inside length: Double, scale: Double) -> Int {
    Int((length * scale + 1e-6).rounded(.down))
  }
}

extension TextSize {
  /// The next size up or down; itself at the end of the ladder.
  package func stepped(by steps: Int) -> TextSize {
    let all = TextSize.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[min(max(0, index + steps), all.count - 1)]
  }
}
