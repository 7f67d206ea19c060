import Foundation
import Testing

@testable import Composer

/// `RECTO_RECORD=1` writes what is pasted now as what is expected.
private let isRecording = ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1"

@Suite("What other programs put on a clipboard")
struct PasteCorpusTests {
  @Test("There are payloads of every kind of program")
  func corpus() {
    #expect(PasteFixture.all.count >= 40)
  }

  @Test("A payload becomes the document beside it", arguments: PasteFixture.all)
  func paste(fixture: PasteFixture) throws {
    var editor = Editor(Document())
    let pasted = editor.paste(try fixture.offer())
    let paste = try #require(pasted)
    #expect(editor.document.faults.map(\.description) == [])
    let losses = paste.losses.map { "lost: \($0)\n" }.joined()
    let written =
      "\(paste.form.rawValue)\n" + editor.document.notation(editor.selection) + "\n" + losses
    if isRecording { try Data(written.utf8).write(to: fixture.expectedFile) }
    let expected = try String(contentsOf: fixture.expectedFile, encoding: .utf8)
    #expect(written == expected)
    editor.undo()
    if paste.form == .markdown { editor.undo() }
    #expect(editor.document.blocks.count == 1 && editor.document.blocks[0].isBlank, "undone")
  }

  @Test("What is copied is pasted as it was", arguments: PasteFixture.all)
  func copyAgain(fixture: PasteFixture) throws {
    var editor = Editor(Document())
    editor.paste(try fixture.offer())
    editor.selectAll()
    let copied = try #require(editor.copied)
    var other = Editor(Document())
    other.paste(ClipboardOffer(copied))
    #expect(other.document.notation() == editor.document.notation())
  }
}
