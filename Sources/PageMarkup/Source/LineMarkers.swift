/// The markers before the text of one line that may open quotes, list items and footnotes.
struct LineMarkers: IteratorProtocol {
  enum Kind {
    case quote
    /// A list item or a footnote.
    case list
  }

  struct Marker {
    var kind: Kind
    var offset: Int
    /// Columns of white space before it.
    var indent: Int
  }

  private let bytes: Bytes
  private let end: Int
  private let readsFootnotes: Bool
  private var column = 0

  /// Where the next marker or the text begins.
  private(set) var position: Int
  /// Columns of white space before `position`.
  private(set) var indent = 0
  private(set) var quotes = 0

  init(_ bytes: Bytes, line: Range<Int>, readsFootnotes: Bool) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
    self.readsFootnotes = readsFootnotes
    skipBlanks()
  }

  mutating func next() -> Marker? {
    guard position < end else { return nil }
    if bytes[position] == Ascii.greater {
      quotes += 1
      return take(1, as: .quote)
    }
    guard let length = listMarkerLength() ?? footnoteLength() else { return nil }
    return take(length, as: .list)
  }

  private mutating func take(_ length: Int, as kind: Kind) -> Marker {
    let marker = Marker(kind: kind, offset: position, indent: indent)
    position += length
    column += length
    skipBlanks()
    return marker
  }

  private mutating func skipBlanks() {
    let start = column
    while position < end, bytes[position].isBlank {
      column += bytes[position] == Ascii.tab ? 4 - column % 4 : 1
      position += 1
    }
    indent = column - start
  }

  private func listMarkerLength() -> Int? {
    var after = position
    switch bytes[position] {
    case Ascii.hyphen, Ascii.asterisk, UInt8(ascii: "+"):
      after += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while after < end, after - position < 9, bytes[after].isAsciiDigit { after += 1 }
      guard after < end,
        bytes[after] == Ascii.period || bytes[after] == Ascii.rightParenthesis
      else { return nil }
      after += 1
    default:
      return nil
    }
    if after < end, !bytes[after].isBlank { return nil }
    return isRule() ? nil : after - position
  }

  /// `- - -` is a rule, not three lists.
  private func isRule() -> Bool {
    let mark = bytes[position]
    guard mark == Ascii.hyphen || mark == Ascii.asterisk else { return false }
    var marks = 0
    for byte in bytes[position..<end] where !byte.isBlank {
      if byte != mark { return false }
      marks += 1
    }
    return marks >= 3
  }

  private func footnoteLength() -> Int? {
    guard readsFootnotes, bytes[position] == Ascii.leftBracket else { return nil }
    guard let label = footnoteLabel(in: bytes, at: position, end: end) else { return nil }
    guard label.upperBound + 1 < end, bytes[label.upperBound + 1] == Ascii.colon else { return nil }
    return label.upperBound + 2 - position
  }
}

/// The label of `[^label]` at `start`: neither empty nor with white space or brackets in it.
func footnoteLabel(in bytes: Bytes, at start: Int, end: Int) -> Range<Int>? {
  guard start + 3 < end, bytes[start] == Ascii.leftBracket, bytes[start + 1] == Ascii.caret else {
    return nil
  }
  var index = start + 2
  let last = min(end, index + 1_000)
  while index < last, !bytes[index].isAsciiSpace, bytes[index] != Ascii.leftBracket,
    bytes[index] != Ascii.rightBracket
  {
    index += 1
  }
  guard index < last, index > start + 2, bytes[index] == Ascii.rightBracket else { return nil }
  return start + 2..<index
}
