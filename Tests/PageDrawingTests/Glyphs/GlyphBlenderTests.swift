import PageLayout
import Testing

@testable import PageDrawing

struct GlyphBlenderTests {
  /// Blends every coverage 0…255 onto one pixel each.
  private func blend(_ color: Color, onto below: UInt32) -> [UInt32] {
    let arena = GlyphArena()
    let coverage = arena.allocate(256)
    for value in 0..<256 {
      coverage.storeBytes(of: UInt8(value), toByteOffset: value, as: UInt8.self)
    }
    let bitmap = GlyphBitmap(
      pixels: coverage, bytesPerRow: 256, width: 256, height: 1, left: 0, top: 0, isColor: false)
    var pixels = [UInt32](repeating: below, count: 256)
    let bounds = PixelRect(left: 0, top: 0, right: 256, bottom: 1)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      GlyphBlender.blend(
        coverage: bitmap, x: 0, y: 0, color: PremultipliedColor(color),
        into: PixelTarget(base: base, rowLength: 256, bounds: bounds), clip: bounds)
    }
    return pixels
  }

  static let colors: [(Color, UInt32)] = [
    (.black, 0xFFFF_FFFF), (.white, 0xFF18_2533), (Color(0x2481CC), 0xFFE1_FFC7),
    (Color(0x2481CC, alpha: 0.5), 0xFFFF_FFFF), (Color(0xFF0000, alpha: 0.3), 0),
    (.black, 0x8040_2010),
  ]

  @Test("source-over to within rounding for every coverage", arguments: colors)
  func sourceOver(color: Color, below: UInt32) {
    for (coverage, pixel) in blend(color, onto: below).enumerated() {
      let alpha = color.alpha * Double(coverage) / 255
      let channels = [color.blue, color.green, color.red, 1]
      for (index, value) in channels.enumerated() {
        let shift = UInt32(index) * 8
        let old = Double((below >> shift) & 0xFF)
        let expected = value * alpha * 255 + old * (1 - alpha)
        #expect(
          abs(Double((pixel >> shift) & 0xFF) - expected) <= 1.6,
          "coverage \(coverage), channel \(index)")
      }
    }
  }

  @Test(
    "nothing is written outside the clip", arguments: [(-3, -2), (0, 0), (3, 3), (5, 6), (9, 9)])
  func clipped(x: Int, y: Int) {
    let arena = GlyphArena()
    let coverage = arena.allocate(8 * 4)
    for row in 0..<4 {
      for column in 0..<6 {
        coverage.storeBytes(of: 255, toByteOffset: row * 8 + column, as: UInt8.self)
      }
    }
    let bitmap = GlyphBitmap(
      pixels: coverage, bytesPerRow: 8, width: 6, height: 4, left: 0, top: 0, isColor: false)
    let bounds = PixelRect(left: 0, top: 0, right: 10, bottom: 10)
    let clip = PixelRect(left: 1, top: 2, right: 8, bottom: 9)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 100)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      GlyphBlender.blend(
        coverage: bitmap, x: x, y: y, color: PremultipliedColor(.black),
        into: PixelTarget(base: base, rowLength: 10, bounds: bounds), clip: clip)
    }
    for row in 0..<10 {
      for column in 0..<10 {
        let isInside =
          (max(x, 1)..<max(max(x, 1), min(x + 6, 8))).contains(column)
          && (max(y, 2)..<max(max(y, 2), min(y + 4, 9))).contains(row)
        #expect((pixels[row * 10 + column] == 0xFF00_0000) == isInside)
      }
    }
  }
}
