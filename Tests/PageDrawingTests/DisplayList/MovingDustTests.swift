import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

@Suite("Dust that moves and dust that is blown away")
struct MovingDustTests {
  private func field(_ rect: Rect, at time: Double = 0, burst: ParticleBurst? = nil)
    -> ParticleField
  {
    var field = ParticleField(rect: rect, color: .black, areaPerParticle: 10, seed: 7)
    field.time = time
    field.burst = burst
    return field
  }

  private let area = rect(10, 20, 100, 40)

  @Test("Drifting dust stays inside, keeps its grains and is somewhere else a moment later")
  func drifting() {
    let rest = field(area).groups
    for time in [0.04, 1, 100, 1e9] {
      let groups = field(area, at: time).groups
      #expect(groups.map(\.path) != rest.map(\.path))
      #expect(groups.map(\.path.elements.count) == rest.map(\.path.elements.count))
      for group in groups {
        #expect(group.path.bounds.minX >= area.minX - 0.001)
        #expect(group.path.bounds.maxX <= area.maxX + 0.001)
        #expect(group.path.bounds.minY >= area.minY - 0.001)
        #expect(group.path.bounds.maxY <= area.maxY + 0.001)
      }
    }
    #expect(!field(area, at: .infinity).groups.isEmpty)
  }

  @Test("A burst begins as the dust was, runs from its origin and leaves nothing")
  func bursting() {
    let origin = Point(x: 10, y: 40)
    func grains(at age: Double) -> [(x: Double, strength: Double)] {
      field(area, at: 3, burst: ParticleBurst(origin: origin, age: age)).groups.flatMap { group in
        stride(from: 0, to: group.path.elements.count, by: 5).compactMap { index in
          guard case .move(let point) = group.path.elements[index],
            case .color(let color) = group.paint
          else { return nil }
          return (point.x, color.alpha)
        }
      }
    }
    #expect(grains(at: 0).count == 400)
    let soon = grains(at: 0.05)
    // Nothing has met what is far from the origin: it is as strong as dust at rest.
    #expect(soon.filter { $0.x > 80 }.allSatisfy { [0.9, 0.6, 0.35].contains($0.strength) })
    let duration = ParticleBurst.duration(from: origin, over: area)
    #expect(grains(at: duration * 0.8).count < 400)
    #expect(grains(at: duration).isEmpty)
    for group in field(area, burst: ParticleBurst(origin: origin, age: 0.2)).groups {
      let bounds = field(area, burst: ParticleBurst(origin: origin, age: 0.2)).reach
      #expect(group.path.bounds.minX >= bounds.minX && group.path.bounds.maxX <= bounds.maxX)
      #expect(group.path.bounds.minY >= bounds.minY && group.path.bounds.maxY <= bounds.maxY)
    }
  }

  @Test("Grains outside of what is painted are left out, the others are where they were")
  func window() {
    var part = field(area, at: 2)
    part.window = rect(10, 20, 50, 40)
    let all = field(area, at: 2).groups.reduce(0) { $0 + $1.path.elements.count }
    let some = part.groups.reduce(0) { $0 + $1.path.elements.count }
    #expect(some > all / 4 && some < all * 3 / 4)
  }

  @Test("A list in two, still and dust, looks as the whole")
  func separated() throws {
    let commands: [DisplayCommand] = [
      .fill(.rect(rect(0, 0, 60, 40)), .color(.white)),
      .pushClip(.rect(rect(5, 5, 50, 30))),
      .fill(.rect(rect(0, 0, 20, 20)), .color(Color(0x20_6080))),
      .popClip,
      .pushClip(.rect(rect(10, 5, 40, 30))),
      .fill(.rect(rect(10, 10, 40, 20)), .color(Color.black.withAlpha(0.1))),
      .particles(field(rect(10, 10, 40, 20))),
      .fill(.rect(rect(30, 20, 30, 30)), .color(Color(0xE0_3020, alpha: 0.5))),
      .popClip,
      .fill(.rect(rect(52, 0, 8, 8)), .color(Color(0x10_8020))),
    ]
    let list = DisplayList(size: Size(width: 60, height: 40), commands: commands)
    let (still, dust) = list.separatingDust()
    let moving = try #require(dust)
    #expect(moving.commands.count == 4, "clips without dust are left out")
    let whole = try pixels(60, 40, commands)
    let both = try pixels(60, 40, still.commands + moving.commands)
    #expect(whole.pixels == both.pixels)
    #expect(list.changingDust { _ in nil }.separatingDust().dust == nil)
  }
}
