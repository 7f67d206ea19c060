extension Table {
  /// The cells of a rectangle as blocks of their own: of a single cell what it holds, else a table.
  /// A heading row above them comes along, so that the columns are still named.
  func blocks(in rect: GridRect) -> [Block] {
    let grid = TableGrid(self)
    let rect = grid.expanded(rect)
    let cells = grid.placements(in: rect)
    if cells.count == 1, rect.rows.count < rows.count || rect.columns.count < columns.count {
      return Array(rows[cells[0].row].cells[cells[0].cell].blocks)
    }
    return [.table(cut(rect))]
  }

  /// - Parameter rect: Cuts no cell.
  private func cut(_ rect: GridRect) -> Table {
    let heading = rect.rows.lowerBound > 0 ? heading(over: rect.columns) : []
    let taken = pieces.filter { $0.rect.overlaps(rect) }
    let leading = heading.isEmpty ? 0 : 1
    var table = self
    table.columns = Array(columns[rect.columns])
    table.rows = (heading.isEmpty ? [] : [rows[0]]) + rows[rect.rows]
    table.arrange(
      heading.map { $0.moved(rows: 0, columns: -rect.columns.lowerBound) }
        + taken.map {
          $0.moved(rows: leading - rect.rows.lowerBound, columns: -rect.columns.lowerBound)
        })
    return table
  }

  /// The cells of the first row over some columns, cut to them; none when it is no heading, or
  /// when they reach further down.
  private func heading(over columns: ClosedRange<Int>) -> [Piece] {
    guard let first = rows.first, first.isHeader else { return [] }
    let cells = pieces.filter { $0.rect.rows.contains(0) && $0.rect.columns.overlaps(columns) }
    guard cells.allSatisfy({ $0.rect.rows.count == 1 }) else { return [] }
    return cells.map { piece in
      Piece(
        rect: GridRect(rows: 0...0, columns: piece.rect.columns.clamped(to: columns)),
        cell: piece.cell)
    }
  }
}

extension Table.Piece {
  fileprivate func moved(rows: Int, columns: Int) -> Table.Piece {
    var piece = self
    piece.rect = GridRect(
      rows: (rect.rows.lowerBound + rows)...(rect.rows.upperBound + rows),
      columns: (rect.columns.lowerBound + columns)...(rect.columns.upperBound + columns))
    return piece
  }
}
