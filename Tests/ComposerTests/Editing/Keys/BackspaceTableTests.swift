import Testing

@testable import Composer

/// Row of the table, the rule, the document before, and what Backspace makes of it.
private let rows: [(String, String, String, String)] = [
  (
    "1b", "at a button: that button",
    "buttons\n  button disabled label=\"a\"\n  button | disabled label=\"b\"",
    "buttons\n  button | disabled label=\"a\""
  ),
  (
    "1b", "a row goes with its last button", "p: a\nbuttons\n  button | disabled label=\"a\"",
    "p: a|"
  ),
  (
    "1b", "a row beside it stays",
    "buttons\n  button disabled label=\"a\"\nbuttons\n  button | disabled label=\"b\"",
    "buttons\n  button | disabled label=\"a\""
  ),
  ("1b", "an empty row goes", "p: a\nbuttons |", "p: a|"),
  ("3", "a selection is deleted", "p: a^bc|d", "p: a|d"),
  ("18", "a selected end of a paragraph joins it to the next", "p: a^\np: |b", "p: a|b"),
  ("9", "and counts as a caret at the next one", "p: a^\nbullet: |b", "p: a\np: |b"),
  (
    "4", "at the start of an author line: to the end of the quote", "quote\n  p: a\n  author: |b",
    "quote\n  p: a|\n  author: b"
  ),
  ("4", "in a pull quote too", "pull: a\n  author: |b", "pull: a|\n  author: b"),
  ("16", "in a cell: a character", "table\n  row\n    cell: ab|", "table\n  row\n    cell: a|"),
  (
    "18", "in a cell: to the line above", "table\n  row\n    cell\n      p: a\n      p: |b",
    "table\n  row\n    cell: a|b"
  ),
  (
    "5", "at a cell's start: to the cell before", "table\n  row\n    cell: a\n    cell: |b",
    "table\n  row\n    cell: a|\n    cell: b"
  ),
  (
    "5", "at the first cell's start: before the table", "p: a\ntable\n  row\n    cell: |b",
    "p: a|\ntable\n  row\n    cell: b"
  ),
  (
    "6", "at media: the character before them", "p: ab\nmedia |\n  image=0:1",
    "p: a\nmedia |\n  image=0:1"
  ),
  ("6", "an empty paragraph before media goes", "p:\nmedia |\n  image=0:1", "media |\n  image=0:1"),
  ("6", "an empty item too", "bullet:\nmedia |\n  image=0:1", "media |\n  image=0:1"),
  (
    "6", "a table before media stays as it is", "table\n  row\n    cell: a\nmedia |\n  image=0:1",
    "table\n  row\n    cell: a\nmedia |\n  image=0:1"
  ),
  (
    "6", "with nothing before media nothing happens", "media |\n  image=0:1", "media |\n  image=0:1"
  ),
  (
    "6", "at a folded quote: the character before it", "p: ab\nquote collapsed |\n  p: x",
    "p: a\nquote collapsed |\n  p: x"
  ),
  (
    "6", "an empty paragraph before a folded quote goes", "p:\nquote collapsed |\n  p: x",
    "quote collapsed |\n  p: x"
  ),
  (
    "6", "with nothing before it a folded quote opens", "quote collapsed |\n  p: x",
    "quote\n  p: |x"
  ),
  ("16", "in a quote: a character", "quote\n  p: ab|", "quote\n  p: a|"),
  (
    "9", "an item in a quote: out by one level", "quote\n  bullet level=1: |a",
    "quote\n  bullet: |a"
  ),
  (
    "9", "an outermost item in a quote: a line of the quote", "quote\n  h1 bullet: |a",
    "quote\n  p: |a"
  ),
  ("18", "a line of a quote: to the line before", "quote\n  p: a\n  p: |b", "quote\n  p: a|b"),
  ("11", "an empty first line of a quote goes", "quote\n  p: |\n  p: a", "quote\n  p: |a"),
  (
    "11", "a first line with words leaves the quote", "quote\n  p: |a\n  p: b",
    "p: |a\nquote\n  p: b"
  ),
  ("12", "with its only line the quote goes", "quote\n  p: |a", "p: |a"),
  ("12", "by one level", "quote\n  quote\n    p: |a", "quote\n  p: |a"),
  ("12", "and its author stays", "quote\n  p: |a\n  author: me", "p: |a\np: me"),
  (
    "12b", "at the start of what details hold: to the title", "details: t\n  p: |a",
    "details: t|\n  p: a"
  ),
  ("12b", "an empty line there goes", "details: t\n  p: |\n  p: a", "details: t|\n  p: a"),
  ("9", "an item: out by one level", "bullet level=1: |a", "bullet: |a"),
  ("9", "an outermost item: no item", "p: x\nbullet: |a", "p: x\np: |a"),
  ("14", "empty code", "p: a\ncode: |", "p: a\np: |"),
  ("14", "empty code with a language", "code: |\n  language: go", "p: |"),
  ("14", "from the language: code that is empty altogether", "code:\n  language: |", "p: |"),
  (
    "14b", "from the language of other code: to the stop before", "p: a\ncode: x\n  language: |go",
    "p: a|\ncode: x\n  language: go"
  ),
  (
    "14b", "at the start of code: to its language", "code: |x\n  language: go",
    "code: x\n  language: go|"
  ),
  ("14", "an empty pull quote", "pull: |", "p: |"),
  (
    "14b", "an empty pull quote with an author stays", "p: a\npull: |\n  author: b",
    "p: a|\npull:\n  author: b"
  ),
  ("14b", "at the start of a pull quote: to the stop before", "p: a\npull: |b", "p: a|\npull: b"),
  ("14", "empty details", "details: |\n  p:", "p: |"),
  (
    "14b", "at a title's start: to the stop before", "p: a\ndetails: |t\n  p: x",
    "p: a|\ndetails: t\n  p: x"
  ),
  ("15", "at a caption's start: the media go", "media\n  image=0:1\n  caption: |abc", "p: |"),
  ("16", "a character goes whole", "p: a👩‍👩‍👧|", "p: a|"),
  ("16", "a flag goes whole", "p: 🇩🇪🇫🇷|", "p: 🇩🇪|"),
  ("16", "Devanagari goes mark by mark", "p: कि|", "p: क|"),
  ("16", "an atom", "p: a{formula=\"x\"}|", "p: a|"),
  (
    "16", "in a caption, a title, an author, a language, code",
    "media\n  image=0:1\n  caption: ab|", "media\n  image=0:1\n  caption: a|"
  ),
  ("16", "in code a line feed", "code: a\\n|b", "code: a|b"),
  (
    "17", "behind a table: to its end", "table\n  row\n    cell: a\np: |b",
    "table\n  row\n    cell: a|\np: b"
  ),
  (
    "17", "an empty paragraph behind a table goes", "table\n  row\n    cell: a\np: |",
    "table\n  row\n    cell: a|"
  ),
  (
    "17", "behind media: to the caption", "media\n  image=0:1\n  caption: c\np: |b",
    "media\n  image=0:1\n  caption: c|\np: b"
  ),
  ("17", "behind audio: to it", "media\n  audio=5:1\np: |", "media |\n  audio=5:1"),
  ("17", "behind code: to its end", "code: x\np: |b", "code: x|\np: b"),
  (
    "17", "behind a quote: to its author", "quote\n  p: a\np: |b",
    "quote\n  p: a\n  author: |\np: b"
  ),
  (
    "17", "behind a folded quote: to it", "quote collapsed\n  p: a\np: |b",
    "quote collapsed |\n  p: a\np: b"
  ),
  (
    "17", "behind buttons: to the last", "buttons\n  button disabled label=\"a\"\np: |",
    "buttons\n  button | disabled label=\"a\""
  ),
  (
    "17", "behind folded details: to the title", "details folded: t\n  p: a\np: |b",
    "details folded: t|\n  p: a\np: b"
  ),
  ("18", "behind a paragraph: one paragraph", "p: a\np: |b", "p: a|b"),
  ("18", "of the upper one's style", "h1: a\np align=right: |b", "h1: a|b"),
  ("18", "without the lower one's sizes", "h1: a\np: |{b fontSize=9.0:b}", "h1: a|{b:b}"),
  ("18", "sizes stay where the style does", "p: a\np: |{fontSize=9.0:b}", "p: a|{fontSize=9.0:b}"),
  ("18", "behind an item: part of it", "bullet: a\np: |b", "bullet: a|b"),
  ("19", "at the start of the document", "p: |a", "p: |a"),
]

@Suite("Backspace")
struct BackspaceTableTests {
  @Test(arguments: rows.indices)
  func backspace(row: Int) throws {
    let (number, sentence, before, after) = rows[row]
    let scene = try Scene(before)
    #expect(scene.after([.backspace]) == after, "\(sentence)")
    #expect(scene.state.performing(.backspace).rule == "Backspace \(number)", "\(sentence)")
  }

  @Test("Selected media become an empty paragraph, at any depth")
  func selectedMedia() throws {
    for notation in ["media |\n  image=0:1\n  caption: c", "carried |\n  divider"] {
      var scene = try Scene(notation)
      scene.state.selection.structure = .atom(scene.state.document.blocks[0].id)
      #expect(scene.after([.backspace]) == "p: |")
    }
    var scene = try Scene("details: t\n  media |\n    audio=5:1")
    let path = try #require(scene.state.document.place(at: scene.state.selection.head)).block
    scene.state.selection.structure = .atom(try #require(scene.state.document.block(path)).id)
    #expect(scene.after([.backspace]) == "details: t\n  p: |")
  }
}
