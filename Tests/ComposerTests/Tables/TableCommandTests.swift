import Testing

@testable import Composer

private let square = """
  table
    row
      cell header: a
      cell header: b
    row
      cell: c|
      cell: d
  """

/// The rule, the document before, the commands, and the document after.
private let rows: [(String, String, [TableCommand], String)] = [
  (
    "a row below", square, [.insertRowBelow],
    "table\n  row\n    cell header: a\n    cell header: b\n  row\n    cell: c\n    cell: d\n  row\n    cell: |\n    cell:"
  ),
  (
    "a row above", square, [.insertRowAbove],
    "table\n  row\n    cell header: a\n    cell header: b\n  row\n    cell: |\n    cell:\n  row\n    cell: c\n    cell: d"
  ),
  (
    "never above the first row", "table\n  row\n    cell header: a|", [.insertRowAbove],
    "table\n  row\n    cell header: a\n  row\n    cell: |"
  ),
  (
    "a row within a span", "table\n  row\n    cell rowspan=2: a\n    cell: b|\n  row\n    cell: c",
    [.insertRowBelow],
    "table\n  row\n    cell rowspan=3: a\n    cell: b\n  row\n    cell: |\n  row\n    cell: c"
  ),
  (
    "a column at the left", square, [.insertColumnLeft],
    "table\n  row\n    cell header:\n    cell header: a\n    cell header: b\n  row\n    cell: |\n    cell: c\n    cell: d"
  ),
  (
    "a column at the right", square, [.insertColumnRight],
    "table\n  row\n    cell header: a\n    cell header:\n    cell header: b\n  row\n    cell: c\n    cell: |\n    cell: d"
  ),
  (
    "a column within a span",
    "table\n  row\n    cell colspan=2: a\n  row\n    cell: b|\n    cell: c", [.insertColumnRight],
    "table\n  row\n    cell colspan=3: a\n  row\n    cell: b\n    cell: |\n    cell: c"
  ),
  ("a row goes", square, [.deleteRows], "table\n  row\n    cell header: |a\n    cell header: b"),
  (
    "a heading row does not", "table\n  row\n    cell header: a|\n  row\n    cell: b",
    [.deleteRows], "table\n  row\n    cell header: |a\n  row\n    cell: b"
  ),
  ("nor the last one", "table\n  row\n    cell: a|", [.deleteRows], "table\n  row\n    cell: |a"),
  (
    "a cell that begins in a deleted row moves down",
    "table\n  row\n    cell header rowspan=2: a\n    cell: b|\n  row\n    cell: c", [.deleteRows],
    "table\n  row\n    cell header: a\n    cell: |c"
  ),
  (
    "a column goes", square, [.deleteColumns],
    "table\n  row\n    cell header: b\n  row\n    cell: |d"
  ),
  (
    "the last one does not", "table\n  row\n    cell: a|", [.deleteColumns],
    "table\n  row\n    cell: |a"
  ),
  (
    "a spanning cell shrinks with its columns",
    "table\n  row\n    cell colspan=2: a\n  row\n    cell: b|\n    cell: c", [.deleteColumns],
    "table\n  row\n    cell: a\n  row\n    cell: |c"
  ),
  (
    "the table goes, the caret to what follows", "table\n  row\n    cell: a|\np: b", [.deleteTable],
    "p: |b"
  ),
  ("or to what was before", "p: b\ntable\n  row\n    cell: a|", [.deleteTable], "p: b|"),
  ("alone it leaves a paragraph", "table\n  row\n    cell: a|", [.deleteTable], "p: |"),
  (
    "the selected cells are aligned", "table\n  row\n    cell: ^a\n    cell: b|\n    cell: c",
    [.align(.left, nil), .align(nil, .bottom)],
    "table\n  row\n    cell left bottom: ^a\n    cell left bottom: b|\n    cell: c"
  ),
  (
    "headers on, then off", "table\n  row\n    cell header: ^a\n    cell: b|", [.toggleHeader],
    "table\n  row\n    cell header: ^a\n    cell header: b|"
  ),
  (
    "headers off", "table\n  row\n    cell header: ^a\n    cell header: b|", [.toggleHeader],
    "table\n  row\n    cell: ^a\n    cell: b|"
  ),
  (
    "cells merge, without empty lines",
    "table\n  row\n    cell header: ^a\n    cell:\n  row\n    cell: c\n    cell: d|", [.mergeCells],
    "table\n  row\n    cell header colspan=2 rowspan=2\n      p: |a\n      p: c\n      p: d\n  row"
  ),
  (
    "merging widens to whole cells",
    "table\n  row\n    cell: a^\n    cell: b|\n  row\n    cell colspan=2: c\n  row\n    cell: d\n    cell rowspan=1: e",
    [.mergeCells],
    "table\n  row\n    cell colspan=2\n      p: |a\n      p: b\n  row\n    cell colspan=2: c\n  row\n    cell: d\n    cell: e"
  ),
  (
    "empty cells merge to one line", "table\n  row\n    cell: ^\n    cell: |", [.mergeCells],
    "table\n  row\n    cell colspan=2: |"
  ),
  (
    "a cell splits", "table\n  row\n    cell header colspan=2: a|", [.splitCell],
    "table\n  row\n    cell header: |a\n    cell header:"
  ),
  (
    "a table becomes text",
    "p: x\ntable\n  row\n    cell: {b:a}|\n    cell: b\n  row\n    cell\n      p: c\n      code: d\n    cell: e",
    [.convertToText], "p: x\np: |{b:a} b\np: c d e"
  ),
  (
    "lines and stripes", "table\n  row\n    cell: a|",
    [.setBordered(false), .setStriped(true), .setCompact(true)],
    "table compact borderless striped\n  row\n    cell: a|"
  ),
]

@Suite("Commands about tables")
struct TableCommandTests {
  @Test(arguments: rows.indices)
  func command(row: Int) throws {
    let (sentence, before, commands, after) = rows[row]
    #expect(try Scene(before).after(commands.map { .table($0) }) == after, "\(sentence)")
  }

  @Test("Merging a single cell and splitting a small one are no steps")
  func nothing() throws {
    let state = try Scene("table\n  row\n    cell: a|\n    cell: b").state
    for command in [TableCommand.mergeCells, .splitCell] {
      #expect(!state.performing(.table(command)).isHandled)
    }
  }

  @Test("Backspace on selected rows or columns deletes them, and the table with all of them")
  func structural() throws {
    var state = try Scene(square).state
    let id = state.document.blocks[0].id
    func after(_ selection: StructuralSelection) -> String {
      state.selection.structure = selection
      return state.performing(.backspace).state.document.notation()
    }
    #expect(
      after(.rows(table: id, 1...1)) == "table\n  row\n    cell header: a\n    cell header: b")
    #expect(
      after(.columns(table: id, 0...0)) == "table\n  row\n    cell header: b\n  row\n    cell: d")
    #expect(after(.columns(table: id, 0...1)) == "p:")
    #expect(after(.rows(table: id, 0...9)) == "p:", "beyond the table")
    #expect(
      after(.cells(table: id, GridRect(rows: 1...1, columns: 0...1)))
        == "table\n  row\n    cell header: a\n    cell header: b\n  row\n    cell:\n    cell:")
  }
}
