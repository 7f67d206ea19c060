import TestSupport
import Testing

@testable import Composer

@Suite("What copying takes along")
struct FragmentCuttingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    /// With the selection in it.
    var selected: String
    var fragment: String
    var testDescription: String { rule }
  }

  static let rows = [
    Row(rule: "A text is cut", selected: "p: a^b{b:c}|d", fragment: "p: b{b:c}"),
    Row(
      rule: "Paragraphs keep their style and list", selected: "h1: a^b\nchecklist checked: c|d",
      fragment: "h1: b\nchecklist checked: c"),
    Row(
      rule: "An empty paragraph in between comes along", selected: "p: ^a\np:\np: b|",
      fragment: "p: a\np:\np: b"),
    Row(
      rule: "Code keeps its language", selected: "code: a^bc|d\n  language: go\np: x",
      fragment: "code: bc\n  language: go"),
    Row(
      rule: "Of a pull quote cut in part the author stays behind",
      selected: "pull: a^b|c\n  author: Ann", fragment: "pull: b"),
    Row(
      rule: "A quote covered as a whole comes as it is",
      selected: "p: ^x\nquote\n  p: a\n  p: b\n  author: Ann|",
      fragment: "p: x\nquote\n  p: a\n  p: b\n  author: Ann"),
    Row(
      rule: "Of a quote cut in part the words come", selected: "quote\n  p: a^b\n  h2: c|d",
      fragment: "p: b\nh2: c"),
    Row(
      rule: "Of details cut in part the words come",
      selected: "details: ti^tle\n  p: a\n  p: b|c", fragment: "p: tle\np: a\np: b"),
    Row(
      rule: "A medium comes when it is covered to its caption's end",
      selected: "media ^\n  image=0:1\n  caption: at sea|",
      fragment: "media\n  image=0:1\n  caption: at sea"),
    Row(
      rule: "Of a medium cut in part the caption's words come",
      selected: "media\n  image=0:1\n  caption: at ^sea|", fragment: "p: sea"),
    Row(
      rule: "A file comes when the selection reaches over it",
      selected: "p: ^a\nmedia\n  audio=0:1\np: b|c", fragment: "p: a\nmedia\n  audio=0:1\np: b"),
    Row(
      rule: "A file that the selection only reaches to stays",
      selected: "p: ^a\nmedia |\n  audio=0:1\np: b",
      fragment: "p: a"),
    Row(
      rule: "With everything selected what ends the document comes too",
      selected: "p: ^a\ncarried |\n  divider", fragment: "p: a\ncarried\n  divider"),
    Row(
      rule: "Within one cell its words come",
      selected: "table\n  row\n    cell: a^b|c\n    cell: d",
      fragment: "p: b"),
    Row(
      rule: "Part of a table is a table, under its heading",
      selected:
        "table\n  row\n    cell header: A\n    cell header: B\n    cell header: C\n  row\n    cell: 1\n    cell: ^2\n    cell: 3\n  row\n    cell: 4\n    cell: 5|\n    cell: 6",
      fragment:
        "table\n  row\n    cell header: A\n    cell header: B\n    cell header: C\n  row\n    cell:\n    cell: 2\n    cell: 3\n  row\n    cell: 4\n    cell: 5\n    cell:"
    ),
  ]

  @Test("A fragment is what the selection covers", arguments: rows)
  func cut(row: Row) throws {
    let scene = try Scene(row.selected)
    let fragment = try #require(scene.state.copiedFragment)
    #expect(Document(fragment.blocks).notation() == row.fragment)
    #expect(fragment.blocks.allSatisfy { $0.id == .none })
  }

  @Test("Selected columns are a table of their own; a collapsed quote is an atom")
  func structures() throws {
    var scene = try Scene(
      "table\n  row\n    cell: a\n    cell: b\n  row\n    cell: c\n    cell: d\nquote collapsed\n  p: q"
    )
    let table = scene.state.document.blocks[0].id
    scene.state.selection.structure = .columns(table: table, 1...1)
    let columns = try #require(scene.state.copiedFragment)
    #expect(Document(columns.blocks).notation() == "table\n  row\n    cell: b\n  row\n    cell: d")
    scene.state.selection.structure = .atom(scene.state.document.blocks[1].id)
    let quote = try #require(scene.state.copiedFragment)
    #expect(Document(quote.blocks).notation() == "quote collapsed\n  p: q")
    scene.state.selection.structure = nil
    #expect(scene.state.copiedFragment == nil)
  }

  @Test("Any selection of any document can be copied, and everything is the document")
  func anything() {
    for seed in PageGenerator.seeds(300) {
      var generator = DocumentGenerator(seed: seed)
      let document = generator.document()
      let whole = EditorState(document).selectingAll.copiedFragment
      if document.firstStop < document.lastStop {
        #expect(whole == Fragment(document), "seed \(seed)")
      }
      for _ in 0..<10 {
        let selection = generator.anySelection(in: document)
        guard let fragment = EditorState(document, selection).copiedFragment else { continue }
        #expect(fragment.document.faults.map(\.description) == [], "seed \(seed)")
      }
    }
  }
}
