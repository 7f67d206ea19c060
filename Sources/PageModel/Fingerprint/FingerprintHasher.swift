/// FNV-1a with 64 bits: the same values give the same number on every run and every machine.
package struct FingerprintHasher {
  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  package private(set) var value = FingerprintHasher.offsetBasis

  package init() {}

  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* FingerprintHasher.prime
  }

  /// Little-endian, all eight bytes.
  package mutating func combine(_ number: Int) {
    var bits = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      combine(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  /// The count of the UTF-8 bytes, then the bytes.
  package mutating func combine(_ string: String) {
    combine(string.utf8.count)
    for byte in string.utf8 { combine(byte) }
  }

  /// A byte for the presence, then the string.
  package mutating func combine(_ string: String?) {
    combine(string == nil ? 0 as UInt8 : 1)
    if let string { combine(string) }
  }
}
