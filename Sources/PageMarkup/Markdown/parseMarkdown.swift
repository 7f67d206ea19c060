import CCMarkGFM
import PageModel

/// Reads Markdown: CommonMark with GitHub's tables, task lists, strikethrough and bare links,
/// formulas between dollar signs, and the links that spell mentions, dates and custom emoji.
///
///     let document = try parseMarkdown("# Hello\n\nIt is **late**.")
///
/// What cannot be structure stays text, so nothing an author wrote is lost; what was read
/// differently from what it seems to say is in ``MarkupDocument/warnings``. The time is
/// proportional to the length of the text, whatever is in it.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit.
public func parseMarkdown(
  _ source: String, options: MarkdownOptions = MarkdownOptions()
) throws(MarkupError) -> MarkupDocument {
  var source = source
  let result = source.withUTF8 { bytes in
    Result { () throws(MarkupError) in try MarkdownReading(of: bytes, options: options).document()
    }
  }
  return try result.get()
}

/// Reads Markdown from the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
///
/// - Throws: a ``MarkupError``, also for bytes that are neither, with the place of the first.
public func parseMarkdown(
  bytes: [UInt8], options: MarkdownOptions = MarkdownOptions()
) throws(MarkupError) -> MarkupDocument {
  if bytes.count > options.limits.sourceBytes * 2 + 3 {
    throw .sourceTooLong(bytes: bytes.count, limit: options.limits.sourceBytes)
  }
  return try parseMarkdown(SourceDecoding.text(of: bytes), options: options)
}

/// The way of one text through the stages: check, blocks, preparation, inlines, page.
private struct MarkdownReading {
  private let source: Bytes
  private let options: MarkdownOptions

  init(of bytes: Bytes, options: MarkdownOptions) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    source = hasMark ? bytes.slice(3..<bytes.count) : bytes
    self.options = options
  }

  func document() throws(MarkupError) -> MarkupDocument {
    var check = SourceCheck(source, options: options)
    try check.run()
    if check.offsetsToBlock.isEmpty {
      return try document(from: source, check: check, standIns: nil)
    }
    guard let standIns = StandIns(absentFrom: source) else {
      throw .tooStrange(check.warnings.first?.position ?? SourcePosition(line: 1, column: 1))
    }
    var edited: [UInt8] = []
    edited.reserveCapacity(source.count + check.offsetsToBlock.count * 3)
    var start = 0
    for offset in check.offsetsToBlock {
      edited.append(contentsOf: source.slice(start..<offset))
      standIns.appendLetter(to: &edited)
      start = offset
    }
    edited.append(contentsOf: source.slice(start..<source.count))
    return try edited.withUnsafeBufferPointer { bytes throws(MarkupError) in
      try document(from: bytes, check: check, standIns: standIns)
    }
  }

  private func document(
    from bytes: Bytes, check: SourceCheck, standIns: StandIns?
  ) throws(MarkupError) -> MarkupDocument {
    let features = SourceFeatures(of: bytes)
    let syntax = MarkdownSyntax(source: bytes, options: options, features: features)
    syntax.warnings = check.warnings
    let document = try parse(syntax, lineCount: check.lineCount, standIns: standIns)
    // The nodes refer to it until they are gone.
    withExtendedLifetime(syntax) {}
    return document
  }

  private func parse(
    _ syntax: MarkdownSyntax, lineCount: Int, standIns: StandIns?
  ) throws(MarkupError) -> MarkupDocument {
    let parser = CMarkParser(
      readsStrikethrough: syntax.features.contains(.strikethrough),
      sourceCount: syntax.source.count)
    if syntax.isNeeded { parser.attach(syntax) }
    guard let root = parser.readBlocks(syntax.source) else {
      return MarkupDocument(page: InstantPage(blocks: []))
    }
    if let failure = syntax.failure { throw failure }
    if let length = LinkDefinitions.dropTooLong(parser.definitions, in: syntax.source) {
      syntax.warn(.definitionTooLong(length: length), at: SourcePosition(line: 1, column: 1))
    }
    var builder = PageBuilder(
      parser: parser, syntax: syntax, standIns: standIns, lineCount: lineCount)
    return try builder.document(from: root)
  }
}
