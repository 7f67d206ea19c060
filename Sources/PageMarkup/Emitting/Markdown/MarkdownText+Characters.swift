import PageModel

extension MarkdownText {
  /// Writes characters so that they are read as themselves.
  ///
  /// - Parameters:
  ///   - refersFirst: The first character must become a reference.
  ///   - isLast: Nothing follows in the paragraph.
  mutating func writeText(_ text: Bytes, refersFirst: Bool = false, isLast: Bool) {
    var index = 0
    if refersFirst {
      index = refer(text, at: 0)
    } else if output.bytes.last ?? Ascii.lineFeed == Ascii.lineFeed {
      index = writeLineStart(text, at: 0)
    }
    while true {
      let special = SpecialBytes.next(in: text, from: index)
      if special > index { output.write(text.slice(index..<special)) }
      if special == text.count { return }
      index = writeSpecial(text, at: special, isLast: isLast)
    }
  }

  /// Writes the special byte at `index`; returns where to go on.
  private mutating func writeSpecial(_ text: Bytes, at index: Int, isLast: Bool) -> Int {
    let byte = text[index]
    let next = index + 1 < text.count ? text[index + 1] : nil
    switch byte {
    case Ascii.lineFeed:
      return writeLineEnd(text, at: index, isLast: isLast)
    case Ascii.tab:
      output.write(byte)
    case 0..<0x20:
      output.writeReference(to: Unicode.Scalar(byte))
    case Ascii.backslash:
      // At the end of the run anything may follow; some characters become references.
      if next.map({ $0.isAsciiPunctuation || $0 < Ascii.space || $0 == 0xEF }) ?? true {
        output.write(byte)
      }
      output.write(byte)
    case Ascii.backtick, Ascii.leftBracket, Ascii.rightBracket, Ascii.less, Ascii.ampersand:
      writeOpener(byte, text, at: index)
    case Ascii.asterisk, Ascii.underscore:
      return writeMarkers(text, at: index, isLast: isLast)
    case Ascii.tilde:
      escape(byte, if: isPairing(byte, next, isLast: isLast))
    case Ascii.bar, UInt8(ascii: "="):
      escape(byte, if: dialect.isRich && isPairing(byte, next, isLast: isLast))
    case Ascii.dollar:
      escape(byte, if: (next != nil || !isLast) && mayOpenFormula(before: next))
    case Ascii.colon:
      // In rich dialects addresses are found in the finished text.
      escape(byte, if: dialect == .markdown && isAddress(text, at: index))
    case UInt8(ascii: "w"):
      if dialect == .markdown, isWebHost(text, at: index) {
        output.write("www\\.")
        return index + 4
      }
      output.write(byte)
    case Ascii.at:
      // An address is found in any text without tags; an empty style is none that shows.
      if dialect == .markdown, isEmail(text, at: index) { output.write("<u></u>") }
      output.write(byte)
    case 0xEF where text.count > index + 2 && text[index + 1] == 0xBB && text[index + 2] == 0xBF:
      output.writeReference(to: "\u{FEFF}")
      return index + 3
    default:
      output.write(byte)
    }
    return index + 1
  }

  private mutating func escape(_ byte: UInt8, if mustEscape: Bool) {
    if mustEscape { output.write(Ascii.backslash) }
    output.write(byte)
  }

  /// Whether a sign may stand next to another of its kind, or next to marks.
  private func isPairing(_ byte: UInt8, _ next: UInt8?, isLast: Bool) -> Bool {
    if next == byte || output.bytes.last == byte || isAfterMark { return true }
    return next == nil && !isLast
  }

  /// Whether a run of markers stands right before.
  private var isAfterMark: Bool { output.count == lastMarkerEnd && output.count > 0 }

  // MARK: Lines

  /// A line end at the edge of a text, or where there is only one line.
  mutating func writeEdgeLineEnd() {
    if dialect == .markdown { output.write("&#10;") } else { output.write("<br>") }
  }

  private mutating func writeLineEnd(_ text: Bytes, at index: Int, isLast: Bool) -> Int {
    if place != .paragraph {
      output.write("<br>")
      return index + 1
    }
    let isAtEdge = output.count == 0 || (isLast && index + 1 == text.count)
    if isAtEdge {
      writeEdgeLineEnd()
      return index + 1
    }
    if let last = output.bytes.last, last.isBlank { referLast() }
    output.write("\\\n")
    return writeLineStart(text, at: index + 1)
  }

  /// Writes what at the beginning of a line would be read as a block; returns where to go on.
  private mutating func writeLineStart(_ text: Bytes, at start: Int) -> Int {
    guard start < text.count else { return start }
    let byte = text[start]
    // What most lines begin with.
    if byte.isAsciiLetter || byte >= 0x80 { return start }
    if byte == Ascii.space || byte == Ascii.tab || byte == 0x0B || byte == 0x0C {
      return refer(text, at: start)
    }
    if place != .paragraph { return start }
    let lineEnd = text.firstIndex(of: Ascii.lineFeed, in: start..<text.count) ?? text.count
    let line = text.slice(start..<lineEnd)
    switch LineStart(line) {
    case .harmless: return start
    case .marker:
      output.write(Ascii.backslash)
      output.write(byte)
      return start + 1
    case .number(let digits):
      output.write(line.slice(0..<digits))
      output.write(Ascii.backslash)
      output.write(line[digits])
      return start + digits + 1
    case .bracket:
      // A backslash would make the beginning of a formula of it.
      return refer(text, at: start)
    }
  }

