import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("A page's blocks in chunks")
struct PageStackTests {
  @Test("It is an array to whoever asks, and copies do not see what happens to each other")
  func likeAnArray() {
    for seed in PageGenerator.seeds(20) {
      var random = SeededGenerator(seed: seed)
      var stack = PageStack()
      var array: [Double] = []
      var copies: [(PageStack, [Double])] = []
      for _ in 0..<60 {
        if random.chance(in: 4) {
          let count = random.int(0...array.count)
          stack.truncate(to: count)
          array.removeLast(array.count - count)
        } else {
          for _ in 0..<random.int(1...70) {
            let top = Double(random.int(0...1_000_000))
            stack.append(placed(top))
            array.append(top)
          }
        }
        copies.append((stack, array))
      }
      for (stack, array) in copies {
        #expect(tops(stack) == array, "seed \(seed)")
      }
    }
  }

  @Test("What two stacks share is found to the block", arguments: [0, 1, 63, 64, 65, 130, 199])
  func shared(_ changed: Int) {
    let blocks = (0..<200).map { placed(Double($0)) }
    let one = stack(blocks)
    var other = one
    #expect(one.countShared(with: other) == 200)
    other.truncate(to: changed)
    #expect(one.countShared(with: other) == changed)
    other.append(placed(-1))
    #expect(one.countShared(with: other) == changed)
    // The same blocks in other memory.
    #expect(one.countShared(with: stack(blocks)) == 200)
  }

  private func stack(_ blocks: [PlacedBlock]) -> PageStack {
    var stack = PageStack()
    for block in blocks { stack.append(block) }
    return stack
  }

  private func tops(_ stack: PageStack) -> [Double] {
    (0..<stack.count).map { stack[$0].top }
  }

  private func placed(_ top: Double) -> PlacedBlock {
    let layout = BlockLayout(
      .nothing, rhythm: .paragraph, start: BlockLayout.Start(index: 0), dependencies: [],
      mediaCount: 0, detailsCount: 0, neededWidth: 0, refreshPeriod: nil)
    return PlacedBlock(layout: layout, top: top, end: StackEnd())
  }
}
