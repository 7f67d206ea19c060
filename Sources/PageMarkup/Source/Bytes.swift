import Glibc

/// Text as the parser goes through it: UTF-8, known to be well-formed.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// The bytes that mean something in Markdown, by name.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let dollar = UInt8(ascii: "$")
  static let ampersand = UInt8(ascii: "&")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let caret = UInt8(ascii: "^")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let bar = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")
}

extension UInt8 {
  var isBlank: Bool { self == Ascii.space || self == Ascii.tab }
  var isLineEnd: Bool { self == Ascii.lineFeed || self == Ascii.carriageReturn }
  var isAsciiDigit: Bool { self &- 0x30 < 10 }
  var isAsciiLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// White space as CommonMark's scanners see it: blanks, line ends, form feed, line tabulation.
  var isAsciiSpace: Bool { self == Ascii.space || self &- 9 < 5 }
  /// Not the first byte of a character of UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of `byte` in `range`, or nil.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let baseAddress, !range.isEmpty else { return nil }
    guard let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  func slice(_ range: Range<Int>) -> Bytes {
    Bytes(rebasing: self[range])
  }

  /// The number of characters (Unicode scalars) in `range`.
  func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where !self[index].isContinuation { count += 1 }
    return count
  }

  /// Whether the byte before `index` is a backslash that escapes what stands at `index`.
  func isEscaped(at index: Int) -> Bool {
    var first = index
    while first > 0, self[first - 1] == Ascii.backslash { first -= 1 }
    return (index - first) & 1 == 1
  }

  /// The character that starts at `index`.
  func scalar(at index: Int) -> Unicode.Scalar {
    let lead = UInt32(self[index])
    if lead < 0x80 { return Unicode.Scalar(UInt8(lead)) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard index + length <= count else { return "\u{FFFD}" }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The character that ends before `index`, which is not 0.
  func scalar(before index: Int) -> Unicode.Scalar {
    var start = index - 1
    while start > 0, self[start].isContinuation { start -= 1 }
    return scalar(at: start)
  }
}
