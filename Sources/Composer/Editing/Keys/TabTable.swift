extension DecisionTable {
  /// What Tab does; where nothing applies, the key is the window's.
  static let tab = DecisionTable(
    "Tab",
    [
      Row("1", "In a table: to the next cell; behind the last one a row is made.") { edit in
        guard let cell = edit.innermostCell else { return false }
        edit.goToNextCell(cell)
        return true
      },
      Row("2", "In items of a list: in by one level.") { edit in
        edit.indentItems(by: 1)
      },
      Row("3", "In code: a tab.") { edit in
        guard let caret = edit.caret, caret.region == .code else { return false }
        edit.type("\t")
        return true
      },
      Row("4", "In a code block's language: to the code.") { edit in
        guard let caret = edit.caret, caret.region == .codeLanguage else { return false }
        edit.putCaret(at: Place(caret.path, .text(.code, 0)))
        return true
      },
    ])

  /// What Shift and Tab do.
  static let backtab = DecisionTable(
    "Backtab",
    [
      Row("1", "In a table: to the cell before; nothing in the first one.") { edit in
        guard let cell = edit.innermostCell else { return false }
        edit.goToPreviousCell(cell)
        return true
      },
      Row("2", "In items of a list: out by one level; the outermost stay items.") { edit in
        edit.indentItems(by: -1)
      },
    ])
}

extension Transaction {
  /// The cell around the caret.
  var innermostCell: CellPath? {
    guard var path = document.place(at: selection.head)?.stack else { return nil }
    while let owner = path.owner, let step = path.steps.last {
      if case .cell(let row, let cell) = step.slot {
        return CellPath(table: owner, row: row, cell: cell)
      }
      path = owner.stack
    }
    return nil
  }

  fileprivate mutating func goToNextCell(_ cell: CellPath) {
    guard case .table(var table)? = document.block(cell.table) else { return }
    if cell.cell + 1 < table.rows[cell.row].cells.count {
      return putCaret(atStartOf: cell.stack(cell.row, cell.cell + 1)[0])
    }
    if let row = table.rows.indices.first(where: {
      $0 > cell.row && !table.rows[$0].cells.isEmpty
    }) {
      return putCaret(atStartOf: cell.stack(row, 0)[0])
    }
    table.insertRow(at: table.rows.count, &document.ids)
    document.replace(cell.table, with: .table(table))
    putCaret(atStartOf: cell.stack(table.rows.count - 1, 0)[0])
  }

  fileprivate mutating func goToPreviousCell(_ cell: CellPath) {
    guard case .table(let table)? = document.block(cell.table) else { return }
    if cell.cell > 0 {
      return putCaret(atEndOf: cell.lastBlock(cell.row, cell.cell - 1, of: table))
    }
    guard
      let row = table.rows.indices.last(where: { $0 < cell.row && !table.rows[$0].cells.isEmpty })
    else { return }
    putCaret(atEndOf: cell.lastBlock(row, table.rows[row].cells.count - 1, of: table))
  }
}

/// The way to a cell.
struct CellPath {
  var table: BlockPath
  /// Index of the row the cell is declared in, and of the cell there.
  var row: Int
  var cell: Int

  func stack(_ row: Int, _ cell: Int) -> StackPath {
    table.entering(.cell(row: row, cell: cell))
  }

  func lastBlock(_ row: Int, _ cell: Int, of table: Table) -> BlockPath {
    stack(row, cell)[table.rows[row].cells[cell].blocks.count - 1]
  }
}
