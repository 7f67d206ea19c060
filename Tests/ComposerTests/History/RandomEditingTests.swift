import Foundation
import TestSupport
import Testing

@testable import Composer

/// 2,000 runs of 200 steps, as far as they come in five seconds; `RECTO_FUZZ_SECONDS` gives them longer.
private let seconds =
  ProcessInfo.processInfo.environment["RECTO_FUZZ_SECONDS"].flatMap(Double.init)
private let runs = 2_000
private let steps = 200
/// The runs are dealt to this many tests, which run side by side.
private let parts = 2

@Suite("Editing at random")
struct RandomEditingTests {
  @Test("Nothing breaks, and all of it can be undone, done again and stored", arguments: 0..<parts)
  func edit(part: Int) {
    let end = Date(timeIntervalSinceNow: seconds ?? 5)
    var done = 0
    for (index, seed) in PageGenerator.seeds(runs).enumerated() where index % parts == part {
      if Date() > end { break }
      guard run(seed) else { break }
      done += 1
    }
    #expect(done > 0)
    if seconds != nil { print("editing at random: \(done) runs of \(steps) steps") }
  }

  /// - Returns: Whether everything held.
  private func run(_ seed: UInt64) -> Bool {
    var run = RandomRun(seed)
    for step in 0..<steps {
      let (problems, sentence) = run.step()
      guard problems.isEmpty else {
        Issue.record("seed \(seed) step \(step) \(sentence): \(problems)")
        return false
      }
    }
    let problems = run.finish()
    if !problems.isEmpty { Issue.record("seed \(seed): \(problems)") }
    return problems.isEmpty
  }
}

/// An editor at the mercy of a generator.
private struct RandomRun {
  var generator: DocumentGenerator
  var editor: Editor
  let start: Document
  var clipboard: ClipboardContent?
  /// The selection before the first change and how it was made, and the one behind the last.
  var first: (selection: Selection, kind: Outcome.Kind)?
  var last: Selection?

  init(_ seed: UInt64) {
    generator = DocumentGenerator(seed: seed)
    editor = Editor(generator.document(size: 6), history: History(capacity: .max))
    start = editor.document
  }

  /// - Returns: What does not hold, and what was done.
  mutating func step() -> (problems: [String], sentence: String) {
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
    let (sentence, outcome) = act()
    let changed = before.document != editor.document
    if changed {
      if first == nil {
        first = (before.snapped.selection, outcome?.kind ?? .content)
      }
      last = editor.selection
    }
    var problems = editor.document.faults.map(\.description)
    if let outcome, sentence != "paste" { problems += Problems.of(outcome, from: before) }
    guard !problems.isEmpty else { return ([], sentence) }
    let written = before.document.notation(before.selection)
    return (
      problems, "\(sentence) \(outcome?.rule ?? "")\n\(written)\n→\n\(editor.document.notation())"
    )
  }

  private mutating func act() -> (String, Outcome?) {
    switch generator.random.int(0...24) {
    case 0:
      clipboard = editor.copied ?? clipboard
      return ("copy", nil)
    case 1:
      clipboard = editor.cut() ?? clipboard
      return ("cut", nil)
    case 2: return ("paste", clipboard.flatMap { editor.paste(ClipboardOffer($0))?.outcome })
    case 3:
      let text = generator.random.pick(["# a\n\n- **b**", "x\ny", "⬜ a\n✅ b", "> q\n\n`c`"])
      return ("paste", editor.paste(ClipboardOffer(text: text))?.outcome)
    case 4:
      editor.compose(Composition(generator.word()))
      let outcome = editor.commitComposition(generator.word())
      return ("compose", outcome)
    case 5:
      let outcome = editor.deleteSurrounding(
        offset: generator.random.int(-3...1), count: generator.random.int(1...3))
      return ("delete surrounding", outcome)
    default:
      let command = generator.command(in: editor.state)
      return ("\(command)", editor.perform(command))
    }
  }

  /// Undoes and does again all of it, and stores what there is.
  mutating func finish() -> [String] {
    var problems: [String] = []
    let end = editor.document
    while editor.history.canUndo { editor.undo() }
    if editor.document != start { problems.append("undoing all leads elsewhere") }
    if let first {
      let expected =
        first.kind == .format
        ? first.selection : Selection(caret: max(first.selection.anchor, first.selection.head))
      if !editor.selection.isSame(as: expected) {
        problems.append("undoing all selects \(editor.selection), not \(expected)")
      }
    }
    while editor.history.canRedo { editor.redo() }
    if editor.document != end { problems.append("doing all again leads elsewhere") }
    if let last, !editor.selection.isSame(as: last) {
      problems.append("doing all again selects \(editor.selection), not \(last)")
    }
    let content = ChatInputContent(end)
    let draft = Draft(content, timestamp: 1)
    if Draft.decoding(draft.encoded)?.draft != draft { problems.append("it is stored otherwise") }
    if Fragment.decoding(Fragment(end).encoded)?.fragment != Fragment(end) {
      problems.append("it is copied otherwise")
    }
    return problems
  }
}

extension Selection {
  fileprivate func isSame(as other: Selection) -> Bool {
    anchor == other.anchor && head == other.head
  }
}
