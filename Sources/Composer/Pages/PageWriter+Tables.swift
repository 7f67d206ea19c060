import PageModel

extension PageWriter {
  mutating func write(_ table: Table) -> InstantPageBlock {
    let widths = Set(table.columns.map(\.width))
    log.add("widths of columns", if: widths.count > 1)
    log.add("heights of rows", if: table.rows.contains { $0.height != nil })
    let rows = table.rows.map { row in
      InstantPageTableRow(cells: row.cells.map { write($0) })
    }
    return .table(
      title: table.title, rows: rows, bordered: table.isBordered, striped: table.isStriped,
      compact: table.isCompact)
  }

  private mutating func write(_ cell: TableCell) -> InstantPageTableCell {
    log.add("the background of a cell", if: cell.background != nil)
    let lines = cell.blocks.map { line($0) }
    return InstantPageTableCell(
      text: StyledText.joining(lines, separator: "\n").richText, header: cell.isHeader,
      alignment: cell.alignment, verticalAlignment: cell.verticalAlignment,
      colspan: cell.colspan == 1 ? 0 : Int32(clamping: cell.colspan),
      rowspan: cell.rowspan == 1 ? 0 : Int32(clamping: cell.rowspan))
  }

  /// A block of a cell as a line of its text.
  private mutating func line(_ block: Block) -> StyledText {
    switch block {
    case .paragraph(let paragraph):
      let isPlain =
        paragraph.style == .body && paragraph.list == nil && paragraph.alignment == .natural
      log.add("that a cell's paragraph is more than text", if: !isPlain)
      noteLosses(of: paragraph.text)
      return paragraph.text
    case .code(let code):
      log.add("that a cell's code stands on lines of its own")
      return code.text.adding(.code)
    case .media(let media):
      log.add("media in a cell")
      return media.caption
    case .pullQuote, .blockQuote, .details, .table, .buttonRow, .carried:
      return StyledText()  // not in cells
    }
  }
}
