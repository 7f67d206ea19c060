import Testing

@testable import Composer

/// Row of the table, the rule, the document before, and what Delete makes of it.
private let rows: [(String, String, String, String)] = [
  ("1", "a selection is deleted", "p: a^bc|d", "p: a|d"),
  (
    "2", "at a button: that button",
    "buttons\n  button | disabled label=\"a\"\n  button disabled label=\"b\"",
    "buttons\n  button | disabled label=\"b\""
  ),
  ("3", "at media: they are selected", "media |\n  image=0:1", "media |\n  image=0:1"),
  ("4", "within a text: the character behind", "p: a|bc", "p: a|c"),
  ("4", "a family goes whole", "p: |👩‍👩‍👧a", "p: |a"),
  ("4", "Devanagari too", "p: |किa", "p: |a"),
  ("4", "an atom", "p: |{formula=\"x\"}a", "p: |a"),
  (
    "5", "an empty paragraph before a table goes", "p: |\ntable\n  row\n    cell: a",
    "table\n  row\n    cell: |a"
  ),
  ("5", "and before media", "p: |\nmedia\n  image=0:1", "media |\n  image=0:1"),
  ("6", "before a paragraph: one paragraph", "p: a|\np: b", "p: a|b"),
  ("6", "an item behind is taken in", "p: a|\nbullet: b", "p: a|b"),
  (
    "6", "in a cell", "table\n  row\n    cell\n      p: a|\n      p: b",
    "table\n  row\n    cell: a|b"
  ),
  (
    "7", "at a cell's end: to the next cell", "table\n  row\n    cell: a|\n    cell: b",
    "table\n  row\n    cell: a\n    cell: |b"
  ),
  ("7", "before media: to them", "p: a|\nmedia\n  image=0:1", "p: a\nmedia |\n  image=0:1"),
  ("7", "at the end of code: behind it", "code: a|\np: b", "code: a\np: |b"),
  (
    "7", "at the end of a language: to the code", "code: x\n  language: go|",
    "code: |x\n  language: go"
  ),
  (
    "7", "at a quote's end: to its author", "quote\n  p: a|\np: b",
    "quote\n  p: a\n  author: |\np: b"
  ),
  ("8", "at the document's end", "p: a|", "p: a|"),
]

@Suite("Delete")
struct DeleteTableTests {
  @Test(arguments: rows.indices)
  func delete(row: Int) throws {
    let (number, sentence, before, after) = rows[row]
    let scene = try Scene(before)
    #expect(scene.after([.delete]) == after, "\(sentence)")
    if number != "1" {
      #expect(scene.state.performing(.delete).rule == "Delete \(number)", "\(sentence)")
    }
  }

  @Test("An atom needs two presses")
  func twice() throws {
    #expect(try Scene("p: a|\nmedia\n  audio=5:1").after([.delete, .delete]) == "p: a\np: |")
    #expect(try Scene("media |\n  image=0:1\n  caption: c").after([.delete, .delete]) == "p: |")
  }
}
