import Testing

@testable import PageDrawing

struct ParallelMapTests {
  @Test("every piece once, in order", arguments: [0, 1, 2, 3, 100])
  func order(count: Int) {
    #expect(ParallelMap.run(count: count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}
