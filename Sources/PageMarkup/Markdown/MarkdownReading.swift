import CCMarkGFM
import PageModel

/// The way of a text through the stages that all dialects share: check, blocks, preparation. What
/// the blocks become is each dialect's own.
struct MarkdownReading {
  private let source: Bytes
  private let dialect: MarkdownDialect
  private let limits: MarkupLimits
  private let context: ReadingContext?

  /// - Parameter context: What stands around the text; nil when it is all there is.
  init(
    of bytes: Bytes, dialect: MarkdownDialect, limits: MarkupLimits,
    context: ReadingContext? = nil
  ) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    source = hasMark ? bytes.slice(3..<bytes.count) : bytes
    self.dialect = dialect
    self.limits = limits
    self.context = context
  }

  /// What `build` makes of the text's blocks; a text without any is an empty page.
  func document(
    _ build: (consuming MarkdownTree) throws(MarkupError) -> MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    var check = SourceCheck(source, dialect: dialect, limits: limits)
    try check.run()
    if check.offsetsToBlock.isEmpty {
      return try document(from: source, check: check, standIns: nil, build)
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
      try document(from: bytes, check: check, standIns: standIns, build)
    }
  }

  private func document(
    from bytes: Bytes, check: SourceCheck, standIns: StandIns?,
    _ build: (consuming MarkdownTree) throws(MarkupError) -> MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    let syntax = MarkdownSyntax(
      source: bytes, dialect: dialect, limits: limits, context: context)
    syntax.warnings = check.warnings
    let document = try parse(syntax, check, standIns: standIns, build)
    // The nodes refer to it until they are gone.
    withExtendedLifetime(syntax) {}
    return document
  }

  private func parse(
    _ syntax: MarkdownSyntax, _ check: SourceCheck, standIns: StandIns?,
    _ build: (consuming MarkdownTree) throws(MarkupError) -> MarkupDocument
  ) throws(MarkupError) -> MarkupDocument {
    let parser = CMarkParser(
      readsStrikethrough: syntax.features.contains(.strikethrough),
      sourceCount: syntax.source.count)
    if syntax.isNeeded { parser.attach(syntax) }
    if let context { parser.define(context.definitionsBefore) }
    guard let root = parser.readBlocks(syntax.source) else {
      return MarkupDocument(page: InstantPage(blocks: []))
    }
    if let failure = syntax.failure { throw failure }
    var definitions: [LinkDefinition] = []
    if let context {
      definitions = parser.definitions(behind: context.definitionsBefore.count)
      parser.define(context.definitionsBehind)
    } else if let length = LinkDefinitions.dropTooLong(parser.definitions, in: syntax.source) {
      syntax.warn(.definitionTooLong(length: length), at: SourcePosition(line: 1, column: 1))
    }
    return try build(
      MarkdownTree(
        parser: parser, root: root, syntax: syntax, standIns: standIns, check: check,
        definitions: definitions, context: context))
  }
}

/// The blocks that cmark-gfm made of a text; the markup inside them is still to be read.
struct MarkdownTree: ~Copyable {
  let parser: CMarkParser
  let root: CMarkNode
  let syntax: MarkdownSyntax
  let preparation: InlinePreparation
  let lineCount: Int
  /// Whether the lines end inside a fence; see ``SourceCheck/isInFence``.
  let isInFence: Bool
  /// The links that this text defines, in their order; only looked for in a part of a text.
  let definitions: [LinkDefinition]

  fileprivate init(
    parser: consuming CMarkParser, root: CMarkNode, syntax: MarkdownSyntax, standIns: StandIns?,
    check: SourceCheck, definitions: [LinkDefinition], context: ReadingContext?
  ) {
    self.root = root
    self.syntax = syntax
    self.definitions = definitions
    lineCount = max(check.lineCount, 1)
    isInFence = check.isInFence
    preparation = InlinePreparation(
      syntax: syntax, standIns: standIns,
      hasDefinitions: (parser.definitions?.pointee.size ?? 0) > 0, context: context)
    self.parser = parser
  }
}
