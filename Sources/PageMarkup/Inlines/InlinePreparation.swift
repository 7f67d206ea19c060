/// What is done to the raw text of a paragraph, heading or cell before cmark-gfm reads what is in
/// it: markup that would take cmark-gfm forever is made text, emphasis next to East Asian text is
/// made visible to it, and references to characters that the dialect does not know are hidden.
struct InlinePreparation {
  private let syntax: MarkdownSyntax
  private let isEmphasisWide: Bool
  private let hasDefinitions: Bool
  /// Whether the text has so much markup that cmark-gfm could take long over it.
  private let isBudgetTight: Bool
  private(set) var budget = MarkupBudget()
  /// Whether a text would have been thinned if the budget had been tight; known in a part of a
  /// text only, where what follows may still make it so.
  private(set) var isTooDense = false
  private let isPart: Bool
  private var scratch: [UInt8] = []
  private var places: [WideEmphasis.Place] = []

  private(set) var standIns: StandIns?

  init(
    syntax: MarkdownSyntax, standIns: StandIns?, hasDefinitions: Bool,
    context: ReadingContext? = nil
  ) {
    self.syntax = syntax
    self.standIns = standIns
    self.hasDefinitions = hasDefinitions
    isEmphasisWide = syntax.features.contains(.wideEmphasis)
    isPart = context != nil
    if let context {
      isBudgetTight = context.isBudgetTight
      budget = context.state.budget
      isTooDense = context.state.isTooDense
    } else {
      isBudgetTight =
        syntax.features.contains(.openTags) || MarkupBudget.isTight(for: syntax.source)
    }
  }

  mutating func prepare(_ leaf: CMarkNode) throws(MarkupError) {
    if isBudgetTight {
      try thin(leaf)
    } else if isPart {
      isTooDense = budget.takeAll(MarkupBudget.density(of: leaf.content)) || isTooDense
    }
    if isEmphasisWide { try widen(leaf) }
    if syntax.features.contains(.references) { try hideReferences(in: leaf) }
  }

  /// cmark-gfm knows all the names that HTML knows.
  private mutating func hideReferences(in leaf: CMarkNode) throws(MarkupError) {
    let text = leaf.content
    var start = 0
    var position = 0
    while let index = text.firstIndex(of: Ascii.ampersand, in: position..<text.count) {
      position = index + 1
      guard text.hasReferenceName(at: position), CharacterReference(text, at: index) == nil else {
        continue
      }
      let standIns = try needStandIns(at: leaf.position)
      scratch.append(contentsOf: text.slice(start..<index))
      standIns.append(inPlaceOf: Ascii.ampersand, to: &scratch)
      start = position
    }
    if start == 0 { return }
    scratch.append(contentsOf: text.slice(start..<text.count))
    replaceContent(of: leaf)
  }

  private mutating func thin(_ leaf: CMarkNode) throws(MarkupError) {
    let density = MarkupBudget.density(of: leaf.content)
    let allowed = budget.take(density)
    if density.markers <= allowed.markers, density.openTags <= allowed.openTags { return }
    syntax.warn(.markupTooDense(limit: allowed.markers), at: leaf.position)
    let standIns = try needStandIns(at: leaf.position)
    MarkupBudget.thin(leaf.content, to: allowed, with: standIns, into: &scratch)
    replaceContent(of: leaf)
  }

  private mutating func widen(_ leaf: CMarkNode) throws(MarkupError) {
    let emphasis = WideEmphasis(leaf.content, mayChangeLabels: !hasDefinitions)
    places.removeAll(keepingCapacity: true)
    emphasis.find(&places)
    if places.isEmpty { return }
    let standIns = try needStandIns(at: leaf.position)
    emphasis.insert(standIns, at: places, into: &scratch)
    replaceContent(of: leaf)
  }

  private mutating func replaceContent(of leaf: CMarkNode) {
    scratch.withUnsafeBufferPointer { leaf.setContent($0) }
    scratch.removeAll(keepingCapacity: true)
  }

  mutating func needStandIns(
    at position: SourcePosition
  ) throws(MarkupError) -> StandIns {
    if let standIns { return standIns }
    guard let standIns = StandIns(absentFrom: syntax.source) else { throw .tooStrange(position) }
    self.standIns = standIns
    return standIns
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name and a semicolon stand at `start`. No name is longer than 32 letters.
  fileprivate func hasReferenceName(at start: Int) -> Bool {
    guard start < count, self[start].isAsciiLetter else { return false }
    var end = start
    while end < count, end - start <= 32, self[end].isAsciiLetter || self[end].isAsciiDigit {
      end += 1
    }
    return end < count && self[end] == Ascii.semicolon
  }
}
