/// Cuts styles so that none crosses another or an entity of another sort.
///
/// Styles of one kind that touch are one. Where any style begins all that are open begin anew, so
/// that those from there on can stand in each other, the longest outermost; the server does the
/// same.
struct StyleSplitting {
  /// Sorted ranges without styles.
  let barriers: [Range<Int>]
  /// Places no style goes across.
  let edges: [Int]
  private var ranges: [MessageEntity.Kind: [Range<Int>]] = [:]

  init(barriers: [Range<Int>], edges: [Int]) {
    self.barriers = barriers
    self.edges = edges
  }

  mutating func add(_ style: MessageEntity) {
    ranges[style.kind, default: []].append(style.range)
  }

  func split() -> [MessageEntity] {
    let joined = ranges.mapValues { outsideBarriers(Self.joined($0)) }
    var cuts = Set(edges)
    for ranges in joined.values { cuts.formUnion(ranges.map(\.lowerBound)) }
    let sorted = cuts.sorted()
    return joined.flatMap { kind, ranges in
      Self.pieces(of: ranges, at: sorted).map { MessageEntity(range: $0, kind: kind) }
    }
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func outsideBarriers(_ ranges: [Range<Int>]) -> [Range<Int>] {
    if barriers.isEmpty { return ranges }
    var result: [Range<Int>] = []
    var next = 0
    for range in ranges {
      var start = range.lowerBound
      while next < barriers.count, barriers[next].upperBound <= start { next += 1 }
      var index = next
      while index < barriers.count, barriers[index].lowerBound < range.upperBound {
        if barriers[index].lowerBound > start { result.append(start..<barriers[index].lowerBound) }
        start = max(start, barriers[index].upperBound)
        index += 1
      }
      // A barrier may reach into the next range too.
      next = max(next, index - 1)
      if start < range.upperBound { result.append(start..<range.upperBound) }
    }
    return result
  }

  private static func pieces(of ranges: [Range<Int>], at cuts: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var next = 0
    for range in ranges {
      var start = range.lowerBound
      while next < cuts.count, cuts[next] <= start { next += 1 }
      while next < cuts.count, cuts[next] < range.upperBound {
        result.append(start..<cuts[next])
        start = cuts[next]
        next += 1
      }
      result.append(start..<range.upperBound)
    }
    return result
  }
}
