import CCMarkGFM
import PageModel

extension MarkdownSyntax {
  /// Makes a table of the paragraph's last line and this one, if this one separates a header.
  func openTable(_ line: BlockLine) -> CMarkNode? {
    guard line.parent.type == .paragraph, line.parent.own.kind == .none else { return nil }
    guard let alignments = TableLine.alignments(of: line.text, dialect.cellSeparator) else {
      return nil
    }
    let paragraph = line.parent.content
    let headerStart = TableLine.lastLine(of: paragraph)
    let header = paragraph.slice(headerStart..<paragraph.count)
    let cells = TableLine.cellCount(of: header, dialect.cellSeparator)
    guard cells == alignments.count else {
      if header.contains(Ascii.bar), line.text.contains(Ascii.bar) {
        warn(
          .tableHeaderMismatch(header: cells, delimiter: alignments.count), at: line.position)
      }
      return nil
    }
    guard cells <= limits.tableColumns else {
      fail(
        .tooManyColumns(line.position, columns: cells, limit: limits.tableColumns))
      return nil
    }
    guard takeCells(cells, at: line.position) else { return nil }
    let headerText = [UInt8](header)
    // What is left of the paragraph stands before the table; nothing left is no paragraph.
    cmark_strbuf_truncate(&line.parent.pointee.content, Int32(headerStart))
    guard
      let table = line.open(
        CMARK_NODE_CUSTOM_BLOCK, as: OwnNode(.table, index: tables.count), by: self)
    else { return nil }
    tables.append(Table(alignments: alignments))
    table.pointee.start_line -= 1
    _ = headerText.withUnsafeBufferPointer { addRow($0, to: table, line, lineOffset: -1) }
    line.consume()
    return table
  }

  /// A further row of the table that the line continues.
  func openRow(_ line: BlockLine) -> CMarkNode? {
    let text = line.text
    let cells = TableLine.cellCount(of: text, dialect.cellSeparator)
    guard cells > 0 else { return nil }
    let columns = tables[line.parent.own.index].alignments.count
    let isAllowed = takeCells(columns, at: line.position)
    let row = isAllowed ? addRow(text, to: line.parent, line) : nil
    line.consume()
    return row ?? line.parent
  }

  private func takeCells(_ count: Int, at position: SourcePosition) -> Bool {
    tableCells += count
    if tableCells <= limits.tableCells { return true }
    fail(.tooManyCells(position, limit: limits.tableCells))
    return false
  }

  private func addRow(
    _ text: Bytes, to table: CMarkNode, _ line: BlockLine, lineOffset: Int32 = 0
  ) -> CMarkNode? {
    guard
      let row = cmark_parser_add_child(
        line.parser, table, CMARK_NODE_CUSTOM_BLOCK, Int32(line.start) + 1)
    else { return nil }
    row.pointee.extension = `extension`
    row.own = OwnNode(.row, index: table.own.index)
    row.pointee.start_line += lineOffset
    row.setContent(text)
    return row
  }
}
