import Typesetting

/// The card that stands for what this version cannot read or lay out. All places are relative to the
/// item's frame.
public struct UnsupportedItem: Sendable {
  /// Names the block in the page.
  public var path: [Int]
  public var fill: Color
  public var foreground: Color
  public var isDark: Bool
  public var isRightToLeft: Bool
  /// Nil where there is no room for it.
  public var badge: Rect?
  public var texts: [(origin: Point, text: TextItem)]
  public var button: Rect
  public var buttonLabel: TextItem?
  public var buttonLabelOrigin: Point
  /// The least width the card needs, points.
  var neededWidth: Double

  /// Moves the end of the card to the left by `slack`.
  mutating func narrow(by slack: Double) {
    guard isRightToLeft else {
      button.x -= slack
      buttonLabelOrigin.x -= slack
      return
    }
    badge?.x -= slack
    for index in texts.indices { texts[index].origin.x -= slack }
  }
}
