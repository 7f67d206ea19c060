import Testing
import Typesetting

@testable import PageDrawing

@Suite("Areas that others are held against")
struct CoveredAreasTests {
  @Test("Says of every rectangle what holding it against each area says")
  func same() {
    var random = SystemRandomNumberGenerator()
    func rect(_ size: Double) -> Rect {
      Rect(
        x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random),
        width: .random(in: 0...size, using: &random), height: .random(in: 0...size, using: &random))
    }
    for round in 0..<20 {
      var areas = CoveredAreas()
      var all: [Rect] = []
      for _ in 0..<round * 3 {
        let area = rect(round % 3 == 0 ? 2_000 : 40)
        areas.add(area)
        all.append(area)
        for asked in [rect(30), rect(4_000), area] {
          #expect(areas.meet(asked) == all.contains { $0.meets(asked) }, "\(asked) in \(all)")
        }
      }
    }
  }

  @Test("What is no area, or has no end, does no harm")
  func odd() {
    var areas = CoveredAreas()
    #expect(!areas.meet(Rect(x: 0, y: 0, width: 10, height: 10)))
    for value in [Double.nan, .infinity, -1, 1e300] {
      areas.add(Rect(x: 0, y: 0, width: value, height: 5))
      _ = areas.meet(Rect(x: value, y: 0, width: 1, height: 1))
      _ = areas.meet(Rect(x: 0, y: 0, width: 1, height: value))
    }
    #expect(areas.meet(Rect(x: 1, y: 1, width: 1, height: 1)))
    #expect(!areas.meet(Rect(x: 1, y: 9, width: 1, height: 1)))
  }
}
