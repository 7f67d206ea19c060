/// The bytes of plain text that may mean something to a Markdown parser.
///
/// Most text has few of them, so it is copied from one to the next.
enum SpecialBytes {
  private static func isSpecial(_ byte: UInt8) -> Bool {
    // Most of a text.
    if byte.isAsciiLetter, byte != UInt8(ascii: "w") { return false }
    switch byte {
    case 0..<0x20, Ascii.backslash, Ascii.backtick, Ascii.asterisk, Ascii.underscore,
      Ascii.leftBracket, Ascii.rightBracket, Ascii.less, Ascii.ampersand, Ascii.tilde, Ascii.bar,
      Ascii.dollar, Ascii.colon, UInt8(ascii: "w"), Ascii.at, Ascii.equals:
      return true
    // U+FEFF, which at the beginning of a text is dropped.
    case 0xEF: return true
    default: return false
    }
  }

  /// The index of the first special byte at or after `start`, or the number of bytes.
  static func next(in text: Bytes, from start: Int) -> Int {
    var index = start
    while index < text.count {
      let byte = text[index]
      if isSpecial(byte) {
        // One letter of many words, and a sign behind many.
        let next = index + 1 < text.count ? text[index + 1] : 0
        let isHarmless =
          (byte == UInt8(ascii: "w") && next != byte)
          || (byte == Ascii.colon && next != Ascii.slash)
        if !isHarmless { return index }
      }
      index += 1
    }
    return index
  }
}
