import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  /// A tag inside text.
  mutating func readTag(_ node: CMarkNode) throws(MarkupError) {
    if let before = node.pointee.prev, before.type == .text,
      before.literal.last == Ascii.backslash
    {
      page.warn(.escapedTag)
    }
    try withRestored(node.literal) { reader, tag throws(MarkupError) in
      var pieces = HTMLPieces(tag)
      if let piece = pieces.next() { try reader.readTag(piece) }
    }
  }

  /// A block of HTML: the tags in it, and the text between them as HTML has it.
  mutating func readHTML(_ node: CMarkNode) throws(MarkupError) {
    try withRestored(node.literal) { reader, literal throws(MarkupError) in
      try reader.readPieces(of: literal)
    }
    endPieces(on: node.lines(before: node.next).upperBound)
    page.whitespace = .collapsed
    while let tag = html.popText() { try page.close(tag) }
    try page.endLooseText()
    page.whitespace = .kept
  }

  /// Markdown inside a block of HTML: the lines are shown as they are, but for the tags in them.
  mutating func readLiterally(_ node: CMarkNode) throws(MarkupError) {
    page.warn(.markdownInHTML)
    var bytes: [UInt8] = []
    let range = node.lines(before: node.next)
    for number in range {
      let line = sourceLine(number)
      let start = node.textStart(in: line, isFirst: number == range.lowerBound)
      for byte in line[start...] {
        // As in all other text.
        if byte == 0 { bytes.append(contentsOf: "\u{FFFD}".utf8) } else { bytes.append(byte) }
      }
      bytes.append(Ascii.lineFeed)
    }
    try page.begin(.paragraph)
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(MarkupError) in
        try withRestored(bytes) { reader, text throws(MarkupError) in
          try reader.readPieces(of: text, warnsOfMarkdown: false)
        }
      }
    }
    try result.get()
    endPieces(on: range.upperBound)
    page.whitespace = .collapsed
    try page.close(.paragraph)
    page.whitespace = .kept
  }

  /// Calls `body` with `bytes` as the author wrote them.
  private mutating func withRestored(
    _ bytes: Bytes,
    _ body: (inout RichMarkdownReader, Bytes) throws(MarkupError) -> Void
  ) throws(MarkupError) {
    guard let standIns = preparation.standIns else { return try body(&self, bytes) }
    var restored: [UInt8] = []
    standIns.restore(bytes, to: &restored)
    let result = restored.withUnsafeBufferPointer { bytes in
      Result { () throws(MarkupError) in try body(&self, bytes) }
    }
    try result.get()
  }

  // MARK: Pieces

  private mutating func readPieces(
    of bytes: Bytes, warnsOfMarkdown: Bool = true
  ) throws(MarkupError) {
    text = TextState()
    opened.removeAll()
    var pieces = HTMLPieces(bytes)
    var isAfterPre = false
    var hasWarned = false
    page.whitespace = .collapsed
    while let piece = pieces.next() {
      if case .text = piece.kind {
        let text = piece.bytes
        // HTML drops a line end right behind the tag.
        let start = isAfterPre && text.first == Ascii.lineFeed ? 1 : 0
        if warnsOfMarkdown, !hasWarned, text.hasMarkdown {
          page.warn(.markdownInHTML)
          hasWarned = true
        }
        try page.add(CharacterReference.decode(text.slice(start..<text.count)))
      } else {
        try readTag(piece)
      }
      advance(over: piece.bytes)
      isAfterPre = piece.begins(.preformatted)
      if piece.begins(.summary) { try readSummary(in: bytes, &pieces) }
    }
    page.whitespace = .kept
  }

  /// The text of a summary is Markdown (Bot API 10.3, rich message formatting options).
  private mutating func readSummary(
    in bytes: Bytes, _ pieces: inout HTMLPieces
  ) throws(MarkupError) {
    let start = pieces.position
    var end = start
    var last: HTMLPieces.Piece?
    while last == nil, let piece = pieces.next() {
      if piece.ends(.summary) {
        last = piece
      } else {
        end = pieces.position
      }
    }
    if let leaf = parser.makeParagraph() {
      leaf.setContent(bytes.slice(start..<end).trimmingBlanks)
      leaf.pointee.start_line = Int32(page.position.line)
      leaf.pointee.start_column = Int32(page.position.column)
      page.whitespace = .kept
      let position = page.position
      try readText(of: leaf)
      page.position = position
      page.whitespace = .collapsed
    }
    advance(over: bytes.slice(start..<end))
    guard let last else { return }
    try readTag(last)
    advance(over: last.bytes)
  }

  /// What is said of the end of the pieces is said of their last line, not of the one behind it.
  private mutating func endPieces(on line: Int) {
    page.position.line = min(page.position.line, line)
    page.lastLine = max(page.lastLine, line)
  }

  private mutating func advance(over bytes: Bytes) {
    var start = 0
    while let lineEnd = bytes.firstIndex(of: Ascii.lineFeed, in: start..<bytes.count) {
      page.position.line += 1
      page.position.column = 1
      start = lineEnd + 1
    }
    page.position.column += bytes.scalarCount(in: start..<bytes.count)
  }

  // MARK: Tags

  private mutating func readTag(_ piece: HTMLPieces.Piece) throws(MarkupError) {
    switch piece.kind {
    case .text: try addText(piece.bytes)
    case .nothing: break
    case .tag(let source):
      try page.counts.takeTag(piece.bytes, at: page.position)
      guard let tag = piece.tag else {
        if source.isClosing { return }
        let name = String(decoding: piece.bytes[source.name], as: UTF8.self)
        return page.warn(.unknownTag(name: name))
      }
      if source.isClosing { return try close(tag) }
      for name in source.unknownAttributes(of: tag, in: piece.bytes) {
        page.warn(.unknownAttribute(tag: tag.name, attribute: name))
      }
      try open(tag, source.richAttributes(in: piece.bytes))
      if source.isSelfClosing, !tag.isVoid { try close(tag) }
    }
  }

  private mutating func open(
    _ tag: RichTag, _ attributes: RichAttributes
  ) throws(MarkupError) {
    text.isAtStart = false
    if tag.isSpan {
      opened.add(tag)
    } else if !tag.isVoid, tag != .tableSection {
      html.open(tag)
    }
    try page.open(tag, attributes)
  }

  /// Tags close only what tags have opened.
  private mutating func close(_ tag: RichTag) throws(MarkupError) {
    if tag.isVoid || tag == .tableSection { return }
    if tag.isSpan ? opened.take(tag) : html.close(tag) { return try page.close(tag) }
    page.warn(.unmatchedEndTag(name: tag.name))
  }
}

extension Bytes {
  /// Whether there is something in the text that would be markup in Markdown.
  fileprivate var hasMarkdown: Bool {
    var index = 0
    while index < count {
      switch self[index] {
      case Ascii.backtick: return true
      case Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.bar, Ascii.equals:
        if index + 1 < count, self[index + 1] == self[index] { return true }
      case Ascii.rightBracket:
        if index + 1 < count, self[index + 1] == Ascii.leftParenthesis { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  fileprivate var trimmingBlanks: Bytes {
    var range = 0..<count
    while let first = range.first, self[first].isAsciiSpace { range.removeFirst() }
    while let last = range.last, self[last].isAsciiSpace { range.removeLast() }
    return slice(range)
  }
}

extension CMarkNode {
  /// Where the node's own text begins on a line: behind the markers of what it stands in.
  fileprivate func textStart(in line: Bytes, isFirst: Bool) -> Int {
    let width = min(Int(pointee.start_column) - 1, line.count)
    if isFirst { return max(width, 0) }
    var index = 0
    while index < width, line[index].isBlank || line[index] == Ascii.greater { index += 1 }
    return index
  }
}
