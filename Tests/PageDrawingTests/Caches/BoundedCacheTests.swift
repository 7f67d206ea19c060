import Testing

@testable import PageDrawing

struct BoundedCacheTests {
  @Test("what is used stays, what is not goes, and the bound holds")
  func bounded() {
    var cache = BoundedCache<Int, String>(capacity: 1_000)
    cache.insert("kept", cost: 10, for: 0)
    for key in 1..<500 {
      cache.insert("value \(key)", cost: 100, for: key)
      #expect(cache.value(for: 0) == "kept")
      #expect(cache.statistics.bytes <= 1_000)
    }
    #expect(cache.value(for: 1) == nil && cache.value(for: 499) == "value 499")
    #expect(cache.statistics.evictions > 400)
  }

  @Test("a value larger than half the bound is not kept")
  func large() {
    var cache = BoundedCache<Int, Int>(capacity: 100)
    cache.insert(1, cost: 51, for: 1)
    #expect(cache.value(for: 1) == nil && cache.statistics.misses == 1)
  }

  @Test("replaced and removed values give their cost back")
  func replaced() {
    var cache = BoundedCache<Int, Int>(capacity: 100)
    cache.insert(1, cost: 20, for: 1)
    cache.insert(2, cost: 30, for: 1)
    #expect(cache.value(for: 1) == 2 && cache.statistics.bytes == 30)
    cache.remove(1)
    #expect(cache.value(for: 1) == nil && cache.statistics.bytes == 0)
  }
}
