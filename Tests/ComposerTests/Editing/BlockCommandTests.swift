import PageModel
import Testing

@testable import Composer

/// The rule, the document before, the commands, and the document after.
private let rows: [(String, String, [EditCommand], String)] = [
  // Paragraphs.
  (
    "a style is for each touched paragraph", "p: a^\ncode: x\np: b|c\np: d", [.setStyle(.heading2)],
    "h2: a^\ncode: x\nh2: b|c\np: d"
  ),
  (
    "in quotes and details too, not in cells",
    "quote\n  p: ^a\ntable\n  row\n    cell: b\ndetails: t\n  p: c|", [.setStyle(.heading1)],
    "quote\n  h1: ^a\ntable\n  row\n    cell: b\ndetails: t\n  h1: c|"
  ),
  (
    "sizes of their own go, formats stay", "p: {b font=\"F\" fontSize=9.0:a|}",
    [.setStyle(.heading1)], "h1: {b:a}|"
  ),
  ("paragraphs become items", "p: a^\nh1: b|", [.setList(.ordered)], "ordered: a^\nh1 ordered: b|"),
  (
    "a checklist begins unchecked", "bullet level=2: a|", [.setList(.checklist)],
    "checklist level=2: a|"
  ),
  (
    "and keeps what is checked", "checklist checked: a|", [.setList(.checklist)],
    "checklist checked: a|"
  ),
  ("other markers have no boxes", "checklist checked: a|", [.setList(.bullet)], "bullet: a|"),
  ("a number goes with its marker", "ordered number=\"7\": a|", [.setList(.bullet)], "bullet: a|"),
  ("no list", "ordered level=3: a|", [.setList(nil)], "p: a|"),
  (
    "items in cells", "table\n  row\n    cell: a|", [.setList(.bullet)],
    "table\n  row\n    cell\n      bullet: a|"
  ),
  (
    "in", "bullet: a^\np: b\nchecklist checked: c|", [.indent],
    "bullet level=1: a^\np: b\nchecklist level=1 checked: c|"
  ),
  ("at most eight levels in", "bullet level=8: a|", [.indent], "bullet level=8: a|"),
  ("out at the outermost stays an item", "bullet: a|", [.outdent], "bullet: a|"),
  ("alignment", "p: a|", [.setAlignment(.right)], "p align=right: a|"),

  // Lines.
  (
    "code of paragraphs and code", "h1: {b:a^}\ncode: x\\ny\np: b|", [.toggleCode],
    "code: a\\nx\\ny\\nb|"
  ),
  ("code of a formula is its LaTeX", "p: {formula=\"x^2\"}|", [.toggleCode], "code: x\\^2|"),
  ("code back to paragraphs", "code: a\\n\\nb|", [.toggleCode], "p: |a\np:\np: b"),
  (
    "no code of a table", "p: a^\ntable\n  row\n    cell: x\np: b|", [.toggleCode],
    "p: a^\ntable\n  row\n    cell: x\np: b|"
  ),
  ("no code across stacks", "p: a^\nquote\n  p: b|", [.toggleCode], "p: a^\nquote\n  p: b|"),
  (
    "code in a cell", "table\n  row\n    cell: a|", [.toggleCode],
    "table\n  row\n    cell\n      code: a|"
  ),
  ("code in a quote", "quote\n  p: a|", [.toggleCode], "quote\n  code: a|"),
  ("a pull quote keeps formats", "p: {b:a^}\np: b|", [.togglePullQuote], "pull: {b:a}\\nb|"),
  (
    "a pull quote back to paragraphs, its author last", "pull: {b:a}\\nb|\n  author: c",
    [.togglePullQuote], "p: |{b:a}\np: b\np: c"
  ),
  ("no pull quote of code", "code: a|", [.togglePullQuote], "code: a|"),

  // Containers.
  (
    "a quote around the touched blocks", "h1: a^\ncode: b|\np: c", [.wrapInQuote],
    "quote\n  h1: |a\n  code: b\np: c"
  ),
  (
    "a quote in a quote", "quote\n  p: a\n  p: b|", [.wrapInQuote],
    "quote\n  p: a\n  quote\n    p: |b"
  ),
  (
    "across stacks: around blocks of the document", "quote\n  p: a^\n  p: b\np: c|\np: d",
    [.wrapInQuote], "quote\n  quote\n    p: |a\n    p: b\n  p: c\np: d"
  ),
  (
    "no quote in a cell", "table\n  row\n    cell: a|", [.wrapInQuote], "table\n  row\n    cell: a|"
  ),
  (
    "the innermost quote goes", "quote\n  p: x\n  quote\n    p: a\n    p: b|\n    author: me",
    [.unwrapQuote], "quote\n  p: x\n  p: a\n  p: b|\n  p: me"
  ),
  ("no quote to go", "p: a|", [.unwrapQuote], "p: a|"),
  (
    "details around the touched blocks", "p: a^\np: b|", [.wrapInDetails],
    "details: |\n  p: a\n  p: b"
  ),
  (
    "details go, their title stays", "details: t\n  p: a\n  bullet: b|", [.unwrapDetails],
    "p: t\np: a\nbullet: b|"
  ),
  (
    "a table in details moves with its caret", "details: t\n  table\n    row\n      cell: a|",
    [.unwrapDetails], "p: t\ntable\n  row\n    cell: a|"
  ),
  ("the direction", "p: a|", [.setDirection(.rightToLeft)], "direction rightToLeft\np: a|"),

  // New blocks.
  (
    "an empty paragraph is replaced", "p: a\np: |",
    [.insertBlock(.media(MediaBlock([MediaBlockItem(.image(.cloudImage(1)))])))],
    "p: a\nmedia\n  image=0:1\n  caption: |"
  ),
  (
    "within a text: between its halves", "h1: a|b",
    [.insertBlock(.media(MediaBlock([MediaBlockItem(.image(.cloudImage(1)))])))],
    "h1: a\nmedia\n  image=0:1\n  caption: |\nh1: b"
  ),
  (
    "at a start: before", "p: |ab", [.insertTable(rows: 1, columns: 2)],
    "table\n  row\n    cell header: |\n    cell header:\np: ab"
  ),
  (
    "at an end: behind", "p: ab|", [.insertTable(rows: 2, columns: 1)],
    "p: ab\ntable\n  row\n    cell header: |\n  row\n    cell:"
  ),
  (
    "a selection goes first", "p: a^b|c", [.insertTable(rows: 0, columns: 0)],
    "p: a\ntable\n  row\n    cell header: |\np: c"
  ),
  (
    "behind a sound a paragraph is made", "p: a|",
    [.insertBlock(.media(MediaBlock([MediaBlockItem(.audio(.cloudFile(1)))])))],
    "p: a\nmedia\n  audio=5:1\np: |"
  ),
  (
    "a paragraph that is there is used", "p: a|\np: b",
    [.insertBlock(.carried(CarriedBlock(.divider)))], "p: a\ncarried\n  divider\np: |b"
  ),
  (
    "no media in a quote", "quote\n  p: a|",
    [.insertBlock(.media(MediaBlock([MediaBlockItem(.image(.cloudImage(1)))])))], "quote\n  p: a|"
  ),
  (
    "no table in a table", "table\n  row\n    cell: a|", [.insertTable(rows: 1, columns: 1)],
    "table\n  row\n    cell: a|"
  ),
  (
    "media in a cell", "table\n  row\n    cell: |",
    [.insertBlock(.media(MediaBlock([MediaBlockItem(.image(.cloudImage(1)))])))],
    "table\n  row\n    cell\n      media\n        image=0:1\n        caption: |"
  ),

  // Plain text.
  (
    "lines become paragraphs of the style", "bullet: a|b", [.insertText("x\r\ny\rz")],
    "bullet: ax\nbullet: y\nbullet: z|b"
  ),
  ("in code they stay lines", "code: a|b", [.insertText("x\ny")], "code: ax\\ny|b"),
  (
    "in a cell they are one", "table\n  row\n    cell: a|", [.insertText("x\ny")],
    "table\n  row\n    cell: ax y|"
  ),
  (
    "at media they are paragraphs before them", "media |\n  image=0:1", [.insertText("x\ny")],
    "p: x\np: y|\nmedia\n  image=0:1"
  ),

  // Tab.
  ("tab in an item", "bullet: a|", [.tab], "bullet level=1: a|"),
  ("and back", "bullet level=1: a|", [.backtab], "bullet: a|"),
  ("tab in code", "code: a|", [.tab], "code: a\\t|".replacingTab),
  ("tab in a language", "code: a\n  language: g|", [.tab], "code: |a\n  language: g"),
  (
    "tab to the next cell", "table\n  row\n    cell: a|\n    cell: b", [.tab],
    "table\n  row\n    cell: a\n    cell: |b"
  ),
  (
    "to the next row", "table\n  row\n    cell: a|\n  row\n    cell: b", [.tab],
    "table\n  row\n    cell: a\n  row\n    cell: |b"
  ),
  (
    "behind the last cell a row is made", "table\n  row\n    cell header: a\n    cell header: b|",
    [.tab], "table\n  row\n    cell header: a\n    cell header: b\n  row\n    cell: |\n    cell:"
  ),
  (
    "back to the end of the cell before",
    "table\n  row\n    cell\n      p: a\n      code: b\n  row\n    cell: |c", [.backtab],
    "table\n  row\n    cell\n      p: a\n      code: b|\n  row\n    cell: c"
  ),
  (
    "in the first cell back is nothing", "table\n  row\n    cell: a|", [.backtab],
    "table\n  row\n    cell: a|"
  ),
]

