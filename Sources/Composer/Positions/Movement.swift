/// Where a caret goes without looking at a screen; lines are the window's.
public enum Movement: Hashable, Sendable {
  /// By one character, over the ends of texts and at atoms.
  case backward, forward
  case wordBackward, wordForward
  case textStart, textEnd
  case documentStart, documentEnd
}

extension EditorState {
  /// The state with the caret moved.
  ///
  /// - Parameter extends: Whether the selection is widened instead. Without, a selection collapses
  ///   to the side the caret moves to.
  public func moving(_ movement: Movement, extends: Bool = false) -> EditorState {
    var state = snapped
    let selection = state.selection
    var head: Int
    switch movement {
    case .backward where !extends && !selection.isCollapsed: head = selection.lower
    case .forward where !extends && !selection.isCollapsed: head = selection.upper
    case .backward, .forward, .wordBackward, .wordForward, .textStart, .textEnd, .documentStart,
      .documentEnd:
      head = document.position(moving: movement, from: selection.head)
    }
    head = document.caretPosition(near: head)
    state.selection = Selection(anchor: extends ? selection.anchor : head, head: head)
    return state
  }

  /// The state with all of the document selected.
  public var selectingAll: EditorState {
    EditorState(document, Selection(anchor: document.firstStop, head: document.lastStop))
  }
}

extension Document {
  fileprivate func position(moving movement: Movement, from position: Int) -> Int {
    guard let caret = Caret(self, at: position) else { return position }
    let start = position - caret.offset
    switch movement {
    case .backward:
      if caret.isAtStart || caret.region == nil {
        return stop(atOrBefore: position - 1) ?? position
      }
      return start + caret.text.clusterStart(before: caret.offset)
    case .forward:
      if caret.isAtEnd || caret.region == nil { return stop(atOrAfter: position + 1) ?? position }
      return start + caret.text.clusterEnd(after: caret.offset)
    case .wordBackward:
      if caret.isAtStart || caret.region == nil {
        return stop(atOrBefore: position - 1) ?? position
      }
      return start + caret.text.wordStart(before: caret.offset)
    case .wordForward:
      if caret.isAtEnd || caret.region == nil { return stop(atOrAfter: position + 1) ?? position }
      return start + caret.text.wordEnd(after: caret.offset)
    case .textStart: return start
    case .textEnd: return start + caret.text.length
    case .documentStart: return firstStop
    case .documentEnd: return lastStop
    }
  }

  /// The word around a position, or what is between two words; nil at atoms and buttons.
  public func word(at position: Int) -> ClosedRange<Int>? {
    let position = caretPosition(near: position)
    guard let caret = Caret(self, at: position), caret.region != nil else { return nil }
    let start = position - caret.offset
    let range = caret.text.word(at: caret.offset)
    return (start + range.lowerBound)...(start + range.upperBound)
  }
}
