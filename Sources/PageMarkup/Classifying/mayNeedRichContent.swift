/// Whether a text could be Markdown that needs a rich message; false is certain, true is a guess.
///
/// A look at the characters, many times faster than parsing: text for which this is false becomes
/// a page that is entity-expressible under all ``EntityExpressibility``, in chats and in documents.
/// It may be true for a text that needs nothing (a price, a single line of a quote).
public func mayNeedRichContent(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    RichContentSearch(bytes: bytes).findsSomething
  }
}

private struct RichContentSearch {
  let bytes: Bytes

  var findsSomething: Bool {
    hasByte(Ascii.bar) || hasByte(Ascii.dollar) || hasPair || hasDate || hasBlock
  }

  private func hasByte(_ byte: UInt8) -> Bool {
    bytes.firstIndex(of: byte, in: 0..<bytes.count) != nil
  }

  private func hasPair(startingWith first: UInt8, _ isSecond: (UInt8) -> Bool) -> Bool {
    var isFound = false
    bytes.forEachPair(startingWith: first) { _, next in
      isFound = isSecond(next)
      return !isFound
    }
    return isFound
  }

  /// Formulas, pictures, the columns of a table without bars, `<sub>`, `<sup>` and `<mark>`.
  private var hasPair: Bool {
    hasPair(startingWith: Ascii.backslash) {
      $0 == Ascii.leftParenthesis || $0 == Ascii.leftBracket
    }
      || hasPair(startingWith: Ascii.exclamation) { $0 == Ascii.leftBracket }
      || hasPair(startingWith: Ascii.colon) { $0 == Ascii.hyphen }
      || hasPair(startingWith: Ascii.hyphen) { $0 == Ascii.colon }
      || hasPair(startingWith: Ascii.less) {
        $0 | 0x20 == UInt8(ascii: "s") || $0 | 0x20 == UInt8(ascii: "m")
      }
  }

  /// A link that spells a date. Its letters can be hidden in numeric references and no other way.
  private var hasDate: Bool {
    if hasPair(startingWith: Ascii.ampersand, { $0 == UInt8(ascii: "#") }) { return true }
    var position = 0
    // Of its letters the last is the least frequent.
    while let last = bytes.firstIndex(of: UInt8(ascii: "p"), in: position..<bytes.count) {
      if last >= 8, bytes[(last - 8)...last].elementsEqual("timestamp".utf8) { return true }
      position = last + 1
    }
    return false
  }

  private var hasBlock: Bool {
    var lines = SourceLines(bytes)
    while let line = lines.next() {
      if opensBlock(line) { return true }
    }
    return false
  }

  /// Whether a line begins with what opens a heading, a list, a quote or a footnote, or underlines
  /// a heading. Inside another container they stand behind its marker, which is enough.
  private func opensBlock(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    // Byte order marks before the text are no part of it.
    if start == 0 {
      while bytes[start..<line.upperBound].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    }
    while start < line.upperBound, bytes[start].isBlank { start += 1 }
    guard start < line.upperBound else { return false }
    let rest = start..<line.upperBound
    switch bytes[start] {
    case Ascii.greater:
      return true
    case Ascii.leftBracket:
      return start + 1 < line.upperBound && bytes[start + 1] == Ascii.caret
    case UInt8(ascii: "#"):
      let run = bytes[rest].prefix { $0 == UInt8(ascii: "#") }
      return run.count <= 6 && endsMarker(run.endIndex, of: line)
    case UInt8(ascii: "="):
      return isUnderline(rest, of: UInt8(ascii: "="))
    case Ascii.hyphen:
      return endsMarker(start + 1, of: line) || isUnderline(rest, of: Ascii.hyphen)
    case Ascii.asterisk, UInt8(ascii: "+"):
      return endsMarker(start + 1, of: line)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes[rest].prefix(while: \.isAsciiDigit)
      let end = digits.endIndex
      return digits.count <= 9 && end < line.upperBound
        && (bytes[end] == Ascii.period || bytes[end] == Ascii.rightParenthesis)
        && endsMarker(end + 1, of: line)
    default:
      return false
    }
  }

  private func endsMarker(_ index: Int, of line: Range<Int>) -> Bool {
    index >= line.upperBound || bytes[index].isBlank
  }

  private func isUnderline(_ range: Range<Int>, of mark: UInt8) -> Bool {
    bytes[range].drop { $0 == mark }.allSatisfy(\.isBlank)
  }
}
