import PageModel

/// What a part of a text became, and what it means for the rest.
struct PieceReading {
  var document = MarkupDocument(page: InstantPage(blocks: []))
  /// Behind the part.
  var state: ReadingState
  var headings: HeadingState
  var definitions: [LinkDefinition] = []
  var lineCount = 0
  /// The lines on which a block begins that stands in no other.
  var blocks: [TopBlock] = []
  /// The lines on which nothing is open; nil for all.
  var restingLines: [Int]?
  var endsAtRest = true
  var isInFence = false
  /// The first line with a formula's opener whose end may still come.
  var unfinishedFormulaLine: Int?
  var hasFootnotes = false
  /// Where the text ends.
  var end = OpenEnd.other
  /// Whether it matters how much was read again in the rest of the text.
  var isReadAgainLimited = false

  /// Reads a part of a text; of HTML no part can be read alone.
  init(
    _ bytes: Bytes, in context: ReadingContext, dialect: StreamDialect
  ) throws(MarkupError) {
    state = context.state
    headings = context.headings
    guard let syntax = dialect.markdown, !bytes.isEmpty else { return }
    let reading = MarkdownReading(
      of: bytes, dialect: syntax, limits: dialect.limits, context: context)
    document = try reading.document { tree throws(MarkupError) in
      note(tree)
      switch dialect {
      case .markdown(let options): return try read(tree, options, context)
      case .richMarkdown(let options), .richHTML(let options):
        return try readRich(tree, options, context)
      }
    }
  }

  private mutating func note(_ tree: borrowing MarkdownTree) {
    blocks = TopBlock.all(in: tree.root)
    end = OpenEnd(of: tree.root)
    definitions = tree.definitions
    lineCount = tree.lineCount
    isInFence = tree.isInFence
    unfinishedFormulaLine = tree.syntax.blockFormulas.firstUnfinishedLine
    hasFootnotes = !tree.syntax.footnotes.labels.isEmpty
    state.tableCells = tree.syntax.tableCells
    state.blockFormulas = tree.syntax.formulas
    tree.syntax.formulas = state.blockFormulas + state.inlineFormulas
  }

  private mutating func note(_ syntax: MarkdownSyntax, _ preparation: InlinePreparation) {
    state.inlineFormulas = syntax.formulas.since(state.blockFormulas)
    state.budget = preparation.budget
    state.isTooDense = preparation.isTooDense
  }

  private mutating func read(
    _ tree: consuming MarkdownTree, _ options: MarkdownOptions, _ context: ReadingContext
  ) throws(MarkupError) -> MarkupDocument {
    let root = tree.root
    var builder = PageBuilder(tree, options: options, context: context)
    let document = try builder.document(from: root)
    note(builder.syntax, builder.preparation)
    state.counts = builder.inlines.counts
    state.media = builder.inlines.media
    headings = builder.headings
    return document
  }

  private mutating func readRich(
    _ tree: consuming MarkdownTree, _ options: RichMarkupOptions, _ context: ReadingContext
  ) throws(MarkupError) -> MarkupDocument {
    let root = tree.root
    var reader = RichMarkdownReader(tree, options: options, context: context)
    let document = try reader.document(from: root)
    note(reader.syntax, reader.preparation)
    state.counts = reader.page.counts
    state.richMedia = reader.page.media
    state.richTableCells = reader.page.tableCells
    state.hasWarnedOfDepth = reader.page.hasWarnedOfDepth
    state.readAgain = reader.readAgain
    restingLines = reader.restingLines
    endsAtRest = reader.endsAtRest
    isReadAgainLimited = reader.isReadAgainLimited
    return document
  }

  // MARK: Cutting

  /// The line before which the text can be cut for good: whatever is appended, the lines before it
  /// and those from it on can be read apart. Nil if there is none but the first.
  ///
  /// CommonMark reads line by line, and a block that begins on a complete line closes all before
  /// it for good. What still looks back is asked for here: formulas on lines of their own, which
  /// are one only when their end comes, and tags that are open.
  ///
  /// - Parameter endsWithLine: Whether the last line has its end.
  func lineToCut(endsWithLine: Bool) -> Int? {
    let openLine = endsWithLine ? lineCount + 1 : lineCount
    let lastLine = unfinishedFormulaLine ?? .max
    for index in blocks.indices.reversed() {
      let block = blocks[index]
      if block.line > lastLine || !block.isCertain(before: openLine) { continue }
      if let restingLines, !restingLines.contains(block.line) { continue }
      if index > 0, blocks[index - 1].isJoined(with: block) { continue }
      return block.line > 1 ? block.line : nil
    }
    return nil
  }
}
