import PageLayout
import Testing

@testable import PageDrawing

struct CoverageCurveTests {
  private func table(_ color: Color) -> [UInt8] {
    var coverage = (0..<256).map { UInt8($0) }
    coverage.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      CoverageCurve().apply(level: CoverageCurve.level(of: color), to: base, count: 256)
    }
    return coverage
  }

  @Test("black text is left alone")
  func black() {
    #expect(table(.black) == (0..<256).map { UInt8($0) })
  }

  @Test("light text gets fuller strokes, never an edge that was not there")
  func white() {
    let lifted = table(.white)
    #expect(lifted[0] == 0 && lifted[255] == 255)
    #expect(lifted[128] > 140 && lifted[128] < 180)
    #expect(zip(lifted, lifted.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("a colour that is no number counts as black")
  func hostile() {
    #expect(CoverageCurve.level(of: Color(red: .nan, green: 0, blue: 0)) == 0)
  }
}
