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
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let reference: StaticString
        switch bytes[index] {
        case Ascii.less: reference = "&lt;"
        case Ascii.greater: reference = "&gt;"
        case Ascii.ampersand: reference = "&amp;"
        case UInt8(ascii: "\"") where quotes: reference = "&quot;"
        case Ascii.lineFeed where quotes: reference = "&#10;"
        case Ascii.tab where !quotes: continue
        case 0..<0x20 where bytes[index] != Ascii.lineFeed, 0xEF...:
          // Readers of HTML refuse controls and characters that are none, unless as references.
          guard bytes[index] < 0x20 || bytes.scalar(at: index).isNoncharacter else { continue }
          write(bytes.slice(start..<index))
          let scalar = bytes.scalar(at: index)
          writeReference(to: scalar)
          start = index + UTF8.width(scalar)
          continue
        default: continue
        }
        write(bytes.slice(start..<index))
        write(reference)
        start = index + 1
      }
      write(bytes.slice(start..<bytes.count))
    }
  }
}

extension Unicode.Scalar {
  /// U+FFFE and the like, which stand for nothing (Unicode, noncharacters).
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
