import PageModel

/// A table's cells at their rows and columns, spans resolved.
struct TableGrid {
  /// Cells row by row, in reading order.
  let cells: [Cell]
  let rowCount: Int
  let columnCount: Int

  struct Cell {
    var cell: InstantPageTableCell
    var row: Int
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// More columns than this are cut off; no client draws them and hostile spans ask for billions.
  static let maximumColumns = 256

  init(rows: [InstantPageTableRow]) {
    var cells: [Cell] = []
    var columnCount = 0
    // For each column, the first row that is free again below a cell reaching down.
    var freeFrom: [Int] = []
    for (row, tableRow) in rows.enumerated() {
      var column = 0
      for cell in tableRow.cells {
        while column < freeFrom.count, freeFrom[column] > row { column += 1 }
        guard column < Self.maximumColumns else { break }
        let wanted = min(max(Int(cell.colspan), 1), Self.maximumColumns - column)
        // A cell stops short of one that reaches down from above.
        var end = column + 1
        while end < column + wanted, end >= freeFrom.count || freeFrom[end] <= row { end += 1 }
        let height = min(max(Int(cell.rowspan), 1), rows.count - row)
        while freeFrom.count < end { freeFrom.append(0) }
        for spanned in column..<end { freeFrom[spanned] = row + height }
        cells.append(
          Cell(cell: cell, row: row, columns: column..<end, rows: row..<(row + height)))
        columnCount = max(columnCount, end)
        column = end
      }
    }
    self.cells = cells
    self.columnCount = columnCount
    rowCount = rows.count
  }
}
