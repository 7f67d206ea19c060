/// The blocks of a laid-out page, one for each of the page's own, from top to bottom.
///
/// A layout and the one before it share the blocks that did not change; to go through what an update touched,
/// skip the first ``countShared(with:)``.
public struct PageBlocks: RandomAccessCollection, Sendable {
  let stack: PageStack
  /// Nil when the items stand where they should already.
  let fitting: FittedWidth?

  public var startIndex: Int { 0 }
  public var endIndex: Int { stack.count }

  public subscript(index: Int) -> PageBlock {
    PageBlock(index: index, placed: stack[index], fitting: fitting)
  }

  /// How many blocks at the beginning are the same as in another layout, item for item and point for point.
  public func countShared(with other: PageBlocks) -> Int {
    fitting == other.fitting ? stack.countShared(with: other.stack) : 0
  }

  /// The blocks that may show between two heights of the page: those beyond are left out, as far as halving the
  /// way to them finds it out.
  public func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstIndex { $0.top + $0.height >= top }
    let last = firstIndex { $0.top > bottom }
    return first..<Swift.max(first, last)
  }

  /// The block that holds one of ``PageLayout/items``; nil when there are fewer.
  public func index(ofItem item: Int) -> Int? {
    guard item >= 0, item < stack.end.numbering.total else { return nil }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if stack[middle].end.numbering.total > item { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first block for which something is true that stays true below. Blocks that draw nothing stand nowhere
  /// and are passed over.
  private func firstIndex(where isPast: (PlacedBlock.Extent) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      var probe = middle
      while probe > low, stack[probe].extent.height == 0 { probe -= 1 }
      let extent = stack[probe].extent
      if extent.height > 0, isPast(extent) {
        high = probe
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// The cards the bubble is torn around.
  var cards: [LayoutItem] {
    stack.end.hasCard ? filter(\.placed.layout.isCard).flatMap(\.items) : []
  }
}

/// A block where it stands in a laid-out page.
public struct PageBlock: Sendable {
  /// The block's index in its page: the first number of its structural path.
  public let index: Int
  let placed: PlacedBlock
  let fitting: FittedWidth?

  /// Points from the page's top; both are 0 for what draws nothing.
  public var top: Double { placed.top }
  public var height: Double { placed.layout.height }

  /// The index among ``PageLayout/items`` of the block's first item.
  public var firstItem: Int { placed.end.numbering.total - placed.layout.numbering.total }

  /// The block's items in the page's space.
  public var items: [LayoutItem] {
    placed.layout.items.map { item in
      (fitting?.fitted(item) ?? item).movedBy(dx: 0, dy: placed.top)
    }
  }

  /// Whether both show the same items, perhaps at different heights of the page.
  public func isSame(as other: PageBlock) -> Bool {
    placed.layout === other.placed.layout && fitting == other.fitting
  }
}

extension PlacedBlock {
  /// From where to where a block reaches; no height for one that draws nothing.
  fileprivate struct Extent {
    var top: Double
    var height: Double
  }

  fileprivate var extent: Extent { Extent(top: top, height: layout.height) }
}
