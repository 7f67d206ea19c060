import Testing

@testable import Composer

/// Row of the table, the rule, the document before, and what Enter makes of it.
private let rows: [(String, String, String, String)] = [
  (
    "1", "at media: an empty paragraph before them", "media |\n  image=0:1",
    "p:\nmedia |\n  image=0:1"
  ),
  (
    "1", "at a folded quote: an empty paragraph before it", "quote collapsed |\n  p: a",
    "p:\nquote collapsed |\n  p: a"
  ),
  ("1", "at a carried block", "carried |\n  divider", "p:\ncarried |\n  divider"),
  (
    "1", "at a button: before its row",
    "buttons\n  button disabled label=\"a\"\n  button | disabled label=\"b\"",
    "p:\nbuttons\n  button disabled label=\"a\"\n  button | disabled label=\"b\""
  ),
  (
    "2", "in a pull quote's author line: the rest goes behind the quote",
    "pull: q\n  author: a|b", "pull: q\n  author: a\np: |b"
  ),
  (
    "2", "in a quote's author line", "quote\n  p: q\n  author: ab|\np: x",
    "quote\n  p: q\n  author: ab\np: |\np: x"
  ),
  (
    "2", "a selection in an author line is deleted first", "quote\n  p: q\n  author: a^b|c",
    "quote\n  p: q\n  author: a\np: |c"
  ),
  ("3", "in a language: to the code", "code: x\n  language: g|o", "code: |x\n  language: go"),
  ("5", "in code: a line feed", "code: a|b", "code: a\\n|b"),
  ("5", "in empty code: a line feed", "code: |", "code: \\n|"),
  ("5", "in code with a selection: a line feed in its place", "code: a^bc|d", "code: a\\n|d"),
  ("4", "in code of nothing but an empty line: it was no code", "code: \\n|", "p: |"),
  ("4", "at the end of code behind an empty line: behind the code", "code: a\\n|", "code: a\np: |"),
  (
    "4", "at the start of code before an empty line: before the code", "code: |\\na",
    "p: |\ncode: a"
  ),
  ("4", "right behind an empty first line", "code: \\n|a", "p: |\ncode: a"),
  ("5", "in the middle an empty line does not leave code", "code: a\\n|b", "code: a\\n\\n|b"),
  ("5", "in a pull quote: a line feed of its formats", "pull: {b:a|}", "pull: {b:a\\n}|"),
  ("4", "at the end of a pull quote behind an empty line", "pull: a\\n|", "pull: a\np: |"),
  ("4", "at the start of a pull quote", "pull: \\n|a", "p: |\npull: a"),
  ("4", "a pull quote of an empty line", "pull: \\n|", "p: |"),
  (
    "7", "on the empty last line of a quote: behind the quote", "quote\n  p: a\n  p: |",
    "quote\n  p: a\np: |"
  ),
  ("7", "a quote of empty lines goes", "quote\n  p:\n  p: |", "p: |"),
  (
    "7", "but not with its author", "quote\n  p:\n  p: |\n  author: me",
    "quote\n  p:\n  author: me\np: |"
  ),
  (
    "7", "a nested quote is left by one level", "quote\n  quote\n    p: a\n    p: |",
    "quote\n  quote\n    p: a\n  p: |"
  ),
  ("12", "a quote's only empty line gets another one", "quote\n  p: |", "quote\n  p:\n  p: |"),
  (
    "8", "on the empty first line of a quote: before the quote", "quote\n  p: |\n  p: a",
    "p: |\nquote\n  p: a"
  ),
  (
    "8", "at the start of the second line behind an empty first", "quote\n  p:\n  p: |a",
    "p: |\nquote\n  p: a"
  ),
  (
    "8b", "on the empty last line of details: behind them", "details: t\n  p: a\n  p: |",
    "details: t\n  p: a\np: |"
  ),
  (
    "12", "the only empty line of details gets another one", "details: t\n  p: |",
    "details: t\n  p:\n  p: |"
  ),
  ("8c", "in a title: to the first line", "details: t|t\n  p: a", "details: tt\n  p: |a"),
  ("8c", "in a folded title: opens", "details folded: t|\n  p: a", "details: t\n  p: |a"),
  ("8c", "in a title over nothing: a line is made", "details: t|", "details: t\n  p: |"),
  (
    "9", "behind an empty first line in a heading cell: above the table",
    "table\n  row\n    cell header\n      p:\n      p: |a", "p: |\ntable\n  row\n    cell header: a"
  ),
  (
    "12", "in other rows a cell's lines stay in it",
    "table\n  row\n    cell\n      p:\n      p: |a",
    "table\n  row\n    cell\n      p:\n      p:\n      p: |a"
  ),
  ("10", "on an empty item: out by one level", "bullet level=2: |", "bullet level=1: |"),
  ("10", "on an empty outermost item: out of the list", "h2 bullet: |", "p: |"),
  (
    "10", "on an empty item at a quote's end: first out of the list", "quote\n  p: a\n  bullet: |",
    "quote\n  p: a\n  p: |"
  ),
  (
    "11", "in a caption: the rest goes behind the media",
    "media\n  image=0:1\n  image=0:2\n  caption: a|b",
    "media\n  image=0:1\n  image=0:2\n  caption: a\np: |b"
  ),
  ("12", "in a paragraph: cut in two", "p: a|b", "p: a\np: |b"),
  ("12", "the lower half of a heading is body", "h1: a|b", "h1: a\np: |b"),
  ("12", "and has no sizes of its own", "h1: {fontSize=9.0:a|b}", "h1: {fontSize=9.0:a}\np: |b"),
  ("12", "both halves keep formats", "p: {b:a|b}", "p: {b:a}\np: |{b:b}"),
  ("12", "both halves are aligned", "p align=right: a|b", "p align=right: a\np align=right: |b"),
  (
    "12", "the lower half of an item is an item", "ordered level=1: a|b",
    "ordered level=1: a\nordered level=1: |b"
  ),
  ("12", "unchecked", "checklist checked: a|b", "checklist checked: a\nchecklist: |b"),
  (
    "12", "without the number of the upper half", "ordered number=\"7\" checked: a|",
    "ordered number=\"7\" checked: a\nordered unchecked: |"
  ),
  ("12", "a selection is deleted first", "p: a^b\np: c|d", "p: a\np: |d"),
  (
    "12", "in a cell", "table\n  row\n    cell: a|b",
    "table\n  row\n    cell\n      p: a\n      p: |b"
  ),
]

