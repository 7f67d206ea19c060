import PageModel
import Testing

@testable import PageDrawing

struct ImageStoreTests {
  private func png(_ color: UInt32, side: Int = 4) throws -> [UInt8] {
    try PNGEncoder.encode(PixelImage(side, side) { _, _ in color })
  }

  @Test("bytes and files are known by their header and decoded when drawn")
  func lazy() throws {
    let store = ImageStore()
    try TestFiles.withFile(png(0xFF00_00FF, side: 3)) { path in try check(store, path) }
  }

  private func check(_ store: ImageStore, _ path: String) throws {
    let file = MediaId(namespace: 1, id: 1)
    try store.insert(png(0xFFFF_0000), for: .test)
    try store.insert(fileAt: path, for: file)
    #expect(store.naturalSize(of: .test) == PixelDimensions(width: 4, height: 4))
    #expect(store.naturalSize(of: file) == PixelDimensions(width: 3, height: 3))
    #expect(store.statistics.bytes == 0)
    #expect(store.image(for: .test)?.pixels[0, 0] == 0xFFFF_0000)
    #expect(store.image(for: file)?.pixels[0, 0] == 0xFF00_00FF)
    #expect(store.statistics.bytes == 64 + 36)
    _ = store.image(for: file)
    #expect(store.statistics.hits == 1)
  }

  @Test("what was never added is not there")
  func missing() {
    let store = ImageStore()
    #expect(store.image(for: .test) == nil && store.naturalSize(of: .test) == nil)
  }

  @Test("a picture that turns out damaged is a failure to ask for, not a crash")
  func failure() throws {
    let store = ImageStore()
    let bytes = try png(0xFF00_FF00, side: 64)
    try store.insert(Array(bytes.prefix(60)), for: .test)
    #expect(store.image(for: .test) == nil)
    #expect(store.failures[.test] != nil)
    try store.insert(bytes, for: .test)
    #expect(store.failures.isEmpty && store.image(for: .test) != nil)
  }

  @Test("decoded pictures stay within the bound and come back when asked for")
  func bounded() throws {
    let store = ImageStore(decodedBytes: 20_000)
    for id in 0..<20 {
      try store.insert(
        png(0xFF00_0000 | UInt32(id), side: 32), for: MediaId(namespace: 0, id: Int64(id)))
    }
    for round in 0..<3 {
      for id in 0..<20 {
        let image = store.image(for: MediaId(namespace: 0, id: Int64(id)))
        #expect(image?.pixels[5, 5] == 0xFF00_0000 | UInt32(id), "round \(round)")
        #expect(store.statistics.bytes <= 20_000)
      }
    }
    #expect(store.statistics.evictions > 0)
  }

  @Test("threads may share it")
  func threads() async throws {
    let store = ImageStore()
    try store.insert(png(0xFF12_3456, side: 50), for: .test)
    await withTaskGroup(of: UInt32?.self) { group in
      for _ in 0..<8 { group.addTask { store.image(for: .test)?.pixels[9, 9] } }
      for await pixel in group { #expect(pixel == 0xFF12_3456) }
    }
  }
}
