import CCairo

/// The signature and chunks of a PNG file.
struct PNGFile {
  private(set) var bytes: [UInt8]

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  /// A chunk whose content is the parts one after the other.
  mutating func append(_ type: StaticString, _ parts: [UInt8]...) {
    bytes += PNGFile.bigEndian(UInt32(parts.reduce(0) { $0 + $1.count }))
    let start = bytes.count
    bytes += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
    for part in parts { bytes += part }
    let checksum = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { crc32_z(0, $0 + start, buffer.count - start) } ?? 0
    }
    bytes += PNGFile.bigEndian(UInt32(truncatingIfNeeded: checksum))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
  }
}
