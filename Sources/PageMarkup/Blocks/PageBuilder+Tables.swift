import CCMarkGFM
import PageModel

extension PageBuilder {
  func addTable(_ table: CMarkNode, to output: inout BlockOutput) throws(MarkdownError) {
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

  private func row(
    _ row: CMarkNode, isHeader: Bool, alignments: [TableHorizontalAlignment]
  ) throws(MarkdownError) -> InstantPageTableRow {
    var cells: [InstantPageTableCell] = []
    cells.reserveCapacity(alignments.count)
    var next = row.firstChild
    for alignment in alignments {
      try inlines.counts.takeNode(at: row.position)
      var text = RichText.empty
      if let cell = next {
        text = try inlines.text(of: cell)
        next = cell.next
      }
      cells.append(
        InstantPageTableCell(
          text: text, header: isHeader, alignment: alignment, verticalAlignment: .top,
          colspan: 1, rowspan: 1))
    }
    return InstantPageTableRow(cells: cells)
  }
}
