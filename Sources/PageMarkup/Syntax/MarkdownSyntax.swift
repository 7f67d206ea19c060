import CCMarkGFM
import PageModel

/// Our syntax on cmark-gfm's extension points: tables, tasks, formulas, footnotes, bare links.
///
/// cmark-gfm asks at the start of every line that opens nothing else, and at every byte that is
/// special to us inside text. So code is never looked into: where cmark-gfm sees code it does not
/// ask. cmark-gfm's own tables, tasks, bare links and footnotes are not used: they take time that
/// grows with the square of the text, lose surplus cells, repeated and unused footnotes, and read
/// a task's state from anywhere on its line.
final class MarkdownSyntax {
  let `extension`: UnsafeMutablePointer<cmark_syntax_extension>
  /// The text as cmark-gfm gets it.
  let source: Bytes
  let dialect: MarkdownDialect
  let limits: MarkupLimits
  /// The constructs of the dialect that are in the text.
  let features: SourceFeatures

  var warnings: [MarkupWarning] = []
  /// The first thing that went beyond a limit; parsing goes on to its end, then this is thrown.
  var failure: MarkupError?

  var tables: [Table] = []
  var tableCells = 0
  var formulas = FormulaCount()
  var footnotes = FootnoteLabels()
  var blockFormulas: BlockFormulaSearch
  var dollarSearch = DollarSearch()
  var roundSearch = RoundFormulaSearch()
  var codeSpans = CodeSpanSearch()
  var rejectedHosts = RejectedHosts()
  var pairs = PairPlaces()
  /// The text whose inline markup is being read: the searches above remember places in it.
  private var currentLeaf: UnsafeMutablePointer<UInt8>?

  /// The columns of one table.
  struct Table {
    /// Nil where the delimiter row says nothing.
    var alignments: [TableHorizontalAlignment?]
  }

  init(
    source: Bytes, dialect: MarkdownDialect, limits: MarkupLimits, context: ReadingContext? = nil
  ) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
    var features = SourceFeatures(of: source, among: dialect.constructs)
    if let context {
      features.formUnion(context.features)
      tableCells = context.state.tableCells
      formulas = context.state.blockFormulas
    }
    self.features = features
    blockFormulas = BlockFormulaSearch(source)
    `extension` = cmark_syntax_extension_new("recto")
    cmark_syntax_extension_set_private(
      `extension`, Unmanaged.passUnretained(self).toOpaque(), nil)
    setCallbacks()
    setSpecialCharacters()
  }

  deinit {
    cmark_syntax_extension_free(cmark_get_default_mem_allocator(), `extension`)
  }

  var readsFormulas: Bool {
    !features.isDisjoint(with: [.dollars, .roundFormulas, .squareFormulas])
  }

  /// Whether there is anything in the text that cmark-gfm needs us for.
  var isNeeded: Bool {
    !features.isDisjoint(with: [
      .dollars, .roundFormulas, .squareFormulas, .footnotes, .tables, .tasks, .addresses,
      .webHosts, .pairs, .escapedTags, .richTags,
    ])
  }

  /// To be called before a text is read whose memory may have been another text's.
  func leaveText() {
    currentLeaf = nil
  }

  /// To be called with the text around a special byte: forgets what was found in another text.
  func enter(_ chunk: cmark_chunk) {
    if chunk.data == currentLeaf { return }
    currentLeaf = chunk.data
    dollarSearch = DollarSearch()
    roundSearch = RoundFormulaSearch()
    codeSpans = CodeSpanSearch()
    rejectedHosts = RejectedHosts()
  }

  func warn(_ kind: MarkupWarning.Kind, at position: SourcePosition) {
    warnings.append(MarkupWarning(position: position, kind: kind))
  }

  func fail(_ error: MarkupError) {
    if failure == nil { failure = error }
  }

  static func of(
    _ extension: UnsafeMutablePointer<cmark_syntax_extension>?
  ) -> MarkdownSyntax? {
    guard let own = `extension`?.pointee.priv else { return nil }
    return Unmanaged<MarkdownSyntax>.fromOpaque(own).takeUnretainedValue()
  }
}
