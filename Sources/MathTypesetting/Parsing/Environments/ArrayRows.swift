/// The rows of an array, before its columns are settled.
struct ArrayRows {
  var rows: [MathArray.Row] = []
  var linesBelow: [MathArray.Line] = []

  var columnCount: Int { rows.reduce(1) { max($0, $1.cells.count) } }
}
