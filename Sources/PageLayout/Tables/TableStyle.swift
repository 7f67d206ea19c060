/// The flags of a table.
struct TableStyle {
  var bordered: Bool
  var striped: Bool
  var compact: Bool

  init(_ bordered: Bool, _ striped: Bool, _ compact: Bool) {
    self.bordered = bordered
    self.striped = striped
    self.compact = compact
  }
}

/// The space between a cell's edges and its text, points.
struct CellInsets {
  var vertical: Double
  var horizontal: Double

  init(style: TableStyle, metrics: PageMetrics) {
    vertical = style.compact ? metrics.compactCellVerticalInset : metrics.cellVerticalInset
    horizontal = style.compact ? metrics.compactCellHorizontalInset : metrics.cellHorizontalInset
  }
}
