import CodeHighlighting
import PageModel

/// Everything an article's layout depends on besides the page itself.
public struct ReaderInputs: Sendable {
  /// Points.
  public var width: Double
  public var theme: ReaderTheme
  public var fontSize: ReaderFontSize
  public var isSerif: Bool
  /// Takes the place of the theme's own accent.
  public var accent: Color?
  /// Device pixels a point; geometry snaps to them.
  public var screenScale: Double
  /// Mirrors gutters and tables; nil takes the page's own flag. Texts follow their own direction.
  public var isRightToLeft: Bool?
  /// Details by ordinal in page order; a missing one takes the model's default.
  public var expandedDetails: [Int: Bool]
  /// Expands all details, whatever `expandedDetails` says.
  public var expandsAllDetails: Bool
  /// As in ``LayoutInputs/mediaSizes``.
  public var mediaSizes: [MediaId: PixelDimensions]
  /// As in ``LayoutInputs/mediaDurations``.
  public var mediaDurations: [MediaId: Double]
  /// As in ``LayoutInputs/codeHighlights``.
  public var codeHighlights: [CodeSpec: CodeHighlight]
  public var strings: LayoutStrings
  /// As in ``LayoutInputs/now``.
  public var now: Int32?
  /// Ends the article with a row that leads to whoever made the preview. A page without an address of
  /// its own is nobody's preview and has none.
  public var showsFeedback: Bool

  public init(
    width: Double, theme: ReaderTheme = .light, fontSize: ReaderFontSize = .standard,
    isSerif: Bool = false, accent: Color? = nil, screenScale: Double = 2,
    isRightToLeft: Bool? = nil, expandedDetails: [Int: Bool] = [:],
    expandsAllDetails: Bool = false, mediaSizes: [MediaId: PixelDimensions] = [:],
    mediaDurations: [MediaId: Double] = [:],
    codeHighlights: [CodeSpec: CodeHighlight] = [:], strings: LayoutStrings = LayoutStrings(),
    now: Int32? = nil, showsFeedback: Bool = true
  ) {
    self.width = width
    self.theme = theme
    self.fontSize = fontSize
    self.isSerif = isSerif
    self.accent = accent
    self.screenScale = screenScale
    self.isRightToLeft = isRightToLeft
    self.expandedDetails = expandedDetails
    self.expandsAllDetails = expandsAllDetails
    self.mediaSizes = mediaSizes
    self.mediaDurations = mediaDurations
    self.codeHighlights = codeHighlights
    self.strings = strings
    self.now = now
    self.showsFeedback = showsFeedback
  }
}

extension LayoutInputs {
  /// What an article's texts and single media are set with.
  init(_ inputs: ReaderInputs) {
    self.init(
      width: inputs.width, horizontalInset: ReaderMetrics.inset,
      theme: .reader(inputs.theme, accent: inputs.accent, isSerif: inputs.isSerif),
      screenScale: inputs.screenScale, isRightToLeft: inputs.isRightToLeft,
      expandedDetails: inputs.expandedDetails, expandsAllDetails: inputs.expandsAllDetails,
      mediaSizes: inputs.mediaSizes, mediaDurations: inputs.mediaDurations,
      codeHighlights: inputs.codeHighlights,
      strings: inputs.strings, now: inputs.now)
  }
}
