import CCMarkGFM
import PageModel

extension PageBuilder {
  mutating func addTable(
    _ table: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) {
    let alignments = syntax.tables[table.own.index].alignments
    var rows: [InstantPageTableRow] = []
    var next = table.firstChild
    while let row = next {
      next = row.next
      rows.append(try self.row(row, isHeader: rows.isEmpty, alignments: alignments))
    }
    try add(
      .table(title: .empty, rows: rows, bordered: true, striped: false, compact: false),
      of: table, to: &output)
  }

  /// A row with too few cells is filled up with empty ones; one with too many keeps the surplus in
  /// its last cell.
  private mutating func row(
    _ row: CMarkNode, isHeader: Bool, alignments: [TableHorizontalAlignment?]
  ) throws(MarkupError) -> InstantPageTableRow {
    let text = row.content
    var ranges = TableLine.cells(of: text, syntax.dialect.cellSeparator)
    if let surplus = TableLine.joinSurplus(of: &ranges, columns: alignments.count) {
      syntax.warn(
        .surplusCells(cells: surplus, columns: alignments.count), at: row.position)
    }
    var cells: [InstantPageTableCell] = []
    cells.reserveCapacity(alignments.count)
    for (column, alignment) in alignments.enumerated() {
      try inlines.counts.takeNode(at: row.position)
      let content =
        column < ranges.count ? try self.text(ofCell: ranges[column], in: row) : .empty
      cells.append(
        InstantPageTableCell(
          text: content, header: isHeader, alignment: alignment ?? .left, verticalAlignment: .top,
          colspan: 1, rowspan: 1))
    }
    return InstantPageTableRow(cells: cells)
  }

  private mutating func text(
    ofCell range: Range<Int>, in row: CMarkNode
  ) throws(MarkupError) -> RichText {
    guard !range.isEmpty, let cell = parser.makeParagraph() else { return .empty }
    cell.setContent(row.content.slice(range))
    TableLine.unescape(&cell.pointee.content)
    cell.pointee.start_line = row.pointee.start_line
    cell.pointee.start_column = row.pointee.start_column + Int32(range.lowerBound)
    return try text(of: cell)
  }
}
