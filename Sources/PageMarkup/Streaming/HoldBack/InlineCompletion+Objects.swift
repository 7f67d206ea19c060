extension InlineCompletion {
  /// No formula inside text is longer (``MarkupLimits/inlineFormulaLength``).
  static let longestFormula = 256

  // MARK: Formulas

  mutating func readDollars() {
    let start = index
    let open = min(text.runEnd(from: start), end)
    index = open
    let length = open - start
    if start > 0, text.scalar(before: start).isLetterOrNumber { return }
    guard length <= 2 else { return }
    if open == end { return endsWithLine ? () : drop(from: start) }
    if text.isSpace(at: open) { return }
    let lineEnd = self.lineEnd(from: open)
    var search = DollarSearch()
    let close = search.close(
      ofLength: length, from: open, lineEnd: lineEnd, in: text,
      isLoose: dialect.isFormulaSearchLoose, codeSpans: &codeSpans)
    if let close {
      index = close + length
      return
    }
    let isAtEnd = lineEnd == end && !endsWithLine && end - open <= Self.longestFormula
    if isAtEnd, !isMoney(from: open, length) { drop(from: start) }
  }

  /// `$5 and`: an amount, and a word behind it. A formula that begins like this is shown late.
  private func isMoney(from start: Int, _ length: Int) -> Bool {
    guard length == 1, text[start].isAsciiDigit else { return false }
    var position = start
    while position < end,
      text[position].isAsciiDigit || text[position] == Ascii.period
        || text[position] == UInt8(ascii: ",")
    {
      position += 1
    }
    if position < end, !text[position].isBlank { return !text[position].isAsciiLetter }
    return position + 2 < end && text[position + 1].isAsciiLetter
      && text[position + 2].isAsciiLetter
  }

  // MARK: Bare links

  /// Markers in a link without markup are part of it, but not those at its end.
  mutating func readBareLink(_ first: UInt8) {
    let start = index
    index += 1
    let isLink: Bool
    if first == Ascii.colon {
      isLink =
        dialect.constructs.contains(.addresses)
        && text.slice(start..<end).starts(with: "://".utf8) && start > 0
        && text[start - 1].isAsciiLetter
    } else {
      isLink =
        dialect.constructs.contains(.webHosts)
        && text.slice(start..<end).starts(with: "www.".utf8)
        && (start == 0 || !text[start - 1].isAsciiLetter)
    }
    if !isLink { return }
    let isInBrackets = open.contains { $0.kind == .link || $0.kind == .picture }
    let behind = BareLink.end(
      of: start, from: start + 1, in: text.slice(0..<end), isInBrackets: isInBrackets)
    index = max(index, behind)
  }

  // MARK: Tags

  mutating func readTag() {
    let start = index
    index += 1
    guard index < end else { return drop(from: start) }
    let first = text[index]
    let isTag =
      first.isAsciiLetter || first == Ascii.slash || first == Ascii.exclamation
      || first == Ascii.question
    if !isTag { return }
    if let behind = tagEnd(from: start) {
      index = behind
      readElement(start..<behind)
    } else if end - start <= Self.longestTag, isHeld(start) {
      drop(from: start)
    }
  }

  /// Behind the tag, comment or address in angle brackets; nil if it has no end.
  private func tagEnd(from start: Int) -> Int? {
    if text.slice(start..<end).starts(with: "<!--") {
      var position = start + 4
      while let close = text.firstIndex(of: Ascii.greater, in: position..<end) {
        if close >= start + 6, text[close - 1] == Ascii.hyphen, text[close - 2] == Ascii.hyphen {
          return close + 1
        }
        position = close + 1
      }
      return nil
    }
    var position = start + 1
    while position < end {
      switch text[position] {
      case Ascii.greater: return position + 1
      case Ascii.less: return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let close = text.firstIndex(of: text[position], in: position + 1..<end) else {
          return nil
        }
        position = close + 1
      default: position += 1
      }
    }
    return nil
  }

  /// Whether a tag without end may be one that is not shown.
  private func isHeld(_ start: Int) -> Bool {
    if text.slice(start + 1..<end).contains(Ascii.less) { return false }
    if dialect.tags == .rich { return true }
    // An address in angle brackets, or one of the few tags of messages.
    var position = start + 1
    if text[position] == Ascii.slash { position += 1 }
    let nameStart = position
    while position < end, text[position].isAsciiLetter || text[position].isAsciiDigit {
      position += 1
    }
    let name = Bytes(rebasing: text[nameStart..<position])
    if position < end {
      switch text[position] {
      case Ascii.colon, Ascii.at, Ascii.period, UInt8(ascii: "+"), Ascii.hyphen, Ascii.underscore:
        return !text[start..<end].contains(where: \.isAsciiSpace)
      default: break
      }
      return ["u", "sub", "sup", "mark", "br"].contains(String(decoding: name, as: UTF8.self))
    }
    return true
  }

  /// Elements that stand for one thing are shown when they are complete.
  private mutating func readElement(_ range: Range<Int>) {
    guard dialect.tags == .rich else { return }
    for name in ["tg-math", "tg-button", "tg-emoji"] {
      let opening = text.slice(range.lowerBound + 1..<range.upperBound)
      guard opening.starts(with: name.utf8), opening.count > name.utf8.count,
        !opening[name.utf8.count].isAsciiLetter, opening[name.utf8.count] != Ascii.hyphen
      else { continue }
      if !text.contains("</" + name, in: range.upperBound..<end) { drop(from: range.lowerBound) }
      return
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `string` is in a range.
  func contains(_ string: String, in range: Range<Int>) -> Bool {
    lastIndex(of: string, in: range) != nil
  }

  /// Where `string` begins in a range, the last time.
  func lastIndex(of string: String, in range: Range<Int>) -> Int? {
    let wanted = Array(string.utf8)
    var start = range.upperBound - wanted.count
    while start >= range.lowerBound {
      if self[start] == wanted[0], self[start..<start + wanted.count].elementsEqual(wanted) {
        return start
      }
      start -= 1
    }
    return nil
  }
}
