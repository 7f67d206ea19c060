import PageModel
import Typesetting

/// Lays out one article: walks the blocks once.
///
/// Texts, single media, rows of buttons and grids of tables are set as in chats, by `setter`; where
/// they stand, and everything that holds blocks, is the article's own.
final class ReaderLayouter {
  let page: InstantPage
  let inputs: ReaderInputs
  let setter: PageLayouter
  let isRightToLeft: Bool

  init(page: InstantPage, inputs: ReaderInputs, context: TypesettingContext) {
    self.page = page
    self.inputs = inputs
    let setting = LayoutInputs(inputs)
    setter = PageLayouter(page: page, inputs: setting, context: context)
    isRightToLeft = setter.isRightToLeft
    // Only an article's fonts scale, its distances do not.
    setter.scale = ContentScale(
      categories: setting.theme.categories.scaled(by: inputs.fontSize.rawValue),
      metrics: PageMetrics(scale: 1, contentScale: 1, screenScale: inputs.screenScale))
  }

  var categories: TextCategories { setter.scale.categories }
  var colors: PageColors { setter.colors }
  var pixel: Double { setter.metrics.pixel }

  func layout() -> ReaderLayout {
    let column = Column(width: inputs.width, inset: ReaderMetrics.inset)
    var sequence = layoutSequence(page.blocks, in: column, kind: .page, path: [])
    var feedback: Rect?
    if inputs.showsFeedback, !page.url.isEmpty {
      let row = feedbackRow(in: column)
      let frame = Rect(x: 0, y: sequence.size.height, width: column.width, height: row.height)
      sequence.items.append(contentsOf: row.items, movedBy: frame.origin)
      sequence.size.height = frame.maxY
      feedback = frame
    }
    return ReaderLayout(
      page: PageLayout(
        size: sequence.size, items: sequence.items, isRightToLeft: isRightToLeft,
        dateRefreshPeriod: inputs.now.flatMap { sequence.items.dateRefreshPeriod(now: $0) }),
      theme: inputs.theme, feedback: feedback)
  }

  /// What holds a sequence of blocks.
  enum SequenceKind {
    case page
    case details
    case listItem
    case quote
    case post

    /// Whether the sequence keeps space above its first and below its last block.
    var hasEdges: Bool {
      switch self {
      case .page, .details: true
      case .listItem, .quote, .post: false
      }
    }
  }

  /// Lays blocks out one below the other.
  ///
  /// - Parameter path: the structural path of what holds the blocks; a block's own adds its index.
  func layoutSequence(
    _ blocks: [InstantPageBlock], in column: Column, kind: SequenceKind, path: [Int]
  ) -> LayoutFragment {
    var items: [LayoutItem] = []
    var height = 0.0
    var previous: InstantPageBlock?
    for (index, block) in blocks.enumerated() {
      // A run of blocks nobody can read is told once.
      if index > 0, block.rendersAsUnsupported, blocks[index - 1].rendersAsUnsupported { continue }
      // A line at the end parts nothing from nothing.
      if index == blocks.count - 1, case .divider = block { continue }
      let laidOut = layout(block, in: column, path: path + [index])
      guard !laidOut.items.isEmpty else { continue }
      if case .anchor = block {
        items.append(contentsOf: laidOut.items, movedBy: Point(x: 0, y: height))
        continue
      }
      let top = height + gap(after: previous, before: block, in: kind)
      items.append(contentsOf: laidOut.items, movedBy: Point(x: 0, y: top))
      height = max(height, top + laidOut.height)
      previous = block
    }
    if let previous, kind.hasEdges { height += ReaderSpacing.trailing(previous) }
    return LayoutFragment(size: Size(width: column.width, height: height), items: items)
  }

  private func gap(
    after previous: InstantPageBlock?, before block: InstantPageBlock, in kind: SequenceKind
  ) -> Double {
    guard let previous else { return kind.hasEdges ? ReaderSpacing.leading(block) : 0 }
    switch kind {
    case .quote: return ReaderMetrics.quoteChildGap
    case .page, .details, .listItem, .post:
      return ReaderSpacing.gap(after: previous, before: block)
    }
  }
}