extension String {
  fileprivate var replacingTab: String { split(separator: "\\t").joined(separator: "\t") }
}

@Suite("Commands about blocks")
struct BlockCommandTests {
  @Test(arguments: rows.indices)
  func command(row: Int) throws {
    let (sentence, before, commands, after) = rows[row]
    #expect(try Scene(before).after(commands) == after, "\(sentence)")
  }

  @Test("What does not apply is not handled and changes nothing")
  func refusals() throws {
    let refused: [(String, EditCommand)] = [
      ("p: a|", .tab), ("p: a|", .backtab), ("p: a|", .indent),
      ("code: a|", .insertAtom(.formula("x"))),
      ("p: a|", .table(.insertRowBelow)), ("p: a|", .deleteBlock(BlockID(99))),
      ("p: a|", .setLink(.url("u"))), ("quote\n  p: a|", .insertTable(rows: 1, columns: 1)),
      ("p: a|", .setQuoteCollapsed(BlockID(1), true)), ("p: a|", .toggleCheckbox(BlockID(1))),
    ]
    for (notation, command) in refused {
      let state = try Scene(notation).state
      let outcome = state.performing(command)
      #expect(!outcome.isHandled, "\(command)")
      #expect(outcome.change == nil, "\(command)")
      #expect(outcome.state == state, "\(command)")
    }
  }

