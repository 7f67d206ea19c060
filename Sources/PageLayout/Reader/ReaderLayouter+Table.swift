import PageModel
import Typesetting

extension ReaderLayouter {
  /// A table that scrolls where it is wider than the text, its title centred above.
  func tableBlock(
    title: RichText, rows: [InstantPageTableRow], style: TableStyle, in column: Column
  ) -> LaidOutBlock {
    let grid = TableGrid(rows: rows)
    guard grid.columnCount > 0 else { return .nothing }
    let saved = setter.isInCell
    setter.isInCell = true
    defer { setter.isInCell = saved }
    var item = setter.tableItem(grid, format: .reader(style), width: column.textWidth)
    var top = 0.0
    var request = request(categories[.caption], width: column.textWidth, role: .tableTitle)
    request.alignment = .center
    request.linkColor = request.style.color
    if !title.isBlank, let text = setter.makeText(title, request) {
      let lines = text.lineBoxes
      item.title = LayoutFragment(
        size: Size(width: column.textWidth, height: lines.length),
        items: [place(text, x: 0, y: 0)])
      item.titleOrigin = Point(x: column.inset, y: 0)
      top = lines.length + ReaderMetrics.tableTitleGap
    }
    item.gridOrigin = setter.gridOrigin(of: item, in: column, y: top)
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(x: 0, y: 0, width: column.width, height: top + item.gridSize.height),
        content: .table(item))
    ])
  }
}

extension TableFormat {
  /// The tables of articles.
  static func reader(_ style: TableStyle) -> TableFormat {
    let factor = style.compact ? 0.5 : 1
    return TableFormat(
      insets: CellInsets(
        vertical: ReaderMetrics.cellVertical * factor,
        horizontal: ReaderMetrics.cellHorizontal * factor),
      border: style.bordered ? ReaderMetrics.tableBorder : 0, radius: ReaderMetrics.tableRadius,
      isStriped: style.striped, textEdges: .lineBoxes)
  }
}
