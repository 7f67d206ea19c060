/// What a line of plain text begins with, as far as a parser would make a block of it.
enum LineStart {
  case harmless
  /// The first byte is a marker, or the whole line is.
  case marker
  /// So many digits and a delimiter.
  case number(digits: Int)
  /// A bracket that may begin a task or a definition.
  case bracket

  init(_ line: Bytes) {
    guard let byte = line.first else {
      self = .harmless
      return
    }
    switch byte {
    case UInt8(ascii: "#"):
      let end = line.runEnd(from: 0)
      self = end <= 6 && Self.isEnd(of: line, at: end) ? .marker : .harmless
    case Ascii.greater:
      self = .marker
    case UInt8(ascii: "+"):
      self = Self.isEnd(of: line, at: 1) ? .marker : .harmless
    case Ascii.hyphen:
      self = Self.isEnd(of: line, at: 1) || Self.isRule(line) ? .marker : .harmless
    case Ascii.asterisk, Ascii.underscore:
      self = Self.isEnd(of: line, at: 1) || Self.isRule(line) ? .marker : .harmless
    case UInt8(ascii: "="):
      self = line.allSatisfy { $0 == byte || $0.isBlank } ? .marker : .harmless
    case Ascii.bar, Ascii.colon:
      self = Self.isRule(line) ? .marker : .harmless
    case Ascii.leftBracket:
      self = Self.mayBeLabel(line) ? .bracket : .harmless
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var end = 0
      while end < line.count, end < 10, line[end].isAsciiDigit { end += 1 }
      let hasDelimiter =
        end < line.count
        && (line[end] == Ascii.period || line[end] == Ascii.rightParenthesis)
      self =
        hasDelimiter && end < 10 && Self.isEnd(of: line, at: end + 1)
        ? .number(digits: end) : .harmless
    default:
      self = .harmless
    }
  }

  private static func isEnd(of line: Bytes, at index: Int) -> Bool {
    index >= line.count || line[index].isBlank
  }

  /// Whether the line could be a rule, the underline of a heading or the second line of a table.
  private static func isRule(_ line: Bytes) -> Bool {
    line.allSatisfy {
      $0.isBlank || $0 == Ascii.hyphen || $0 == Ascii.bar || $0 == Ascii.colon
        || $0 == Ascii.asterisk || $0 == Ascii.underscore
    }
  }

  /// Whether the line begins with `[ ]` or `[x]`, or has what ends a definition's label.
  private static func mayBeLabel(_ line: Bytes) -> Bool {
    if line.count > 2, line[2] == Ascii.rightBracket, line[1].isBlank || line[1] | 0x20 == 0x78 {
      return true
    }
    guard var end = line.firstIndex(of: Ascii.rightBracket, in: 0..<line.count) else { return true }
    while end + 1 < line.count {
      if line[end + 1] == Ascii.colon { return true }
      guard let next = line.firstIndex(of: Ascii.rightBracket, in: end + 1..<line.count) else {
        return false
      }
      end = next
    }
    // What follows the line may be the colon.
    return true
  }
}
