import PageModel

/// Rows of cells as RTF has them: boundaries in twips from the left, and cells that go on below.
struct RTFTable {
  struct Cell {
    var paragraphs: [StyledText] = []
    /// The cell's right edge.
    var edge = 0
    /// Whether the cell is the rest of the one above it.
    var continuesAbove = false
    /// Whether the cell is the rest of the one before it.
    var continuesBefore = false
  }

  struct Row {
    var cells: [Cell]
    var isHeader: Bool
  }

  var rows: [Row] = []

  var table: Table {
    var edges = Set(rows.flatMap { $0.cells.map(\.edge) }).sorted()
    edges = Array(edges.prefix(TableLimit.columns))
    func column(_ edge: Int) -> Int { edges.firstIndex { $0 >= edge } ?? edges.count - 1 }
    var table = Table(columns: edges.map { _ in Table.Column() }, rows: [])
    /// For each first column, the row and the cell that still grows downwards.
    var open: [Int: (row: Int, cell: Int)] = [:]
    for (index, row) in rows.enumerated() {
      var cells: [TableCell] = []
      var start = 0
      for cell in row.cells {
        let end = max(start, column(cell.edge))
        defer { start = end + 1 }
        if cell.continuesBefore, !cells.isEmpty {
          cells[cells.count - 1].colspan += end - start + 1
          continue
        }
        if cell.continuesAbove, let above = open[start] {
          table.rows[above.row].cells[above.cell].rowspan += 1
          continue
        }
        open[start] = (index, cells.count)
        let paragraphs = cell.paragraphs.isEmpty ? [StyledText()] : cell.paragraphs
        cells.append(
          TableCell(
            BlockSequence(paragraphs.map { .paragraph(Paragraph($0)) }), alignment: .left,
            isHeader: row.isHeader, colspan: end - start + 1))
      }
      table.rows.append(TableRow(cells))
    }
    return table
  }
}
