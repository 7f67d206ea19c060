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
}

/// How a table's grid is drawn, whatever page it stands in.
struct TableFormat {
  var insets: CellInsets
  /// Inner lines and the outer border; 0 for an unbordered table.
  var border: Double
  var radius: Double
  var isStriped: Bool
  var textEdges: TextEdges

  enum TextEdges {
    /// The same space above and below every text.
    case fixed(Double)
    /// The text begins with its first line's box and ends with its last one's.
    case lineBoxes
  }

  /// The tables of chats.
  static func page(_ style: TableStyle, metrics: PageMetrics) -> TableFormat {
    TableFormat(
      insets: CellInsets(
        vertical: style.compact ? metrics.compactCellVerticalInset : metrics.cellVerticalInset,
        horizontal: style.compact
          ? metrics.compactCellHorizontalInset : metrics.cellHorizontalInset),
      border: style.bordered ? 2 * metrics.pixel : 0, radius: PageMetrics.tableRadius,
      isStriped: style.striped,
      // A cell is a page of one paragraph.
      textEdges: .fixed(BlockSpacing(metrics: metrics).leading(.paragraph)))
  }

  /// What a cell adds above and below its text; negative where the text's own box is larger than
  /// what counts.
  func edges(of text: TextItem) -> (above: Double, below: Double) {
    switch textEdges {
    case .fixed(let edge): (edge, edge)
    case .lineBoxes:
      (-text.lineBoxes.lowerBound, text.lineBoxes.upperBound - text.paragraph.size.height)
    }
  }
}
