import PageModel

extension MarkdownWriter {
  /// A table with its first row as the header.
  mutating func writeTable(_ rows: [InstantPageTableRow]) {
    let limits = MarkupLimits()
    let columns = rows.columnCount
    if columns == 0 { return lose("an empty table") }
    guard columns <= limits.tableColumns, columns * rows.count <= limits.tableCells - cells else {
      lose("a table of \(rows.count) rows and \(columns) columns")
      for cell in rows.lazy.flatMap(\.cells) {
        if let text = cell.text, !text.isNothing { writeParagraph(text) }
      }
      return
    }
    cells += columns * rows.count
    let grid = TableGrid(rows, columns: columns)
    loseDetails(of: rows, grid)
    for row in rows.indices {
      beginLine()
      output.write(Ascii.bar)
      for column in 0..<columns {
        if let index = grid[row, column], let text = rows[row].cells[index].text {
          write(cell: text)
        }
        output.write(" |")
      }
      output.write(Ascii.lineFeed)
      if row == 0 { writeDelimiters(grid.alignments) }
    }
    endBlock()
  }

  private mutating func writeDelimiters(_ alignments: [TableHorizontalAlignment]) {
    beginLine()
    output.write(Ascii.bar)
    for alignment in alignments {
      switch alignment {
      case .left: output.write(" --- |")
      case .center: output.write(" :---: |")
      case .right: output.write(" ---: |")
      }
    }
    output.write(Ascii.lineFeed)
  }

  /// The text of a cell; a bar would end it.
  mutating func write(cell: RichText) {
    text.write(cell, in: .cell, &log)
    text.output.bytes.withUnsafeBufferPointer { bytes in
      if !bytes.isEmpty { output.write(Ascii.space) }
      var start = 0
      while let bar = bytes.firstIndex(of: Ascii.bar, in: start..<bytes.count) {
        output.write(bytes.slice(start..<bar))
        output.write("\\|")
        start = bar + 1
      }
      output.write(bytes.slice(start..<bytes.count))
    }
  }

  private mutating func loseDetails(of rows: [InstantPageTableRow], _ grid: TableGrid) {
    var lost = (header: false, alignment: false, vertical: false, spans: false)
    for row in rows.indices {
      for column in grid.alignments.indices {
        guard let index = grid[row, column] else { continue }
        let cell = rows[row].cells[index]
        if cell.header != (row == 0) { lost.header = true }
        if cell.alignment != grid.alignments[column] { lost.alignment = true }
        if cell.verticalAlignment != .top { lost.vertical = true }
        if cell.colspan > 1 || cell.rowspan > 1 { lost.spans = true }
      }
    }
    lose("which cells of a table are headers", if: lost.header)
    lose("how the cells of a column are aligned", if: lost.alignment)
    lose("where in its height the text of a cell stands", if: lost.vertical)
    lose("that a cell of a table spans several", if: lost.spans)
  }
}

/// Which cell begins at which place of a table.
struct TableGrid {
  private var places: [Int]
  private let columns: Int
  /// Of the columns, as their first cells have it.
  private(set) var alignments: [TableHorizontalAlignment]

  init(_ rows: [InstantPageTableRow], columns: Int) {
    self.columns = columns
    places = [Int](repeating: -1, count: rows.count * columns)
    alignments = [TableHorizontalAlignment](repeating: .left, count: columns)
    var aligned = [Bool](repeating: false, count: columns)
    /// For each column, how many rows a cell from above still covers.
    var covered = [Int](repeating: 0, count: columns)
    for (row, content) in rows.enumerated() {
      var column = 0
      var next = covered.map { max($0 - 1, 0) }
      for (index, cell) in content.cells.enumerated() {
        while column < columns, covered[column] > 0 { column += 1 }
        if column >= columns { break }
        places[row * columns + column] = index
        if !aligned[column] {
          aligned[column] = true
          alignments[column] = cell.alignment
        }
        let end = min(columns, column + max(1, Int(cell.colspan)))
        for place in column..<end { next[place] = max(next[place], Int(cell.rowspan) - 1) }
        column = end
      }
      covered = next
    }
  }

  /// The index in its row of the cell that begins there.
  subscript(row: Int, column: Int) -> Int? {
    let index = places[row * columns + column]
    return index < 0 ? nil : index
  }
}
