import Typesetting

extension RevealMap {
  /// How large the page is for a cursor, points: as wide as the layout, as high as what is shown and
  /// the layout's lower edge; no height when nothing is shown.
  public func extent(at cursor: Int) -> Size {
    let bottom = items.bottom(at: cursor)
    return Size(
      width: size.width,
      height: bottom.map { min($0, contentBottom) + size.height - contentBottom } ?? 0)
  }
}

extension [ItemCost] {
  /// The lower edge of what a cursor shows of the items; nil when that is nothing.
  func bottom(at cursor: Int) -> Double? {
    var lowest: Double?
    for item in self {
      if item.start > cursor { break }
      guard let bottom = item.bottom(at: cursor) else { continue }
      lowest = Swift.max(lowest ?? 0, item.frame.minY + bottom)
    }
    return lowest
  }
}

extension ItemCost {
  /// The lower edge of what a cursor shows of the item, in the item's frame.
  fileprivate func bottom(at cursor: Int) -> Double? {
    guard cursor >= start else { return nil }
    switch content {
    case .whole:
      return cursor >= end && !frame.isEmpty ? frame.height : nil
    case .text(let text):
      return text.bottom(cursor - start)
    case .code, .thinking:
      return frame.height
    case .details(let details):
      if cursor >= end { return frame.height }
      let body = details.body.bottom(at: cursor)
      return max(details.headerHeight, body.map { details.headerHeight + $0 } ?? 0)
    case .table(let table):
      if cursor >= end { return frame.height }
      return table.bottom(at: cursor)
    }
  }
}

extension TableCost {
  /// The lower edge of the last row the cursor has reached, in the table's frame.
  func bottom(at cursor: Int) -> Double {
    rows.last { $0.start <= cursor }?.bottom ?? gridTop
  }
}
