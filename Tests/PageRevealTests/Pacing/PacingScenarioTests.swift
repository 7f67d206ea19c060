import TestSupport
import Testing

@testable import PageReveal

/// Streams as models and networks make them: the pace is even, nothing is left behind.
@Suite("Pacing, by the stream")
struct PacingScenarioTests {
  struct Scenario: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Seconds, and the length from then on.
    var arrivals: [(time: Double, length: Int)]
    var finalizesAt: Double?

    static func steady(_ count: Int, every gap: Double, times: Int) -> [(Double, Int)] {
      (0..<times).map { (Double($0) * gap, ($0 + 1) * count) }
    }
  }

  static let scenarios: [Scenario] = {
    var random = SeededGenerator(seed: 30)
    var time = 0.0
    var jitter: [(Double, Int)] = []
    for index in 0..<120 {
      time += Double.random(in: 0.2..<1.8, using: &random) / 30
      jitter.append((time, index + 1))
    }
    let slow = Scenario.steady(1, every: 0.1, times: 20)
    var bursts: [(Double, Int)] = []
    for index in 0..<6 { bursts.append((2 + Double(index) * 0.5, 70 + index * 50)) }
    return [
      Scenario(
        testDescription: "20 every second, ten times",
        arrivals: Scenario.steady(20, every: 1, times: 10), finalizesAt: 10),
      Scenario(
        testDescription: "10 a second, then 50 every half second", arrivals: slow + bursts,
        finalizesAt: 5),
      Scenario(testDescription: "200 at once", arrivals: [(0, 200)], finalizesAt: nil),
      Scenario(
        testDescription: "chunks up to 200, the end at 1.5 s",
        arrivals: [(0, 60), (0.5, 120), (1, 200)], finalizesAt: 1.5),
      Scenario(
        testDescription: "about 30 a second, unevenly", arrivals: jitter, finalizesAt: time),
      Scenario(
        testDescription: "30 every two seconds, five times",
        arrivals: Scenario.steady(30, every: 2, times: 5), finalizesAt: 10),
    ]
  }()

  @Test("Never back, never ahead, never in leaps, and to the end", arguments: scenarios)
  func runs(_ scenario: Scenario) {
    var pacing = PacingController()
    var arrivals = scenario.arrivals[...]
    let last = scenario.arrivals.last?.length ?? 0
    var previous = 0.0
    var largestStep = 0.0
    var largestChunk = 0
    var completed: Double?
    for frame in 0..<(60 * 20) {
      let now = Double(frame) / 60
      while let next = arrivals.first, next.time <= now {
        largestChunk = max(largestChunk, next.length - pacing.length)
        pacing.observe(length: next.length, at: now)
        arrivals = arrivals.dropFirst()
      }
      if let end = scenario.finalizesAt, now >= end, !pacing.isFinalizing {
        pacing.finalize(length: last)
      }
      let (cursor, isComplete) = pacing.tick(at: now)
      #expect(pacing.revealed >= previous && cursor <= pacing.length)
      largestStep = max(largestStep, pacing.revealed - previous)
      previous = pacing.revealed
      if isComplete, completed == nil { completed = now }
    }
    #expect(
      largestStep <= max(1, Double(largestChunk) / 5), "a chunk is spread over several frames")
    if let end = scenario.finalizesAt {
      #expect((completed ?? .infinity) < end + 1, "the rest follows soon after the end")
    } else {
      #expect(pacing.revealed > 190, "without an end the last part is approached")
    }
  }

  @Test("Between chunks the cursor does not stand still")
  func neverStops() {
    var pacing = PacingController()
    var arrivals = Scenario.steady(20, every: 1, times: 10)[...]
    var standing = 0
    var longest = 0
    var previous = 0.0
    for frame in 0..<(60 * 9) {
      let now = Double(frame) / 60
      while let next = arrivals.first, next.0 <= now {
        pacing.observe(length: next.1, at: now)
        arrivals = arrivals.dropFirst()
      }
      pacing.tick(at: now)
      standing = pacing.revealed - previous < 0.01 ? standing + 1 : 0
      // The first second is the ramp.
      if now > 1.5 { longest = max(longest, standing) }
      previous = pacing.revealed
    }
    #expect(longest < 20, "frames")
  }
}
