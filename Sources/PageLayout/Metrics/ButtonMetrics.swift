/// Distances of buttons that do not follow Text Size; labels do not either.
package enum ButtonMetrics {
  static let rowFontSize = 16.0
  static let inlineFontSize = 15.0
  /// Left and right of a label.
  static let padding = 7.0
  /// Above and below an inline button's label.
  static let inlineVerticalPadding = 1.0
  /// Between two inline buttons with nothing in between.
  static let inlineGap = 3.0
  static let mostInRow = 8
  static let iconSide = 10.0
  /// Between an inline button's label and its icon.
  static let iconGap = 4.0
  /// What a row button keeps clear on either side for the icon in its corner, padding included.
  static let badgeReserve = 18.0
  static let badgeTrailing = 8.0
  static let badgeTop = 6.0
  /// Labels stand this much above the exact middle, where they look centred.
  static let baselineLift = 0.33
  static let disabledAlpha = 0.4
}
