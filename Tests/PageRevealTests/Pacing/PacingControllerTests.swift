import Testing

@testable import PageReveal

/// The controller against figures computed elsewhere.
@Suite("Pacing, by the numbers")
struct PacingControllerTests {
  struct Row: Sendable {
    var frame: Int
    var revealed: Double
    var velocity: Double
  }

  /// Frames at 60 Hz; initial length 600; 600, 1200 and 1800 observed at 0, 0.5 and 1 s; the end at
  /// 1.5 s.
  private func run(multiplier: Double, frames: Int) -> (rows: [PacingController], complete: Int?) {
    var pacing = PacingController(initialLength: 600, multiplier: multiplier)
    var rows: [PacingController] = []
    var complete: Int?
    for frame in 0...frames {
      let now = Double(frame) / 60
      switch frame {
      case 0: pacing.observe(length: 600, at: now)
      case 30: pacing.observe(length: 1_200, at: now)
      case 60: pacing.observe(length: 1_800, at: now)
      case 90: pacing.finalize(length: 1_800)
      default: break
      }
      let (_, isComplete) = pacing.tick(at: now)
      if isComplete, complete == nil { complete = frame }
      rows.append(pacing)
    }
    return (rows, complete)
  }

  @Test("A message laid out otherwise is as far from its end as it was, and its pace is the same")
  func relaid() {
    func run(opens: Bool) -> [PacingController] {
      var pacing = PacingController(initialLength: 600)
      return (0...80).map { frame in
        let now = Double(frame) / 60
        if frame == 0 { pacing.observe(length: 600, at: now) }
        if frame == 30 { pacing.observe(length: 1_200, at: now) }
        if opens, frame == 40 {
          pacing.relaid(length: pacing.length + 500, cursor: pacing.cursor + 500)
        }
        if frame == 60 { pacing.observe(length: pacing.length + 600, at: now) }
        pacing.tick(at: now)
        return pacing
      }
    }
    for (one, other) in zip(run(opens: true), run(opens: false)).dropFirst(40) {
      #expect(abs(one.velocity - other.velocity) < 1e-6)
      #expect(abs(one.revealed - 500 - other.revealed) < 1e-6)
    }
  }

  @Test("At a multiplier of one")
  func plain() {
    let (rows, complete) = run(multiplier: 1, frames: 100)
    let expected = [
      Row(frame: 1, revealed: 0.093, velocity: 5.556),
      Row(frame: 15, revealed: 6.305, velocity: 35.754),
      Row(frame: 30, revealed: 21.306, velocity: 363.09),
      Row(frame: 45, revealed: 483.006, velocity: 2_616.482),
      Row(frame: 60, revealed: 1_181.947, velocity: 2_218.608),
      Row(frame: 75, revealed: 1_568.634, velocity: 1_198.215),
    ]
    check(rows, expected)
    #expect(complete == 90)
  }

  @Test("At a rich message's multiplier")
  func rich() {
    let (rows, complete) = run(multiplier: 10, frames: 170)
    let expected = [
      Row(frame: 1, revealed: 0.009, velocity: 5.556),
      Row(frame: 15, revealed: 0.631, velocity: 35.754),
      Row(frame: 30, revealed: 2.137, velocity: 366.903),
      Row(frame: 45, revealed: 54.515, velocity: 3_380.702),
      Row(frame: 60, revealed: 207.902, velocity: 7_911.514),
      Row(frame: 75, revealed: 344.414, velocity: 5_119.93),
      Row(frame: 90, revealed: 548.036, velocity: 11_072.019),
      Row(frame: 120, revealed: 1_101.637, velocity: 11_072.019),
    ]
    check(rows, expected)
    #expect(complete == 158)
  }

  private func check(_ rows: [PacingController], _ expected: [Row]) {
    for row in expected {
      #expect(abs(rows[row.frame].revealed - row.revealed) < 0.001, "frame \(row.frame)")
      #expect(abs(rows[row.frame].velocity - row.velocity) < 0.001, "frame \(row.frame)")
    }
  }

  @Test("What shrinks takes the cursor along, what stays the same changes nothing")
  func shrinking() {
    var pacing = PacingController(initialCount: 50, initialLength: 100)
    #expect(pacing.cursor == 50)
    pacing.observe(length: 30, at: 1)
    #expect(pacing.cursor == 30)
    let before = pacing
    pacing.observe(length: 30, at: 2)
    #expect(pacing == before)
  }

  @Test("Hostile numbers neither trap nor show more than there is")
  func hostile() {
    var pacing = PacingController(initialCount: 9, initialLength: -5, multiplier: -3)
    #expect(pacing.multiplier > 0)
    pacing.observe(length: -7, at: .nan)
    for now in [0.0, -1, .nan, .infinity, 5, 5] {
      pacing.observe(length: 40, at: now)
      pacing.tick(at: now)
      #expect((0...40).contains(pacing.cursor))
    }
  }
}
