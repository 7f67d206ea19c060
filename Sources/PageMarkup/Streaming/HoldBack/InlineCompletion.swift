import CCMarkGFM

/// What is missing at the end of a text that is still being typed: markup that is open is closed,
/// so that its text is formatted already, and markup that shows nothing yet is left out.
///
/// Goes over the text once, much as CommonMark does: code, tags, addresses and formulas are stepped
/// over, markers wait in a stack for those that close them. What stays in the stack is open.
struct InlineCompletion {
  /// Where the text has to end before it is completed.
  private(set) var cut: Int
  /// What is to be appended there.
  private(set) var closing: [UInt8] = []

  /// A tag that is longer than this before it ends is shown as what it seems to be.
  static let longestTag = 1_024

  struct Open {
    enum Kind: Equatable {
      /// Asterisks or underscores.
      case emphasis(UInt8, count: Int)
      case strikethrough
      /// `||` or `==`, by its sign.
      case pair(UInt8)
      case link
      case picture
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether it could also close.
    var isBoth = false
  }

  let text: Bytes
  let dialect: MarkdownDialect
  var open: [Open] = []
  var index = 0
  /// Behind the text, without white space at its end.
  let end: Int
  /// Where the last line begins.
  let lastLine: Int
  /// Whether the last line has its end: then nothing is added to it.
  let endsWithLine: Bool
  /// What is certain to be left out.
  var dropped: Int?
  var codeSpans = CodeSpanSearch()

  init(_ text: Bytes, dialect: MarkdownDialect, endsWithLine: Bool = false) {
    self.text = text
    self.dialect = dialect
    self.endsWithLine = endsWithLine
    var end = text.count
    while end > 0, text[end - 1].isAsciiSpace { end -= 1 }
    self.end = end
    var lastLine = end
    while lastLine > 0, text[lastLine - 1] != Ascii.lineFeed { lastLine -= 1 }
    self.lastLine = lastLine
    cut = end
    read()
    finish()
  }

  private mutating func read() {
    while index < end, dropped == nil {
      let byte = text[index]
      switch byte {
      case Ascii.backslash: readBackslash()
      case Ascii.backtick: readCode()
      case Ascii.less: readTag()
      case Ascii.ampersand: readReference()
      case Ascii.exclamation: readExclamation()
      case Ascii.leftBracket: openBracket()
      case Ascii.rightBracket: closeBracket()
      case Ascii.dollar: readDollars()
      case Ascii.asterisk, Ascii.underscore: readEmphasis(byte)
      case Ascii.tilde: readTildes()
      case Ascii.bar, Ascii.equals: readPair(byte)
      case Ascii.colon, UInt8(ascii: "w"): readBareLink(byte)
      case Ascii.lineFeed:
        endPairs()
        index += 1
      default: index += 1
      }
    }
  }

  /// Closes what is open, from the inside out.
  private mutating func finish() {
    if dropped == nil, endsWithLine { endPairs() }
    cut = dropped ?? end
    trim()
    if let picture = open.first(where: { $0.kind == .picture && $0.range.lowerBound < cut }) {
      cut = picture.range.lowerBound
      closing = []
      trim()
    }
    open.removeAll { $0.range.lowerBound >= cut }
    // What has no text yet is not shown.
    if closing.isEmpty {
      while let last = open.last, last.range.upperBound >= cut {
        cut = last.range.lowerBound
        open.removeLast()
        trim()
      }
    }
    for marker in open.reversed() { closing.append(contentsOf: marker.kind.closing) }
  }

  /// A pair is on one line.
  private mutating func endPairs() {
    open.removeAll { if case .pair = $0.kind { true } else { false } }
  }

  private mutating func trim() {
    while cut > 0, text[cut - 1].isAsciiSpace { cut -= 1 }
  }

  /// Leaves out everything from a place on.
  mutating func drop(from place: Int) {
    dropped = place
  }

  /// Ends the text at a place with what is to be appended before all that closes what is open.
  mutating func end(at place: Int, with closing: [UInt8]) {
    dropped = place
    self.closing = closing
  }

  // MARK: Code and escapes

  private mutating func readBackslash() {
    guard index + 1 < end else { return drop(from: index) }
    if text[index + 1] == Ascii.leftParenthesis, dialect.constructs.contains(.roundFormulas) {
      var search = RoundFormulaSearch()
      let lineEnd = self.lineEnd(from: index)
      if let close = search.close(
        from: index + 2, lineEnd: lineEnd, in: text, codeSpans: &codeSpans)
      {
        index = close + 2
        return
      }
      if lineEnd >= end, !endsWithLine, end - index <= Self.longestFormula {
        return drop(from: index)
      }
    }
    index += 2
  }

  private mutating func readCode() {
    let start = text.runEnd(from: index)
    let length = start - index
    var position = start
    while let next = text.firstIndex(of: Ascii.backtick, in: position..<end) {
      position = min(text.runEnd(from: next), end)
      if position - next == length {
        index = position
        return
      }
    }
    // Code that goes on in another line is rare, and a backtick alone is not.
    if index < lastLine {
      index = start
      return
    }
    // Backticks at the end may be the ones that close.
    var codeEnd = end
    while codeEnd > start, text[codeEnd - 1] == Ascii.backtick { codeEnd -= 1 }
    if text[start..<max(codeEnd, start)].allSatisfy(\.isAsciiSpace) { return drop(from: index) }
    end(at: codeEnd, with: Array(repeating: Ascii.backtick, count: length))
  }

  private mutating func readReference() {
    var position = index + 1
    if position < end, text[position] == UInt8(ascii: "#") { position += 1 }
    while position < end, text[position].isAsciiLetter || text[position].isAsciiDigit {
      position += 1
    }
    if position == end, !endsWithLine, position - index <= 33 { return drop(from: index) }
    index += 1
  }

  func lineEnd(from index: Int) -> Int {
    text.firstIndex(of: Ascii.lineFeed, in: index..<end) ?? end
  }
}

extension InlineCompletion.Open.Kind {
  fileprivate var closing: [UInt8] {
    switch self {
    case .emphasis(let marker, let count): return Array(repeating: marker, count: count)
    case .strikethrough: return [Ascii.tilde, Ascii.tilde]
    case .pair(let sign): return [sign, sign]
    case .link: return Array("]()".utf8)
    case .picture: return []
    }
  }
}
