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
