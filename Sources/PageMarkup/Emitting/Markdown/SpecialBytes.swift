/// The bytes of plain text that may mean something to a Markdown parser.
///
/// Most text has few of them, so it is copied from one to the next.
enum SpecialBytes {
  private static let table: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in 0..<0x20 { table[byte] = true }
    for byte in "\\`*_[]<&~|$:w@=".utf8 { table[Int(byte)] = true }
    // U+FEFF, which at the beginning of a text is dropped.
    table[0xEF] = true
    return table
  }()

  /// The index of the first special byte at or after `start`, or the number of bytes.
  static func next(in text: Bytes, from start: Int) -> Int {
    table.withUnsafeBufferPointer { table in
      var index = start
      while index < text.count {
        let byte = text[index]
        if table[Int(byte)] {
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
}
