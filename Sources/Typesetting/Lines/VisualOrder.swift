/// From reading order to the order on the line (UAX #9, rule L2).
enum VisualOrder {
  /// Fills `order` with the indices of `levels` from left to right.
  static func fill(_ order: inout [Int], levels: [UInt8]) {
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: levels.indices)
    guard let highest = levels.max(), highest > 0 else { return }
    let lowestOdd = levels.lazy.filter { $0 & 1 == 1 }.min() ?? 1
    var level = highest
    while level >= lowestOdd {
      reverseStretches(&order, levels: levels, from: level)
      if level == 0 { break }
      level -= 1
    }
  }

  /// Reverses every stretch of `level` and above.
  private static func reverseStretches(_ order: inout [Int], levels: [UInt8], from level: UInt8) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
}
