/// A fast hash of content. Not seeded: the caches compare what they find, so a collision costs a
/// miss and nothing else.
package struct ContentHash {
  package private(set) var value: UInt64

  package init(seed: UInt64 = 0x9E37_79B9_7F4A_7C15) {
    value = seed
  }

  package mutating func combine(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low ^ 0x2545_F491_4F6C_DD1D
  }

  package mutating func combine(_ number: Double) {
    combine(number.bitPattern)
  }

  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(truncatingIfNeeded: bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    guard offset < bytes.count else { return }
    var rest: UInt64 = 0
    for index in offset..<bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
    }
    combine(rest)
  }
}
