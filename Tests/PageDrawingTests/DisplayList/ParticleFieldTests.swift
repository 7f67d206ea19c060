import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

@Suite("Dust over what is not to be read yet")
struct ParticleFieldTests {
  private func field(_ rect: Rect, seed: UInt64 = 1) -> ParticleField {
    ParticleField(rect: rect, color: .black, areaPerParticle: 10, seed: seed)
  }

  @Test("The same seed is the same dust, another seed another")
  func seeds() {
    let area = rect(10, 20, 100, 40)
    #expect(field(area).groups.map(\.path) == field(area).groups.map(\.path))
    #expect(field(area).groups.map(\.path) != field(area, seed: 2).groups.map(\.path))
  }

  @Test("Every grain is inside, as many as the area asks for")
  func grains() {
    let area = rect(10, 20, 100, 40)
    let groups = field(area).groups
    #expect(groups.reduce(0) { $0 + $1.path.elements.count } == 400 * 5)
    for group in groups {
      let bounds = group.path.bounds
      #expect(bounds.minX >= area.minX && bounds.maxX <= area.maxX)
      #expect(bounds.minY >= area.minY && bounds.maxY <= area.maxY)
    }
  }

  @Test("A field of any size and shape is bounded")
  func strangeFields() {
    #expect(field(rect(0, 0, 1e9, 1e9)).groups.reduce(0) { $0 + $1.path.elements.count } == 20_000)
    #expect(field(rect(0, 0, .nan, 1)).groups.isEmpty)
    #expect(field(rect(0, 0, 0, 10)).groups.isEmpty)
    var none = field(rect(0, 0, 10, 10))
    none.areaPerParticle = 0
    #expect(none.groups.isEmpty)
  }

  @Test("Dust is drawn in its colour and nowhere else")
  func pixelsOfDust() throws {
    let image = try pixels(
      60, 40, [.particles(field(rect(10, 10, 40, 20)))])
    var inside = 0
    for y in 0..<40 {
      for x in 0..<60 where image.ink(x, y) > 20 {
        inside += 1
        #expect((9...50).contains(x) && (9...30).contains(y))
      }
    }
    #expect(inside > 40)
  }
}
