/// Cuts a formula's source into tokens, one at a time.
struct Lexer: Sendable {
  private let units: [UInt16]
  /// UTF-16 units read so far.
  var position = 0

  init(_ source: String) {
    units = Array(source.utf16)
  }

  var length: Int { units.count }

  /// The next token; the end, again and again, when there is none.
  mutating func next() -> Token {
    while position < units.count {
      let start = position
      let unit = units[position]
      switch unit {
      case UInt16(ascii: " "), 0x9...0xd:
        skipSpace()
        return Token(.space, range: start..<position)
      case UInt16(ascii: "%"):
        skipComment()
      case UInt16(ascii: "\\"):
        let name = commandName()
        let token = Token(.command(name), range: start..<position)
        // White space after a word is no token; what ends a formula after one is not its part.
        if let first = name.utf16.first, Self.isLetter(first) { skipSpace() }
        return token
      default:
        return Token(.character(scalar()), range: start..<position)
      }
    }
    return Token(.end, range: position..<position)
  }

  /// The source between two places.
  func text(_ range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
  }

  // MARK: - Raw text

  /// `{…}` as it is written, without the braces, where a `%` is a character like any other;
  /// nil when no brace stands next, or none closes it.
  mutating func bracedText() -> (text: String, range: Range<Int>)? {
    var index = position
    while index < units.count, Self.isSpace(units[index]) { index += 1 }
    guard index < units.count, units[index] == UInt16(ascii: "{") else { return nil }
    let start = index + 1
    var depth = 0
    while index < units.count {
      switch units[index] {
      case UInt16(ascii: "\\"): index += 1
      case UInt16(ascii: "{"): depth += 1
      case UInt16(ascii: "}"):
        depth -= 1
        if depth == 0 {
          position = index + 1
          return (text(start..<index), start..<index)
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// What stands between two occurrences of the next character, on one line: `\verb|…|`; nil when
  /// the second is missing.
  mutating func verbatim() -> (text: String, range: Range<Int>)? {
    guard position < units.count else { return nil }
    let delimiter = units[position]
    guard !UTF16.isLeadSurrogate(delimiter), delimiter != UInt16(ascii: "\n") else { return nil }
    var index = position + 1
    while index < units.count, units[index] != UInt16(ascii: "\n") {
      if units[index] == delimiter {
        let range = (position + 1)..<index
        position = index + 1
        return (text(range), range)
      }
      index += 1
    }
    return nil
  }

  // MARK: - Pieces

  private mutating func scalar() -> Unicode.Scalar {
    let unit = units[position]
    position += 1
    if UTF16.isLeadSurrogate(unit), position < units.count,
      UTF16.isTrailSurrogate(units[position])
    {
      let value = 0x10000 + (UInt32(unit & 0x3ff) << 10 | UInt32(units[position] & 0x3ff))
      position += 1
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func commandName() -> String {
    position += 1
    let start = position
    while position < units.count, Self.isLetter(units[position]) { position += 1 }
    if position > start { return text(start..<position) }
    guard position < units.count else { return "" }
    if Self.isSpace(units[position]) {
      skipSpace()
      return " "
    }
    return String(Character(scalar()))
  }

  private mutating func skipSpace() {
    while position < units.count, Self.isSpace(units[position]) { position += 1 }
  }

  /// To the end of the line, with the white space the next one begins with.
  private mutating func skipComment() {
    while position < units.count, units[position] != UInt16(ascii: "\n") { position += 1 }
    skipSpace()
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == UInt16(ascii: " ") || (0x9...0xd).contains(unit)
  }

  /// `@` is one, as if `\makeatletter` were in effect.
  private static func isLetter(_ unit: UInt16) -> Bool {
    (UInt16(ascii: "a")...UInt16(ascii: "z")).contains(unit)
      || (UInt16(ascii: "@")...UInt16(ascii: "Z")).contains(unit)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) {
    self = UInt16(UInt8(ascii: scalar))
  }
}
