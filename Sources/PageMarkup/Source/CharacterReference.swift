/// The references to characters that a rich message knows: all by number, and a few by name; others
/// are text (Bot API, rich message formatting options).
enum CharacterReference {
  private static let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"),
    ("hellip", "\u{2026}"), ("mdash", "\u{2014}"), ("ndash", "\u{2013}"), ("lsquo", "\u{2018}"),
    ("rsquo", "\u{2019}"), ("ldquo", "\u{201C}"), ("rdquo", "\u{201D}"),
  ]

  /// Whether the reference by name that begins at `start`, an ampersand, is a known one.
  static func isKnown(in text: Bytes, at start: Int) -> Bool {
    named(in: text, at: start) != nil
  }

  /// The character that is referred to at `start`, an ampersand, and where the reference ends.
  static func read(in text: Bytes, at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard start + 1 < text.count else { return nil }
    return text[start + 1] == UInt8(ascii: "#")
      ? numbered(in: text, at: start) : named(in: text, at: start)
  }

  private static func named(
    in text: Bytes, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let end = start + 1
    for (name, scalar) in names {
      let count = name.utf8CodeUnitCount
      guard end + count < text.count, text[end + count] == Ascii.semicolon,
        (0..<count).allSatisfy({ text[end + $0] == name.utf8Start[$0] })
      else { continue }
      return (scalar, end + count + 1)
    }
    return nil
  }

  private static func numbered(
    in text: Bytes, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var index = start + 2
    guard index < text.count else { return nil }
    let isHexadecimal = text[index] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let digits = index
    var value: UInt32 = 0
    // CommonMark: at most seven decimal digits or six hexadecimal ones.
    while index < text.count, index - digits < (isHexadecimal ? 6 : 7),
      let digit = digit(text[index]), digit < radix
    {
      value = value * radix + digit
      index += 1
    }
    guard index > digits, index < text.count, text[index] == Ascii.semicolon else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (scalar ?? "\u{FFFD}", index + 1)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }

  /// Appends `text` to `result`, with the characters that are referred to.
  static func decode(_ text: Bytes, into result: inout [UInt8]) {
    var start = 0
    var position = 0
    while let index = text.firstIndex(of: Ascii.ampersand, in: position..<text.count) {
      position = index + 1
      guard let reference = read(in: text, at: index) else { continue }
      result.append(contentsOf: text.slice(start..<index))
      result.append(contentsOf: UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter)
      start = reference.end
      position = start
    }
    result.append(contentsOf: text.slice(start..<text.count))
  }
}
