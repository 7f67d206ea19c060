import PageModel
import TestSupport
import Testing

@testable import Composer

/// Blocks no editor makes, and the document they become.
private let rows: [(String, [Block], String)] = [
  ("no blocks become an empty paragraph", [], "p:"),
  ("a quote of nothing gets a paragraph", [.blockQuote(BlockQuote([]))], "quote\n  p:"),
  (
    "media of nothing are their caption", [.media(MediaBlock([], caption: StyledText("c")))],
    "p: c"
  ),
  (
    "media that cannot share a block are taken apart",
    [
      .media(
        MediaBlock(
          [.audio(.cloudFile(1)), .image(.cloudImage(2)), .image(.cloudImage(3))].map {
            MediaBlockItem($0)
          }, caption: StyledText("c")))
    ], "media\n  audio=5:1\n  caption: c\nmedia\n  image=0:2\n  image=0:3"
  ),
  (
    "a language is one line", [.code(CodeBlock(StyledText(), language: StyledText("a\nb")))],
    "code:\n  language: a b"
  ),
  (
    "a table of nothing has a cell", [.table(Table(columns: [], rows: []))],
    "table\n  row\n    cell:"
  ),
  (
    "spans end at the grid, holes are filled",
    [
      .table(
        Table(
          columns: [],
          rows: [
            TableRow([
              TableCell([.paragraph(Paragraph(StyledText("a")))], colspan: 9, rowspan: 9)
            ]), TableRow([]), TableRow([]),
          ]))
    ], "table\n  row\n    cell colspan=9 rowspan=3: a\n  row\n  row"
  ),
  (
    "a table in a cell becomes its texts",
    [
      .table(
        Table(
          columns: [],
          rows: [
            TableRow([
              TableCell([
                .table(
                  Table(
                    columns: [],
                    rows: [TableRow([TableCell([.pullQuote(PullQuote(StyledText("q")))])])]))
              ])
            ])
          ]))
    ], "table\n  row\n    cell: q"
  ),
]

@Suite("Documents of anything")
struct RepairTests {
  @Test(arguments: rows.indices)
  func repair(row: Int) {
    let (sentence, blocks, notation) = rows[row]
    let document = Document(blocks)
    #expect(document.notation() == notation, "\(sentence)")
    #expect(document.faults == [], "\(sentence)")
  }

  @Test("Blocks that share an id, or have one too large, get their own")
  func ids() {
    let ids: [UInt64] = [5, 5, 0, .max, 1 << 62]
    let document = Document(ids.map { .paragraph(Paragraph(StyledText("a"), id: BlockID($0))) })
    #expect(document.faults == [])
    #expect(document.blocks[0].id == BlockID(5))
  }

  @Test("A thousand quotes inside each other keep their words")
  func depth() {
    var block = Block.paragraph(Paragraph(StyledText("word")))
    for _ in 0..<1_000 { block = .blockQuote(BlockQuote([block], author: StyledText("x"))) }
    let document = Document([block])
    #expect(document.faults == [])
    #expect(document.notation().contains("word"))
    #expect(document.notation().filter { $0 == "x" }.count == 1_000)
  }

  @Test("Spans without end make no table without end")
  func hugeSpans() {
    let cell = TableCell(colspan: .max, rowspan: .max)
    let rows = (0..<2_000).map { _ in TableRow([cell, cell]) }
    #expect(Document([.table(Table(columns: [], rows: rows))]).faults == [])
    let minimal = TableCell(colspan: .min, rowspan: .min)
    #expect(Document([.table(Table(columns: [], rows: [TableRow([minimal])]))]).faults == [])
  }
}
