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
        case Ascii.carriageReturn: reference = "&#13;"
        case Ascii.tab where quotes: reference = "&#9;"
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
