/// What follows the host of an address: `/path?query#fragment`.
enum AddressPath {
  /// The end of what begins at `start`, without punctuation that belongs to the sentence around
  /// it; `start` itself when nothing begins there. A `?` or `#` with nothing behind it is not part
  /// of the address.
  static func end(from start: Int, in text: Bytes) -> Int {
    guard start < text.count, opensPath(text[start]) else { return start }
    let path = start..<text.end(of: start + 1) { $0.isPathCharacter }
    let end = max(start + 1, trimmedEnd(of: path, in: text))
    return end == start + 1 && text[start] != Ascii.slash ? start : end
  }

  /// The end of a path without a closing bracket that nothing in it opens, and what follows that.
  static func balancedEnd(of path: Range<Int>, in text: Bytes) -> Int {
    var open: (round: Int, square: Int, curly: Int) = (0, 0, 0)
    for index in path {
      switch text[index] {
      case Ascii.leftParenthesis: open.round += 1
      case Ascii.leftBracket: open.square += 1
      case UInt8(ascii: "{"): open.curly += 1
      case Ascii.rightParenthesis: open.round -= 1
      case Ascii.rightBracket: open.square -= 1
      case UInt8(ascii: "}"): open.curly -= 1
      default: continue
      }
      if open.round < 0 || open.square < 0 || open.curly < 0 {
        return trimmedEnd(of: path.lowerBound..<index, in: text)
      }
    }
    return path.upperBound
  }

  static func opensPath(_ byte: UInt8) -> Bool {
    byte == Ascii.slash || byte == Ascii.question || byte == UInt8(ascii: "#")
  }

  private static func trimmedEnd(of path: Range<Int>, in text: Bytes) -> Int {
    var end = path.upperBound
    while end > path.lowerBound, isSentenceEnd(text[end - 1]) { end -= 1 }
    return end
  }

  private static func isSentenceEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.period, Ascii.colon, Ascii.semicolon, UInt8(ascii: ","), Ascii.leftParenthesis,
      UInt8(ascii: "'"), Ascii.question, Ascii.exclamation, Ascii.backtick:
      return true
    default:
      return false
    }
  }
}
