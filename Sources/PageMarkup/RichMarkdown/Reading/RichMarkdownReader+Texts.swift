import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  /// How deep the texts of pairs that are read alone may lie in each other.
  private static let deepestPair = 4

  /// Reads the text of a paragraph, heading, cell or summary. A paragraph of nothing but media is
  /// those if it `mayBeMedia`.
  mutating func readText(
    of leaf: CMarkNode, mayBeMedia: Bool = false
  ) throws(MarkupError) {
    text = TextState()
    opened.removeAll()
    page.position = leaf.position
    try preparation.prepare(leaf)
    try readPrepared(leaf, mayBeMedia: mayBeMedia, level: 0)
  }

  private mutating func readPrepared(
    _ leaf: CMarkNode, mayBeMedia: Bool, level: Int
  ) throws(MarkupError) {
    // The last text's memory may be this one's.
    syntax.leaveText()
    let reading =
      syntax.features.contains(.pairs)
      ? readPairs(in: leaf, level: level) : parser.readInlines(of: leaf)
    let isMedia = mayBeMedia ? try readMedia(leaf) : false
    if !isMedia { try readChildren(of: leaf, level: level) }
    parser.forgetInlines(of: leaf, reading)
  }

  /// Has cmark-gfm read a text, again and again while there are pairs to be read alone.
  private mutating func readPairs(in leaf: CMarkNode, level: Int) -> CMarkParser.Reading {
    syntax.pairs = PairPlaces()
    let formulas = syntax.formulas
    let warningCount = syntax.warnings.count
    var reading = parser.readInlines(of: leaf)
    while syntax.pairs.count > 0 {
      let mayReadAlone = level < Self.deepestPair && readAgain < readAgainLimit
      if readAgain >= readAgainLimit { isReadAgainLimited = true }
      let matching = PairMatching(leaf)
      guard case .readAlone(let range) = matching.match(mayReadAlone: mayReadAlone) else { break }
      readAgain += leaf.content.count
      parser.forgetInlines(of: leaf, reading)
      syntax.formulas = formulas
      syntax.warnings.removeSubrange(warningCount...)
      syntax.leaveText()
      syntax.pairs.count = 0
      syntax.pairs.readAlone[range.lowerBound] = range.upperBound
      reading = parser.readInlines(of: leaf)
    }
    return reading
  }

  /// Reads what stands between the signs of a pair as a text of its own.
  mutating func readPair(_ node: CMarkNode, level: Int) throws(MarkupError) {
    guard let content = parser.makeParagraph() else { return }
    content.setContent(node.pointee.as.custom.on_enter.bytes)
    content.pointee.start_line = node.pointee.start_line
    let tag: RichTag = node.own.index & 1 == 1 ? .spoiler : .marked
    try begin(.style(tag))
    try readPrepared(content, mayBeMedia: false, level: level + 1)
    try end(tag)
  }

  /// Begins a style or link of Markdown.
  mutating func begin(_ element: RichElement) throws(MarkupError) {
    text.isAtStart = false
    text.depth += 1
    try page.begin(element)
  }

  mutating func end(_ tag: RichTag) throws(MarkupError) {
    text.depth -= 1
    try page.close(tag)
  }

  /// Text that Markdown holds. A line end in it was a reference, and is a blank; blanks at the very
  /// beginning were references too, and are not shown.
  mutating func addText(_ bytes: Bytes) throws(MarkupError) {
    var start = 0
    if text.isAfterBreak || (text.isAtStart && text.depth == 0) {
      while start < bytes.count, bytes[start].isAsciiSpace { start += 1 }
      if start == bytes.count { return }
    }
    text.isAtStart = false
    text.isAfterBreak = false
    while let lineEnd = bytes.firstIndex(of: Ascii.lineFeed, in: start..<bytes.count) {
      if start < lineEnd { try add(bytes.slice(start..<lineEnd)) }
      try page.add(literal: " ")
      start = lineEnd + 1
    }
    if start < bytes.count { try add(bytes.slice(start..<bytes.count)) }
  }
}
