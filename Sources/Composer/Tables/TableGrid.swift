/// Which cell covers which slot of a table.
struct TableGrid {
  struct Placement: Hashable {
    /// Index of the row the cell is declared in, and of the cell there.
    var row: Int
    var cell: Int
    var rect: GridRect
  }

  private(set) var columnCount: Int
  /// Row by row, the cells in their order.
  private(set) var placements: [Placement] = []
  /// For each slot the index of the placement that covers it, nil for none.
  private var slots: [[Int?]]
  /// Whether some cell found no room, or was cut.
  private(set) var hasMisfits = false

  /// Places each cell into the next free slot of its row. What does not fit between cells that
  /// are there already is cut.
  ///
  /// - Parameter limit: How many columns cells beyond the last one may make; nil makes none, and
  ///   the cells fall out.
  init(_ table: Table, growingTo limit: Int? = nil) {
    let rowCount = table.rows.count
    columnCount = table.columns.count
    slots = Array(repeating: Array(repeating: nil, count: columnCount), count: rowCount)
    let most = max(columnCount, limit ?? 0)
    for (row, content) in table.rows.enumerated() {
      var column = 0
      for (index, cell) in content.cells.enumerated() {
        while column < columnCount, slots[row][column] != nil { column += 1 }
        guard column < most else {
          hasMisfits = true
          break
        }
        let rows = row...(row + min(max(1, cell.rowspan), rowCount - row) - 1)
        var end = column + 1
        let wanted = column + min(max(1, cell.colspan), most - column)
        while end < wanted, end >= columnCount || slots[row][end] == nil { end += 1 }
        if end - column != cell.colspan || rows.count != cell.rowspan { hasMisfits = true }
        let rect = GridRect(rows: rows, columns: column...(end - 1))
        cover(rect, with: Placement(row: row, cell: index, rect: rect))
        column = end
      }
    }
  }

  private mutating func cover(_ rect: GridRect, with placement: Placement) {
    let grown = max(columnCount, rect.columns.upperBound + 1)
    if grown > columnCount {
      for row in slots.indices {
        slots[row] += Array(repeating: nil, count: grown - columnCount)
      }
      columnCount = grown
    }
    for row in rect.rows {
      for column in rect.columns { slots[row][column] = placements.count }
    }
    placements.append(placement)
  }

  func placement(row: Int, column: Int) -> Placement? {
    guard slots.indices.contains(row), slots[row].indices.contains(column) else { return nil }
    return slots[row][column].map { placements[$0] }
  }

  func placement(ofRow row: Int, cell: Int) -> Placement? {
    placements.first { $0.row == row && $0.cell == cell }
  }

  /// Whether every slot is covered, every cell placed as it says.
  var isWhole: Bool {
    !hasMisfits && slots.allSatisfy { !$0.contains(nil) }
  }

  /// The smallest rectangle around the given one that cuts no cell.
  func expanded(_ rect: GridRect) -> GridRect {
    var rect = rect
    while true {
      let grown = placements.reduce(rect) {
        $0.overlaps($1.rect) ? $0.union($1.rect) : $0
      }
      if grown == rect { return rect }
      rect = grown
    }
  }

  /// The cells that lie in a rectangle, row by row.
  func placements(in rect: GridRect) -> [Placement] {
    placements.filter { $0.rect.overlaps(rect) }
  }
}

/// How large a table may be; larger ones are cut when a document is made of them.
enum TableLimit {
  static let columns = 256
  /// Slots a grid may have.
  static let slots = 1 << 16
}
