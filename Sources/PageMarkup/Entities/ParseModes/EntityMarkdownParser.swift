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
  /// How many of `open` are quotes: 1 at most, they do not nest.
  private var quotes = 0

  init(_ source: [UInt8]) {
    self.source = source
    output = EntityOutput(capacity: source.count)
  }

  mutating func parse() throws(EntityParseError) -> FormattedText {
    while index < source.count { try step() }
    if let last = open.last, last.marker == .quote { try closeTop(end: index) }
    if let last = open.last {
      throw .unclosedEntity(last.marker.name(last.language), offset: last.offset)
    }
    return output.formattedText()
  }

  private mutating func step() throws(EntityParseError) {
    let byte = source[index]
    if byte == Ascii.backslash, index + 1 < source.count, 1...126 ~= source[index + 1] {
      output.append(source[index + 1])
      index += 2
      return
    }
    if let marker = open.last?.marker, marker.isCode {
      try codeStep(byte, in: marker)
      return
    }
    if byte == Ascii.lineFeed, quotes > 0 {
      try lineEndInQuote()
      return
    }
    guard byte < 0x80, EntityMarker.isReserved(byte) else {
      output.append(byte)
      index += 1
      return
    }
    try reserved(byte)
  }

  private mutating func codeStep(_ byte: UInt8, in marker: EntityMarker) throws(EntityParseError) {
    guard byte == Ascii.backtick else {
      output.append(byte)
      index += 1
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
      if quotes > 0 { index += 1 } else { push(.quote, length: 1) }
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
        open[open.count - 1].marker = .collapsedQuote
        index += 2
        if index == source.count { try closeTop(end: index) }
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

  private var isAtLineStart: Bool {
    output.bytes.last.map { $0 == Ascii.lineFeed } ?? true
  }

  private func hasNext(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= source.count else { return false }
    return (0..<length).allSatisfy { source[index + $0] == word.utf8Start[$0] }
  }

  /// `||` at the end of a quote's last line.
  private var endsCollapsedQuote: Bool {
    guard open.last?.marker == .quote else { return false }
    let end = index + 2
    if end == source.count { return true }
    guard source[end] == Ascii.lineFeed else { return false }
    return end + 1 == source.count || source[end + 1] != Ascii.greater
  }

  private mutating func lineEndInQuote() throws(EntityParseError) {
    output.append(Ascii.lineFeed)
    index += 1
    if index < source.count, source[index] == Ascii.greater {
      index += 1
      return
    }
    guard let last = open.last else { return }
    guard last.marker == .quote || last.marker == .collapsedQuote else {
      throw .unclosedEntity(last.marker.name(last.language), offset: last.offset)
    }
    try closeTop(end: index)
  }

  private mutating func push(_ marker: EntityMarker, length: Int, language: String? = nil) {
    open.append(
      Open(
        marker: marker, offset: index, start: output.length, startByte: output.bytes.count,
        language: language))
    if marker == .quote { quotes += 1 }
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
      quotes -= 1
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
