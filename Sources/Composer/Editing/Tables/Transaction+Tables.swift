extension Transaction {
  /// The table of the selection and the rectangle selected in it.
  struct SelectedSlots {
    var path: BlockPath
    var table: Table
    var rect: GridRect
    /// The cell the caret is in.
    var cell: CellPath?
  }

  /// What is selected of a table: rows, columns or cells as such, the cells a selection of text
  /// runs through, or the caret's cell.
  var selectedSlots: SelectedSlots? {
    switch selection.structure {
    case .rows(let id, let rows)?:
      return slots(of: id) { GridRect(rows: rows, columns: $0.columns) }
    case .columns(let id, let columns)?:
      return slots(of: id) { GridRect(rows: $0.rows, columns: columns) }
    case .cells(let id, let rect)?: return slots(of: id) { _ in rect }
    case .atom?, nil: break
    }
    guard let head = innermostCell, case .table(let table)? = document.block(head.table) else {
      return nil
    }
    let grid = TableGrid(table)
    guard let placement = grid.placement(ofRow: head.row, cell: head.cell) else { return nil }
    var rect = placement.rect
    var other = self
    other.selection = Selection(caret: selection.anchor)
    if let anchor = other.innermostCell, anchor.table == head.table,
      let begun = grid.placement(ofRow: anchor.row, cell: anchor.cell)
    {
      rect = rect.union(begun.rect)
    }
    return SelectedSlots(path: head.table, table: table, rect: grid.expanded(rect), cell: head)
  }

  private func slots(of id: BlockID, _ rect: (GridRect) -> GridRect) -> SelectedSlots? {
    guard let path = document.path(of: id), case .table(let table)? = document.block(path) else {
      return nil
    }
    let whole = GridRect(rows: 0...(table.rows.count - 1), columns: 0...(table.columns.count - 1))
    let wanted = rect(whole)
    let clamped = GridRect(
      rows: wanted.rows.clamped(to: whole.rows), columns: wanted.columns.clamped(to: whole.columns))
    return SelectedSlots(
      path: path, table: table, rect: TableGrid(table).expanded(clamped), cell: innermostCell)
  }

  /// - Returns: Whether there is a table, and something to do in it.
  mutating func perform(_ command: TableCommand) -> Bool {
    guard var slots = selectedSlots else { return false }
    let rect = slots.rect
    /// The row and the column the caret goes to, and stays near.
    var target = (row: rect.rows.lowerBound, column: rect.columns.lowerBound)
    switch command {
    case .insertRowAbove:
      slots.table.insertRow(at: rect.rows.lowerBound, &document.ids)
      target.row = max(1, rect.rows.lowerBound)
    case .insertRowBelow:
      slots.table.insertRow(at: rect.rows.upperBound + 1, &document.ids)
      target.row = rect.rows.upperBound + 1
    case .insertColumnLeft:
      slots.table.insertColumn(at: rect.columns.lowerBound, &document.ids)
    case .insertColumnRight:
      slots.table.insertColumn(at: rect.columns.upperBound + 1, &document.ids)
      target.column = rect.columns.upperBound + 1
    case .deleteRows: slots.table.deleteRows(rect.rows)
    case .deleteColumns: slots.table.deleteColumns(rect.columns)
    case .mergeCells:
      guard slots.table.mergeCells(rect) else { return false }
    case .splitCell:
      guard let cell = TableGrid(slots.table).placement(row: target.row, column: target.column),
        slots.table.splitCell(row: cell.row, cell: cell.cell, &document.ids)
      else { return false }
    case .deleteTable:
      remove(slots.path)
      if document.block(slots.path) == nil {
        putCaret(atEndOf: slots.path.neighbour(-1))
      } else {
        putCaret(atStartOf: slots.path)
      }
      return true
    case .convertToText:
      let lines = slots.table.rows.indices.map { makeBlank(slots.table.line(ofRow: $0)) }
      replace(slots.path.index..<(slots.path.index + 1), in: slots.path.stack, with: lines)
      putCaret(atStartOf: slots.path)
      return true
    case .align, .toggleHeader, .setBackground, .setBordered, .setStriped, .setCompact:
      slots.table.restyle(command, rect)
      kind = .format
      document.replace(slots.path, with: .table(slots.table))
      return true
    }
    document.replace(slots.path, with: .table(slots.table))
    putCaret(inRow: target.row, column: target.column, of: slots.path)
    return true
  }

  private mutating func putCaret(inRow row: Int, column: Int, of path: BlockPath) {
    guard case .table(let table)? = document.block(path) else { return }
    let row = min(row, table.rows.count - 1)
    let column = min(column, table.columns.count - 1)
    guard let cell = TableGrid(table).placement(row: row, column: column) else { return }
    putCaret(atStartOf: path.entering(.cell(row: cell.row, cell: cell.cell))[0])
  }

  /// Deletes the rows or columns selected as such; a table selected whole becomes an empty
  /// paragraph. Selected cells lose what they hold.
  ///
  /// - Returns: Whether there are some.
  mutating func deleteSelectedSlots() -> Bool {
    switch selection.structure {
    case .atom?, nil: return false
    case .rows?, .columns?, .cells?: break
    }
    guard var slots = selectedSlots else { return false }
    let rect = slots.rect
    let isWhole =
      rect.rows.count == slots.table.rows.count
      && rect.columns.count == slots.table.columns.count
    switch selection.structure {
    case .rows? where isWhole, .columns? where isWhole:
      unmake(slots.path)
      return true
    case .rows?: slots.table.deleteRows(rect.rows)
    case .columns?: slots.table.deleteColumns(rect.columns)
    case .cells?, .atom?, nil:
      for cell in TableGrid(slots.table).placements(in: rect) {
        slots.table.rows[cell.row].cells[cell.cell].blocks = [makeBlank()]
      }
    }
    document.replace(slots.path, with: .table(slots.table))
    putCaret(inRow: rect.rows.lowerBound, column: rect.columns.lowerBound, of: slots.path)
    return true
  }
}

extension Table {
  /// Changes how the table or the cells of a rectangle look.
  fileprivate mutating func restyle(_ command: TableCommand, _ rect: GridRect) {
    let cells = TableGrid(self).placements(in: rect)
    let areHeaders = cells.allSatisfy { rows[$0.row].cells[$0.cell].isHeader }
    for place in cells {
      var cell = rows[place.row].cells[place.cell]
      switch command {
      case .align(let horizontal, let vertical):
        cell.alignment = horizontal ?? cell.alignment
        cell.verticalAlignment = vertical ?? cell.verticalAlignment
      case .toggleHeader: cell.isHeader = !areHeaders
      case .setBackground(let color): cell.background = color
      default: break
      }
      rows[place.row].cells[place.cell] = cell
    }
    switch command {
    case .setBordered(let isOn): isBordered = isOn
    case .setStriped(let isOn): isStriped = isOn
    case .setCompact(let isOn): isCompact = isOn
    default: break
    }
  }
}
