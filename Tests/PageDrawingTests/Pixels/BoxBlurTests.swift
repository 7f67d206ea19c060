import Glibc
import Testing

@testable import PageDrawing

struct BoxBlurTests {
  @Test("a dot spreads like a Gaussian of that deviation", arguments: [1.0, 2, 4, 7])
  func gaussian(sigma: Double) {
    let side = 81
    var image = PixelImage(side, side) { x, _ in x == side / 2 ? 0xFFFF_FFFF : 0xFF00_0000 }
    BoxBlur.blur(&image, sigma: sigma)
    let row = (0..<side).map { Double(image[$0, side / 2] & 0xFF) }
    let total = row.reduce(0, +)
    let variance = zip(row, 0...).map { $0 * pow(Double($1 - side / 2), 2) }.reduce(0, +) / total
    #expect(abs(variance.squareRoot() - sigma) < 0.6)
    #expect(zip(row, row.reversed()).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("one colour stays, right up to the edges")
  func constant() {
    var image = PixelImage(7, 5) { _, _ in 0xFF12_3456 }
    BoxBlur.blur(&image, sigma: 20)
    #expect(image.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }

  @Test("no blur, no change; nothing to blur, no crash")
  func trivial() {
    let image = PixelImage(4, 4) { UInt32($0 * $1) }
    for sigma in [0, -1, .nan, 0.1] {
      var copy = image
      BoxBlur.blur(&copy, sigma: sigma)
      #expect(copy == image)
    }
    var empty = PixelImage(width: 0, height: 0)
    BoxBlur.blur(&empty, sigma: 3)
    var dot = PixelImage(1, 1) { _, _ in 0xFF00_00FF }
    BoxBlur.blur(&dot, sigma: 3)
    #expect(dot.pixels == [0xFF00_00FF])
  }
}
