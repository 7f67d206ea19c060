extension InlineCompletion {
  mutating func readExclamation() {
    guard index + 1 < end, text[index + 1] == Ascii.leftBracket else {
      if index + 1 == end, !endsWithLine { return drop(from: index) }
      index += 1
      return
    }
    open.append(Open(kind: .picture, range: index..<index + 2))
    index += 2
  }

  mutating func openBracket() {
    if dialect.constructs.contains(.footnotes), index + 1 < end, text[index + 1] == Ascii.caret,
      text.firstIndex(of: Ascii.rightBracket, in: index..<end) == nil
    {
      return drop(from: index)
    }
    open.append(Open(kind: .link, range: index..<index + 1))
    index += 1
  }

  mutating func closeBracket() {
    let place = open.lastIndex { $0.kind == .link || $0.kind == .picture }
    guard let place else {
      index += 1
      return
    }
    let bracket = open[place]
    let close = index
    index += 1
    guard index < end else {
      if !endsWithLine { return hold(bracket, place, at: close) }
      open.remove(at: place)
      return
    }
    switch text[index] {
    case Ascii.leftParenthesis:
      switch address(from: index + 1) {
      case .ends(let behind):
        open.removeSubrange(place...)
        index = behind
      case .isOpen: hold(bracket, place, at: close)
      case .isNone: open.remove(at: place)
      }
    case Ascii.leftBracket:
      guard let label = text.firstIndex(of: Ascii.rightBracket, in: index..<end) else {
        return hold(bracket, place, at: close)
      }
      open.removeSubrange(place...)
      // The second pair of brackets may have an address of its own.
      if label + 1 == end || text[label + 1] != Ascii.leftParenthesis { index = label + 1 }
    default:
      open.remove(at: place)
    }
  }

  /// The address is still to come: the text of a link is shown, a picture is not.
  private mutating func hold(_ bracket: Open, _ place: Int, at close: Int) {
    if bracket.kind == .picture { return drop(from: bracket.range.lowerBound) }
    let isFootnote =
      dialect.constructs.contains(.footnotes) && bracket.range.upperBound < close
      && text[bracket.range.upperBound] == Ascii.caret
    if isFootnote || bracket.range.upperBound == close {
      open.removeSubrange(place...)
      return isFootnote ? () : drop(from: bracket.range.lowerBound)
    }
    open.removeSubrange(place...)
    end(at: close, with: Array("]()".utf8))
  }

  private enum Address {
    case ends(Int)
    /// It may still become one.
    case isOpen
    case isNone
  }

  /// An address and a title in parentheses, behind the first of them.
  private func address(from start: Int) -> Address {
    var position = skipSpace(from: start)
    if position == end { return .isOpen }
    if text[position] == Ascii.less {
      position += 1
      while position < end, text[position] != Ascii.greater {
        if text[position] == Ascii.lineFeed || text[position] == Ascii.less { return .isNone }
        position += text[position] == Ascii.backslash ? 2 : 1
      }
      if position >= end { return .isOpen }
      position += 1
    } else {
      var depth = 0
      scan: while position < end {
        switch text[position] {
        case Ascii.backslash: position += 1
        case Ascii.leftParenthesis: depth += 1
        case Ascii.rightParenthesis:
          if depth == 0 { break scan }
          depth -= 1
        case let byte where byte <= Ascii.space: break scan
        default: break
        }
        position += 1
      }
    }
    if position >= end { return .isOpen }
    position = skipSpace(from: position)
    if position == end { return .isOpen }
    let closing: UInt8
    switch text[position] {
    case Ascii.rightParenthesis: return .ends(position + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = text[position]
    case Ascii.leftParenthesis: closing = Ascii.rightParenthesis
    default: return .isNone
    }
    position += 1
    while position < end, text[position] != closing {
      position += text[position] == Ascii.backslash ? 2 : 1
    }
    if position >= end { return .isOpen }
    position = skipSpace(from: position + 1)
    if position == end { return .isOpen }
    return text[position] == Ascii.rightParenthesis ? .ends(position + 1) : .isNone
  }

  private func skipSpace(from start: Int) -> Int {
    var position = start
    while position < end, text[position].isAsciiSpace { position += 1 }
    return position
  }
}
