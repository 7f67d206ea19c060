/// What of the shared syntax a dialect of Markdown has, before its nodes become blocks.
struct MarkdownDialect: Sendable {
  /// What a text of the dialect may have in it; what belongs to others only is plain text.
  var constructs: SourceFeatures
  /// See ``MarkdownOptions/looseFormulaSearch``.
  var isFormulaSearchLoose = false
  var tags: TagRule
  var cellSeparator = TableLine.Separator.bar

  /// Which HTML tags stand inside text and which begin a block of HTML.
  enum TagRule {
    /// A few styles, all inside text; everything else is shown as it is written.
    case styles
    /// The tags of rich messages (Bot API, rich message formatting).
    case rich

    /// Whether a tag alone on its line is part of a paragraph all the same.
    func standInText(_ tag: Bytes) -> Bool {
      switch self {
      case .styles: return InlineHTML(tag: tag) != nil
      case .rich: return !RichTagName.beginsBlock(tag)
      }
    }
  }

  /// A message or a document.
  init(_ options: MarkdownOptions) {
    constructs = [
      .dollars, .roundFormulas, .squareFormulas, .tables, .tasks, .addresses, .webHosts, .atSigns,
      .strikethrough, .wideEmphasis, .openTags, .definitions, .tags,
    ]
    if options.isDocument { constructs.insert(.footnotes) }
    isFormulaSearchLoose = options.looseFormulaSearch
    tags = .styles
  }

  private init(
    constructs: SourceFeatures, tags: TagRule, cellSeparator: TableLine.Separator
  ) {
    self.constructs = constructs
    self.tags = tags
    self.cellSeparator = cellSeparator
  }

  /// Rich Markdown. Links without markup are no syntax there: they are looked for in the finished
  /// text, with all the other entities.
  static let rich = MarkdownDialect(
    constructs: [
      .dollars, .tables, .tasks, .footnotes, .strikethrough, .wideEmphasis, .openTags,
      .definitions, .tags, .richTags, .pairs, .references, .escapedTags,
    ],
    tags: .rich, cellSeparator: .runOfBars)
}
