/// Why bytes are no text.
enum TextDecodingError: Error, Hashable {
  /// A byte that begins no character of UTF-8, or a character cut short.
  case notUTF8(at: TextPosition, byte: UInt8)
  /// UTF-16 with half a surrogate pair, or with an odd number of bytes.
  case notUTF16(at: TextPosition)

  var position: TextPosition {
    switch self {
    case .notUTF8(let position, _), .notUTF16(let position): position
    }
  }

  var sentence: String {
    switch self {
    case .notUTF8(_, let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    case .notUTF16:
      "half a character of UTF-16; save the file as UTF-8"
    }
  }
}

/// The text that bytes spell: UTF-8, or UTF-16 when a byte order mark says so. The mark is dropped.
func decodeText(_ bytes: [UInt8]) throws(TextDecodingError) -> String {
  switch bytes.prefix(3) {
  case [0xEF, 0xBB, 0xBF]:
    return try decodeUTF8(bytes[3...])
  case let mark where mark.starts(with: [0xFF, 0xFE]):
    return try decodeUTF16(bytes[2...], isBigEndian: false)
  case let mark where mark.starts(with: [0xFE, 0xFF]):
    return try decodeUTF16(bytes[2...], isBigEndian: true)
  default:
    return try decodeUTF8(bytes[...])
  }
}

private func decodeUTF8(_ bytes: ArraySlice<UInt8>) throws(TextDecodingError) -> String {
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  var tracker = PositionTracker()
  var decoder = UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var read = bytes.startIndex
  while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let encoded):
      read += encoded.count
      tracker.advance(over: UTF8.decode(encoded))
    case .error, .emptyInput:
      let byte = read < bytes.endIndex ? bytes[read] : 0
      throw .notUTF8(at: tracker.position, byte: byte)
    }
  }
}

private func decodeUTF16(
  _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
) throws(TextDecodingError) -> String {
  let (high, low) = isBigEndian ? (0, 1) : (1, 0)
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  for start in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
    units.append(UInt16(bytes[start + high]) << 8 | UInt16(bytes[start + low]))
  }
  if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) {
    return text
  }
  var tracker = PositionTracker()
  var decoder = UTF16()
  var iterator = units.makeIterator()
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    tracker.advance(over: scalar)
  }
  throw .notUTF16(at: tracker.position)
}

/// Counts lines and columns along a text.
private struct PositionTracker {
  private(set) var position = TextPosition(line: 1, column: 1)

  mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      position = TextPosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }
}
