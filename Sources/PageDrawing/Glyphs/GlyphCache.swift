/// Drawn glyphs by key, bounded in bytes.
///
/// Two generations: new and used glyphs go to the young one; when it holds half the capacity it
/// becomes the old one and the previous old one is dropped. That keeps what is in use without a list
/// to maintain on every hit.
final class GlyphCache {
  let capacity: Int
  private var young = Generation()
  private var old = Generation()
  private var counters = CacheStatistics()

  private struct Generation {
    var glyphs: [UInt64: GlyphBitmap] = [:]
    var arena = GlyphArena()
  }

  /// - Parameter capacity: bytes of bitmaps to keep; one run of text may exceed it while it is drawn.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  var statistics: CacheStatistics {
    var statistics = counters
    statistics.bytes = young.arena.byteCount + old.arena.byteCount
    return statistics
  }

  /// Drops old glyphs when the cache is full. Call it between runs: bitmaps handed out before are
  /// invalid afterwards.
  func makeRoom() {
    guard young.arena.byteCount > capacity / 2 else { return }
    counters.evictions += old.glyphs.count
    old = young
    young = Generation()
  }

  func removeAll() {
    counters.evictions += young.glyphs.count + old.glyphs.count
    young = Generation()
    old = Generation()
  }

  func bitmap(for key: UInt64) -> GlyphBitmap? {
    if let bitmap = young.glyphs[key] {
      counters.hits += 1
      return bitmap
    }
    guard var bitmap = old.glyphs.removeValue(forKey: key) else {
      counters.misses += 1
      return nil
    }
    counters.hits += 1
    let copy = young.arena.allocate(bitmap.byteCount)
    copy.copyMemory(from: bitmap.pixels, byteCount: bitmap.byteCount)
    bitmap.pixels = copy
    young.glyphs[key] = bitmap
    return bitmap
  }

  /// Zeroed memory for a bitmap that ``insert(_:for:)`` will be called with.
  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    young.arena.allocate(byteCount)
  }

  func insert(_ bitmap: GlyphBitmap, for key: UInt64) {
    young.glyphs[key] = bitmap
  }
}
