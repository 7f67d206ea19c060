import Typesetting

/// What of a layout is to be seen at an instant: the answer of a reveal to (layout, cursor, time).
public struct RevealFrame: Hashable, Sendable {
  /// One for each of the layout's items.
  public var items: [ItemReveal]
  /// How large the page is now, points; its lower edge moves while the message grows.
  public var size: Size
  /// True when everything is shown and nothing moves: the frame is the plain layout.
  public var isSettled: Bool

  public init(items: [ItemReveal], size: Size, isSettled: Bool) {
    self.items = items
    self.size = size
    self.isSettled = isSettled
  }

  /// The items that look different than in an earlier frame of the same layout, or of one this layout
  /// grew from: what a painter that keeps pictures of items has to draw anew.
  public func changedItems(since earlier: RevealFrame) -> [Int] {
    items.indices.filter {
      !earlier.items.indices.contains($0) || earlier.items[$0] != items[$0]
    }
  }
}
