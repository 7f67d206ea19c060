import CCMarkGFM

/// What is done to the raw text of paragraphs, headings and cells before cmark-gfm reads what is
/// in them: rows are cut into cells, markup that would take cmark-gfm forever is made text, and
/// emphasis next to East Asian text is made visible to it.
struct InlinePreparation {
  private let syntax: MarkdownSyntax
  private let features: SourceFeatures
  private let hasDefinitions: Bool
  private(set) var standIns: StandIns?
  private var budget = MarkupBudget()

  /// Whether the text has so much markup that cmark-gfm could take long over it.
  private let isBudgetTight: Bool

  init(syntax: MarkdownSyntax, standIns: StandIns?, hasDefinitions: Bool) {
    self.syntax = syntax
    self.standIns = standIns
    self.hasDefinitions = hasDefinitions
    features = syntax.features
    isBudgetTight =
      features.contains(.openTags) || MarkupBudget.isTight(for: syntax.source)
  }

  /// Whether the text has anything in it to prepare.
  private var isNeeded: Bool {
    !syntax.tables.isEmpty || isBudgetTight || features.contains(.wideEmphasis)
      || features.contains(.tags)
  }

  mutating func run(_ root: CMarkNode?) throws(MarkdownError) {
    guard let root, isNeeded else { return }
    var next = root.firstChild
    while let node = next {
      switch node.type {
      case .customBlock where node.own.kind == .row:
        syntax.splitRow(node)
      case .paragraph, .heading:
        try prepare(node)
      case .htmlBlock:
        if InlineHTML.makeParagraph(of: node) { try prepare(node) }
      default:
        break
      }
      next = node.following(within: root)
    }
  }

  private mutating func prepare(_ leaf: CMarkNode) throws(MarkdownError) {
    if isBudgetTight { try thin(leaf) }
    guard features.contains(.wideEmphasis) else { return }
    let emphasis = WideEmphasis(leaf.content, mayChangeLabels: !hasDefinitions)
    let places = emphasis.places()
    if places.isEmpty { return }
    let standIns = try needStandIns(at: leaf.position)
    let spread = emphasis.inserting(standIns, at: places)
    spread.withUnsafeBufferPointer { leaf.setContent($0) }
  }

  private mutating func thin(_ leaf: CMarkNode) throws(MarkdownError) {
    let density = MarkupBudget.density(of: leaf.content)
    let allowed = budget.take(density)
    if density.markers <= allowed.markers, density.openTags <= allowed.openTags { return }
    syntax.warn(.markupTooDense(limit: allowed.markers), at: leaf.position)
    let standIns = try needStandIns(at: leaf.position)
    let thinned = MarkupBudget.thin(leaf.content, to: allowed, with: standIns)
    thinned.withUnsafeBufferPointer { leaf.setContent($0) }
  }

  private mutating func needStandIns(
    at position: SourcePosition
  ) throws(MarkdownError) -> StandIns {
    if let standIns { return standIns }
    guard let standIns = StandIns(absentFrom: syntax.source) else { throw .tooStrange(position) }
    self.standIns = standIns
    return standIns
  }
}
