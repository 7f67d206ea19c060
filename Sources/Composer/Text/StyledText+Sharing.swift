import Glibc

/// What two texts have in common, in UTF-16 units and never half a pair.
extension StyledText {
  func commonPrefix(with other: StyledText) -> Int {
    var offset = 0
    for (left, right) in zip(runs, other.runs) {
      if left == right {
        offset += left.length
        continue
      }
      guard left.attributes.atom == nil, left.attributes == right.attributes else { return offset }
      return offset + left.text.commonPrefix(with: right.text)
    }
    return offset
  }

  /// At most `most` units.
  func commonSuffix(with other: StyledText, atMost most: Int) -> Int {
    var length = 0
    for (left, right) in zip(runs.reversed(), other.runs.reversed()) {
      if left == right, length + left.length <= most {
        length += left.length
        continue
      }
      guard left.attributes.atom == nil, left.attributes == right.attributes else { return length }
      return length + left.text.commonSuffix(with: right.text, atMost: most - length)
    }
    return length
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Int {
    withBytes(and: other) { left, right in
      var length = equalBytes(left, right)
      while length > 0, left.isInside(length) || right.isInside(length) { length -= 1 }
      return left[..<length].utf16Count
    } ?? 0
  }

  fileprivate func commonSuffix(with other: String, atMost most: Int) -> Int {
    withBytes(and: other) { left, right in
      var length = equalBytesAtEnd(left, right)
      while length > 0, left.isInside(left.count - length) { length -= 1 }
      var units = left[(left.count - length)...].utf16Count
      while units > most {
        let byte = left[left.count - length]
        units -= byte >= 0xf0 ? 2 : 1
        length -= 1
        while length > 0, left.isInside(left.count - length) { length -= 1 }
      }
      return units
    } ?? 0
  }

  private func withBytes(
    and other: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int
  ) -> Int? {
    utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { body(left, $0) }
    } ?? nil
  }
}

/// Bytes compared at once.
private let chunk = 64

private func equalBytes(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
) -> Int {
  let most = min(left.count, right.count)
  guard let one = left.baseAddress, let two = right.baseAddress else { return 0 }
  var length = 0
  while length + chunk <= most, memcmp(one + length, two + length, chunk) == 0 {
    length += chunk
  }
  while length < most, left[length] == right[length] { length += 1 }
  return length
}

private func equalBytesAtEnd(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
) -> Int {
  let most = min(left.count, right.count)
  guard let one = left.baseAddress, let two = right.baseAddress else { return 0 }
  let (oneEnd, twoEnd) = (one + left.count, two + right.count)
  var length = 0
  while length + chunk <= most,
    memcmp(oneEnd - length - chunk, twoEnd - length - chunk, chunk) == 0
  {
    length += chunk
  }
  while length < most, left[left.count - length - 1] == right[right.count - length - 1] {
    length += 1
  }
  return length
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the offset is inside of a character's bytes.
  fileprivate func isInside(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xc0 == 0x80
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// UTF-16 units of the characters, which are whole.
  fileprivate var utf16Count: Int {
    reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) + ($1 >= 0xf0 ? 1 : 0) }
  }
}