@Suite("Enter")
struct EnterTableTests {
  @Test(arguments: rows.indices)
  func enter(row: Int) throws {
    let (number, sentence, before, after) = rows[row]
    let scene = try Scene(before)
    #expect(scene.after([.enter]) == after, "\(sentence)")
    #expect(scene.state.performing(.enter).rule == "Enter \(number)", "\(sentence)")
  }

  /// The rule, the document before, how often Enter is pressed, and the document after.
  private static let repeated: [(String, String, Int, String)] = [
    ("two leave a quote", "quote\n  p: a|", 2, "quote\n  p: a\np: |"),
    ("two leave code that is empty", "code: |", 2, "p: |"),
    ("two leave code at its end", "code: a|", 2, "code: a\np: |"),
    ("two leave a pull quote at its end", "pull: a|", 2, "pull: a\np: |"),
    ("two leave a pull quote at its start", "pull: |a", 2, "p: |\npull: a"),
    ("two leave details", "details: t\n  p: a|", 2, "details: t\n  p: a\np: |"),
    ("details of an empty line are left by two", "details: t\n  p: |", 2, "details: t\n  p:\np: |"),
    (
      "three leave a list in a quote", "quote\n  bullet: a|", 3, "quote\n  bullet: a\np: |"
    ),
    (
      "two in a heading cell go above the table", "table\n  row\n    cell header: |a", 2,
      "p: |\ntable\n  row\n    cell header: a"
    ),
  ]

  @Test(arguments: repeated.indices)
  func again(row: Int) throws {
    let (sentence, before, count, after) = EnterTableTests.repeated[row]
    #expect(try Scene(before).after(Array(repeating: .enter, count: count)) == after, "\(sentence)")
  }
}
