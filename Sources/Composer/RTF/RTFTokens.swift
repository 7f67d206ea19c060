import PageModel

/// What RTF is made of, piece after piece.
struct RTFTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case open, close
    /// A word with its number.
    case word(String, Int?)
    /// A character that stands behind a backslash by itself.
    case symbol(UInt8)
    /// A byte of text, in the character set of the document.
    case byte(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"): return control()
      // Line ends only keep the lines of the file short.
      case 0x0a, 0x0d, 0: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  private mutating func control() -> Token? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    guard first.isLetter else {
      index += 1
      return first == UInt8(ascii: "'") ? hexadecimal() : .symbol(first)
    }
    let start = index
    // Words have at most 32 letters; longer ones are none.
    while index < bytes.count, bytes[index].isLetter, index - start < 32 { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let number = number()
    if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    if word == "bin" {
      // Bytes that are no text at all.
      index = Swift.min(bytes.count, index + Swift.max(0, number ?? 0))
      return .word(word, nil)
    }
    return .word(word, number)
  }

  private mutating func number() -> Int? {
    var end = index
    let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    let first = end
    var value = 0
    while end < bytes.count, end - first < 10, (0x30...0x39).contains(bytes[end]) {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard end > first else { return nil }
    index = end
    return isNegative ? -value : value
  }

  private mutating func hexadecimal() -> Token {
    var value: UInt8 = 0
    for _ in 0..<2 {
      guard index < bytes.count, let digit = PercentCoding.hexDigit(bytes[index]) else { break }
      value = value << 4 | digit
      index += 1
    }
    return .byte(value)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7a).contains(self | 0x20) }
}
