import MathTypesetting
import PageModel
import Typesetting

/// Lays out one page: walks the blocks once, carrying what the containers on the way decide.
final class PageLayouter {
  let page: InstantPage
  let inputs: LayoutInputs
  let context: TypesettingContext
  /// Nil when the math fonts are not installed: formulas are shown as their source then.
  private(set) lazy var math = try? MathContext(typesetting: context)
  let isRightToLeft: Bool
  /// The page's own fonts and distances, and the quotes'.
  let pageScale: ContentScale
  let quoteScale: ContentScale

  /// The scale in force: the quotes' inside a quote.
  var scale: ContentScale
  /// How far a code band may reach past its text column on either side.
  var childBleed = HorizontalInsets.zero
  /// What the block in hand stands in; its texts carry it.
  var containers: [TextContainer] = []
  /// Paragraphs in table cells are set in the table's type.
  var isInCell = false
  var mediaCount = 0
  var detailsCount = 0

  init(page: InstantPage, inputs: LayoutInputs, context: TypesettingContext) {
    self.page = page
    self.inputs = inputs
    self.context = context
    isRightToLeft = inputs.isRightToLeft ?? page.rtl
    let contentScale = inputs.textSize.contentScale
    pageScale = .page(
      theme: inputs.theme, contentScale: contentScale, screenScale: inputs.screenScale)
    quoteScale = .quote(
      theme: inputs.theme, contentScale: contentScale, screenScale: inputs.screenScale)
    scale = pageScale
  }

  var metrics: PageMetrics { scale.metrics }
  var colors: PageColors { inputs.theme.colors }

  func layout() -> PageLayout {
    let column = Column(width: inputs.width, inset: inputs.horizontalInset)
    childBleed = HorizontalInsets(left: column.inset, right: column.inset)
    let sequence = layoutSequence(page.blocks, in: column, kind: .page, path: [])
    let fitted = PageFitting(column: column, isRightToLeft: isRightToLeft)
      .fit(sequence.items, shrinks: inputs.fitsToWidth)
    return PageLayout(
      size: Size(width: fitted.width, height: sequence.size.height), items: fitted.items,
      isRightToLeft: isRightToLeft,
      dateRefreshPeriod: inputs.now.flatMap { fitted.items.dateRefreshPeriod(now: $0) })
  }

  /// Lays blocks out one below the other.
  ///
  /// - Parameter path: the structural path of what holds the blocks; a block's own adds its index.
  func layoutSequence(
    _ blocks: [InstantPageBlock], in column: Column, kind: SequenceKind, path: [Int]
  ) -> LayoutFragment {
    let spacing = BlockSpacing(metrics: metrics)
    let reduction = kind == .page ? inputs.edgeSpacingReduction : 0
    var items: [LayoutItem] = []
    var height = 0.0
    var previous: InstantPageBlock?
    for (index, block) in blocks.enumerated() {
      // A run of blocks nobody can read is told once.
      if index > 0, block.rendersAsUnsupported, blocks[index - 1].rendersAsUnsupported { continue }
      let laidOut = layout(
        block, in: column, path: path + [index],
        previousIsRightToLeft: items.last?.isRightToLeftText ?? false)
      guard !laidOut.items.isEmpty else { continue }
      if case .anchor = block {
        // Transparent: takes its place without opening a gap on either side.
        items.append(contentsOf: laidOut.items, movedBy: Point(x: 0, y: height))
        continue
      }
      let gap =
        if let previous {
          spacing.gap(after: previous, before: block, in: kind)
        } else if kind.hasEdges {
          max(0, spacing.leading(block) - reduction)
        } else {
          0.0
        }
      let top = height + gap
      items.append(contentsOf: laidOut.items, movedBy: Point(x: 0, y: top))
      if top + laidOut.height > height {
        height = top + laidOut.height
        previous = block
      }
    }
    if let previous, kind.hasEdges {
      height += max(0, spacing.trailing(previous) - reduction)
    }
    return LayoutFragment(size: Size(width: column.width, height: height), items: items)
  }

  /// Runs `body` inside a container, which every text in it will name.
  func within<Result>(_ container: TextContainer, _ body: () -> Result) -> Result {
    containers.append(container)
    defer { containers.removeLast() }
    return body()
  }

  /// Runs `body` with the bleed of a container's children, and puts the old one back.
  func withChildBleed<Result>(_ bleed: HorizontalInsets, _ body: () -> Result) -> Result {
    let saved = childBleed
    childBleed = bleed
    defer { childBleed = saved }
    return body()
  }
}

/// Where a block may stand: a width, and the inset of text on both sides of it.
struct Column {
  var width: Double
  var inset: Double

  var textWidth: Double { max(0, width - 2 * inset) }
}

struct HorizontalInsets {
  var left: Double
  var right: Double

  static let zero = HorizontalInsets(left: 0, right: 0)
}

/// A block's items with the block's top at y 0, and the height it asks for.
struct LaidOutBlock {
  var items: [LayoutItem]
  var height: Double

  static let nothing = LaidOutBlock(items: [], height: 0)

  init(items: [LayoutItem], height: Double) {
    self.items = items
    self.height = height
  }

  /// As high as its lowest item.
  init(_ items: [LayoutItem]) {
    self.init(items: items, height: items.map(\.frame.maxY).max() ?? 0)
  }
}

extension [LayoutItem] {
  /// Adds the items of something laid out on its own, put where it belongs.
  mutating func append(contentsOf items: [LayoutItem], movedBy offset: Point) {
    for item in items { append(item.movedBy(dx: offset.x, dy: offset.y)) }
  }
}

extension LayoutItem {
  func movedBy(dx: Double, dy: Double) -> LayoutItem {
    LayoutItem(frame: frame.offsetBy(dx: dx, dy: dy), content: content)
  }

  var isRightToLeftText: Bool {
    if case .text(let text) = content { text.isRightToLeft } else { false }
  }
}
