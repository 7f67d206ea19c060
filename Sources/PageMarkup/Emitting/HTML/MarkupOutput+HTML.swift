import PageModel

extension MarkupOutput {
  /// The value of an attribute, between quotation marks.
  mutating func writeAttribute(_ value: String) {
    writeEscaped(value, quotes: true)
  }

  /// Characters such that none is markup. Only references that the rich dialects know are used
  /// (Bot API 10.3, named entities).
  mutating func writeEscaped(_ text: String, quotes: Bool = false) {
    var text = text
    text.withUTF8 { writeEscaped($0, quotes: quotes) }
  }

  mutating func writeEscaped(_ bytes: Bytes, quotes: Bool = false) {
    var start = 0
    var index = 0
    while true {
      while index < bytes.count, !bytes[index].isSpecialInHTML { index += 1 }
      if index == bytes.count { break }
      let reference: StaticString
      switch bytes[index] {
      case Ascii.less: reference = "&lt;"
      case Ascii.greater: reference = "&gt;"
      case Ascii.ampersand: reference = "&amp;"
      case UInt8(ascii: "\"") where quotes: reference = "&quot;"
      case Ascii.lineFeed where quotes: reference = "&#10;"
      case Ascii.lineFeed, UInt8(ascii: "\""),
        Ascii.tab where !quotes:
        index += 1
        continue
      default:
        // Readers of HTML refuse controls and characters that are none, unless as references.
        let scalar = bytes.scalar(at: index)
        let width = UTF8.width(scalar)
        if scalar.value < 0x20 || scalar.isNoncharacter {
          write(bytes.slice(start..<index))
          writeReference(to: scalar)
          start = index + width
        }
        index += width
        continue
      }
      write(bytes.slice(start..<index))
      write(reference)
      index += 1
      start = index
    }
    write(bytes.slice(start..<bytes.count))
  }
}

extension UInt8 {
  /// Whether HTML does not hold the byte as it is, or may not.
  fileprivate var isSpecialInHTML: Bool {
    // The first bytes of characters that are none.
    if self > Ascii.greater { return self >= 0xEF }
    return self < 0x20 || self == Ascii.less || self == Ascii.greater || self == Ascii.ampersand
      || self == UInt8(ascii: "\"")
  }
}

extension Unicode.Scalar {
  /// U+FFFE and the like, which stand for nothing (Unicode, noncharacters).
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
