/// An editor without a screen: a state, its history, and what an input method is doing to it.
public struct Editor: Sendable {
  public internal(set) var state: EditorState
  public internal(set) var history: History
  public private(set) var composition: Composition?

  public init(_ document: Document = Document(), history: History = History()) {
    state = EditorState(document)
    self.history = history
  }

  public var document: Document { state.document }
  public var selection: Selection { state.selection }

  /// Does what a command says; text that is being composed becomes part of the document first.
  @discardableResult
  public mutating func perform(_ command: EditCommand) -> Outcome {
    commitComposition()
    return record(state.performing(command))
  }

  @discardableResult
  mutating func record(_ outcome: Outcome) -> Outcome {
    history.note(outcome, from: state.snapped)
    state = outcome.state
    return outcome
  }

  /// Selects something else; what is being composed is committed.
  public mutating func select(_ selection: Selection) {
    commitComposition()
    state.selection = selection
    state = state.snapped
    history.endGroup()
  }

  public mutating func move(_ movement: Movement, extends: Bool = false) {
    commitComposition()
    state = state.moving(movement, extends: extends)
    history.endGroup()
  }

  public mutating func selectAll() {
    commitComposition()
    state = state.selectingAll
    history.endGroup()
  }

  /// The next typed character begins a step of its own.
  public mutating func endTyping() {
    commitComposition()
    history.endGroup()
  }

  /// - Returns: What differs now, nil when there was nothing to undo.
  @discardableResult
  public mutating func undo() -> Change? {
    cancelComposition()
    return history.undo(state).flatMap { replaceState($0) }
  }

  /// - Returns: What differs now, nil when there was nothing to redo.
  @discardableResult
  public mutating func redo() -> Change? {
    cancelComposition()
    return history.redo(state).flatMap { replaceState($0) }
  }

  private mutating func replaceState(_ new: EditorState) -> Change? {
    let change = Change(from: state.document, to: new.document)
    state = new
    return change
  }

  /// Opens another document; nothing of before can be undone.
  public mutating func load(_ document: Document) {
    composition = nil
    state = EditorState(document)
    history = History(capacity: history.capacity)
  }

  // MARK: Input methods

  /// Shows what an input method is composing, in the place of what is selected; nil or an empty
  /// text shows nothing.
  public mutating func compose(_ composition: Composition?) {
    self.composition = composition.flatMap { $0.text.isEmpty ? nil : $0 }
  }

  /// Makes the composed text, or the one the input method says it became, part of the document: one
  /// step of its own.
  @discardableResult
  public mutating func commitComposition(_ text: String? = nil) -> Outcome? {
    let text = text ?? composition?.text ?? ""
    composition = nil
    guard !text.isEmpty else { return nil }
    history.endGroup()
    var outcome = state.performing(.type(text))
    outcome.kind = .content
    return record(outcome)
  }

  public mutating func cancelComposition() {
    composition = nil
  }

  /// What is to be shown: the document with the composed text in it, the caret where the input
  /// method has it, and the composed stretch.
  public var displayed: (state: EditorState, composed: ClosedRange<Int>?) {
    guard let composition else { return (state, nil) }
    var shown = state.performing(.type(composition.text)).state
    let end = shown.selection.head
    let start = end - composition.text.utf16.count
    shown.selection = Selection(caret: start + composition.caret)
    return (shown, start...end)
  }
}
