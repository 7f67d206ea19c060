/// What the blocks read so far have used up, and the names they have given.
struct ReadingState {
  var tableCells = 0
  /// Formulas on lines of their own; all of a text are counted before any inside text.
  var blockFormulas = FormulaCount()
  var inlineFormulas = FormulaCount()
  var budget = MarkupBudget()
  /// See ``InlinePreparation/isTooDense``.
  var isTooDense = false
  var counts: PageCounts
  var media: MediaCollection

  // Rich Markdown.
  var richMedia: RichMediaCollection
  var richTableCells = 0
  var hasWarnedOfDepth = false
  var readAgain = 0

  /// At the beginning of a text.
  init(_ dialect: StreamDialect) {
    // Every character is counted: how long the text will be is not known.
    counts = PageCounts(limits: dialect.limits, sourceBytes: .max)
    media = MediaCollection(limits: dialect.limits)
    richMedia = RichMediaCollection(options: dialect.richOptions)
  }

  /// Forgets what was used up between two states.
  mutating func takeBack(from before: ReadingState, to behind: ReadingState) {
    tableCells -= behind.tableCells - before.tableCells
    richTableCells -= behind.richTableCells - before.richTableCells
    inlineFormulas = inlineFormulas.since(behind.inlineFormulas.since(before.inlineFormulas))
    counts.takeBack(from: before.counts, to: behind.counts)
  }

  /// Whether what follows is read the same way behind either of them.
  func isSame(as other: ReadingState) -> Bool {
    tableCells == other.tableCells && blockFormulas == other.blockFormulas
      && inlineFormulas == other.inlineFormulas && budget == other.budget
      && isTooDense == other.isTooDense && counts.isSame(as: other.counts)
      && media.isSame(as: other.media) && richMedia.isSame(as: other.richMedia)
      && richTableCells == other.richTableCells && hasWarnedOfDepth == other.hasWarnedOfDepth
      && readAgain == other.readAgain
  }
}