  @Test("Folding moves a caret that is inside, and no other")
  func folding() throws {
    let state = try Scene("quote\n  p: a|b\np: c").state
    let quote = state.document.blocks[0].id
    let folded = state.performing(.setQuoteCollapsed(quote, true)).state
    #expect(folded.document.notation(folded.selection) == "quote collapsed |\n  p: ab\np: c")
    let open = folded.performing(.setQuoteCollapsed(quote, false)).state
    #expect(open.document.notation(open.selection) == "quote\n  p: |ab\np: c")
    let outside = try Scene("quote\n  p: ab\np: c|").state
    let still = outside.performing(.setQuoteCollapsed(outside.document.blocks[0].id, true)).state
    #expect(still.document.notation(still.selection) == "quote collapsed\n  p: ab\np: c|")
    let details = try Scene("details: t\n  p: a|").state
    let closed = details.performing(.setDetailsExpanded(details.document.blocks[0].id, false)).state
    #expect(closed.document.notation(closed.selection) == "details folded: t|\n  p: a")
  }

  @Test("A box is checked without moving the caret")
  func checkbox() throws {
    let state = try Scene("checklist: a\np: b|").state
    let id = state.document.blocks[0].id
    let checked = state.performing(.toggleCheckbox(id)).state
    #expect(checked.document.notation(checked.selection) == "checklist checked: a\np: b|")
    #expect(checked.performing(.toggleCheckbox(id)).state == state)
    let ordered = try Scene("ordered unchecked: a|").state
    let toggled = ordered.performing(.toggleCheckbox(ordered.document.blocks[0].id)).state
    #expect(toggled.document.notation() == "ordered checked: a")
  }

  @Test("Quotes can be wrapped only so deep")
  func depth() throws {
    var state = try Scene("p: a|").state
    for _ in 0..<100 { state = state.performing(.wrapInQuote).state }
    #expect(state.document.faults == [])
    #expect(!state.performing(.wrapInQuote).isHandled)
    #expect(state.document.page().page.limitingDepth() == state.document.page().page)
  }

  @Test("Where an author's line goes with the items of its quote, the caret goes to the quote")
  func authorWithoutItems() throws {
    let after = try Scene("p: ^a\nquote\n  bullet:\n  author: |").after([.setList(nil)])
    #expect(after == "p: ^a\nquote\n  p: |")
  }
}
