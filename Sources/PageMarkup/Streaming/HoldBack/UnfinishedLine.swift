/// The last line of a text that is still being typed: whether it may yet turn out to be a marker.
///
/// A line that is held back is only late: once it is shown it stays, and whatever it becomes, nothing
/// is taken back. So there is hardly a need to know in what it stands.
struct UnfinishedLine {
  private let bytes: Bytes
  private let dialect: MarkdownDialect
  private let isInCode: Bool

  /// - Parameter isInCode: Whether the line stands in a fence.
  init(_ bytes: Bytes, dialect: MarkdownDialect, isInCode: Bool) {
    self.bytes = bytes
    self.dialect = dialect
    self.isInCode = isInCode
  }

  private var readsFootnotes: Bool { dialect.constructs.contains(.footnotes) }

  /// The end of the text without its last line, if that may be a marker.
  func endOfShownLines() -> Int {
    var start = bytes.count
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start < bytes.count && isHeld(start..<bytes.count) ? start : bytes.count
  }

  private func isHeld(_ line: Range<Int>) -> Bool {
    var markers = LineMarkers(bytes, line: line, readsFootnotes: false)
    var lists = 0
    while let marker = markers.next() {
      if marker.kind == .list { lists += 1 }
    }
    let text = markers.position..<line.upperBound
    if text.allSatisfy({ Self.isMarker(bytes[$0]) }) { return true }
    if isNumber(text) || (lists > 0 && isTask(text)) || isTags(text) || isFence(text) {
      return true
    }
    // In code the beginning of such a line was shown.
    return !isInCode && markers.indent < 4 && isLabel(text)
  }

  /// What rules, underlines, fences, headings, quotes, items, rows of tables and the delimiters of
  /// formulas are made of.
  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.space, Ascii.tab, UInt8(ascii: "#"), Ascii.greater, Ascii.asterisk, Ascii.hyphen,
      UInt8(ascii: "+"), Ascii.underscore, Ascii.equals, Ascii.tilde, Ascii.bar, Ascii.colon,
      Ascii.backtick, Ascii.dollar, Ascii.backslash:
      return true
    default:
      return false
    }
  }

  /// `12`, `12.` or `12)`, which may begin an item.
  private func isNumber(_ text: Range<Int>) -> Bool {
    var index = text.lowerBound
    while index < text.upperBound, bytes[index].isAsciiDigit { index += 1 }
    guard index > text.lowerBound, index - text.lowerBound <= 9 else { return false }
    if index < text.upperBound,
      bytes[index] == Ascii.period || bytes[index] == Ascii.rightParenthesis
    {
      index += 1
    }
    return bytes[index..<text.upperBound].allSatisfy(\.isBlank)
  }

  /// The box of a task, or its beginning, and nothing behind it.
  private func isTask(_ text: Range<Int>) -> Bool {
    let box = Array(bytes[text])
    guard box.first == Ascii.leftBracket, box.count <= 3 || box[3...].allSatisfy(\.isBlank) else {
      return false
    }
    if box.count > 1, box[1] != Ascii.space, box[1] | 0x20 != UInt8(ascii: "x") { return false }
    return box.count < 3 || box[2] == Ascii.rightBracket
  }

  /// Tags and nothing else; the last one may be open.
  private func isTags(_ text: Range<Int>) -> Bool {
    if text.count > InlineCompletion.longestTag { return false }
    var index = text.lowerBound
    while index < text.upperBound {
      if bytes[index].isBlank {
        index += 1
        continue
      }
      guard bytes[index] == Ascii.less else { return false }
      if index + 1 < text.upperBound {
        switch bytes[index + 1] {
        case Ascii.slash, Ascii.exclamation, Ascii.question: break
        case let byte where byte.isAsciiLetter: break
        default: return false
        }
      }
      guard let end = bytes.firstIndex(of: Ascii.greater, in: index..<text.upperBound) else {
        return true
      }
      index = end + 1
    }
    return true
  }

  /// `[label]: …`, which defines a link, or the beginning of a footnote.
  private func isLabel(_ text: Range<Int>) -> Bool {
    guard text.first.map({ bytes[$0] }) == Ascii.leftBracket else { return false }
    if text.count == 1 { return true }
    let isFootnote = bytes[text.lowerBound + 1] == Ascii.caret
    guard let close = bytes.firstIndex(of: Ascii.rightBracket, in: text) else {
      return isFootnote && readsFootnotes
    }
    if isFootnote {
      return readsFootnotes
        && bytes[(close + 1)..<text.upperBound].allSatisfy { $0 == Ascii.colon || $0.isBlank }
    }
    return close + 1 < text.upperBound && bytes[close + 1] == Ascii.colon
  }

  /// A fence with its words.
  private func isFence(_ text: Range<Int>) -> Bool {
    guard let marker = text.first.map({ bytes[$0] }),
      marker == Ascii.backtick || marker == Ascii.tilde
    else { return false }
    let end = bytes.runEnd(from: text.lowerBound)
    guard end - text.lowerBound >= 3 else { return false }
    return marker == Ascii.tilde || !bytes[end..<text.upperBound].contains(marker)
  }
}
