/// The one table of a page's distances, in points. Scaled values are multiplied by the content scale and
/// floored to the device's pixels; the rest are ``PageMetrics`` constants that never scale.
package struct PageMetrics {
  let screenScale: Double

  // Spacing between blocks.
  let baseSpacing: Double
  let blockPadding: Double
  let headingPadding: Double
  let dividerPadding: Double
  let detailsSpacing: Double

  // Captions.
  let captionTop: Double
  let creditTop: Double
  let coverCaptionExtra: Double

  // Quotes.
  let quoteVerticalInset: Double
  let quoteLineInset: Double
  let quoteAttributionGap: Double
  let quoteChildGap: Double
  let pullQuoteVerticalInset: Double
  let pullQuoteSidePadding: Double

  // Code.
  let codeVerticalInset: Double
  let codeLanguageGap: Double
  /// Left and right of code whose band cannot reach past its column.
  let codeNestedInset: Double

  // Lists.
  let markerGap: Double
  let checkboxSide: Double
  let bulletDiameter: Double
  let listTextOffset: Double
  let numberTextOffset: Double

  // Tables.
  let cellVerticalInset: Double
  let cellHorizontalInset: Double
  let compactCellVerticalInset: Double
  let compactCellHorizontalInset: Double
  let minimumColumnWidth: Double

  // Details.
  let detailsMinimumHeight: Double
  let detailsTitlePadding: Double
  let detailsChevronReserve: Double
  let detailsTitleInset: Double

  // Button rows.
  let buttonHeight: Double
  /// Between buttons of a row and between rows.
  let buttonGap: Double

  init(scale: Double, contentScale: Double, screenScale: Double) {
    func scaled(_ value: Double) -> Double {
      (value * scale * screenScale).rounded(.down) / screenScale
    }
    self.screenScale = screenScale
    baseSpacing = scaled(8)
    blockPadding = scaled(4)
    headingPadding = scaled(8)
    dividerPadding = scaled(4)
    detailsSpacing = scaled(4)
    captionTop = scaled(9)
    creditTop = scaled(10)
    coverCaptionExtra = scaled(14)
    quoteVerticalInset = scaled(6)
    quoteLineInset = scaled(9)
    quoteAttributionGap = scaled(3)
    // Fixed for all quotes: it follows Text Size but not the quotes' smaller type.
    quoteChildGap = (10 * contentScale * screenScale).rounded(.down) / screenScale
    pullQuoteVerticalInset = scaled(12)
    pullQuoteSidePadding = scaled(30)
    codeVerticalInset = scaled(14)
    codeLanguageGap = scaled(3)
    codeNestedInset = scaled(8)
    markerGap = scaled(8)
    checkboxSide = scaled(18)
    bulletDiameter = scaled(5)
    listTextOffset = scaled(2)
    numberTextOffset = scaled(5)
    cellVerticalInset = scaled(7)
    cellHorizontalInset = scaled(13)
    compactCellVerticalInset = scaled(3.5)
    compactCellHorizontalInset = scaled(6.5)
    minimumColumnWidth = scaled(60)
    detailsMinimumHeight = scaled(36)
    detailsTitlePadding = scaled(15)
    detailsChevronReserve = scaled(32)
    detailsTitleInset = scaled(23)
    buttonHeight = scaled(40)
    buttonGap = scaled(6)
  }

  /// One device pixel in points.
  var pixel: Double { 1 / screenScale }

  /// The nearest pixel boundary at or above (towards the top or left of) a value.
  func floorToPixel(_ value: Double) -> Double {
    (value * screenScale).rounded(.down) / screenScale
  }

  // Distances that do not follow Text Size.
  package static let quoteBar = 3.0
  package static let quoteRadius = 6.0
  package static let quoteFillAlpha = 0.10
  static let quoteIconSize = (width: 9.0, height: 7.0)
  static let quoteIconInset = 4.0
  static let pullQuoteMarkSize = (width: 12.0, height: 10.0)
  static let pullQuoteMarkInset = 6.0
  static let collapsedQuoteLines = 3
  static let quoteChevronSize = (width: 10.0, height: 6.0)
  static let quoteChevronTrailing = 6.0
  static let quoteChevronBottom = 3.0
  static let quoteChevronClearance = 16.0
  static let quoteChevronExtraHeight = 10.0
  static let tableRadius = 10.0
  static let emptyCellHeight = 20.0
  static let mediaBleed = 4.0
  static let mediaHeightCap = 1000.0
  static let bulletNudge = 1.0
  static let bulletTextOffset = 2.0
  static let orderedListTextOffset = 1.0
  static let numberBoxHeight = 20.0
  static let thinkingTrim = 4.0
  static let thinkingAlpha = 0.55
  package static let detailsChevronSide = 18.0
  static let detailsChevronCenter = 9.0
  static let placeholderHeight = 44.0
  package static let placeholderRadius = 10.0
  static let placeholderInset = 12.0
  static let unsupportedPadding = 8.0
}

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

/// Distances of the card that stands for what cannot be shown; it does not follow Text Size.
package enum UnsupportedMetrics {
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
