import Foundation
import Testing

@testable import Composer

/// `RECTO_RECORD=1` writes the page's tables from the code.
private let isRecording = ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1"

@Suite("Docs/composer.md says what is true")
struct ComposerDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/composer.md")

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static var tables: [(name: String, text: String)] {
    let keys: [DecisionTable] = [.enter, .backspace, .delete, .tab, .backtab]
    let rules = keys.map { table in
      "| \(table.name) | |\n|---|---|\n"
        + table.rows.map { "| \($0.number) | \(cell($0.sentence)) |\n" }.joined()
    }.joined(separator: "\n")
    let steps = EditVerb.groups.map { title, verbs in
      "| \(title) | |\n|---|---|\n"
        + verbs.map { "| `\(cell($0.usage))` | \(cell($0.summary)) |\n" }.joined()
    }.joined(separator: "\n")
    let adapters = WebAdapter.all.map { "- \($0.name)\n" }.joined()
    return [("rules", rules), ("steps", steps), ("adapters", adapters)]
  }

  @Test("It has the tables of the code")
  func tables() throws {
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    for (name, table) in Self.tables {
      let start = try #require(text.range(of: "<!-- \(name) -->\n"))
      let end = try #require(
        text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
      let written = "\n" + table + "\n"
      if isRecording {
        text.replaceSubrange(start.upperBound..<end.lowerBound, with: written)
      } else {
        #expect(text[start.upperBound..<end.lowerBound] == written, "\(name)")
      }
    }
    if isRecording { try Data(text.utf8).write(to: Self.file) }
  }

  @Test("Its examples do what it says")
  func examples() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { block -> (kind: String, content: String) in
        let lines = block.element.components(separatedBy: "\n")
        return (lines[0], lines.dropFirst().dropLast().joined(separator: "\n"))
      }.filter { $0.kind != "swift" }
    var examples = 0
    for (index, block) in blocks.enumerated() {
      if block.kind == "document" {
        let read = try Document.reading(block.content)
        #expect(read.document.notation(read.selection) == block.content)
      } else {
        let read = try Document.reading(blocks[index - 1].content)
        var editor = Editor(read.document)
        editor.select(read.selection)
        var scripted = ScriptedEditor(editor)
        for step in try EditScript(block.content).steps {
          #expect(scripted.perform(step.action).isDone, "\(step.source)")
        }
        let state = scripted.editor.state
        #expect(state.document.notation(state.selection) == blocks[index + 1].content)
        examples += 1
      }
    }
    #expect(examples >= 4)
  }
}
