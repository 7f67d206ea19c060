import TestSupport
import Testing

@testable import Composer

private func paragraph(_ number: Int) -> Block {
  .paragraph(
    Paragraph(
      StyledText(String(repeating: "x", count: number % 7)), id: BlockID(UInt64(number + 1))))
}

@Suite("Sequences of blocks")
struct BlockSequenceTests {
  @Test("A sequence changed at random is the array changed in the same way", arguments: 0..<20)
  func asAnArray(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var array = (0..<random.int(0...200)).map(paragraph)
    var sequence = BlockSequence(array)
    for step in 0..<200 {
      let low = random.int(0...array.count)
      let high = min(array.count, low + random.int(0...(random.chance(in: 10) ? 100 : 3)))
      let new = (0..<random.int(0...(random.chance(in: 10) ? 60 : 3))).map {
        paragraph($0 + step * 1_000)
      }
      array.replaceSubrange(low..<high, with: new)
      sequence.replaceSubrange(low..<high, with: new)
      #expect(Array(sequence) == array)
      #expect(sequence.size == array.reduce(0) { $0 + $1.axisSize })
      let index = random.int(0...array.count)
      let start = array[..<index].reduce(0) { $0 + $1.axisSize }
      #expect(sequence.start(of: index) == start)
      if index < array.count {
        #expect(sequence[index] == array[index])
        let found = sequence.index(at: start + 1)
        #expect(found?.index == index)
        #expect(found?.start == start)
      }
      #expect(sequence == BlockSequence(array), "however it was made")
    }
  }

  @Test("What two sequences share is found from both ends", arguments: 0..<20)
  func sharing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let array = (0..<random.int(1...300)).map(paragraph)
    let sequence = BlockSequence(array)
    let low = random.int(0...(array.count - 1))
    let high = random.int(low...array.count)
    let changed = sequence.replacing(low..<high, with: [paragraph(100_000)])
    #expect(sequence.commonPrefix(with: changed) == low)
    let most = min(sequence.count, changed.count) - low
    #expect(sequence.commonSuffix(with: changed, atMost: most) == array.count - high)
    #expect(sequence.commonPrefix(with: sequence) == array.count)
  }

  @Test("One changed block leaves all leaves but its own shared")
  func copies() {
    let sequence = BlockSequence((0..<2_000).map(paragraph))
    let changed = sequence.replacing(1_000..<1_001, with: [paragraph(7)])
    var shared = 0
    var index = 0
    while index < sequence.count {
      let left = sequence.root.leaf(holding: index)
      if left.node === changed.root.leaf(holding: index).node { shared += 1 }
      index += left.blocks.count
    }
    #expect(shared == 2_000 / BlockNode.capacity - 1)
  }
}
