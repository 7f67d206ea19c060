/// Reads the parse mode MarkdownV2.
struct EntityMarkdownParser {
  private struct Open {
    var marker: EntityMarker
    var offset: Int
    /// In UTF-16 units and in bytes of the text that came out.
    var start: Int
    var startByte: Int
    var language: String?
  }

  private let source: [UInt8]
  private var index = 0
  private var output: EntityOutput
  private var open: [Open] = []
  /// Whether one of `open` is a quote; they do not nest.
  private var isInQuote = false
  /// Whether no character stands between here and the last line end outside code; marks do not
  /// count.
  private var isAtLineStart = true

  init(_ source: [UInt8]) {
    self.source = source
    output = EntityOutput(capacity: source.count)
  }

  mutating func parse() throws(EntityParseError) -> FormattedText {
    while index < source.count { try step() }
    if open.last?.marker.isQuote == true { try closeTop(end: index) }
    if !open.isEmpty { throw unclosedTop }
    return output.formattedText()
  }

  private mutating func step() throws(EntityParseError) {
    let byte = source[index]
    if byte == Ascii.backslash, index + 1 < source.count, 1...126 ~= source[index + 1] {
      index += 1
      copy()
      return
    }
    if let marker = open.last?.marker, marker.isCode {
      try codeStep(byte, in: marker)
      return
    }
    if byte == Ascii.lineFeed, isInQuote {
      try lineEndInQuote()
      return
    }
    guard EntityMarker.isReserved(byte) else {
      copy()
      return
    }
    try reserved(byte)
  }

  private mutating func codeStep(_ byte: UInt8, in marker: EntityMarker) throws(EntityParseError) {
    guard byte == Ascii.backtick else {
      copy()
      return
    }
    switch marker {
    case .pre where hasNext("```"):
      try closeTop(end: index + 3)
    case .pre:
      push(.code, length: 1)
    default:
      try closeTop(end: index + 1)
    }
  }

  private mutating func reserved(_ byte: UInt8) throws(EntityParseError) {
    switch byte {
    case Ascii.greater where isAtLineStart:
      // A second sign in a quote changes nothing.
      if isInQuote { index += 1 } else { push(.quote, length: 1) }
    case Ascii.backtick where hasNext("```"):
      pushPre()
    case Ascii.backtick:
      push(.code, length: 1)
    case Ascii.leftBracket:
      push(.link, length: 1)
    case Ascii.exclamation where hasNext("!["):
      push(.object, length: 2)
    case Ascii.rightBracket where open.last?.marker == .link || open.last?.marker == .object:
      try closeTop(end: index + 1)
    case Ascii.bar where hasNext("||"):
      if endsCollapsedQuote {
        try collapseQuote()
      } else {
        try toggle(.spoiler, length: 2)
      }
    case Ascii.underscore where hasNext("__"):
      try toggle(.underline, length: 2)
    case Ascii.underscore:
      try toggle(.italic, length: 1)
    case Ascii.asterisk:
      try toggle(.bold, length: 1)
    case Ascii.tilde:
      try toggle(.strikethrough, length: 1)
    default:
      throw .reservedCharacter(Character(Unicode.Scalar(byte)), offset: index)
    }
  }

  private mutating func copy() {
    let byte = source[index]
    output.append(byte)
    if byte != Ascii.carriageReturn {
      isAtLineStart = byte == Ascii.lineFeed && open.last?.marker.isCode != true
    }
    index += 1
  }

  private func hasNext(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= source.count else { return false }
    return (0..<length).allSatisfy { source[index + $0] == word.utf8Start[$0] }
  }

  /// `||` at the end of a quote's last line that ends no spoiler.
  private var endsCollapsedQuote: Bool {
    guard isInQuote, open.last?.marker != .spoiler else { return false }
    var end = index + 2
    if end == source.count { return true }
    while end < source.count, source[end] == Ascii.carriageReturn { end += 1 }
    guard end < source.count, source[end] == Ascii.lineFeed else { return false }
    return end + 1 == source.count || source[end + 1] != Ascii.greater
  }

  private mutating func collapseQuote() throws(EntityParseError) {
    guard let last = open.indices.last, open[last].marker == .quote else { throw unclosedTop }
    open[last].marker = .collapsedQuote
    index += 2
    if index == source.count { try closeTop(end: index) }
  }

  private mutating func lineEndInQuote() throws(EntityParseError) {
    copy()
    if index < source.count, source[index] == Ascii.greater {
      index += 1
      return
    }
    guard open.last?.marker.isQuote == true else { throw unclosedTop }
    try closeTop(end: index)
  }

  private var unclosedTop: EntityParseError {
    guard let last = open.last else { return .unclosedMarkup(offset: index) }
    return .unclosedEntity(last.marker.name(last.language), offset: last.offset)
  }

  private mutating func push(_ marker: EntityMarker, length: Int, language: String? = nil) {
    open.append(
      Open(
        marker: marker, offset: index, start: output.length, startByte: output.bytes.count,
        language: language))
    if marker == .quote { isInQuote = true }
    index += length
  }

  private mutating func pushPre() {
    let language = EntityCodeLanguage.read(in: source, at: index + 3)
    push(.pre, length: language.end - index, language: language.name)
  }

  private mutating func toggle(_ marker: EntityMarker, length: Int) throws(EntityParseError) {
    if open.last?.marker == marker {
      try closeTop(end: index + length)
    } else {
      push(marker, length: length)
    }
  }

  private mutating func closeTop(end: Int) throws(EntityParseError) {
    guard let top = open.popLast() else { return }
    index = end
    switch top.marker {
    case .bold: output.close(.bold, from: top.start)
    case .italic: output.close(.italic, from: top.start)
    case .underline: output.close(.underline, from: top.start)
    case .strikethrough: output.close(.strikethrough, from: top.start)
    case .spoiler: output.close(.spoiler, from: top.start)
    case .code: output.close(.code, from: top.start)
    case .pre: output.close(.pre(language: top.language), from: top.start)
    case .quote, .collapsedQuote:
      isInQuote = false
      output.close(.blockQuote(collapsed: top.marker == .collapsedQuote), from: top.start)
    case .link:
      let address = try address() ?? output.text(fromByte: top.startByte)
      if let kind = LinkAddress(address)?.entityKind { output.close(kind, from: top.start) }
    case .object:
      guard let address = try address() else { throw .missingObjectUrl(offset: top.offset) }
      guard let kind = LinkAddress(address)?.object else {
        throw .invalidObjectUrl(offset: top.offset)
      }
      output.close(kind, from: top.start)
    }
  }

  /// What stands in parentheses here.
  private mutating func address() throws(EntityParseError) -> String? {
    guard index < source.count, source[index] == Ascii.leftParenthesis else { return nil }
    index += 1
    let start = index
    var address: [UInt8] = []
    while index < source.count, source[index] != Ascii.rightParenthesis {
      if source[index] == Ascii.backslash, index + 1 < source.count,
        1...126 ~= source[index + 1]
      {
        index += 1
      }
      address.append(source[index])
      index += 1
    }
    guard index < source.count else { throw .unclosedUrl(offset: start) }
    index += 1
    return String(decoding: address, as: UTF8.self)
  }
}
