import PageModel

/// What a part of a text became, and what it means for the rest.
struct PieceReading {
  var document = MarkupDocument(page: InstantPage(blocks: []))
  /// Behind the part.
  var state: ReadingState
  var headings: HeadingState
  var definitions: [LinkDefinition] = []
  var lineCount = 0
  /// Whether the first block of the page goes on with the last one of the part before.
  var isContinuation = false
  /// The blocks that stand in no other.
  var blocks: [TopBlock] = []
  /// Where the items or rows of the last block begin.
  var lastPartLines: [Int] = []
  /// The lines on which blocks and items begin while nothing else is open; nil for all.
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
  ///
  /// - Parameter opening: What goes on in the part; the lines are counted behind it.
  init(
    _ bytes: Bytes, in context: ReadingContext, dialect: StreamDialect,
    opening: BlockOpening? = nil
  ) throws(MarkupError) {
    guard let opening else {
      try self.init(all: bytes, in: context, dialect: dialect)
      return
    }
    var all = opening.bytes
    all.append(contentsOf: bytes)
    self = try all.withUnsafeBufferPointer { bytes throws(MarkupError) in
      try PieceReading(all: bytes, in: context, dialect: dialect)
    }
    leaveOut(opening)
  }

  private init(
    all bytes: Bytes, in context: ReadingContext, dialect: StreamDialect
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

  /// Says of the part alone what was found in it and its opening.
  private mutating func leaveOut(_ opening: BlockOpening) {
    let count = opening.lineCount
    let firstLine = document.blockLines.first?.lowerBound ?? .max
    isContinuation =
      firstLine <= max(count, 1) && document.page.blocks[0].canBeContinued(opening.kind)
    if isContinuation { opening.takeBack(from: &state) }
    document.blockLines = document.blockLines.map {
      max($0.lowerBound - count, 1)...max($0.upperBound - count, 1)
    }
    document.warnings.removeAll { $0.position.line <= count }
    for index in document.warnings.indices { document.warnings[index].position.line -= count }
    for index in blocks.indices {
      blocks[index].line -= count
      blocks[index].lastLine -= count
    }
    lastPartLines = lastPartLines.map { $0 - count }
    restingLines = restingLines?.map { $0 - count }
    unfinishedFormulaLine = unfinishedFormulaLine.map { max($0 - count, 1) }
    lineCount -= count
    end = end.leavingOut(lines: count)
  }

  private mutating func note(_ tree: borrowing MarkdownTree) {
    blocks = TopBlock.all(in: tree.root)
    lastPartLines = TopBlock.linesOfLastParts(in: tree.root)
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
    let lastLine = OpenEnd.lastLine(in: root)
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
    if reader.endsLiterally { end = .html(line: lastLine) }
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

  /// The line before which the last block can be cut, and as what it goes on there: an item or row
  /// or line of code that is complete and that the ones before have nothing to do with.
  func lineToContinue(in text: Bytes, endsWithLine: Bool) -> (line: Int, kind: BlockOpening.Kind)? {
    guard let last = blocks.last, unfinishedFormulaLine == nil else { return nil }
    let openLine = endsWithLine ? lineCount + 1 : lineCount
    switch last.kind {
    case .list, .table:
      let isTable = last.kind == .table
      let first = max(last.line + (isTable ? 1 : 0), 1)
      let line = lastPartLines.last { line in
        line > first && line < openLine && (isTable || restingLines?.contains(line) ?? true)
      }
      return line.map { ($0, isTable ? .table : .list) }
    case .fencedCode:
      guard isInFence, restingLines?.contains(last.line) ?? true else { return nil }
      return lastCodeLine(in: text, behind: max(last.line, 1), before: openLine)
        .map { ($0, .code) }
    case .formula, .other:
      return nil
    }
  }

  /// The last line of code that no fence could be.
  private func lastCodeLine(in text: Bytes, behind first: Int, before openLine: Int) -> Int? {
    var lines = SourceLines(text)
    var number = 0
    var found: Int?
    while let line = lines.next() {
      number += 1
      let isCode = text[line].contains {
        !$0.isAsciiSpace && $0 != Ascii.backtick && $0 != Ascii.tilde
      }
      if isCode, number > first, number < openLine { found = number }
    }
    return found
  }
}
