import Testing

@testable import Composer

@Suite("Input methods")
struct InputMethodTests {
  private func editor(_ notation: String) throws -> Editor {
    let read = try Document.reading(notation)
    var editor = Editor(read.document)
    editor.select(read.selection)
    return editor
  }

  @Test("What is composed is shown in the text and is not part of it")
  func overlay() throws {
    var editor = try editor("p: a^b|c")
    let before = editor.state
    editor.compose(Composition("xyz", caret: 1))
    let shown = editor.displayed
    #expect(shown.state.document.notation(shown.state.selection) == "p: ax|yzc")
    #expect(shown.composed == 2...5)
    #expect(editor.state == before)
    editor.cancelComposition()
    #expect(editor.displayed.state == before)
    #expect(!editor.history.canUndo)
  }

  @Test("At media it is shown as a paragraph, in code and languages as code")
  func places() throws {
    for (before, after) in [
      ("media |\n  image=0:1", "p: x|\nmedia\n  image=0:1"), ("code: a|", "code: ax|"),
      ("code: a\n  language: |", "code: a\n  language: x|"), ("quote\n  p: |", "quote\n  p: x|"),
    ] {
      var editor = try editor(before)
      editor.compose(Composition("x"))
      let shown = editor.displayed.state
      #expect(shown.document.notation(shown.selection) == after)
    }
  }

  @Test("Any command, move or selection commits what is composed")
  func commits() throws {
    var one = try editor("p: a|")
    one.compose(Composition("bc"))
    one.perform(.backspace)
    #expect(one.document.notation(one.selection) == "p: ab|")
    var two = try editor("p: a|")
    two.compose(Composition("bc"))
    two.move(.textStart)
    #expect(two.document.notation(two.selection) == "p: |abc")
  }

  @Test("The text around the caret is counted in code points")
  func surrounding() throws {
    let editor = try editor("p: 𝕏^e\u{301}|{formula=\"x\"}b")
    let around = try #require(editor.surroundingText)
    #expect(around.text == "𝕏e\u{301}\u{FFFC}b")
    #expect(around.caret == 3)
    #expect(around.anchor == 1)
    #expect(try self.editor("media |\n  image=0:1").surroundingText == nil)
  }

  /// Where to delete, how many code points, and what is left.
  private static let deletions: [(Int, Int, String)] = [
    (-1, 1, "p: 𝕏|bc"), (-2, 2, "p: |bc"), (0, 1, "p: 𝕏e|c"), (-1, 2, "p: 𝕏|c"),
    (1, 5, "p: 𝕏e|b"), (-9, 3, "p: 𝕏e|bc"), (-3, 2, "p: e|bc"), (0, 0, "p: 𝕏e|bc"),
    (.min, .max, "p: e|bc"), (5, 5, "p: 𝕏e|bc"), (-2, .max, "p: |"),
  ]

  @Test(arguments: deletions.indices)
  func delete(row: Int) throws {
    let (offset, count, after) = InputMethodTests.deletions[row]
    var editor = try editor("p: 𝕏e|bc")
    let before = editor.document
    editor.deleteSurrounding(offset: offset, count: count)
    #expect(editor.document.notation(editor.selection) == after)
    if editor.history.canUndo {
      editor.undo()
      #expect(editor.document == before)
    }
  }
}
