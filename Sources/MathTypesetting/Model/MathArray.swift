/// Rows of cells: a matrix, cases, aligned equations. An ordinary atom; the delimiters of a matrix
/// are those of a ``MathDelimited`` around it.
public struct MathArray: Hashable, Sendable {
  /// As many as the longest row has cells, or more.
  public var columns: [Column]
  /// Lines to the right of the last column, from left to right.
  public var linesAfter: [Line]
  /// At least one. A row may have fewer cells than there are columns.
  public var rows: [Row]
  /// Lines below the last row, from top to bottom.
  public var linesBelow: [Line]
  /// The style of every cell.
  public var cellStyle: MathStyle
  /// `\arraystretch`: what the distance of baselines (12 points for a stretch of 1, see
  /// ``MathLength/Unit/pt``) is multiplied with.
  public var stretch: Double
  /// Added below every row but the last: `\jot`, 3 points between aligned equations.
  public var rowGap: MathLength
  public var position: Position

  public init(
    columns: [Column], linesAfter: [Line] = [], rows: [Row], linesBelow: [Line] = [],
    cellStyle: MathStyle = .text, stretch: Double = 1, rowGap: MathLength = .zero,
    position: Position = .center
  ) {
    self.columns = columns
    self.linesAfter = linesAfter
    self.rows = rows
    self.linesBelow = linesBelow
    self.cellStyle = cellStyle
    self.stretch = stretch
    self.rowGap = rowGap
    self.position = position
  }

  public struct Column: Hashable, Sendable {
    public var alignment: Alignment
    /// Lines to its left, from left to right.
    public var linesBefore: [Line]
    /// White space between the lines to its left and its cells.
    public var gapBefore: MathLength
    /// White space between its cells and the lines to its right.
    public var gapAfter: MathLength

    public init(
      _ alignment: Alignment, linesBefore: [Line] = [], gapBefore: MathLength = .zero,
      gapAfter: MathLength = .zero
    ) {
      self.alignment = alignment
      self.linesBefore = linesBefore
      self.gapBefore = gapBefore
      self.gapAfter = gapAfter
    }
  }

  public struct Row: Hashable, Sendable {
    public var cells: [MathList]
    /// Lines above it, from top to bottom.
    public var linesAbove: [Line]
    /// `\\[length]`, added below it.
    public var gapBelow: MathLength
    /// What stands at the right edge of the formula: `\tag`, or its number.
    public var tag: MathList?

    public init(
      _ cells: [MathList], linesAbove: [Line] = [], gapBelow: MathLength = .zero,
      tag: MathList? = nil
    ) {
      self.cells = cells
      self.linesAbove = linesAbove
      self.gapBelow = gapBelow
      self.tag = tag
    }
  }

  public enum Alignment: String, Hashable, Sendable {
    case left, center, right
  }

  public enum Line: String, Hashable, Sendable {
    case solid, dashed
  }

  /// Which part of it stands on the baseline; `center` is the math axis.
  public enum Position: String, Hashable, Sendable {
    case center, top, bottom
  }
}
