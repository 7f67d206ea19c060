import PageLayout
import Typesetting

/// What showing each item of a layout costs, in points of width along the reading direction: the way
/// a reveal's cursor takes.
///
/// Items stand one after the other in the layout's order. A text costs the width of its ink, an item
/// that appears as one its frame's width, a table's row the sum of its cells.
public struct RevealMap: Sendable {
  let items: [ItemCost]
  /// The layout's.
  let size: Size
  let isRightToLeft: Bool
  /// Below everything in the layout that is ever shown: a folded quote holds more than that.
  let contentBottom: Double
  /// Points of width, whole.
  public let total: Int

  /// A map of nothing.
  public init() {
    items = []
    size = .zero
    isRightToLeft = false
    contentBottom = 0
    total = 0
  }

  /// - Parameters:
  ///   - previous: the map of the layout this one grew from; what stayed the same is taken from it.
  ///   - context: fonts and caches of the calling thread.
  public init(
    _ layout: PageLayout, reusing previous: RevealMap = RevealMap(), context: TypesettingContext
  ) {
    var builder = RevealMapBuilder(context: context)
    items = builder.costs(of: layout.items, reusing: previous.items)
    size = layout.size
    isRightToLeft = layout.isRightToLeft
    total = builder.cursor
    contentBottom = min(items.bottom(at: total) ?? 0, size.height)
  }
}
