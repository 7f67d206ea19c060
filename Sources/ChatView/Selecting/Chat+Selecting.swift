import Recto

extension Chat {
  /// What of a message is selected; nil for nothing.
  package func selected(_ selection: ChatSelection, of index: Int) -> TextSelection? {
    guard selection.messages.contains(index), !selection.isEmpty else { return nil }
    if selection.index == selection.focusIndex {
      return TextSelection(from: selection.start, to: selection.focus)
    }
    guard let all = reading(of: index).all else { return nil }
    let isForward = selection.index < selection.focusIndex
    let (first, last) =
      isForward ? (selection.start, selection.focus) : (selection.focus, selection.start)
    switch index {
    case selection.messages.lowerBound: return TextSelection(from: first, to: max(first, all.end))
    case selection.messages.upperBound: return TextSelection(from: all.start, to: last)
    default: return all
    }
  }

  /// Where what is selected of a message stands, in the page's space and in reading order.
  ///
  /// - Parameter index: nil for the message the selection began in.
  package func rects(of selection: ChatSelection, in index: Int? = nil) -> [Rect] {
    let index = index ?? selection.index
    guard let range = selected(selection, of: index) else {
      // A message of pictures between others is selected as a whole.
      guard selection.isAround(index) else { return [] }
      let size = layOut(messages[index], at: index).layout.page.size
      return [Rect(x: 0, y: 0, width: size.width, height: size.height)]
    }
    let message = messages[index]
    return layOut(message, at: index).rects(of: range, scroll: message.scroll).all
  }

  /// All of the message a selection is in; all of the chat where that is selected already.
  package func selectMore(_ selection: ChatSelection?, of index: Int) -> ChatSelection? {
    let message = selectAll(of: index)
    guard messages.count > 1, message == nil || selection?.range == message?.range,
      let last = messages.indices.last
    else { return message }
    return ChatSelection(
      index: 0, start: TextPosition(text: 0, offset: 0), focusIndex: last,
      focus: reading(of: last).all?.end ?? TextPosition(text: 0, offset: 0))
  }

  /// The selection from where a press was to a place, both ends by whole units.
  package func selection(
    from start: (index: Int, position: TextPosition), to end: (index: Int, position: TextPosition),
    by unit: ChatSelection.Unit
  ) -> ChatSelection {
    let first = selection(around: start.position, in: start.index, by: unit)
    let last = selection(around: end.position, in: end.index, by: unit)
    let isForward = (start.index, start.position) <= (end.index, end.position)
    return ChatSelection(
      index: start.index, start: isForward ? first.start : first.focus, focusIndex: end.index,
      focus: isForward ? last.focus : last.start)
  }

  /// The place nearest to a point of the view; in a message without text its beginning.
  package func position(
    near point: Point, among visible: [Visible]
  ) -> (index: Int, position: TextPosition)? {
    guard let one = message(at: point.y, among: visible) else { return nil }
    return (one.index, position(near: point, in: one) ?? TextPosition(text: 0, offset: 0))
  }

  // MARK: The keyboard

  /// The selection with its end moved by the keyboard, over the edge of a message into the next.
  package func moving(_ selection: ChatSelection, by step: ChatSelection.Step) -> ChatSelection {
    var moved = selection
    let reading = reading(of: selection.focusIndex)
    switch step {
    case .page(let distance): return moving(selection, byPoints: distance)
    case .chat(let direction):
      moved.focusIndex = direction > 0 ? messages.count - 1 : 0
      moved.focus = end(direction, of: moved.focusIndex)
    case .end:
      moved.focus =
        reading.texts.isEmpty
        ? selection.focus : reading.position(selection.focus, movedBy: step)
    case .character(let direction), .word(let direction), .line(let direction):
      moved.focus = reading.position(selection.focus, movedBy: step)
      let next = selection.focusIndex + (direction > 0 ? 1 : -1)
      if moved.focus == selection.focus, messages.indices.contains(next) {
        moved.focusIndex = next
        moved.focus = end(-direction, of: next)
      }
    }
    return moved
  }

  private func end(_ direction: Int, of index: Int) -> TextPosition {
    let all = reading(of: index).all
    return (direction > 0 ? all?.end : all?.start) ?? TextPosition(text: 0, offset: 0)
  }

  private func moving(_ selection: ChatSelection, byPoints distance: Double) -> ChatSelection {
    var moved = selection
    let caret = caret(of: selection)
    let y = top(of: caret, of: selection.focusIndex) + caret.height / 2 + distance
    guard let index = heights.index(at: min(max(0, y), contentHeight)) else { return selection }
    _ = layOut(messages[index], at: index)
    let page = top(of: .zero, of: index)
    moved.focusIndex = index
    moved.focus =
      reading(of: index).position(nearest: Point(x: caret.x, y: y - page))
      ?? TextPosition(text: 0, offset: 0)
    // Beyond the last line there is only the end.
    if y < 0 { moved.focus = end(-1, of: index) }
    if y > contentHeight { moved.focus = end(1, of: index) }
    return moved
  }

  /// Where the end that moves is, in its page's space.
  private func caret(of selection: ChatSelection) -> Rect {
    reading(of: selection.focusIndex).caret(at: selection.focus) ?? .zero
  }

  /// Brings the end that moves into the view.
  package func showEnd(of selection: ChatSelection) {
    let caret = caret(of: selection)
    let top = top(of: caret, of: selection.focusIndex)
    if top < scrollOffset {
      scroll(to: top - PageLayout.anchorMargin)
    } else if top + caret.height > scrollOffset + size.height {
      scroll(to: top + caret.height + PageLayout.anchorMargin - size.height)
    }
  }
}

extension ChatSelection {
  /// Of the one message everything is in; nil where there are several.
  fileprivate var range: TextSelection? {
    index == focusIndex ? TextSelection(from: start, to: focus) : nil
  }
}
