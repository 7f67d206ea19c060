/// Values computed once for a key. Bounded by their number: when it is reached, all go.
package struct Memo<Key: Hashable, Value> {
  package let limit: Int
  package private(set) var counters = CacheCounters()

  private var values: [Key: Value] = [:]

  package init(limit: Int) {
    self.limit = limit
  }

  /// The value for a key if it is known.
  package mutating func find(_ key: Key) -> Value? {
    if let known = values[key] {
      counters.hits += 1
      return known
    }
    counters.misses += 1
    return nil
  }

  package mutating func insert(_ value: Value, for key: Key) {
    if values.count >= limit {
      counters.evictions += values.count
      values.removeAll(keepingCapacity: true)
    }
    values[key] = value
    counters.count = values.count
    counters.cost = values.count
  }
}
