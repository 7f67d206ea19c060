import Typesetting

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
  // Media.
  /// A picture nobody has seen takes the shape of a photo.
  static let unknownPictureSize = Size(width: 1280, height: 720)
  static let mosaicSpacing = 1.0
  static let slideshowHeightCap = 1200.0
  static let slideshowStripHeight = 20.0
  static let slideshowDotSide = 7.0
  static let slideshowDotGap = 9.0
  static let slideshowDotMargin = 36.0
  static let slideshowQuietDot = 0.4
  /// Dots nobody could tell apart say nothing.
  static let leastSlideshowDot = 1.0
  /// What at a slideshow's sides turns its pages.
  static let slideshowEdge = 44.0
  static let slideshowArrow = 32.0
  static let badgeFontSize = 12.0
  static let badgeInset = 6.0
  static let badgePadding = 7.0
  static let badgeHeight = 18.0
  /// Behind what is written on pictures.
  package static let overlayFill = Color.black.withAlpha(0.5)
  package static let playSide = 44.0
  package static let mapPinSide = 40.0
  package static let mapPinLift = 10.0

  // Embedded pages, channels, other articles.
  static let embedHeight = 240.0
  static let embedLabelInset = 12.0
  /// From the middle of the embedded page to its label.
  static let embedLabelDrop = 28.0
  static let bannerHeight = 60.0
  static let avatarSide = 40.0
  static let avatarGap = 10.0
  static let avatarFontSize = 18.0
  static let relatedHeadingPadding = 8.0
  static let relatedPadding = 15.0
  static let relatedGap = 14.0
  static let relatedCoverSide = 44.0
  static let relatedCoverRadius = 6.0
}
