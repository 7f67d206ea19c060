import PageModel
import TestSupport
import Testing

@testable import Composer

@Suite("Fragments into a document")
struct FragmentInsertingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var before: String
    var fragment: String
    var after: String
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "One paragraph joins the line", before: "p: a|b", fragment: "p: {b:x}",
      after: "p: a{b:x}|b"),
    Row(
      rule: "A heading joins a heading of its kind", before: "h2: a|b", fragment: "h2: x",
      after: "h2: ax|b"),
    Row(
      rule: "A heading stays one in body text", before: "p: a|b", fragment: "h1: x",
      after: "p: a\nh1: x\np: |b"),
    Row(
      rule: "Body text in a heading joins it", before: "h1: a|b", fragment: "p: x",
      after: "h1: ax|b"),
    Row(
      rule: "The first and the last paragraph join what they come between", before: "p: a|b",
      fragment: "p: x\nh1: y\np: z", after: "p: ax\nh1: y\np: z|b"),
    Row(
      rule: "At a paragraph's end no empty line is left", before: "p: a|",
      fragment: "checklist: x\nchecklist checked: y",
      after: "p: a\nchecklist: x\nchecklist checked: y|"),
    Row(
      rule: "At its beginning neither", before: "p: |b", fragment: "code: x",
      after: "code: x\np: |b"),
    Row(
      rule: "An empty paragraph is replaced", before: "p: |", fragment: "code: x", after: "code: x|"
    ),
    Row(
      rule: "The host's list goes on behind", before: "bullet: a|b", fragment: "p: x\np: y",
      after: "bullet: ax\nbullet: y|b"),
    Row(
      rule: "In code there is only text", before: "code: a|b", fragment: "h1: x\np: {b:y}",
      after: "code: ax\\ny|b"),
    Row(
      rule: "In a language it is one line", before: "code: c\n  language: g|",
      fragment: "p: o\np: k",
      after: "code: c\n  language: go k|"),
    Row(
      rule: "In a title formats stay and lines do not", before: "details: a|",
      fragment: "p: {b:x}\np: y", after: "details: a{b:x} y|"),
    Row(
      rule: "In front of an atom blocks come before it", before: "media |\n  audio=0:1",
      fragment: "p: x\np: y", after: "p: x\np: y|\nmedia\n  audio=0:1"),
    Row(
      rule: "In a quote blocks are its own", before: "quote\n  p: a|b", fragment: "h1: x",
      after: "quote\n  p: a\n  h1: x\n  p: |b"),
    Row(
      rule: "In a cell a quote is its words",
      before: "table\n  row\n    cell: a|b\n    cell: c", fragment: "quote\n  p: x\n  p: y",
      after: "table\n  row\n    cell\n      p: ax\n      p: y|b\n    cell: c"),
    Row(
      rule: "What is selected is replaced", before: "p: a^b\np: c|d", fragment: "p: x",
      after: "p: ax|d"),
    Row(
      rule: "Behind a pasted quote the caret is in what it says", before: "p: |",
      fragment: "quote\n  p: x", after: "quote\n  p: x|"),
  ]

  @Test("A fragment comes in by the rules", arguments: rows)
  func insert(row: Row) throws {
    let fragment = Fragment(try Document.reading(row.fragment).document)
    let after = try Scene(row.before).after([.insertFragment(fragment)])
    #expect(after == row.after)
  }

  @Test("Pasted deeper than a document nests, quotes fall away and their words stay")
  func depth() {
    func nested(_ depth: Int) -> Document {
      var block = Block.paragraph(Paragraph(StyledText("x")))
      for _ in 0..<depth { block = .blockQuote(BlockQuote([block])) }
      return Document([block])
    }
    let host = nested(40)
    var editor = Editor(host)
    editor.perform(.insertFragment(Fragment(nested(40))))
    #expect(editor.document.faults.map(\.description) == [])
    let words = InstantPage(blocks: editor.document.page().page.blocks).plainText
    #expect(words.count(where: { $0 == "x" }) == 2)
  }

  @Test("Buttons that were meant for a bot do nothing once they are pasted, others stay")
  func disarming() {
    let callback = InstantPageButton(
      text: .plain("Pay"), action: .callback(requiresPassword: false, data: [1]))
    let copy = InstantPageButton(text: .plain("Copy"), action: .copyText(payload: "c"))
    let inline = StyledText([Run("", TextAttributes(atom: .button(callback)))])
    let document = Document([
      .buttonRow(ButtonRow([callback, copy])),
      .blockQuote(BlockQuote([.paragraph(Paragraph(inline))], author: inline)),
      .table(Table(columns: [], rows: [TableRow([TableCell([.paragraph(Paragraph(inline))])])])),
      .carried(CarriedBlock(.cover(.buttonRow(alignment: .left, buttons: [callback])))),
    ])
    let encoded = Fragment(document).encoded
    var editor = Editor(Document())
    let paste = editor.paste(ClipboardOffer(fragment: encoded))
    #expect(paste?.form == .fragment && paste?.losses == [])
    var actions: [ReplyMarkupButtonAction] = []
    for piece in editor.document.page().page.walk {
      if case .block(.buttonRow(_, let buttons)) = piece.node { actions += buttons.map(\.action) }
    }
    #expect(actions == [.disabled, .copyText(payload: "c"), .disabled])
    #expect(!editor.document.notation().contains("callback"))
  }

  @Test("Ids are fresh, whatever is pasted how often")
  func ids() {
    for seed in PageGenerator.seeds(200) {
      var generator = DocumentGenerator(seed: seed)
      let fragment = Fragment(generator.document())
      let state = EditorState(generator.document())
      var document = state.document
      for _ in 0..<3 {
        let selection = generator.selection(in: document)
        let before = EditorState(document, selection)
        let outcome = before.performing(.insertFragment(fragment))
        #expect(Problems.of(outcome, from: before) == [], "seed \(seed)")
        document = outcome.state.document
      }
    }
  }
}
