/// Where cursors of one map of a message are in another, after its reader opened, closed or uncovered something in
/// it: what was shown and is there still stays shown.
struct CursorShift {
  private let oldTotal: Int
  private let newTotal: Int
  /// What both cost before the first difference and behind the last.
  private let head: Int
  private let tail: Int

  init(from old: RevealMap, to new: RevealMap) {
    let (before, after) = (old.items.leafCosts, new.items.leafCosts)
    oldTotal = old.total
    newTotal = new.total
    head = zip(before, after).prefix { $0 == $1 }.reduce(0) { $0 + $1.0 }
    tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.reduce(0) { $0 + $1.0 }
  }

  func callAsFunction(_ cursor: Int) -> Int {
    if cursor >= oldTotal - tail, cursor > head { return newTotal - (oldTotal - cursor) }
    return cursor <= head ? cursor : min(cursor, newTotal - tail)
  }
}

extension [ItemCost] {
  /// What is shown one after the other, at any depth.
  fileprivate var leafCosts: [Int] {
    flatMap { item in
      switch item.content {
      case .whole, .text, .code, .table, .thinking: [item.cost]
      case .details(let details): [details.title?.cost ?? 0] + details.body.leafCosts
      }
    }
  }
}
