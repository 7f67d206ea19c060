/// A character spelled as `&name;` or `&#number;`.
///
/// Rich markup knows thirteen names and all numbers; everything else is text (Bot API 10.3,
/// rich message formatting options).
struct CharacterReference {
  let scalar: Unicode.Scalar
  /// The index behind it.
  let end: Int

  init(_ scalar: Unicode.Scalar, end: Int) {
    self.scalar = scalar
    self.end = end
  }

  /// Nil when none stands at `start`.
  init?(_ bytes: Bytes, at start: Int) {
    guard start + 2 < bytes.count, bytes[start] == Ascii.ampersand else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") {
      self.init(number: bytes, from: start + 2)
    } else {
      self.init(name: bytes, from: start + 1)
    }
  }

  private init?(name bytes: Bytes, from start: Int) {
    var end = start
    while end < bytes.count, end - start <= 6, bytes[end].isAsciiLetter { end += 1 }
    guard end < bytes.count, bytes[end] == Ascii.semicolon else { return nil }
    let name = bytes.slice(start..<end)
    guard let found = Self.names.first(where: { name.isEqual(to: $0.name) }) else { return nil }
    scalar = found.scalar
    self.end = end + 1
  }

  /// Numbers that stand for no character stand for U+FFFD.
  private init?(number bytes: Bytes, from start: Int) {
    let isHexadecimal = bytes[start] | 0x20 == UInt8(ascii: "x")
    let first = isHexadecimal ? start + 1 : start
    var end = first
    var value: UInt32 = 0
    while end < bytes.count, let digit = bytes[end].digit(isHexadecimal: isHexadecimal) {
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      end += 1
    }
    guard end > first, end < bytes.count, bytes[end] == Ascii.semicolon else { return nil }
    scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    self.end = end + 1
  }

  private static let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"),
    ("hellip", "\u{2026}"), ("mdash", "\u{2014}"), ("ndash", "\u{2013}"), ("lsquo", "\u{2018}"),
    ("rsquo", "\u{2019}"), ("ldquo", "\u{201C}"), ("rdquo", "\u{201D}"),
  ]

  /// The text with its references decoded, once.
  static func decode(_ text: Bytes) -> String {
    decode(text) { CharacterReference($0, at: $1) }
  }

  /// - Parameter read: The reference that begins at an index, nil when none does.
  static func decode(
    _ text: Bytes, reading read: (Bytes, Int) -> CharacterReference?
  ) -> String {
    guard var next = text.firstIndex(of: Ascii.ampersand, in: 0..<text.count) else {
      return String(decoding: text, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var start = 0
    while true {
      decoded.append(contentsOf: text.slice(start..<next))
      if let reference = read(text, next) {
        decoded.append(contentsOf: UTF8.encode(reference.scalar).map { Array($0) } ?? [])
        start = reference.end
      } else {
        decoded.append(Ascii.ampersand)
        start = next + 1
      }
      guard let found = text.firstIndex(of: Ascii.ampersand, in: start..<text.count) else { break }
      next = found
    }
    decoded.append(contentsOf: text.slice(start..<text.count))
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate func digit(isHexadecimal: Bool) -> UInt32? {
    if isAsciiDigit { return UInt32(self - UInt8(ascii: "0")) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return isHexadecimal && letter < 6 ? UInt32(letter) + 10 : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEqual(to name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount && indices.allSatisfy { self[$0] == name.utf8Start[$0] }
  }
}
