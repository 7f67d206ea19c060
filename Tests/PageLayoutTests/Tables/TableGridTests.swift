import PageModel
import Testing

@testable import PageLayout

@Suite struct TableGridTests {
  @Test func cellsGoAroundOnesThatReachDown() {
    let grid = TableGrid(rows: [
      row([cell("a", rowspan: 2), cell("b")]),
      row([cell("c")]),
    ])
    #expect(grid.cells.map(\.columns) == [0..<1, 1..<2, 1..<2])
    #expect(grid.columnCount == 2)
  }

  @Test func aSpanStopsAtACellThatReachesDown() {
    let grid = TableGrid(rows: [
      row([cell("a"), cell("b", rowspan: 2)]),
      row([cell("c", colspan: 3)]),
    ])
    #expect(grid.cells.last?.columns == 0..<1)
  }

  @Test func absurdSpansAreClamped() {
    let grid = TableGrid(rows: [row([cell("a", colspan: .max, rowspan: .max)]), row([cell("b")])])
    #expect(grid.columnCount == TableGrid.maximumColumns)
    #expect(grid.cells.count == 1, "the first cell covers all there is of the second row")
    #expect(grid.cells.first?.rows == 0..<2)
  }

  @Test func negativeSpansCountAsOne() {
    let grid = TableGrid(rows: [row([cell("a", colspan: -3, rowspan: -1), cell("b")])])
    #expect(grid.cells.map(\.columns) == [0..<1, 1..<2])
  }

  private func row(_ cells: [InstantPageTableCell]) -> InstantPageTableRow {
    InstantPageTableRow(cells: cells)
  }

  private func cell(_ text: String, colspan: Int32 = 0, rowspan: Int32 = 0)
    -> InstantPageTableCell
  {
    InstantPageTableCell(text: .plain(text), colspan: colspan, rowspan: rowspan)
  }
}
