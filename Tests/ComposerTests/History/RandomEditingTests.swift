import Foundation
import TestSupport
import Testing

@testable import Composer

/// `RECTO_LONG=1` makes 2,000 runs of 200 commands of it.
private let isLong = ProcessInfo.processInfo.environment["RECTO_LONG"] == "1"

@Suite("Editing at random")
struct RandomEditingTests {
  @Test(
    "Nothing breaks, and all of it can be undone and done again",
    arguments: PageGenerator.seeds(isLong ? 2_000 : 60))
  func edit(seed: UInt64) {
    var generator = DocumentGenerator(seed: seed)
    var editor = Editor(generator.document(size: 6), history: History(capacity: .max))
    let start = editor.document
    /// The documents after each step of the history.
    for step in 0..<(isLong ? 200 : 60) {
      if generator.random.chance(in: 3) {
        editor.select(generator.anySelection(in: editor.document))
      }
      if generator.random.chance(in: 12) {
        editor.move(
          generator.random.pick([
            .backward, .forward, .wordBackward, .wordForward, .textStart, .documentEnd,
          ]))
      }
      let before = editor.state
      let command = generator.command(in: before)
      let outcome = editor.perform(command)
      let problems = Problems.of(outcome, from: before)
      #expect(
        problems.isEmpty,
        "seed \(seed) step \(step) \(command) \(outcome.rule ?? ""): \(problems)\n\(before.document.notation(before.selection))\n→\n\(outcome.state.document.notation(outcome.state.selection))"
      )
      if !problems.isEmpty { return }
    }
    let end = editor.state
    while editor.history.canUndo { editor.undo() }
    #expect(editor.document == start, "undo all")
    while editor.history.canRedo { editor.redo() }
    #expect(editor.document == end.document, "redo all")
  }
}