  /// Writes the character at `index` as a reference; returns where to go on.
  private mutating func refer(_ text: Bytes, at index: Int) -> Int {
    if text[index] == Ascii.lineFeed {
      writeEdgeLineEnd()
      return index + 1
    }
    let scalar = text.scalar(at: index)
    output.writeReference(to: scalar)
    return index + UTF8.width(scalar)
  }

  // MARK: Characters

  private mutating func writeOpener(_ byte: UInt8, _ text: Bytes, at index: Int) {
    let next = index + 1 < text.count ? text[index + 1] : nil
    let isInLink = currentLink >= 0
    switch byte {
    case Ascii.leftBracket:
      escape(byte, if: isInLink)
    case Ascii.rightBracket:
      escape(byte, if: isInLink || next == Ascii.leftParenthesis || next == nil)
    case Ascii.less:
      let opensTag =
        next.map {
          $0.isAsciiLetter || $0 == Ascii.slash || $0 == Ascii.exclamation || $0 == Ascii.question
        } ?? dialect.isRich
      if !opensTag {
        output.write(byte)
      } else if dialect.isRich {
        output.write("&lt;")
      } else {
        output.write("\\<")
      }
    case Ascii.ampersand:
      output.write(byte)
      if text.isReference(at: index) { output.write("amp;") }
    default:
      escape(byte, if: true)
    }
  }

  /// A run of asterisks or underscores: text where it can neither open nor close anything.
  private mutating func writeMarkers(_ text: Bytes, at index: Int, isLast: Bool) -> Int {
    let byte = text[index]
    let end = text.runEnd(from: index)
    let before: CharacterClass
    if output.count == 0 {
      before = .space
    } else {
      before = output.bytes.withUnsafeBufferPointer { CharacterClass($0.scalar(before: $0.count)) }
    }
    let after: CharacterClass
    if end < text.count {
      // A line end is written with a backslash or a tag before it.
      after =
        text[end] == Ascii.lineFeed ? .punctuation : CharacterClass(text.scalar(at: end))
    } else {
      after = isLast ? .space : .punctuation
    }
    let isInSpace = before == .space && after == .space && byte == Ascii.asterisk
    let isInWord = byte == Ascii.underscore && before == .letter && after == .letter
    if isInSpace || (isInWord && underscores == 0) {
      output.write(text.slice(index..<end))
    } else {
      for _ in index..<end { escape(byte, if: true) }
    }
    return end
  }

  private func mayOpenFormula(before next: UInt8?) -> Bool {
    guard escapesDollars else { return false }
    if let next, next.isAsciiSpace { return false }
    guard output.count > 0, !isAfterMark else { return true }
    let isInWord = output.bytes.withUnsafeBufferPointer {
      $0.scalar(before: $0.count).isLetterOrNumber
    }
    // A formula may follow, or a further dollar sign.
    return !isInWord || next ?? Ascii.dollar == Ascii.dollar
  }

  // MARK: Addresses

  private func isAddress(_ text: Bytes, at colon: Int) -> Bool {
    guard colon + 2 < text.count, text[colon + 1] == Ascii.slash, text[colon + 2] == Ascii.slash
    else { return false }
    return output.bytes.withUnsafeBufferPointer { written in
      var start = written.count
      while start > 0, written.count - start < 6, written[start - 1].isAsciiLetter { start -= 1 }
      let scheme = String(decoding: written[start...], as: UTF8.self).lowercased()
      return scheme == "http" || scheme == "https" || scheme == "ftp"
    }
  }

  private func isWebHost(_ text: Bytes, at index: Int) -> Bool {
    guard index + 3 < text.count, text[index + 1] == text[index], text[index + 2] == text[index],
      text[index + 3] == Ascii.period
    else { return false }
    guard let last = output.bytes.last else { return true }
    return !last.isAsciiLetter && !last.isAsciiDigit
  }

  private func isEmail(_ text: Bytes, at index: Int) -> Bool {
    guard let last = output.bytes.last, !last.isAsciiSpace else { return false }
    var end = index + 1
    var hasPeriod = false
    while end < text.count {
      let byte = text[end]
      if byte == Ascii.period {
        hasPeriod = true
      } else if !byte.isAsciiLetter, !byte.isAsciiDigit, byte != Ascii.hyphen,
        byte != Ascii.underscore
      {
        break
      }
      end += 1
    }
    return hasPeriod
  }
}

extension UInt8 {
  var isAsciiPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isAsciiLetter && !isAsciiDigit
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the `&` at `index` begins a character reference.
  func isReference(at index: Int) -> Bool {
    var end = index + 1
    if end < count, self[end] == UInt8(ascii: "#") { end += 1 }
    let start = end
    while end < count, end - start < 32, self[end].isAsciiLetter || self[end].isAsciiDigit {
      end += 1
    }
    return end > start && end < count && self[end] == Ascii.semicolon
  }
}
