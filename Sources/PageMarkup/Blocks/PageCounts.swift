/// What a page has of everything that is limited.
struct PageCounts {
  private let limits: MarkupLimits
  private var textLength = 0
  private var runs = 0
  private var tags = 0
  private var openElements = 0
  private var nodes = 0
  private var blocks = 0

  /// Whether the whole source is shorter than the text may be: then its text is too.
  private let isTextShort: Bool

  init(limits: MarkupLimits, sourceBytes: Int) {
    self.limits = limits
    isTextShort = sourceBytes <= limits.textLength
  }

  /// Whether as much was counted.
  func isSame(as other: PageCounts) -> Bool {
    textLength == other.textLength && runs == other.runs && tags == other.tags
      && openElements == other.openElements && nodes == other.nodes && blocks == other.blocks
  }

  /// Forgets what was counted twice.
  mutating func takeBack(nodes: Int, blocks: Int, runs: Int, textLength: Int = 0, tags: Int = 0) {
    self.nodes -= nodes
    self.blocks -= blocks
    self.runs -= runs
    self.textLength -= textLength
    self.tags -= tags
  }

  /// Forgets what was counted between two states.
  mutating func takeBack(from before: PageCounts, to behind: PageCounts) {
    takeBack(
      nodes: behind.nodes - before.nodes, blocks: behind.blocks - before.blocks,
      runs: behind.runs - before.runs, textLength: behind.textLength - before.textLength,
      tags: behind.tags - before.tags)
  }

  /// A stretch of equally formatted text.
  mutating func takeRun(_ text: [UInt8], at position: SourcePosition) throws(MarkupError) {
    let length =
      isTextShort ? 0 : text.withUnsafeBufferPointer { $0.scalarCount(in: 0..<$0.count) }
    try takeRun(length: length, at: position)
  }

  /// Something inside text, or a stretch of it, of a known length.
  mutating func takeRun(length: Int, at position: SourcePosition) throws(MarkupError) {
    runs += 1
    if runs > limits.inlineRuns { throw .tooManyRuns(position, limit: limits.inlineRuns) }
    try takeText(length, at: position)
  }

  mutating func takeText(_ length: Int, at position: SourcePosition) throws(MarkupError) {
    textLength += length
    if textLength > limits.textLength {
      throw .textTooLong(position, limit: limits.textLength)
    }
  }

  /// An HTML tag, whatever it means to us. A name that HTML does not know nests nothing: people
  /// write `<name>` for something to be filled in.
  mutating func takeTag(_ tag: Bytes, at position: SourcePosition) throws(MarkupError) {
    tags += 1
    if tags > limits.htmlTags { throw .tooManyTags(position, limit: limits.htmlTags) }
    guard let name = HTMLTagName(tag), name.isContainer else { return }
    if name.isClosing {
      openElements = max(openElements - 1, 0)
    } else if !name.isSelfClosing {
      openElements += 1
      if openElements > limits.htmlDepth {
        throw .tagsTooDeep(position, limit: limits.htmlDepth)
      }
    }
  }

  /// All tags in a block of HTML.
  mutating func takeTags(in html: Bytes, at position: SourcePosition) throws(MarkupError) {
    var index = 0
    while let start = html.firstIndex(of: Ascii.less, in: index..<html.count) {
      index = start + 1
      guard index < html.count, html[index].isAsciiLetter || html[index] == Ascii.slash else {
        continue
      }
      guard let end = html.firstIndex(of: Ascii.greater, in: index..<html.count) else { return }
      try takeTag(html.slice(start..<end + 1), at: position)
      index = end + 1
    }
  }

  mutating func takeNode(at position: SourcePosition) throws(MarkupError) {
    nodes += 1
    if nodes > limits.blockNodes { throw .tooManyNodes(position, limit: limits.blockNodes) }
  }

  mutating func takeBlock(at position: SourcePosition) throws(MarkupError) {
    blocks += 1
    if blocks > limits.blocks { throw .tooManyBlocks(position, limit: limits.blocks) }
  }
}
