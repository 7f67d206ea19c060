extension String {
  /// The part between two UTF-16 offsets; an offset inside a surrogate pair counts as the pair's
  /// beginning, one beyond the end as the end.
  ///
  /// - Parameter length: The string's UTF-16 length, if it is known: equal to the bytes it means
  ///   that offsets are bytes.
  func utf16Slice(_ range: Range<Int>, length: Int) -> String {
    if range.lowerBound <= 0 && range.upperBound >= length { return self }
    let sliced = utf8.withContiguousStorageIfAvailable { bytes -> String in
      if bytes.count == length {
        let bounds = range.clamped(to: 0..<length)
        return String(decoding: bytes[bounds], as: UTF8.self)
      }
      let start = byteOffset(in: bytes, after: range.lowerBound)
      let end = max(start, byteOffset(in: bytes, after: range.upperBound))
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    if let sliced { return sliced }
    let units = Array(utf16)
    return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
  }

  /// Whether the offset lies between the halves of a surrogate pair.
  func splitsPair(atUtf16 offset: Int, length: Int) -> Bool {
    guard offset > 0, offset < length, utf8.count != length else { return false }
    return utf16Slice(0..<offset, length: length).utf16.count != offset
  }
}

/// The byte where the UTF-16 unit at an offset belongs; the bytes are valid UTF-8.
private func byteOffset(in bytes: UnsafeBufferPointer<UInt8>, after units: Int) -> Int {
  var rest = units
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    let width = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    rest -= width == 4 ? 2 : 1
    if rest < 0 { return index }
    index += width
  }
  return index
}
