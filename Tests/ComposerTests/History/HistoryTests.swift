import Testing

@testable import Composer

extension Editor {
  /// An editor as a test writes it.
  fileprivate init(_ notation: String) throws {
    let read = try Document.reading(notation)
    self.init(read.document)
    select(read.selection)
  }

  fileprivate var notation: String { document.notation(selection) }
}

@Suite("Undoing")
struct HistoryTests {
  @Test("Characters typed one after the other are one step")
  func typing() throws {
    var editor = try Editor("p: a|")
    for letter in ["b", "c", "d"] { editor.perform(.type(letter)) }
    editor.undo()
    #expect(editor.notation == "p: a|")
    #expect(!editor.history.canUndo)
    editor.redo()
    #expect(editor.notation == "p: abcd|")
    #expect(!editor.history.canRedo)
  }

  /// What comes between two typed characters, and what one undo leaves.
  private static let interruptions: [(String, @Sendable (inout Editor) -> Void, String)] = [
    ("nothing", { _ in }, "p: a|"),
    (
      "a move there and back",
      {
        $0.move(.backward); $0.move(.forward)
      }, "p: ax|"
    ),
    ("a move of the caret", { $0.move(.backward) }, "p: a|x"),
    ("the end of typing", { $0.endTyping() }, "p: ax|"),
    ("a deletion", { $0.perform(.backspace) }, "p: a|"),
    ("a format", { $0.perform(.setStyle(.heading1)) }, "h1: ax|"),
    (
      "a committed composition",
      {
        $0.compose(Composition("k")); $0.commitComposition()
      }, "p: axk|"
    ),
  ]

  @Test(arguments: interruptions.indices)
  func breaks(row: Int) throws {
    let (sentence, between, after) = HistoryTests.interruptions[row]
    var editor = try Editor("p: a|")
    editor.perform(.type("x"))
    between(&editor)
    editor.perform(.type("y"))
    editor.undo()
    #expect(editor.notation == after, "\(sentence)")
  }

  @Test("Characters deleted one after the other are one step")
  func deleting() throws {
    var editor = try Editor("p: abcd|")
    for _ in 0..<3 { editor.perform(.backspace) }
    editor.perform(.enter)
    editor.undo()
    #expect(editor.notation == "p: a|")
    editor.undo()
    #expect(editor.notation == "p: abcd|")
  }

  @Test(
    "After a content edit the caret is at the end of what was selected, after a format it is selected"
  )
  func selections() throws {
    var editor = try Editor("p: a^bc|d")
    editor.perform(.type("x"))
    editor.undo()
    #expect(editor.notation == "p: abc|d")
    editor = try Editor("p: a|bc^d")
    editor.perform(.toggleStyle(.bold))
    editor.undo()
    #expect(editor.notation == "p: a|bc^d")
    editor.redo()
    #expect(editor.notation == "p: a|{b:bc}^d")
  }

  @Test("A composition is one step, however many letters it has, over what was selected")
  func composition() throws {
    var editor = try Editor("p: a^b|c")
    editor.compose(Composition("に"))
    editor.compose(Composition("にほん"))
    #expect(editor.notation == "p: a^b|c", "not part of the document")
    editor.commitComposition("日本")
    #expect(editor.notation == "p: a日本|c")
    editor.undo()
    #expect(editor.notation == "p: ab|c")
    #expect(!editor.history.canUndo)
  }

  @Test("A new edit forgets what was undone; what changes nothing is no step")
  func forgetting() throws {
    var editor = try Editor("p: a|")
    editor.perform(.type("b"))
    editor.undo()
    editor.perform(.backspace)
    #expect(!editor.history.canRedo)
    editor.perform(.backspace)
    editor.perform(.backspace)
    #expect(editor.notation == "p: |")
    editor.undo()
    #expect(editor.notation == "p: a|")
    #expect(!editor.history.canUndo)
    #expect(editor.undo() == nil)
  }

  @Test("The oldest steps are forgotten when they take too much")
  func bounded() throws {
    var editor = Editor(history: History(capacity: 50_000))
    for _ in 0..<1_000 {
      editor.perform(.type("x"))
      editor.endTyping()
    }
    var steps = 0
    while editor.history.canUndo {
      editor.undo()
      steps += 1
    }
    #expect((50..<500).contains(steps))
    #expect(editor.document.size == 1_002 - steps)
    while editor.history.canRedo { editor.redo() }
    #expect(editor.document.size == 1_002)
  }

  @Test("10,000 letters, a step each, take less than 20 MB and can all be undone")
  func memory() throws {
    var editor = Editor()
    for step in 0..<10_000 {
      editor.perform(step % 100 == 99 ? .enter : .type("x"))
      editor.endTyping()
    }
    #expect(editor.history.weight < 20 << 20)
    var steps = 0
    while editor.history.canUndo {
      editor.undo()
      steps += 1
    }
    #expect(steps == 10_000)
    #expect(editor.history.weight == 0)
  }

  @Test("Ids of what was undone are not given out again")
  func ids() throws {
    var editor = try Editor("p: a|b")
    editor.perform(.enter)
    let first = editor.document.blocks[1].id
    editor.undo()
    editor.perform(.enter)
    #expect(editor.document.blocks[1].id != first)
  }
}
