import Recto

/// A selected stretch of a chat: where it began, and the end that moves, perhaps in another message.
package struct ChatSelection: Equatable {
  /// The message it began in.
  package var index: Int
  package var start: TextPosition
  /// The message of the end that moves.
  package var focusIndex: Int
  package var focus: TextPosition

  /// - Parameter focusIndex: nil for the message it begins in.
  package init(index: Int, start: TextPosition, focusIndex: Int? = nil, focus: TextPosition) {
    self.index = index
    self.start = start
    self.focusIndex = focusIndex ?? index
    self.focus = focus
  }

  /// The messages something is selected of.
  package var messages: ClosedRange<Int> { min(index, focusIndex)...max(index, focusIndex) }
  package var isEmpty: Bool { index == focusIndex && start == focus }

  /// Whether a message is selected as a whole, between others.
  func isAround(_ index: Int) -> Bool {
    index > messages.lowerBound && index < messages.upperBound
  }

  /// How much a click selects by itself.
  package enum Unit {
    case character
    case word
    case text
  }

  /// By which way the keyboard moves the end.
  package enum Step {
    case character(Int)
    case word(Int)
    case line(Int)
    /// As many points up or down.
    case page(Double)
    /// To the end of the message.
    case end(Int)
    /// To the end of the chat.
    case chat(Int)
  }
}

extension Chat {
  package func reading(of index: Int) -> PageReading {
    let message = messages[index]
    return layOut(message, at: index).reading(scroll: message.scroll)
  }

  /// The place in a message nearest to a point of the view.
  package func position(near point: Point, in one: Visible) -> TextPosition? {
    reading(of: one.index).position(nearest: pagePoint(point, in: one))
  }

  package func selectAll(of index: Int) -> ChatSelection? {
    reading(of: index).all.map {
      ChatSelection(index: index, start: $0.start, focus: $0.end)
    }
  }

  /// The unit of text around a place.
  package func selection(
    around position: TextPosition, in index: Int, by unit: ChatSelection.Unit
  ) -> ChatSelection {
    let texts = reading(of: index).texts
    guard texts.indices.contains(position.text) else {
      return ChatSelection(index: index, start: position, focus: position)
    }
    let text = texts[position.text]
    let range: Range<Int>
    switch unit {
    case .character: range = position.offset..<position.offset
    case .word: range = text.string.word(around: position.offset)
    case .text: range = text.range
    }
    return ChatSelection(
      index: index, start: TextPosition(text: position.text, offset: range.lowerBound),
      focus: TextPosition(text: position.text, offset: range.upperBound))
  }

  /// The word under a point of the view; nil where there is no text.
  package func word(at point: Point, among visible: [Visible]) -> ChatSelection? {
    guard let hit = hit(point, among: visible), hit.hit.character != nil,
      let position = reading(of: hit.index).position(nearest: hit.point)
    else { return nil }
    return selection(around: position, in: hit.index, by: .word)
  }
}

extension PlacedText {
  var string: String { text.paragraph.text.substring(range) }
}

extension String {
  /// The letters and digits around an offset, or the single character there; UTF-16 units.
  func word(around offset: Int) -> Range<Int> {
    let units = utf16
    guard !isEmpty,
      let place = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
    else { return offset..<offset }
    var start = place.samePosition(in: self) ?? index(before: place)
    if start == endIndex { start = index(before: start) }
    guard self[start].isPartOfWord else {
      let end = index(after: start)
      return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
    }
    var end = start
    while start > startIndex, self[index(before: start)].isPartOfWord {
      start = index(before: start)
    }
    while end < endIndex, self[end].isPartOfWord { end = index(after: end) }
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }

  /// Where the next character ends, or the one before begins; nil at the end. UTF-16 units.
  func offset(_ offset: Int, movedBy direction: Int) -> Int? {
    guard let place = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex)
    else { return nil }
    if direction > 0 {
      guard place < endIndex else { return nil }
      return index(after: place).utf16Offset(in: self)
    }
    guard place > startIndex else { return nil }
    return index(before: place).utf16Offset(in: self)
  }
}

extension Character {
  var isPartOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}
