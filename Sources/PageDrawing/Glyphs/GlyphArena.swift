/// Memory for glyph bitmaps that is given back all at once.
final class GlyphArena {
  private static let chunkSize = 256 << 10

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var left = 0
  private(set) var byteCount = 0

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// Zeroed bytes, eight more than asked for so that rows may be read eight bytes at a time.
  func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let needed = (count + 8 + 15) & ~15
    byteCount += needed
    let start: UnsafeMutableRawPointer
    if let next, needed <= left {
      start = next
    } else {
      let size = max(needed, GlyphArena.chunkSize)
      start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      chunks.append(start)
      left = size
    }
    start.initializeMemory(as: UInt8.self, repeating: 0, count: needed)
    next = start + needed
    left -= needed
    return start
  }
}
