/// Reads the parse mode HTML.
struct EntityHTMLParser {
  private struct OpenTag {
    var tag: EntityTag
    var offset: Int
    /// In UTF-16 units and in bytes of the text that came out.
    var start: Int
    var startByte: Int
  }

  private let source: [UInt8]
  private var index = 0
  private var output: EntityOutput
  private var open: [OpenTag] = []
  /// The element that was closed last, unless it was empty or has its language already.
  private var lastClosed: (tag: EntityTag, range: Range<Int>)?

  init(_ source: [UInt8]) {
    self.source = source
    output = EntityOutput(capacity: source.count)
  }

  mutating func parse() throws(EntityParseError) -> FormattedText {
    while index < source.count {
      switch source[index] {
      case Ascii.less where index + 1 < source.count && source[index + 1] == Ascii.slash:
        try closeTag()
      case Ascii.less:
        try openTag()
      case Ascii.ampersand:
        try characterReference()
      case let byte:
        output.append(byte)
        index += 1
      }
    }
    if let last = open.last { throw .missingEndTag(last.tag.name, offset: last.offset) }
    return output.formattedText()
  }

  private mutating func characterReference() throws(EntityParseError) {
    if let (value, end) = HTMLReference.read(in: source, at: index) {
      guard let scalar = Unicode.Scalar(value) else { throw .loneSurrogate(offset: index) }
      output.append(scalar)
      index = end
    } else {
      output.append(Ascii.ampersand)
      index += 1
    }
  }

  private mutating func openTag() throws(EntityParseError) {
    var reader = TagReader(source: source, offset: index)
    let tag = try reader.startTag()
    open.append(
      OpenTag(tag: tag, offset: index, start: output.length, startByte: output.bytes.count))
    index = reader.index
  }

  private mutating func closeTag() throws(EntityParseError) {
    guard let last = open.popLast() else { throw .unexpectedEndTag(offset: index) }
    var reader = TagReader(source: source, offset: index)
    let name = try reader.endTag()
    guard name.isEmpty || name == last.tag.name else {
      throw .unmatchedEndTag(offset: index, expected: last.tag.name, found: name)
    }
    index = reader.index
    guard output.length > last.start else { return }
    let range = last.start..<output.length
    if let language = blockLanguage(of: last.tag, range) {
      output.removeLast()
      output.close(.pre(language: language), from: last.start)
      lastClosed = nil
      return
    }
    if let kind = try last.tag.entityKind(
      text: output.text(fromByte: last.startByte), offset: last.offset)
    {
      output.close(kind, from: last.start)
    }
    lastClosed = (last.tag, range)
  }

  /// Code with a language that is all of a block, or all of whose text is one.
  private func blockLanguage(of tag: EntityTag, _ range: Range<Int>) -> String? {
    guard let lastClosed, lastClosed.range == range else { return nil }
    if tag.isCodeBlock { return lastClosed.tag.language }
    return lastClosed.tag.isCodeBlock ? tag.language : nil
  }
}
