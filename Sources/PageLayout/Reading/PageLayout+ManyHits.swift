import Typesetting

extension PageLayout {
  /// What lies under each of many points, as ``hit(at:scroll:)`` says it of one. The page is gone through once.
  ///
  /// - Parameter scroll: how far tables and formulas are scrolled.
  public func hits(
    at points: [Point], scroll: ScrollPositions = ScrollPositions()
  ) -> [LayoutHit?] {
    var round = HitRound(points, scroll: scroll)
    for block in blocks {
      ItemVisitor(scroll: scroll).visit(block.items, from: block.firstItem) { round.visit($0) }
    }
    return round.hits
  }
}

/// Shows each item to those of many points that it is near.
private struct HitRound {
  /// From the highest point to the lowest, and each one's number among the points.
  private var testers: [HitTester]
  private let numbers: [Int]
  private let all: [Int]
  /// The containers around what is visited, and the testers whose points lie in them.
  private var insides: [(depth: Int, testers: [Int])] = []

  init(_ points: [Point], scroll: ScrollPositions) {
    numbers = points.indices.sorted { points[$0].y < points[$1].y }
    testers = numbers.map { HitTester(point: points[$0], scroll: scroll) }
    all = Array(testers.indices)
  }

  /// In the order of the points.
  var hits: [LayoutHit?] {
    var hits = [LayoutHit?](repeating: nil, count: numbers.count)
    for (tester, number) in zip(testers, numbers) { hits[number] = tester.hit }
    return hits
  }

  /// - Returns: whether to look inside.
  mutating func visit(_ placed: PlacedItem) -> Bool {
    let depth = placed.place.steps.count
    while let last = insides.last, last.depth >= depth { insides.removeLast() }
    let candidates = insides.last?.testers ?? all
    let area = placed.texts.reduce(placed.frame) { $0.union($1.frame) }
    let first = candidates.firstIndex(from: testers, at: area.minY - HitMetrics.furthestReach)
    var inside: [Int] = []
    for index in candidates[first...] {
      guard testers[index].point.y <= area.maxY + HitMetrics.furthestReach else { break }
      if testers[index].visit(placed) { inside.append(index) }
    }
    guard !inside.isEmpty else { return false }
    insides.append((depth, inside))
    return true
  }
}

extension [Int] {
  /// The place of the first tester whose point is no higher than `y`.
  fileprivate func firstIndex(from testers: [HitTester], at y: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if testers[self[middle]].point.y < y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
