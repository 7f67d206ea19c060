/// Bounds-checked numbers of a file's bytes; nil past the end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) {
    self.bytes = ArraySlice(bytes)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func bigEndian16(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
    return high << 8 | low
  }

  func littleEndian16(_ offset: Int) -> Int? {
    guard let low = byte(offset), let high = byte(offset + 1) else { return nil }
    return high << 8 | low
  }

  func bigEndian32(_ offset: Int) -> Int? {
    guard let high = bigEndian16(offset), let low = bigEndian16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func littleEndian32(_ offset: Int) -> Int? {
    guard let low = littleEndian16(offset), let high = littleEndian16(offset + 2) else {
      return nil
    }
    return high << 16 | low
  }

  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[bytes.startIndex + offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Where a text first stands between two offsets.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let last = min(range.upperBound, bytes.count) - text.utf8CodeUnitCount
    var offset = max(0, range.lowerBound)
    while offset <= last {
      if starts(with: text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}
