/// Distributes a table's width over its columns.
struct TableColumns {
  /// Least and natural width of each column, padding included.
  var minimums: [Double]
  var naturals: [Double]
  var spans: [Span] = []

  /// A cell that spans columns and what it asks of them together.
  struct Span {
    var columns: Range<Int>
    var minimum: Double
    var natural: Double
  }

  struct Result {
    var widths: [Double]
    var total: Double
    /// False when even the narrowest columns are wider than the page: the table scrolls.
    var fits: Bool
  }

  /// - Parameters:
  ///   - width: what the table may take, borders included.
  ///   - border: the width of the border; 0 without.
  ///   - floor: columns are compressed to this width at least, or to their natural one if smaller.
  func distributed(width: Double, border: Double, floor: Double) -> Result {
    var minimums = minimums
    var naturals = naturals
    var available = width - border - minimums.reduce(0, +)
    for span in spans {
      let count = Double(span.columns.count)
      let shortMinimum = span.minimum - minimums[span.columns].reduce(0, +)
      if shortMinimum > 0 {
        let share = (shortMinimum / count).rounded(.down)
        for column in span.columns {
          minimums[column] += share
          available -= share
        }
      }
      let shortNatural = span.natural - naturals[span.columns].reduce(0, +)
      if shortNatural > 0 {
        let share = (shortNatural / count).rounded()
        for column in span.columns { naturals[column] += share }
      }
    }
    guard available > 0 else {
      // Squeezing a column below its longest word would cut the word; only a word that takes half the
      // table gives way.
      let floors = naturals.indices.map { column in
        min(naturals[column], max(floor, min(minimums[column], width / 2)))
      }
      return Self.compressed(naturals, into: width - border, border: border, floors: floors)
    }
    let totalNatural = naturals.reduce(0, +)
    var remaining = available
    var widths = minimums
    for column in widths.indices where totalNatural > 0 {
      let share = min(
        (available * naturals[column] / totalNatural).rounded(), remaining)
      widths[column] += share
      remaining -= share
    }
    // Rounding leaves a point or two; the last column takes them so that the grid ends at its edge.
    if remaining > 0, let last = widths.indices.last { widths[last] += remaining }
    return Result(widths: widths, total: width, fits: true)
  }

  /// Shrinks natural widths in proportion, none below its floor; what does not fit keeps the floors.
  static func compressed(
    _ naturals: [Double], into target: Double, border: Double, floors: [Double]
  ) -> Result {
    let leastTotal = floors.reduce(0, +)
    guard leastTotal <= target else {
      return Result(widths: floors, total: leastTotal + border, fits: false)
    }
    var isPinned = [Bool](repeating: false, count: naturals.count)
    var pinnedTotal = 0.0
    var freeTotal = naturals.reduce(0, +)
    var scale = 1.0
    var changed = true
    while changed {
      changed = false
      scale = freeTotal > 0 ? (target - pinnedTotal) / freeTotal : 0
      for column in naturals.indices where !isPinned[column] {
        guard naturals[column] * scale < floors[column] else { continue }
        isPinned[column] = true
        pinnedTotal += floors[column]
        freeTotal -= naturals[column]
        changed = true
      }
    }
    var widths = naturals.indices.map { column in
      isPinned[column] ? floors[column] : (naturals[column] * scale).rounded()
    }
    let drift = target - widths.reduce(0, +)
    if let column = widths.indices.last(where: { !isPinned[$0] }) ?? widths.indices.last {
      widths[column] += drift
    }
    return Result(widths: widths, total: target + border, fits: true)
  }
}
