/// Distances of the card that stands for what cannot be shown; it does not follow Text Size.
package enum UnsupportedMetrics {
  /// To the blocks above and below.
  static let padding = 8.0
  static let top = 6.0
  static let bottom = 8.0
  static let side = 12.0
  package static let badgeSide = 44.0
  /// Between badge, text and button.
  static let gap = 12.0
  static let buttonPadding = (horizontal: 11.0, vertical: 8.0)
  static let titleSize = 15.0
  static let subtitleSize = 13.0
  static let subtitleAlpha = 0.6
  package static let cornerRadius = 22.0
  package static let buttonAlpha = 0.12
  /// With less room for its words than this the card leaves out its badge.
  static let leastTextWidth = 60.0
  /// How far above and below a card the bubble is torn away.
  static let tearPadding = 6.0
  /// A strip of bubble no higher than this at the message's edge is torn away too.
  static let leastBubbleStrip = 8.0

  package static func badgeAlpha(isDark: Bool) -> Double { isDark ? 0.20 : 0.15 }
}
