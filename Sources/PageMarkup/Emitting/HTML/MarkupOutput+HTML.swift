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
      var index = 0
      while true {
        index = HTMLBytes.next(in: bytes, from: index)
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
}

/// The bytes of text that HTML does not hold as they are.
private enum HTMLBytes {
  private static let table: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in 0..<0x20 { table[byte] = true }
    for byte in "<>&\"".utf8 { table[Int(byte)] = true }
    // The first bytes of characters that are none.
    for byte in 0xEF..<0x100 { table[byte] = true }
    return table
  }()

  static func next(in text: Bytes, from start: Int) -> Int {
    table.withUnsafeBufferPointer { table in
      var index = start
      while index < text.count, !table[Int(text[index])] { index += 1 }
      return index
    }
  }
}

extension Unicode.Scalar {
  /// U+FFFE and the like, which stand for nothing (Unicode, noncharacters).
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
