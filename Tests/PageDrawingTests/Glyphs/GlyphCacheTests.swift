import Testing

@testable import PageDrawing

struct GlyphCacheTests {
  private func bitmap(_ cache: GlyphCache, _ fill: UInt8) -> GlyphBitmap {
    let pixels = cache.allocate(8 * 100)
    pixels.initializeMemory(as: UInt8.self, repeating: fill, count: 800)
    return GlyphBitmap(
      pixels: pixels, bytesPerRow: 8, width: 8, height: 100, left: 0, top: 0, isColor: false)
  }

  @Test("it stays within its bound and keeps what is used")
  func bounded() throws {
    let cache = GlyphCache(capacity: 20_000)
    cache.insert(bitmap(cache, 42), for: 0)
    for key in 1..<1_000 {
      cache.makeRoom()
      let kept = try #require(cache.bitmap(for: 0))
      #expect(kept.pixels.load(as: UInt8.self) == 42)
      cache.insert(bitmap(cache, UInt8(key & 0xFF)), for: UInt64(key))
      #expect(cache.statistics.bytes <= 22_000)
    }
    #expect(cache.bitmap(for: 1) == nil)
    #expect(cache.bitmap(for: 999) != nil)
    #expect(cache.statistics.evictions > 900)
  }

  @Test("memory is zeroed, whatever was in it")
  func zeroed() {
    let arena = GlyphArena()
    for count in [1, 7, 8, 1_000, 300_000, 0, 5] {
      let bytes = arena.allocate(count)
      #expect((0..<count).allSatisfy { bytes.load(fromByteOffset: $0, as: UInt8.self) == 0 })
      bytes.initializeMemory(as: UInt8.self, repeating: 0xFF, count: count)
    }
  }
}
