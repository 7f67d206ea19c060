/// The geometry of an array: widths of columns, baselines of rows, places of lines. Points from its
/// top left; y downwards.
struct ArrayGrid {
  /// A line and where it begins across its direction.
  struct PlacedLine {
    var kind: MathArray.Line
    var offset: Double
  }

  /// `\arrayrulewidth`: 0.4 points.
  let lineThickness: Double
  /// In reading order.
  private(set) var cells: [SetBox] = []
  private(set) var columnWidths: [Double]
  private(set) var columnLefts: [Double] = []
  private(set) var baselines: [Double] = []
  private(set) var levelLines: [PlacedLine] = []
  private(set) var uprightLines: [PlacedLine] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  private let array: MathArray
  /// `\doublerulesep`: 2 points.
  private let lineGap: Double
  private var rowHeights: [Double]
  private var rowDepths: [Double]

  init(_ array: MathArray, baseSize: Double) {
    self.array = array
    lineThickness = 0.04 * baseSize
    lineGap = 0.2 * baseSize
    // 12 points from baseline to baseline; seven tenths of it above the baseline (`\@arstrut`).
    let pitch = 1.2 * baseSize * (array.stretch.isFinite ? max(0, min(array.stretch, 100)) : 1)
    rowHeights = Array(repeating: 0.7 * pitch, count: array.rows.count)
    rowDepths = Array(repeating: 0.3 * pitch, count: array.rows.count)
    let columns = array.rows.reduce(array.columns.count) { max($0, $1.cells.count) }
    columnWidths = Array(repeating: 0, count: columns)
  }

  /// Cells come in reading order.
  mutating func add(_ box: SetBox, row: Int, column: Int) {
    cells.append(box)
    columnWidths[column] = max(columnWidths[column], box.width)
    rowHeights[row] = max(rowHeights[row], box.height)
    rowDepths[row] = max(rowDepths[row], box.depth)
  }

  /// Gives everything its place, once all cells are known.
  mutating func stack(_ points: (MathLength) -> Double) {
    stackColumns(points)
    stackRows(points)
  }

  private mutating func stackColumns(_ points: (MathLength) -> Double) {
    var x = 0.0
    for (index, cellWidth) in columnWidths.enumerated() {
      let column = index < array.columns.count ? array.columns[index] : MathArray.Column(.center)
      addUpright(column.linesBefore, from: &x)
      x += points(column.gapBefore)
      columnLefts.append(x)
      x += cellWidth + points(column.gapAfter)
    }
    addUpright(array.linesAfter, from: &x)
    width = max(0, x)
  }

  private mutating func stackRows(_ points: (MathLength) -> Double) {
    var y = 0.0
    for (index, row) in array.rows.enumerated() {
      addLevel(row.linesAbove, from: &y)
      y += rowHeights[index]
      baselines.append(y)
      y += rowDepths[index]
      if index < array.rows.count - 1 {
        y += points(array.rowGap) + points(row.gapBelow)
      }
    }
    addLevel(array.linesBelow, from: &y)
    height = max(0, y)
  }

  /// Lines side by side, centred on where they stand: they take no room but for the gaps between
  /// them (LaTeX, `\vline`).
  private mutating func addUpright(_ lines: [MathArray.Line], from x: inout Double) {
    for (index, line) in lines.enumerated() {
      if index > 0 { x += lineGap }
      uprightLines.append(PlacedLine(kind: line, offset: x - lineThickness / 2))
    }
  }

  /// Lines below each other, which take their thickness.
  private mutating func addLevel(_ lines: [MathArray.Line], from y: inout Double) {
    for (index, line) in lines.enumerated() {
      if index > 0 { y += lineGap }
      levelLines.append(PlacedLine(kind: line, offset: y))
      y += lineThickness
    }
  }
}
