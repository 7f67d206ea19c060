/// What can be undone and redone: differences between documents, not copies of them.
public struct History: Sendable {
  private struct Step: Sendable {
    var change: Change
    var before: Selection
    var after: Selection
    var kind: Outcome.Kind
    var weight: Int
  }

  /// Characters typed or deleted one after the other, which are one step.
  private struct Group: Sendable {
    var base: Document
    var kind: Outcome.Kind
    var caret: Int
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var group: Group?
  /// About how many bytes the steps that can be undone take.
  public private(set) var weight = 0
  /// About how many bytes the steps may take; the oldest are forgotten beyond it.
  public let capacity: Int

  public init(capacity: Int = 16 << 20) {
    self.capacity = capacity
  }

  public var canUndo: Bool { !done.isEmpty }
  public var canRedo: Bool { !undone.isEmpty }

  /// Notes what a command did; a command that changed nothing of the document is no step.
  mutating func note(_ outcome: Outcome, from before: EditorState) {
    guard let change = outcome.change else { return }
    undone = []
    let document = outcome.state.document
    let after = outcome.state.selection
    if var group, group.kind == outcome.kind, before.selection.isCollapsed,
      before.selection.head == group.caret, let last = done.last
    {
      group.caret = after.head
      self.group = group
      done.removeLast()
      weight -= last.weight
      if let joined = Change(from: group.base, to: document) {
        push(
          Step(
            change: joined, before: last.before, after: after, kind: last.kind,
            weight: joined.weight))
      }
      return
    }
    switch outcome.kind {
    case .typing, .deleting:
      group = Group(base: before.document, kind: outcome.kind, caret: after.head)
    case .content, .format: group = nil
    }
    push(
      Step(
        change: change, before: before.selection, after: after, kind: outcome.kind,
        weight: change.weight))
  }

  private mutating func push(_ step: Step) {
    done.append(step)
    weight += step.weight
    guard weight > capacity, done.count > 1 else { return }
    // A good part at once: forgetting one step moves all the others.
    var forgotten = 0
    while weight > capacity - capacity / 8, forgotten < done.count - 1 {
      weight -= done[forgotten].weight
      forgotten += 1
    }
    done.removeFirst(forgotten)
  }

  /// The next typed character begins a step: the caret has moved, or the window lost the focus.
  public mutating func endGroup() {
    group = nil
  }

  /// - Returns: The state before the last step, nil when there is none.
  mutating func undo(_ state: EditorState) -> EditorState? {
    guard let step = done.popLast() else { return nil }
    group = nil
    weight -= step.weight
    undone.append(step)
    let document = state.document.reverting(step.change)
    let selection =
      step.kind == .format
      ? step.before : Selection(caret: max(step.before.anchor, step.before.head))
    return EditorState(document, selection)
  }

  /// - Returns: The state after the step that was undone last, nil when there is none.
  mutating func redo(_ state: EditorState) -> EditorState? {
    guard let step = undone.popLast() else { return nil }
    group = nil
    push(step)
    return EditorState(state.document.applying(step.change), step.after)
  }
}
