import TestSupport
import Testing
import Typesetting

@testable import PageReveal

@Suite("How things move")
struct MotionTests {
  @Test("Curves begin at 0, end at 1 and never turn back")
  func easing() {
    for curve in [Easing.inOut, .out] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: .infinity) == 1)
      let values = stride(from: 0, through: 1, by: 0.01).map(curve.value)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
    #expect(abs(Easing.inOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(Easing.out.value(at: 0.5) - 0.6847) < 1e-3, "as CSS has ease-out")
  }

  @Test("A trail says when a place was reached")
  func trail() {
    var trail = CursorTrail(cursor: 10)
    trail.record(20, at: 1)
    trail.record(20, at: 1.05)
    trail.record(35, at: 1.1)
    #expect(trail.age(of: 5, at: 1.1) == .infinity)
    #expect(trail.age(of: 10, at: 1.1) == .infinity)
    #expect(abs((trail.age(of: 11, at: 1.1) ?? -1) - 0.1) < 1e-9)
    #expect(abs((trail.age(of: 20, at: 1.1) ?? -1) - 0.1) < 1e-9)
    #expect(trail.age(of: 30, at: 1.1) == 0)
    #expect(trail.age(of: 36, at: 1.1) == nil)
    #expect(trail.settled(at: 1.1) == 10 && trail.settled(at: 1.25) == 20)
    #expect(trail.isMoving(at: 1.25) && !trail.isMoving(at: 1.33))
  }

  @Test("A cursor that goes back was never further")
  func goingBack() {
    var trail = CursorTrail()
    trail.record(50, at: 1)
    trail.record(30, at: 1.01)
    #expect(trail.cursor == 30 && trail.age(of: 31, at: 1.01) == nil)
    trail.record(40, at: 1.02)
    #expect(trail.age(of: 31, at: 1.02) == 0)
    #expect(trail.age(of: 30, at: 1.02).map { abs($0 - 0.02) < 1e-9 } == true)
  }

  @Test("A trail forgets what no longer moves")
  func forgetting() {
    var trail = CursorTrail()
    var random = SeededGenerator(seed: 4)
    var cursor = 0
    for tick in 0..<10_000 {
      cursor += Int.random(in: 0..<5, using: &random)
      trail.record(cursor, at: Double(tick) / 60)
    }
    #expect("\(trail)".count < 3_000, "samples of a quarter of a second, not of three minutes")
  }

  @Test("A size is there at once, and then moves from wherever it is when its goal changes")
  func size() {
    var size = SizeMovement()
    size.move(to: Size(width: 100, height: 40), at: 1)
    #expect(size.value(at: 1) == Size(width: 100, height: 40) && !size.isMoving(at: 1))
    size.move(to: Size(width: 100, height: 80), at: 2)
    #expect(size.value(at: 2).height == 40)
    let middle = size.value(at: 2.075)
    #expect(middle.width == 100 && abs(middle.height - 60) < 0.1)
    size.move(to: Size(width: 200, height: 120), at: 2.075)
    #expect(abs(size.value(at: 2.075).height - middle.height) < 1e-9)
    #expect(size.isMoving(at: 2.2) && !size.isMoving(at: 2.226))
    #expect(size.value(at: 3) == Size(width: 200, height: 120))
  }

  @Test("A size that grows again and again is never a whole movement behind, and never goes back")
  func growing() {
    var size = SizeMovement()
    var last = 0.0
    for step in 0..<60 {
      let now = Double(step) / 30
      size.move(to: Size(width: 100, height: 20 * Double(step + 1)), at: now)
      let height = size.value(at: now).height
      #expect(height >= last && height >= 20 * Double(step + 1) - 20 * 5)
      last = height
    }
    #expect("\(size)".count < 2_000, "what has arrived is forgotten")
    #expect(size.value(at: 10).height == 1_200)
  }
}
