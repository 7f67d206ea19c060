/// How a paragraph is broken into lines and stacked.
public struct ParagraphOptions: Hashable, Sendable {
  /// The width to break at, points.
  public var width: Double
  public var alignment: TextAlignment
  /// Line spacing as a factor of the cap box: pitch = L + floor(L × factor).
  public var lineFactor: Double
  public var direction: BaseDirection
  /// Lines after this many are cut, the last kept one ends in "…"; nil for no limit.
  public var maximumLines: Int?
  /// One word a line, for measuring a table column's least width. Lines end after spaces, tabs and
  /// line ends, and in scripts written without spaces wherever a line may end.
  public var breaksAtEveryWord: Bool
  /// The result is as wide as its widest line instead of `width` (natural alignment only).
  public var fitsToWidth: Bool
  /// Device pixels a point (1, 2, 3…), for positions that snap to the pixel grid.
  public var screenScale: Double

  public init(
    width: Double, alignment: TextAlignment = .natural, lineFactor: Double = 1.12,
    direction: BaseDirection = .automatic, maximumLines: Int? = nil,
    breaksAtEveryWord: Bool = false, fitsToWidth: Bool = false, screenScale: Double = 2
  ) {
    self.width = width
    self.alignment = alignment
    self.lineFactor = lineFactor
    self.direction = direction
    self.maximumLines = maximumLines
    self.breaksAtEveryWord = breaksAtEveryWord
    self.fitsToWidth = fitsToWidth
    self.screenScale = screenScale
  }
}

/// Where lines stand between the edges of their paragraph.
public enum TextAlignment: UInt8, Hashable, Sendable {
  /// At the leading edge of each line's own direction.
  case natural
  case left
  case center
  case right
}

/// The direction a paragraph's bidi analysis starts from.
public enum BaseDirection: UInt8, Hashable, Sendable {
  /// The first strong character's, left-to-right when there is none.
  case automatic
  case leftToRight
  case rightToLeft
}
