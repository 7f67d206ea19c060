import Recto

extension PageReading {
  func position(_ position: TextPosition, movedBy step: ChatSelection.Step) -> TextPosition {
    guard texts.indices.contains(position.text) else { return position }
    let string = texts[position.text].string
    switch step {
    case .character(let direction):
      if let offset = string.offset(position.offset, movedBy: direction) {
        return TextPosition(text: position.text, offset: offset)
      }
      return neighbour(of: position, direction)
    case .word(let direction):
      guard let next = string.offset(position.offset, movedBy: direction) else {
        return neighbour(of: position, direction)
      }
      var offset = next
      // Over what separates words, then over the word.
      while let further = string.offset(offset, movedBy: direction),
        !string.isWordEnd(at: offset, direction)
      {
        offset = further
      }
      if !string.isWordEnd(at: offset, direction) {
        offset = direction > 0 ? string.utf16.count : 0
      }
      return TextPosition(text: position.text, offset: offset)
    case .line(let direction):
      return line(position, direction)
    case .page, .chat:
      // These go over the edges of messages.
      return position
    case .end(let direction):
      guard direction > 0 else { return TextPosition(text: 0, offset: 0) }
      return TextPosition(
        text: texts.count - 1, offset: texts[texts.count - 1].range.upperBound)
    }
  }

  private func neighbour(of position: TextPosition, _ direction: Int) -> TextPosition {
    let next = position.text + (direction > 0 ? 1 : -1)
    guard texts.indices.contains(next) else { return position }
    return TextPosition(text: next, offset: direction > 0 ? 0 : texts[next].range.upperBound)
  }

  /// Where a place between two characters is, in the page's space; the width says nothing.
  func caret(at position: TextPosition) -> Rect? {
    guard texts.indices.contains(position.text) else { return nil }
    let text = texts[position.text]
    let whole = text.range
    let start = max(whole.lowerBound, min(position.offset, whole.upperBound - 1))
    guard
      var rect = text.text.paragraph.rects(for: start..<min(start + 1, whole.upperBound)).first
    else { return nil }
    if position.offset > start { rect.x = rect.maxX }
    return rect.offsetBy(dx: text.origin.x, dy: text.origin.y)
  }

  private func line(_ position: TextPosition, _ direction: Int) -> TextPosition {
    guard let rect = caret(at: position) else { return position }
    let y = rect.midY + (direction > 0 ? 1 : -1) * (rect.height + 6)
    guard let moved = self.position(nearest: Point(x: rect.x, y: y)), moved != position else {
      return neighbour(of: position, direction)
    }
    return moved
  }
}

extension String {
  fileprivate func isWordEnd(at offset: Int, _ direction: Int) -> Bool {
    guard let place = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex),
      place > startIndex, place < endIndex
    else { return false }
    let (before, after) = (self[index(before: place)], self[place])
    return direction > 0
      ? before.isPartOfWord && !after.isPartOfWord : !before.isPartOfWord && after.isPartOfWord
  }
}
