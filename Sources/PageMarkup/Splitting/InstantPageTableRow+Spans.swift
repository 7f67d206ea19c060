import PageModel

extension [InstantPageTableRow] {
  /// The rows in groups between which nothing reaches across; the header's rows are in one group
  /// with the row below them.
  func groupedBySpans() -> [[InstantPageTableRow]] {
    var header = prefix { !$0.cells.isEmpty && $0.cells.allSatisfy(\.header) }.count
    if header == count { header = 0 }
    var groups: [[InstantPageTableRow]] = []
    var group: [InstantPageTableRow] = []
    var reached = header + 1
    for (index, row) in enumerated() {
      group.append(row)
      for cell in row.cells where cell.rowspan > 1 {
        reached = Swift.max(reached, index + Int(cell.rowspan))
      }
      if index + 1 >= reached || index == count - 1 {
        groups.append(group)
        group = []
      }
    }
    return groups
  }

  /// The rows with every cell in one row alone: below a cell that reached further down stand empty
  /// ones.
  func spellingOutSpans() -> [InstantPageTableRow] {
    guard contains(where: { $0.cells.contains { $0.rowspan > 1 } }) else { return self }
    // Wider than any table that is shown; columns are counted out below.
    let mostColumns = 1_000
    let columns = Swift.min(columnCount, mostColumns)
    /// For each column, the rows that are still covered from above.
    var covered = [Int](repeating: 0, count: columns)
    return map { row in
      var cells: [InstantPageTableCell] = []
      var column = 0
      func skipCovered() {
        while column < columns, covered[column] > 0 {
          covered[column] -= 1
          cells.append(InstantPageTableCell(text: nil))
          column += 1
        }
      }
      for var cell in row.cells {
        skipCovered()
        let end = Swift.min(column + Swift.max(1, Int(cell.colspan)), columns)
        let rows = Swift.max(1, Int(cell.rowspan))
        while column < end {
          covered[column] = rows - 1
          column += 1
        }
        cell.rowspan = Swift.min(cell.rowspan, 1)
        cells.append(cell)
      }
      let last = covered.lastIndex { $0 > 0 } ?? -1
      while column <= last {
        covered[column] = Swift.max(0, covered[column] - 1)
        cells.append(InstantPageTableCell(text: nil))
        column += 1
      }
      return InstantPageTableRow(cells: cells)
    }
  }
}
