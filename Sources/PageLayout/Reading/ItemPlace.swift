/// Names an item of a layout by the way to it from the page's items down.
public struct ItemPlace: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    /// The index among items.
    case item(Int)
    /// The body of open details.
    case body
    /// The title of a table.
    case title
    /// The index among a table's cells.
    case cell(Int)
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }
}

/// How far the tables and formulas of a page that are wider than their room are scrolled, and which pages of
/// its slideshows show.
public struct ScrollPositions: Hashable, Sendable {
  private var offsets: [ItemPlace: Double] = [:]

  public init() {}

  /// By how many points the content has moved to the left of where its layout puts it. What reads from
  /// right to left begins at its right end and moves by negative numbers. Of a slideshow, its
  /// ``SlideshowItem/position``, which stays right when the page becomes wider.
  public subscript(place: ItemPlace) -> Double {
    get { offsets[place] ?? 0 }
    set { offsets[place] = newValue == 0 ? nil : newValue }
  }
}

extension TableItem {
  /// How far the grid can be scrolled, see ``ScrollPositions``.
  ///
  /// - Parameter inset: what the text of the table's column keeps to its edges.
  public func scrollRange(inset: Double) -> ClosedRange<Double> {
    let overhang = max(0, gridSize.width - visibleWidth)
    let behind = min(overhang, max(0, inset - gridOrigin.x))
    return -behind...(overhang - behind)
  }
}
