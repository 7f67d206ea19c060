import Testing

@testable import Composer

/// The rule, the document, the movement, and where it leads.
private let rows: [(String, String, Movement, String)] = [
  ("by a character", "p: a|👩‍👩‍👧b", .forward, "p: a👩‍👩‍👧|b"),
  ("back by one", "p: a👩‍👩‍👧|b", .backward, "p: a|👩‍👩‍👧b"),
  ("to the next text", "p: a|\np: b", .forward, "p: a\np: |b"),
  (
    "media are a stop", "p: a|\nmedia\n  image=0:1\n  caption: c", .forward,
    "p: a\nmedia |\n  image=0:1\n  caption: c"
  ),
  (
    "then their caption", "media |\n  image=0:1\n  caption: c", .forward,
    "media\n  image=0:1\n  caption: |c"
  ),
  (
    "a folded quote is a stop", "quote collapsed\n  p: a\np: |b", .backward,
    "quote collapsed |\n  p: a\np: b"
  ),
  (
    "each button is a stop",
    "buttons\n  button | disabled label=\"a\"\n  button disabled label=\"b\"", .forward,
    "buttons\n  button disabled label=\"a\"\n  button | disabled label=\"b\""
  ),
  (
    "from cell to cell", "table\n  row\n    cell: a|\n    cell: b", .forward,
    "table\n  row\n    cell: a\n    cell: |b"
  ),
  ("not out of the document", "p: a|", .forward, "p: a|"),
  ("a selection collapses to its end", "p: a|bc^d", .forward, "p: abc|d"),
  ("or to its start", "p: a^bc|d", .backward, "p: a|bcd"),
  ("by a word", "p: |one, two", .wordForward, "p: one|, two"),
  ("over blanks", "p: one|  two three", .wordForward, "p: one  two| three"),
  ("back by a word", "p: one two |", .wordBackward, "p: one |two "),
  ("ideographs are no letters", "p: |日本go", .wordForward, "p: 日本|go"),
  ("an atom is a word", "p: a|{formula=\"x\"}b", .wordForward, "p: a{formula=\"x\"}|b"),
  ("to the text's start", "p: a\np: bc|", .textStart, "p: a\np: |bc"),
  ("to its end", "p: |a\np: b", .textEnd, "p: a|\np: b"),
  ("to the document's start", "quote\n  p: a\np: b|", .documentStart, "quote\n  p: |a\np: b"),
  ("to its end", "p: |a\nmedia\n  audio=5:1", .documentEnd, "p: a\nmedia |\n  audio=5:1"),
]

@Suite("Moving the caret")
struct MovementTests {
  @Test(arguments: rows.indices)
  func move(row: Int) throws {
    let (sentence, before, movement, after) = rows[row]
    let state = try Scene(before).state
    let moved = state.moving(movement)
    #expect(moved.document.notation(moved.selection) == after, "\(sentence)")
    let extended = state.moving(movement, extends: true)
    #expect(extended.selection.anchor == state.selection.anchor)
  }

  /// A text, an offset in it, and the word there.
  private static let words: [(String, Int, String)] = [
    ("one two", 1, "one"), ("one two", 3, "one"), ("one two", 4, "two"), ("one  two", 4, "  "),
    ("a.b", 1, "."), ("x_1", 0, "x_1"), ("日本go", 2, "go"),
    ("e\u{301}te\u{301}", 2, "e\u{301}te\u{301}"), ("", 0, ""),
  ]

  @Test(arguments: words.indices)
  func word(row: Int) {
    let (text, offset, word) = MovementTests.words[row]
    let styled = StyledText(text)
    #expect(styled.slice(styled.word(at: offset)).string == word)
  }

  @Test("What a selection reads as")
  func plainText() throws {
    let document = try Document.reading(
      "p: a\nmedia\n  image=0:1\n  caption: c\ntable\n  row\n    cell: d\n    cell: e\nquote\n  p: {emoji=5 alt=\"🫠\"}\n  p: {formula=\"x\"}"
    ).document
    #expect(document.plainText(in: 0...document.size) == "a\nc\nde\n🫠\nx\n")
    #expect(document.plainText(in: 2...3) == "", "a paragraph's end alone")
    let two = try Document.reading("p: ab\np: cd").document
    #expect(two.plainText(in: 2...6) == "b\nc")
    #expect(two.plainText(in: 3...5) == "\n")
  }

  @Test("Select All selects from the first stop to the last")
  func selectAll() throws {
    let all = try Scene("media |\n  image=0:1\np: a").state.selectingAll
    #expect(all.document.notation(all.selection) == "media ^\n  image=0:1\np: a|")
  }
}
