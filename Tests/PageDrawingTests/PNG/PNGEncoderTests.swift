import Testing

@testable import PageDrawing

struct PNGEncoderTests {
  private func decoded(_ bytes: [UInt8]) throws -> PixelImage {
    try ImageDecoder().decode(bytes).pixels
  }

  private func noise(_ width: Int, _ height: Int, opaque: Bool) -> PixelImage {
    var generator: UInt64 = 42
    return PixelImage(width, height) { _, _ in
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = UInt32(truncatingIfNeeded: generator >> 32)
      guard !opaque else { return bits | 0xFF00_0000 }
      let alpha = bits >> 24
      func channel(_ shift: UInt32) -> UInt32 { min((bits >> shift) & 0xFF, alpha) << shift }
      return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
  }

  @Test(
    "opaque pixels come back as they were", arguments: [(1, 1), (3, 2), (257, 100), (700, 1_200)])
  func opaque(width: Int, height: Int) throws {
    for image in [
      noise(width, height, opaque: true),
      PixelImage(width, height) { x, y in 0xFF00_0000 | UInt32((x / 9) << 8 | (y / 30) & 0xFF) },
    ] {
      let bytes = try PNGEncoder.encode(image)
      #expect(bytes[25] == 2, "RGB without alpha")
      #expect(try decoded(bytes) == image)
    }
  }

  @Test("translucent pixels come back as they were, to within what eight bits keep")
  func translucent() throws {
    let image = noise(300, 700, opaque: false)
    let bytes = try PNGEncoder.encode(image)
    #expect(bytes[25] == 6)
    #expect(try decoded(bytes).largestDifference(to: image) <= 1)
  }

  @Test("the same pixels give the same bytes, every time")
  func deterministic() throws {
    let image = noise(500, 2_500, opaque: true)
    let first = try PNGEncoder.encode(image, scale: 2)
    for _ in 0..<5 { #expect(try PNGEncoder.encode(image, scale: 2) == first) }
  }

  @Test("the scale is written as pixels a metre")
  func resolution() throws {
    let bytes = try PNGEncoder.encode(PixelImage(2, 2) { _, _ in .max }, scale: 2)
    let reader = ByteReader(bytes)
    let chunk = try #require(reader.first("pHYs", in: 0..<bytes.count))
    // 144 pixels an inch.
    #expect(reader.bigEndian32(chunk + 4) == 5_669 && reader.byte(chunk + 12) == 1)
    #expect(reader.first("pHYs", in: 0..<0) == nil)
  }

  @Test("a page compresses well")
  func small() throws {
    let image = PixelImage(720, 2_000) { x, y in
      y % 30 < 12 && (x * 7 + y / 30) % 5 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    #expect(try PNGEncoder.encode(image).count < 40_000)
  }
}
