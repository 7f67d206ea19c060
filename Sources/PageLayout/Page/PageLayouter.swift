import MathTypesetting
import PageModel
import Typesetting

/// Lays out one page: walks the blocks once, carrying what the containers on the way decide.
final class PageLayouter {
  /// Only its media are asked for; the blocks are handed over one by one.
  var page: InstantPage
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
  /// What is remembered of the block being laid out; nil for all but the growing end of a page.
  var growth: GrowthMemory?

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

  /// Lays out the blocks something holds, one below the other.
  ///
  /// - Parameter path: the structural path of what holds the blocks; a block's own adds its index.
  func layoutSequence(
    _ blocks: [InstantPageBlock], in column: Column, kind: SequenceKind, path: [Int]
  ) -> LayoutFragment {
    let stacking = BlockStacking(spacing: BlockSpacing(metrics: metrics), kind: kind)
    let memory = growth
    defer { growth = memory }
    let place = SequencePlace(layouter: self, column: column, kind: kind, path: path)
    var sequence = memory?.takeSequence(blocks, at: place) ?? SequenceProgress(place: place)
    mediaCount += sequence.mediaCount
    detailsCount += sequence.detailsCount
    for index in sequence.count..<blocks.count {
      let block = blocks[index]
      growth = index == blocks.count - 1 ? memory?.child(at: index) : nil
      // A run of blocks nobody can read is told once.
      let isSkipped =
        index > 0 && block.rendersAsUnsupported && blocks[index - 1].rendersAsUnsupported
      let laidOut =
        isSkipped
        ? .nothing
        : layout(
          block, in: column, path: path + [index],
          previousIsRightToLeft: sequence.items.last?.isRightToLeftText ?? false)
      if !laidOut.items.isEmpty {
        let top = stacking.place(
          BlockRhythm(block), height: laidOut.height, below: &sequence.end)
        let start = sequence.items.count
        sequence.items.append(contentsOf: laidOut.items, movedBy: Point(x: 0, y: top))
        if !isInCell { sequence.items.sign(from: start, as: path.dropFirst() + [index]) }
      }
      if memory != nil { sequence.mark(block, layouter: self) }
    }
    memory?.sequence = sequence
    return LayoutFragment(
      size: Size(width: column.width, height: stacking.height(of: sequence.end)),
      items: sequence.items)
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
struct Column: Equatable {
  var width: Double
  var inset: Double

  var textWidth: Double { max(0, width - 2 * inset) }
}

struct HorizontalInsets: Equatable {
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

  /// Says whose ink the last items are, as far as nothing inside has said it: see ``LayoutItem/innerPath``.
  mutating func sign(from start: Int, as path: ArraySlice<Int>) {
    let path = Array<Int>(path)
    for index in start..<count where self[index].innerPath.isEmpty { self[index].innerPath = path }
  }
}

extension LayoutItem {
  func movedBy(dx: Double, dy: Double) -> LayoutItem {
    var item = self
    item.frame = frame.offsetBy(dx: dx, dy: dy)
    return item
  }

  var isRightToLeftText: Bool {
    if case .text(let text) = content { text.isRightToLeft } else { false }
  }
}
