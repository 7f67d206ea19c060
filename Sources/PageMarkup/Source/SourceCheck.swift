/// The look at a text before it is parsed: bounds what one line may open.
///
/// cmark-gfm goes through all open quotes and lists on every line, so their number must be
/// bounded before it sees the text. What is refused is thrown; what is only too much for one line
/// is reported as an offset at which a stand-in (see ``StandIns``) keeps the rest text.
struct SourceCheck {
  private let bytes: Bytes
  private let dialect: MarkdownDialect
  private let limits: MarkupLimits
  private var fence: Fence?
  private var line = 0

  /// How many lines there are, once they are checked.
  var lineCount: Int { line }

  /// Whether the text ends inside a fence, as far as the lines alone tell.
  var isInFence: Bool { fence != nil }

  /// Where something must not open a block.
  private(set) var offsetsToBlock: [Int] = []
  private(set) var warnings: [MarkupWarning] = []

  private struct Fence {
    var marker: UInt8
    var length: Int
    /// The `>` signs before it; a line with fewer ends it.
    var quotes: Int
  }

  init(_ bytes: Bytes, dialect: MarkdownDialect, limits: MarkupLimits) {
    self.bytes = bytes
    self.dialect = dialect
    self.limits = limits
  }

  private var readsFootnotes: Bool { dialect.constructs.contains(.footnotes) }

  mutating func run() throws(MarkupError) {
    if bytes.count > limits.sourceBytes {
      throw .sourceTooLong(bytes: bytes.count, limit: limits.sourceBytes)
    }
    var lines = SourceLines(bytes)
    while let range = lines.next() {
      line += 1
      if range.count > limits.lineLength { try checkLength(of: range) }
      guard let first = range.first else { continue }
      // Most lines begin with their text.
      if fence == nil, bytes[first] >= 0x41, bytes[first] != Ascii.leftBracket,
        bytes[first] != Ascii.backtick, bytes[first] != Ascii.tilde
      {
        continue
      }
      try checkMarkers(of: range)
    }
  }

  private func checkLength(of range: Range<Int>) throws(MarkupError) {
    let limit = limits.lineLength
    let length = bytes.scalarCount(in: range)
    if length > limit {
      throw .lineTooLong(
        SourcePosition(line: line, column: limit + 1), length: length, limit: limit)
    }
  }

  private mutating func checkMarkers(of range: Range<Int>) throws(MarkupError) {
    var markers = LineMarkers(bytes, line: range, readsFootnotes: readsFootnotes)
    var lists = 0
    let wasInFence = fence != nil
    while let marker = markers.next() {
      if marker.kind == .list { lists += 1 }
      let isTooDeep = markers.quotes > limits.quoteDepth
      let isTooWide = marker.indent > limits.indentWidth
      if !wasInFence {
        let position = SourcePosition(line: line, column: marker.offset - range.lowerBound + 1)
        if isTooDeep { throw .quotesTooDeep(position, limit: limits.quoteDepth) }
        if lists > limits.containersPerLine {
          warnings.append(
            MarkupWarning(
              position: position, kind: .markersTooDeep(limit: limits.containersPerLine)))
        }
      }
      if isTooDeep || isTooWide || lists > limits.containersPerLine {
        offsetsToBlock.append(marker.offset)
        break
      }
    }
    if offsetsToBlock.last ?? -1 < range.lowerBound,
      isMisread(at: markers.position, of: range, isFootnote: markers.isFootnote)
    {
      offsetsToBlock.append(markers.position)
    }
    updateFence(at: markers.position, quotes: markers.quotes, line: range)
    if markers.indent > limits.indentWidth, markers.position < range.upperBound,
      !wasInFence, fence == nil
    {
      throw .indentTooWide(
        SourcePosition(line: line, column: markers.position - range.lowerBound + 1),
        columns: markers.indent, limit: limits.indentWidth)
    }
  }

  /// Whether CommonMark makes something else of a line's text than it is here. In a message
  /// `[^a]: b` defines no link whose address is the text. A tag alone on its line begins a block of
  /// HTML, which would hide the Markdown below; but the tags of styles are markup inside text.
  private func isMisread(at start: Int, of line: Range<Int>, isFootnote: Bool) -> Bool {
    if isFootnote { return !readsFootnotes }
    guard start < line.upperBound, bytes[start] == Ascii.less,
      let end = bytes.firstIndex(of: Ascii.greater, in: start..<line.upperBound),
      bytes[(end + 1)..<line.upperBound].allSatisfy(\.isBlank)
    else { return false }
    return dialect.tags.standInText(bytes.slice(start..<end + 1))
  }

  /// A fence holds code; what stands in it opens nothing. CommonMark decides which one closes it:
  /// the same character, at least as often, alone on its line.
  private mutating func updateFence(at start: Int, quotes: Int, line: Range<Int>) {
    if let open = fence, quotes < open.quotes { fence = nil }
    guard start < line.upperBound else { return }
    let marker = bytes[start]
    guard marker == Ascii.backtick || marker == Ascii.tilde else { return }
    var end = start
    while end < line.upperBound, bytes[end] == marker { end += 1 }
    let length = end - start
    if let open = fence {
      let isAlone = bytes[end..<line.upperBound].allSatisfy(\.isBlank)
      if marker == open.marker, length >= open.length, isAlone { fence = nil }
    } else if length >= 3 {
      // The words after a fence of backticks hold no backticks: `code` in a line is no fence.
      let isInline = marker == Ascii.backtick && bytes[end..<line.upperBound].contains(marker)
      if !isInline { fence = Fence(marker: marker, length: length, quotes: quotes) }
    }
  }
}
