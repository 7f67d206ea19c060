import TestSupport

/// Bytes at random, most of them ASCII.
struct SeededBytes {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func bytes(count: Int) -> [UInt8] {
    (0..<count).map { _ in
      let isAscii = Int.random(in: 0..<8, using: &random) > 0
      return UInt8.random(in: isAscii ? 1...127 : 0...255, using: &random)
    }
  }
}
