import CCMarkGFM

/// Private characters that stand in for others while cmark-gfm reads a text.
///
/// Two things need them. A marker that must stay text is replaced (an asterisk too many for
/// cmark-gfm to handle in reasonable time) or gets a letter before it (a list marker). A run of
/// asterisks next to East Asian text gets a letter beside it, so that cmark-gfm sees a word there
/// (see ``WideEmphasis``). Every text taken out of the parsed tree goes through ``restore``.
///
/// The characters are ones that the text does not contain, neither as such nor as a numeric
/// reference like `&#xE000;`, so that nothing an author wrote is ever taken for one of them.
struct StandIns {
  /// The first two bytes of 64 neighbouring private characters.
  private let block: (UInt8, UInt8)
  /// The three bytes of a punctuation character absent from the text; nil if all are in use.
  private let punctuation: (UInt8, UInt8, UInt8)?

  /// What the characters of the block stand for, in their order; the first two stand for nothing.
  /// Ampersands and bars are replaced where they must not mean anything.
  private static let originals: [UInt8] = [
    0, 0, Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.leftBracket, Ascii.rightBracket,
    Ascii.less, Ascii.ampersand, Ascii.bar,
  ]

  /// How many of them stand for nothing or for markers that cmark-gfm sorts out.
  private static let markerCount = 8

  /// Appends what stands in for a marker.
  func append(inPlaceOf marker: UInt8, to text: inout [UInt8]) {
    guard let place = Self.originals.firstIndex(of: marker) else { return text.append(marker) }
    text.append(block.0)
    text.append(block.1)
    text.append(0x80 + UInt8(place))
  }

  /// Appends the character that counts as a letter and disappears.
  func appendLetter(to text: inout [UInt8]) {
    text.append(block.0)
    text.append(block.1)
    text.append(0x80)
  }

  /// Appends the character that counts as punctuation and disappears.
  func appendPunctuation(to text: inout [UInt8]) {
    guard let punctuation else { return }
    text.append(punctuation.0)
    text.append(punctuation.1)
    text.append(punctuation.2)
  }

  var hasPunctuation: Bool { punctuation != nil }

  /// Appends `text` with all markers replaced, but those that a backslash makes text.
  func replaceMarkers(in text: Bytes, into result: inout [UInt8]) {
    result.reserveCapacity(result.count + text.count + text.count / 2)
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == Ascii.backslash {
        index += 2
        continue
      }
      if byte >= Ascii.asterisk, byte != Ascii.period, !byte.isAsciiLetter,
        let place = Self.originals[..<Self.markerCount].firstIndex(of: byte)
      {
        if start < index { result.append(contentsOf: text.slice(start..<index)) }
        result.append(block.0)
        result.append(block.1)
        result.append(0x80 + UInt8(place))
        start = index + 1
      }
      index += 1
    }
    result.append(contentsOf: text.slice(start..<text.count))
  }

  /// Nil when the text uses every block of private characters.
  init?(absentFrom bytes: Bytes) {
    let used = UsedCharacters(bytes)
    guard let block = used.freeBlock() else { return nil }
    self.block = block
    punctuation = used.freePunctuation()
  }

  /// Appends `bytes` to `text` as the author wrote them.
  func restore(_ bytes: Bytes, to text: inout [UInt8]) {
    let end = bytes.count
    let first = bytes.firstIndex(of: block.0, in: 0..<end) ?? end
    let second = punctuation.flatMap { bytes.firstIndex(of: $0.0, in: 0..<first) } ?? first
    if second == end {
      text.append(contentsOf: bytes)
    } else {
      restore(bytes, from: second, to: &text)
    }
  }

  private func restore(_ bytes: Bytes, from first: Int, to text: inout [UInt8]) {
    var start = 0
    var index = first
    while index + 2 < bytes.count {
      guard bytes[index] >= 0xE2, let original = original(at: index, in: bytes) else {
        index += 1
        continue
      }
      text.append(contentsOf: bytes.slice(start..<index))
      if original != 0 { text.append(original) }
      index += 3
      start = index
    }
    text.append(contentsOf: bytes.slice(start..<bytes.count))
  }

  /// What the character at `index` stands for, 0 if for nothing; nil if it is no stand-in.
  private func original(at index: Int, in bytes: Bytes) -> UInt8? {
    if bytes[index] == block.0, bytes[index + 1] == block.1 {
      let place = Int(bytes[index + 2] - 0x80)
      return place < Self.originals.count ? Self.originals[place] : 0
    }
    guard let punctuation, bytes[index] == punctuation.0, bytes[index + 1] == punctuation.1,
      bytes[index + 2] == punctuation.2
    else { return nil }
    return 0
  }
}

/// Which of the characters that could stand in a text contains.
private struct UsedCharacters {
  /// By the first two bytes of U+E000…U+F8FF: 64 pairs after 0xEE, 36 after 0xEF.
  private var blocks = [Bool](repeating: false, count: 100)
  /// By the offset from U+2E00.
  private var punctuation = [Bool](repeating: false, count: 128)

  init(_ bytes: Bytes) {
    for lead in [0xE2, 0xEE, 0xEF] as [UInt8] {
      var position = 0
      while let index = bytes.firstIndex(of: lead, in: position..<bytes.count) {
        use(bytes.scalar(at: index).value)
        position = index + 1
      }
    }
    bytes.forEachPair(startingWith: Ascii.ampersand) { index, next in
      if next == UInt8(ascii: "#") { useReference(in: bytes, at: index + 2) }
      return true
    }
  }

  private mutating func use(_ value: UInt32) {
    switch value {
    case 0xE000...0xF8FF: blocks[Int(value - 0xE000) / 64] = true
    case 0x2E00...0x2E7F: punctuation[Int(value - 0x2E00)] = true
    default: break
    }
  }

  /// The digits of `&#57344;` or `&#xE000;`.
  private mutating func useReference(in bytes: Bytes, at start: Int) {
    var index = start
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    var value: UInt32 = 0
    while index < bytes.count, value < 0x20_0000,
      let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
    {
      value = value * radix + UInt32(digit)
      index += 1
    }
    use(value)
  }

  func freeBlock() -> (UInt8, UInt8)? {
    guard let index = blocks.firstIndex(of: false) else { return nil }
    return index < 64 ? (0xEE, 0x80 + UInt8(index)) : (0xEF, 0x80 + UInt8(index - 64))
  }

  func freePunctuation() -> (UInt8, UInt8, UInt8)? {
    for offset in punctuation.indices where !punctuation[offset] {
      let value = 0x2E00 + Int32(offset)
      guard cmark_utf8proc_is_punctuation(value) != 0 else { continue }
      return (0xE2, 0xB8 + UInt8(offset / 64), 0x80 + UInt8(offset % 64))
    }
    return nil
  }
}
