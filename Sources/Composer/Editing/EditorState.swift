/// What a command starts from and what it leads to.
public struct EditorState: Equatable, Sendable {
  public var document: Document
  public var selection: Selection

  public init(_ document: Document, _ selection: Selection? = nil) {
    self.document = document
    self.selection = selection ?? Selection(caret: document.firstStop)
  }

  /// Where each end of the selection is a place for a caret, outside of surrogate pairs.
  var snapped: EditorState {
    var state = self
    state.selection.anchor = document.caretPosition(near: selection.anchor)
    state.selection.head =
      selection.isCollapsed ? state.selection.anchor : document.caretPosition(near: selection.head)
    return state
  }
}

extension Document {
  /// The stop nearest to a position, at the beginning of a surrogate pair it would split.
  public func caretPosition(near position: Int) -> Int {
    let stop = snapped(min(max(0, position), size))
    guard let place = place(at: stop), let (region, offset) = place.text else { return stop }
    let text = block(place.block)?.text(of: region) ?? StyledText()
    return stop - offset + text.scalarStart(offset)
  }
}
