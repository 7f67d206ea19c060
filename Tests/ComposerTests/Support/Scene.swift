import Testing

@testable import Composer

/// A document and a selection as a test writes them, and what a command makes of them.
struct Scene {
  var state: EditorState

  init(_ notation: String) throws {
    let read = try Document.reading(notation)
    state = EditorState(read.document, read.selection)
  }

  /// What one command after the other leads to, in the notation. Everything that holds for every
  /// command is checked on the way.
  func after(_ commands: [EditCommand], sourceLocation: SourceLocation = #_sourceLocation) -> String
  {
    var state = self.state
    for command in commands {
      let outcome = state.performing(command)
      let problems = Problems.of(outcome, from: state)
      #expect(problems == [], sourceLocation: sourceLocation)
      state = outcome.state
    }
    return state.document.notation(state.selection)
  }
}

/// What holds for every outcome, as sentences.
enum Problems {
  static func of(_ outcome: Outcome, from before: EditorState) -> [String] {
    let after = outcome.state
    var problems = after.document.faults.map(\.description)
    for position in [after.selection.anchor, after.selection.head]
    where after.document.caretPosition(near: position) != position {
      problems.append("no caret can stand at \(position)")
    }
    guard let change = outcome.change else {
      return before.document == after.document ? problems : problems + ["an unnamed change"]
    }
    if before.document.applying(change) != after.document {
      problems.append("the change leads elsewhere")
    }
    if after.document.reverting(change) != before.document {
      problems.append("the change leads not back")
    }
    for position in stride(from: 0, through: before.document.size, by: 5) {
      let isTouched = change.spans.contains {
        ($0.old.lowerBound...$0.old.upperBound).contains(position)
      }
      let mapped = after.document.block(at: change.mapping(position))
      if !isTouched, before.document.block(at: position) != mapped {
        problems.append("position \(position) is carried into another text")
      }
    }
    let grown = change.spans.reduce(0) { $0 + $1.new.count - $1.old.count }
    if before.document.size + grown != after.document.size {
      problems.append(
        "the spans \(change.spans) leave \(after.document.size) for \(before.document.size)")
    }
    return problems
  }
}

extension Document {
  /// The block and the region at a position.
  fileprivate func block(at position: Int) -> [String] {
    guard let place = place(at: position), let block = block(place.block) else { return [] }
    return ["\(block.id.rawValue)", place.text?.region.rawValue ?? "atom"]
  }
}
