/// Reads the parse mode Markdown.
struct EntityLegacyParser {
  private let source: [UInt8]
  private var index = 0
  private var output: EntityOutput

  init(_ source: [UInt8]) {
    self.source = source
    output = EntityOutput(capacity: source.count)
  }

  mutating func parse() throws(EntityParseError) -> FormattedText {
    while index < source.count {
      switch source[index] {
      case Ascii.backslash where index + 1 < source.count && isMark(source[index + 1]):
        output.append(source[index + 1])
        index += 2
      case Ascii.leftBracket:
        try link()
      case Ascii.backtick where isFence(at: index):
        try block()
      case let byte where isMark(byte):
        try span(byte)
      case let byte:
        output.append(byte)
        index += 1
      }
    }
    return output.formattedText()
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == Ascii.underscore || byte == Ascii.asterisk || byte == Ascii.backtick
      || byte == Ascii.leftBracket
  }

  private func isFence(at index: Int) -> Bool {
    index + 2 < source.count && source[index] == Ascii.backtick
      && source[index + 1] == Ascii.backtick && source[index + 2] == Ascii.backtick
  }

  private mutating func span(_ mark: UInt8) throws(EntityParseError) {
    let kind: MessageEntity.Kind
    switch mark {
    case Ascii.underscore: kind = .italic
    case Ascii.asterisk: kind = .bold
    default: kind = .code
    }
    let start = output.length
    let offset = index
    index += 1
    try copy(of: offset) { parser in parser.source[parser.index] == mark }
    output.close(kind, from: start)
    index += 1
  }

  private mutating func block() throws(EntityParseError) {
    let offset = index
    let language = EntityCodeLanguage.read(in: source, at: index + 3)
    index = language.end
    let start = output.length
    try copy(of: offset) { parser in parser.isFence(at: parser.index) }
    output.close(.pre(language: language.name), from: start)
    index += 3
  }

  /// `[text](address)`; a parenthesis that is not closed ends with the text.
  private mutating func link() throws(EntityParseError) {
    let offset = index
    let start = output.length
    let startByte = output.bytes.count
    index += 1
    try copy(of: offset) { parser in parser.source[parser.index] == Ascii.rightBracket }
    index += 1
    var address = output.text(fromByte: startByte)
    guard !address.isEmpty else { return }
    if index < source.count, source[index] == Ascii.leftParenthesis {
      let end = source[index...].firstIndex(of: Ascii.rightParenthesis) ?? source.count
      address = String(decoding: source[(index + 1)..<end], as: UTF8.self)
      index = min(end + 1, source.count)
    }
    if let kind = LinkAddress(address)?.entityKind { output.close(kind, from: start) }
  }

  /// Copies what stands before the end of the markup that began at `offset`.
  private mutating func copy(
    of offset: Int, until isEnd: (EntityLegacyParser) -> Bool
  ) throws(EntityParseError) {
    while index < source.count, !isEnd(self) {
      output.append(source[index])
      index += 1
    }
    guard index < source.count else { throw .unclosedMarkup(offset: offset) }
  }
}
