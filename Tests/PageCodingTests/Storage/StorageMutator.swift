import TestSupport

/// Damages bytes in the ways storage and attackers do; the same seed does the same damage.
struct StorageMutator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Numbers at which readers go wrong.
  private static let numbers: [UInt32] = [
    0, 1, 2, 3, 4, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff,
    0x8000_0000, 0xffff_fffe, 0xffff_ffff,
  ]

  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<random.int(1...4) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes.append(UInt8.random(in: 0...255, using: &random))
      return
    }
    let position = random.int(0...bytes.count - 1)
    switch random.int(0...7) {
    case 0: bytes[position] ^= 1 << UInt8(random.int(0...7))
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(position...)
    case 3: bytes.remove(at: position)
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: position)
    case 5:
      let number = random.pick(StorageMutator.numbers)
      overwrite(&bytes, at: position & ~3, with: number)
    case 6:
      // An offset or a length that is nearly right.
      let number = UInt32(random.int(0...min(bytes.count, 512)))
      overwrite(&bytes, at: position & ~3, with: number)
    default:
      let end = random.int(position...min(bytes.count, position + 32) - 1)
      let piece = Array(bytes[position...end])
      let target = random.int(0...bytes.count - 1)
      for (index, byte) in piece.enumerated() where target + index < bytes.count {
        bytes[target + index] = byte
      }
    }
  }

  private func overwrite(_ bytes: inout [UInt8], at position: Int, with number: UInt32) {
    for index in 0..<4 where position + index < bytes.count {
      bytes[position + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index))
    }
  }
}
