import CodeHighlighting
import PageModel

/// Everything a layout depends on besides the page itself. The same page and inputs give the same layout.
public struct LayoutInputs: Sendable {
  /// The width the page may take, points.
  public var width: Double
  /// The space left and right of text, points.
  public var horizontalInset: Double
  /// Unscaled.
  public var theme: PageTheme
  public var textSize: TextSize
  /// Device pixels a point; geometry snaps to them.
  public var screenScale: Double
  /// Mirrors the page from right to left; nil takes the page's own flag.
  public var isRightToLeft: Bool?
  /// Details by ordinal in page order; a missing one takes the model's default.
  public var expandedDetails: [Int: Bool]
  /// Expands all details, whatever `expandedDetails` says.
  public var expandsAllDetails: Bool
  /// Structural paths of the collapsible quotes that are open.
  public var expandedQuotes: Set<[Int]>
  public var expandsAllQuotes: Bool
  /// Natural sizes of media as found by whoever loads them; they win over the page's own.
  public var mediaSizes: [MediaId: PixelDimensions]
  /// Lengths of videos as found by whoever loads them, seconds; for those whose page does not say.
  public var mediaDurations: [MediaId: Double]
  /// The colours of code as far as they are known; other code is plain. Keys have the code's
  /// plain text.
  public var codeHighlights: [CodeSpec: CodeHighlight]
  public var strings: LayoutStrings
  /// The time relative dates count from, Unix seconds; nil when nobody will ask how long the layout
  /// stays true.
  public var now: Int32?
  /// The page is as wide as its widest item instead of `width`.
  public var fitsToWidth: Bool
  /// Taken off the space above the first and below the last block, points.
  public var edgeSpacingReduction: Double

  public init(
    width: Double, horizontalInset: Double = 10, theme: PageTheme, textSize: TextSize = .regular,
    screenScale: Double = 2, isRightToLeft: Bool? = nil, expandedDetails: [Int: Bool] = [:],
    expandsAllDetails: Bool = false, expandedQuotes: Set<[Int]> = [],
    expandsAllQuotes: Bool = false, mediaSizes: [MediaId: PixelDimensions] = [:],
    mediaDurations: [MediaId: Double] = [:],
    codeHighlights: [CodeSpec: CodeHighlight] = [:], strings: LayoutStrings = LayoutStrings(),
    now: Int32? = nil, fitsToWidth: Bool = false,
    edgeSpacingReduction: Double = 0
  ) {
    self.width = width
    self.horizontalInset = horizontalInset
    self.theme = theme
    self.textSize = textSize
    self.screenScale = screenScale
    self.isRightToLeft = isRightToLeft
    self.expandedDetails = expandedDetails
    self.expandsAllDetails = expandsAllDetails
    self.expandedQuotes = expandedQuotes
    self.expandsAllQuotes = expandsAllQuotes
    self.mediaSizes = mediaSizes
    self.mediaDurations = mediaDurations
    self.codeHighlights = codeHighlights
    self.strings = strings
    self.now = now
    self.fitsToWidth = fitsToWidth
    self.edgeSpacingReduction = edgeSpacingReduction
  }
}
