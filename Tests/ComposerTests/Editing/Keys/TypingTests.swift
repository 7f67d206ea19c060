import Testing

@testable import Composer

/// The rule, the document before, and what typing "x" makes of it.
private let rows: [(String, String, String)] = [
  ("in a text", "p: a|b", "p: ax|b"),
  ("like the character before", "p: {b:a|}b", "p: {b:ax}|b"),
  ("at the beginning like the one behind", "p: |{b:a}", "p: {b:x|a}"),
  ("not part of a link", "p: {i url=\"u\":a|}", "p: {url=\"u\" i:a}{i:x}|"),
  ("not part of a formula", "p: {b formula=\"y\"}|", "p: {b formula=\"y\"}{b:x}|"),
  ("at media: a paragraph before them", "media |\n  image=0:1", "p: x|\nmedia\n  image=0:1"),
  (
    "at a folded quote: a paragraph before it", "quote collapsed |\n  p: a",
    "p: x|\nquote collapsed\n  p: a"
  ),
  ("in an author line", "pull: a\n  author: |", "pull: a\n  author: x|"),
  ("in a language, without formats", "code: a\n  language: g|", "code: a\n  language: gx|"),
  ("in a title", "details: |\n  p: a", "details: x|\n  p: a"),
  ("in a cell", "table\n  row\n    cell: |", "table\n  row\n    cell: x|"),
  ("in a quote's empty line", "quote\n  p: |", "quote\n  p: x|"),
  ("over a selection", "p: a^bc|d", "p: ax|d"),
  ("like the first character that is replaced", "p: a{b:^b}c|d", "p: a{b:x}|d"),
  ("over paragraphs: the first one's style", "h1: a^b\np: cd\nbullet: e|f", "h1: ax|f"),
  ("over everything: what is left is a paragraph of it", "h1: ^a\np: b|", "h1: x|"),
  ("over media and paragraphs", "p: a^b\nmedia\n  image=0:1\n  caption: c\np: d|e", "p: ax|e"),
  (
    "over media altogether: their neighbour's paragraph",
    "media ^\n  image=0:1\n  caption: c\nh1: a|b", "h1: x|b"
  ),
  ("over a part of code: the code stays", "p: a^b\ncode: c|d", "p: ax|\ncode: d"),
  ("over all of the code: one paragraph", "p: a^b\ncode: cd|", "p: ax|"),
  (
    "from within a caption: the media stay", "media\n  image=0:1\n  caption: a^b\np: c|d",
    "media\n  image=0:1\n  caption: ax|\np: d"
  ),
  (
    "blocks between two cut ends go", "code: a^b\np: c\ntable\n  row\n    cell: d\ncode: e|f",
    "code: ax|\ncode: f"
  ),
  (
    "across cells: the structure stays", "table\n  row\n    cell: a^b\n    cell: c\n    cell: d|e",
    "table\n  row\n    cell: ax|\n    cell:\n    cell: e"
  ),
  (
    "from a quote to a paragraph: the structure stays", "quote\n  p: a^b\n  p: c\np: d|e",
    "quote\n  p: ax|\n  p:\np: e"
  ),
  ("from a title to what is under it", "details: a^b\n  p: c|d", "details: ax|\n  p: d"),
  ("from a language to its code", "code: b|c\n  language: g^o", "code: c\n  language: gx|"),
]

@Suite("Typing")
struct TypingTests {
  @Test(arguments: rows.indices)
  func type(row: Int) throws {
    let (sentence, before, after) = rows[row]
    #expect(try Scene(before).after([.type("x")]) == after, "\(sentence)")
  }

  /// The rule, the document before, and what deleting the selection leaves.
  private static let deletions: [(String, String, String)] = [
    (
      "everything: an empty paragraph", "h1: ^a\ntable\n  row\n    cell: b\npull: c\n  author: d|",
      "p: |"
    ),
    ("all of a heading that is all there is", "h1: ^a|", "p: |"),
    ("a table that is all there is", "table\n  row\n    cell: ^a\n    cell: b|", "p: |"),
    (
      "exactly a medium: a paragraph in its place",
      "p: a\nmedia ^\n  image=0:1\n  caption: c|\np: b", "p: a\np: |\np: b"
    ),
    (
      "exactly a quote: a paragraph in its place", "p: a\nquote\n  p: ^b\n  author: c|\np: d",
      "p: a\np: |\np: d"
    ),
    (
      "a quote without its author: what it holds", "p: a\nquote\n  p: ^b|\n  author: c\np: d",
      "p: a\nquote\n  p: |\n  author: c\np: d"
    ),
    ("exactly a pull quote", "p: a\npull: ^b\n  author: c|\np: d", "p: a\np: |\np: d"),
    (
      "an inner quote", "quote\n  p: a\n  quote\n    p: ^b\n    author: c|", "quote\n  p: a\n  p: |"
    ),
    ("a whole paragraph stays empty", "p: ^a|\np: b", "p: |\np: b"),
    ("a folded quote between paragraphs", "p: a^b\nquote collapsed\n  p: x\np: c|d", "p: a|d"),
    (
      "a pull quote whose author is not covered stays", "p: a^b\npull: c|\n  author: d\np: e",
      "p: a|\npull:\n  author: d\np: e"
    ),
    (
      "lines of a cell", "table\n  row\n    cell\n      p: a^b\n      p: c|d",
      "table\n  row\n    cell: a|d"
    ),
  ]

  @Test(arguments: deletions.indices)
  func deleting(row: Int) throws {
    let (sentence, before, after) = TypingTests.deletions[row]
    #expect(try Scene(before).after([.backspace]) == after, "\(sentence)")
  }

  @Test("Half a surrogate pair is never left, and a cluster is not widened to")
  func halves() throws {
    var scene = try Scene("p: a𝕏b")
    scene.state.selection = Selection(anchor: 1, head: 3)
    #expect(scene.after([.backspace]) == "p: |𝕏b", "snapped to where carets stand")
    #expect(scene.state.performing(.type("x")).state.document.notation() == "p: x𝕏b")
    let marks = try Scene("p: a^क\u{93f}|b")
    var inner = marks
    inner.state.selection = Selection(anchor: 3, head: 4)
    #expect(inner.after([.backspace]) == "p: aक|b")
  }

  @Test("A format chosen at a caret is for what is typed next, until the caret moves")
  func pending() throws {
    let scene = try Scene("p: a|")
    #expect(scene.after([.toggleStyle(.bold), .type("b"), .type("c")]) == "p: a{b:bc}|")
    #expect(scene.after([.toggleStyle(.bold), .toggleStyle(.bold), .type("b")]) == "p: ab|")
    #expect(try Scene("p: {b:a|}").after([.toggleStyle(.bold), .type("b")]) == "p: {b:a}b|")
    let moved = scene.state.performing(.toggleStyle(.bold)).state.moving(.backward).moving(.forward)
    #expect(moved.performing(.type("b")).state.document.notation() == "p: ab")
    #expect(!(try Scene("code: a|").state.performing(.toggleStyle(.bold)).isHandled))
  }
}
