/// Values by key, bounded by what they cost together: when a generation holds half the capacity it
/// becomes the old one, and what was not asked for since the one before is dropped.
struct BoundedCache<Key: Hashable, Value> {
  let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private var counters = CacheStatistics()

  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// - Parameter capacity: in bytes. A value of more than half of it is not kept.
  init(capacity: Int) {
    self.capacity = max(capacity, 2)
  }

  var statistics: CacheStatistics {
    var statistics = counters
    statistics.bytes = youngCost + oldCost
    return statistics
  }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] {
      counters.hits += 1
      return entry.value
    }
    guard let entry = old.removeValue(forKey: key) else {
      counters.misses += 1
      return nil
    }
    counters.hits += 1
    oldCost -= entry.cost
    insert(entry, for: key)
    return entry.value
  }

  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    guard cost <= capacity / 2 else { return }
    remove(key)
    insert(Entry(value: value, cost: cost), for: key)
  }

  mutating func remove(_ key: Key) {
    if let entry = young.removeValue(forKey: key) { youngCost -= entry.cost }
    if let entry = old.removeValue(forKey: key) { oldCost -= entry.cost }
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > capacity / 2 {
      counters.evictions += old.count
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[key] = entry
    youngCost += entry.cost
  }
}
