/// Values by the hash of their content, bounded by the sum of their costs; the least recently used
/// goes first. Two contents with the same hash take turns.
package struct LeastRecentlyUsed<Value> {
  private struct Entry {
    var hash: UInt64
    var value: Value?
    var cost: Int
    var newer: Int
    var older: Int
  }

  package let costLimit: Int
  package private(set) var counters = CacheCounters()

  private var entries: [Entry] = []
  private var free: [Int] = []
  private var indexByHash: [UInt64: Int] = [:]
  private var newest = -1
  private var oldest = -1

  package init(costLimit: Int) {
    self.costLimit = costLimit
  }

  /// The value under a hash if it is the one meant.
  package mutating func value(for hash: UInt64, where isMeant: (Value) -> Bool) -> Value? {
    if let index = indexByHash[hash], let value = entries[index].value, isMeant(value) {
      counters.hits += 1
      if index != newest {
        unlink(index)
        linkNewest(index)
      }
      return value
    }
    counters.misses += 1
    return nil
  }

  /// Keeps a value; one that alone is above the bound is not kept.
  package mutating func insert(_ value: Value, for hash: UInt64, cost: Int) {
    if let index = indexByHash[hash] { remove(index) }
    guard cost <= costLimit else { return }
    while counters.cost + cost > costLimit, oldest >= 0 {
      remove(oldest)
      counters.evictions += 1
    }
    let entry = Entry(hash: hash, value: value, cost: cost, newer: -1, older: -1)
    let index: Int
    if let reused = free.popLast() {
      index = reused
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    indexByHash[hash] = index
    linkNewest(index)
    counters.count += 1
    counters.cost += cost
  }

  /// Forgets the value under a hash.
  package mutating func removeValue(for hash: UInt64) {
    if let index = indexByHash[hash] { remove(index) }
  }

  /// Forgets all values; the counts of hits, misses and evictions go on.
  package mutating func removeAll() {
    entries.removeAll()
    free.removeAll()
    indexByHash.removeAll()
    newest = -1
    oldest = -1
    counters.count = 0
    counters.cost = 0
  }

  private mutating func remove(_ index: Int) {
    unlink(index)
    indexByHash[entries[index].hash] = nil
    counters.count -= 1
    counters.cost -= entries[index].cost
    entries[index].value = nil
    free.append(index)
  }

  private mutating func linkNewest(_ index: Int) {
    entries[index].older = newest
    entries[index].newer = -1
    if newest >= 0 { entries[newest].newer = index }
    newest = index
    if oldest < 0 { oldest = index }
  }

  private mutating func unlink(_ index: Int) {
    let newer = entries[index].newer
    let older = entries[index].older
    if newer >= 0 { entries[newer].older = older } else { newest = older }
    if older >= 0 { entries[older].newer = newer } else { oldest = newer }
  }
}
