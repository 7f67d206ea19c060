import Recto

/// A selected stretch of one message: where it began, and the end that moves.
package struct ChatSelection: Equatable {
  package var index: Int
  package var start: TextPosition
  package var focus: TextPosition

  package init(index: Int, start: TextPosition, focus: TextPosition) {
    self.index = index
    self.start = start
    self.focus = focus
  }

  package var range: TextSelection { TextSelection(from: start, to: focus) }
  package var isEmpty: Bool { start == focus }

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
    case end(Int)
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

  /// The selection with its end moved by the keyboard.
  package func moving(_ selection: ChatSelection, by step: ChatSelection.Step) -> ChatSelection {
    let reading = reading(of: selection.index)
    var moved = selection
    moved.focus = reading.position(selection.focus, movedBy: step)
    return moved
  }

  /// What to paint over selected text, in the page's space.
  package func rects(of selection: ChatSelection) -> [Rect] {
    selection.isEmpty ? [] : reading(of: selection.index).rects(of: selection.range)
  }

  /// What copying a selection puts on the clipboard.
  package func copied(_ selection: ChatSelection) -> CopiedText {
    let reading = reading(of: selection.index)
    let excerpt = reading.excerpt(of: selection.range)
    return CopiedText(
      plain: reading.plainText(of: selection.range),
      markdown: excerpt.markdown(joinsQuoteMarkers: true).text, html: excerpt.webHTML().text)
  }
}

/// A text in the forms a clipboard takes.
package struct CopiedText: Equatable {
  package var plain: String
  package var markdown: String
  package var html: String

  package init(plain: String, markdown: String, html: String) {
    self.plain = plain
    self.markdown = markdown
    self.html = html
  }
}

extension PlacedText {
  fileprivate var string: String { text.paragraph.text.substring(range) }
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
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}

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

  private func line(_ position: TextPosition, _ direction: Int) -> TextPosition {
    let text = texts[position.text]
    let whole = text.range
    let start = max(whole.lowerBound, min(position.offset, whole.upperBound - 1))
    guard
      let rect = text.text.paragraph.rects(for: start..<min(start + 1, whole.upperBound)).first
    else { return position }
    let x = text.origin.x + (position.offset > start ? rect.maxX : rect.minX)
    let y = text.origin.y + rect.midY + (direction > 0 ? 1 : -1) * (rect.height + 6)
    guard let moved = self.position(nearest: Point(x: x, y: y)), moved != position else {
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
