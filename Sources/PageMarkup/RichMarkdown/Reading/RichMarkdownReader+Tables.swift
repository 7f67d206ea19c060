import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  mutating func readTable(_ table: CMarkNode) throws(MarkupError) {
    let alignments = syntax.tables[table.own.index].alignments
    try page.begin(.table(bordered: true, striped: true, compact: false))
    html.enterMarkdown()
    var isHeader = true
    var next = table.firstChild
    while let row = next {
      next = row.next
      page.position = row.position
      try page.begin(.row)
      try readCells(of: row, isHeader: isHeader, alignments: alignments)
      try page.close(.row)
      isHeader = false
    }
    html.leaveMarkdown()
    try close(.table, with: table)
  }

  /// A row has as many cells as the header: missing ones are invisible, further ones are dropped.
  private mutating func readCells(
    of row: CMarkNode, isHeader: Bool, alignments: [TableHorizontalAlignment?]
  ) throws(MarkupError) {
    let cells = TableLine.cells(of: row.content, syntax.dialect.cellSeparator)
    if cells.count > alignments.count,
      !cells[alignments.count...].allSatisfy(\.isEmpty)
    {
      page.warn(.surplusCellsDropped(cells: cells.count, columns: alignments.count))
    }
    let tag: RichTag = isHeader ? .headerCell : .cell
    for (column, alignment) in alignments.enumerated() {
      let cell = InstantPageTableCell(
        text: nil, header: isHeader, alignment: alignment ?? (isHeader ? .center : .left),
        verticalAlignment: .middle)
      try page.begin(.cell(cell), closedBy: tag)
      if column < cells.count { try readText(ofCell: cells[column], in: row) }
      try page.close(tag)
    }
  }

  private mutating func readText(
    ofCell range: Range<Int>, in row: CMarkNode
  ) throws(MarkupError) {
    guard !range.isEmpty, let cell = parser.makeParagraph() else { return }
    let content = row.content.slice(range)
    if content.firstIndex(of: Ascii.backslash, in: 0..<content.count) == nil {
      cell.setContent(content)
    } else {
      try setContent(of: cell, unescapingBarsIn: content)
    }
    cell.pointee.start_line = row.pointee.start_line
    cell.pointee.start_column = row.pointee.start_column + Int32(range.lowerBound)
    try readText(of: cell)
  }

  /// An escaped bar is a character, in code as outside, and no part of a `||`.
  private mutating func setContent(
    of cell: CMarkNode, unescapingBarsIn content: Bytes
  ) throws(MarkupError) {
    var start = 0
    var bytes: [UInt8] = []
    for index in 0..<max(content.count - 1, 0)
    where content[index] == Ascii.backslash && content[index + 1] == Ascii.bar {
      let standIns = try preparation.needStandIns(at: page.position)
      bytes.append(contentsOf: content.slice(start..<index))
      standIns.append(inPlaceOf: Ascii.bar, to: &bytes)
      start = index + 2
    }
    bytes.append(contentsOf: content.slice(start..<content.count))
    bytes.withUnsafeBufferPointer { cell.setContent($0) }
  }
}
