import ChatView
import TestSupport
import Testing

struct HeightIndexTests {
  @Test("Sums and places are those of plain addition, whatever is appended and changed")
  func againstAddition() {
    var random = SeededGenerator(seed: 5)
    var index = HeightIndex()
    var heights: [Double] = []
    for step in 0..<600 {
      if heights.isEmpty || Bool.random(using: &random) {
        let height = Double(Int.random(in: 0...50, using: &random))
        heights.append(height)
        index.append(height)
      } else {
        let place = Int.random(in: 0..<heights.count, using: &random)
        heights[place] = Double(Int.random(in: 1...50, using: &random))
        index[place] = heights[place]
      }
      guard step % 7 == 0 else { continue }
      #expect(index.total == heights.reduce(0, +))
      let count = Int.random(in: 0...heights.count, using: &random)
      #expect(index.top(of: count) == heights[..<count].reduce(0, +))
      let y = Double.random(in: -5...index.total + 5, using: &random)
      var expected = 0
      var top = 0.0
      for (number, height) in heights.enumerated() where top <= max(0, y) {
        expected = number
        top += height
      }
      #expect(index.index(at: y) == expected, "at \(y)")
    }
  }

  @Test("Nothing is nowhere")
  func empty() {
    let index = HeightIndex()
    #expect(index.total == 0)
    #expect(index.index(at: 10) == nil)
  }
}
