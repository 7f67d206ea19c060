/// Character references of the parse mode HTML: numbers, and the four characters that HTML itself
/// is made of. The semicolon may be missing.
enum HTMLReference {
  /// The number of the character that a reference at `index` stands for, and where it ends; nil
  /// when there is none. The number may be one half of a surrogate pair.
  static func read(in source: [UInt8], at index: Int) -> (value: UInt32, end: Int)? {
    guard source[index] == Ascii.ampersand, index + 1 < source.count else { return nil }
    guard source[index + 1] == UInt8(ascii: "#") else { return named(in: source, at: index) }
    var digits = index + 2
    var radix: UInt32 = 10
    if digits < source.count, source[digits] == UInt8(ascii: "x") {
      radix = 16
      digits += 1
    }
    var value: UInt32 = 0
    var end = digits
    // More digits than the last character has are no reference.
    while end < source.count, end - digits < 8, let digit = digit(source[end], radix: radix) {
      value = value * radix + digit
      end += 1
    }
    guard 1...0x10FFFF ~= value, end - digits < 8 else { return nil }
    return (value, behindSemicolon(end, in: source))
  }

  private static func named(in source: [UInt8], at index: Int) -> (value: UInt32, end: Int)? {
    var end = index + 1
    while end < source.count, end - index <= 5, source[end].isAsciiLetter { end += 1 }
    let value: Unicode.Scalar
    switch source[(index + 1)..<end] {
    case let name where name.elementsEqual("lt".utf8): value = "<"
    case let name where name.elementsEqual("gt".utf8): value = ">"
    case let name where name.elementsEqual("amp".utf8): value = "&"
    case let name where name.elementsEqual("quot".utf8): value = "\""
    default: return nil
    }
    return (value.value, behindSemicolon(end, in: source))
  }

  private static func behindSemicolon(_ end: Int, in source: [UInt8]) -> Int {
    end < source.count && source[end] == Ascii.semicolon ? end + 1 : end
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    if byte.isAsciiDigit { return UInt32(byte - UInt8(ascii: "0")) }
    guard radix == 16, byte.isAsciiLetter, byte | 0x20 <= UInt8(ascii: "f") else { return nil }
    return UInt32((byte | 0x20) - UInt8(ascii: "a")) + 10
  }
}
