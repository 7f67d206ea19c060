import Testing

@testable import PageDrawing

struct ResamplerTests {
  static let sizes = [(1, 1), (3, 7), (16, 16), (40, 9), (100, 100)]

  @Test("one colour stays that colour at every size", arguments: sizes)
  func constant(width: Int, height: Int) {
    let image = PixelImage(16, 16) { _, _ in 0x8040_2010 }
    let scaled = Resampler.resample(image, from: nil, width: width, height: height)
    #expect(scaled.width == width && scaled.height == height)
    #expect(scaled.pixels.allSatisfy { $0 == 0x8040_2010 })
  }

  @Test("the same size is the same picture")
  func identity() {
    let image = PixelImage(9, 5) { 0xFF00_0000 | UInt32($0 * 20) << 8 | UInt32($1 * 30) }
    #expect(Resampler.resample(image, from: nil, width: 9, height: 5) == image)
  }

  @Test("shrinking averages: a fine checkerboard turns grey, without ringing")
  func average() {
    let image = PixelImage(64, 64) { ($0 + $1) & 1 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let scaled = Resampler.resample(image, from: nil, width: 16, height: 16)
    #expect(scaled.pixels.allSatisfy { ($0 & 0xFF) == 128 || ($0 & 0xFF) == 127 })
  }

  @Test("an edge stays between its two sides at every size", arguments: sizes)
  func noRinging(width: Int, height: Int) {
    let image = PixelImage(50, 50) { x, _ in x < 23 ? 0xFF20_2020 : 0xFFE0_E0E0 }
    let scaled = Resampler.resample(image, from: nil, width: width, height: height)
    #expect(scaled.pixels.allSatisfy { (0x20...0xE0).contains($0 & 0xFF) && $0 >> 24 == 255 })
  }

  @Test("a region is cut where it says, edges repeat past the ends")
  func region() {
    let image = PixelImage(10, 1) { x, _ in 0xFF00_0000 | UInt32(x) }
    let part = Resampler.resample(
      image, from: .init(x: 4, y: 0, width: 3, height: 1), width: 3, height: 1)
    #expect(part.pixels.map { $0 & 0xFF } == [4, 5, 6])
    let outside = Resampler.resample(
      image, from: .init(x: -2, y: 0, width: 4, height: 1), width: 4, height: 1)
    #expect(outside.pixels.map { $0 & 0xFF } == [0, 0, 0, 1])
  }

  @Test("growing interpolates evenly")
  func interpolation() {
    let image = PixelImage(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFC8_C8C8 }
    let grown = Resampler.resample(image, from: nil, width: 8, height: 1)
    #expect(grown.pixels.map { $0 & 0xFF } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test("nothing gives nothing")
  func empty() {
    let none = PixelImage(width: 0, height: 5)
    #expect(Resampler.resample(none, from: nil, width: 2, height: 2).pixels == [0, 0, 0, 0])
    let image = PixelImage(2, 2) { _, _ in .max }
    #expect(Resampler.resample(image, from: nil, width: 0, height: 3).pixels.isEmpty)
  }
}
