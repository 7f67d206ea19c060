import MessageFiles
import Testing

@testable import RectoTool

@Suite("When which beginning of a text is there")
struct ArrivalPlanTests {
  private let text = "añ€😀 and some more"

  @Test("Characters come in chunks at a rate, and all of them come")
  func paced() {
    let plan = ArrivalPlan(of: text, rate: 10, pace: StreamPace(rate: 10, chunk: 3))
    #expect(plan.steps.prefix(2).map(\.length) == [6, 12])
    #expect(plan.steps.prefix(3).map { ($0.time * 10).rounded() } == [0, 3, 6])
    #expect(plan.steps.last?.length == text.utf8.count)
    #expect(plan.end == plan.steps.last?.time)
  }

  @Test("A seed decides the unevenness, without changing what comes")
  func jitter() {
    func plan(_ seed: Int, _ jitter: Double = 0.8) -> ArrivalPlan {
      ArrivalPlan(
        of: text, rate: 10, pace: StreamPace(rate: 10, chunk: 2, jitter: jitter, seed: seed))
    }
    #expect(plan(1).steps == plan(1).steps)
    #expect(plan(1).steps != plan(2).steps)
    #expect(plan(1).steps.map(\.length) == plan(2, 0).steps.map(\.length))
    let times = plan(7, 1).steps.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 0.4 })
  }

  @Test("Half a character waits for its other half")
  func halves() {
    let source = StreamedSource(
      source: InputSource(name: "stdin", folder: ".", bytes: Array(text.utf8)),
      arrivals: (1...text.utf8.count).map { .init(time: Double($0), bytes: $0) }, end: 40)
    let plan = ArrivalPlan(of: text, as: source)
    #expect(plan.steps.prefix(10).map(\.length) == [1, 1, 3, 3, 3, 6, 6, 6, 6, 10])
    #expect(plan.steps.last?.length == text.utf8.count && plan.end == 40)
  }

  @Test("Text in another encoding comes in the same proportions, and nothing comes at once")
  func otherEncodings() {
    let utf16: [UInt8] =
      [0xFF, 0xFE] + "abcd".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let source = StreamedSource(
      source: InputSource(name: "stdin", folder: ".", bytes: utf16),
      arrivals: [.init(time: 0, bytes: 5), .init(time: 1, bytes: 10)], end: 1)
    #expect(ArrivalPlan(of: "abcd", as: source).steps.map(\.length) == [2, 4])
    let empty = ArrivalPlan(of: "", rate: 10, pace: StreamPace())
    #expect(empty.steps == [.init(time: 0, length: 0)] && empty.end == 0)
    let nothing = StreamedSource(source: InputSource(name: "stdin", folder: ".", bytes: []))
    #expect(ArrivalPlan(of: "", as: nothing).steps.isEmpty)
  }
}
