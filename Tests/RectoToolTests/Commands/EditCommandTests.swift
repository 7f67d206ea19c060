import Foundation
import TestSupport
import Testing

@testable import RectoTool

struct EditCommandTests {
  /// A run with the script in a file and the message on standard input.
  private func edit(
    _ script: String, _ message: String, _ options: [String] = []
  ) throws -> ToolRun {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("steps.txt")
      try Data(script.utf8).write(to: file)
      return ToolRun(
        ["edit", "-", "--script", file.path] + options, input: Array(message.utf8),
        pipeline: .engine)
    }
  }

  @Test("The document is written with its caret, or the message in any form")
  func forms() throws {
    let script = "move documentEnd\nkey enter\ntype \"three\""
    let document = try edit(script, "- one\n- two")
    #expect(document.status == .done, "\(document.standardError)")
    #expect(document.outputText == "bullet: one\nbullet: two\nbullet: three|\n")
    let markdown = try edit(script, "- one\n- two", ["--to", "markdown"])
    #expect(markdown.outputText == "- one\n- two\n- three\n")
  }

  @Test("Each step is shown with the rule that was applied; one that does nothing is told")
  func steps() throws {
    let run = try edit("key enter\ncollapse", "p: a|b", ["--notation", "--steps"])
    #expect(run.status == .done)
    #expect(
      run.outputText
        == "# 1: key enter (Enter 12)\np: a\np: |b\n\n# 2: collapse\np: a\np: |b\n\n")
    #expect(run.standardError.contains("steps.txt:2:1: warning: there is nothing to do"))
  }

  @Test("Mistakes of the script and of the document are told with their places")
  func mistakes() throws {
    let script = try edit("type \"a\"\njump", "x")
    #expect(script.status == .failed)
    #expect(script.standardError.contains("steps.txt:2:1: error: there is no step 'jump'"))
    let notation = try edit("key enter", "p: a\nverse: b", ["--notation"])
    #expect(notation.standardError.contains("stdin:2:1: error: there is no block 'verse'"))
    let both = ToolRun(["edit", "-", "-s", "-"], pipeline: .engine)
    #expect(both.status == .wrongUsage)
  }

  @Test("What a form cannot hold is told")
  func losses() throws {
    let run = try edit("align center", "a", ["--to", "tree"])
    #expect(run.standardError.contains("that a paragraph is aligned"))
  }
}
