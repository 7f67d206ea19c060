/// Turns the bytes of a file into text: UTF-8, or UTF-16 that says so with a byte order mark.
public enum SourceDecoding {
  /// The text, without its byte order mark.
  ///
  /// - Throws: ``MarkupError/notUTF8(_:byte:)`` or ``MarkupError/notUTF16(_:)``, with the place of
  ///   the first bytes that are no character.
  public static func text(of bytes: [UInt8]) throws(MarkupError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes) { $0 | $1 << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes) { $0 << 8 | $1 } }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let text = String(validating: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
      throw badByte(in: bytes)
    }
    return text
  }

  /// Finds what `String(validating:as:)` does not tell: where the first bad byte stands.
  private static func badByte(in bytes: [UInt8]) -> MarkupError {
    var place = Place()
    var offset = 0
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        place.pass(Unicode.UTF8.decode(encoded))
        offset += encoded.count
      case .error:
        return .notUTF8(place.position, byte: offset < bytes.count ? bytes[offset] : 0)
      case .emptyInput:
        return .notUTF8(place.position, byte: 0)
      }
    }
  }

  private static func utf16(
    _ bytes: [UInt8], unit: (UInt16, UInt16) -> UInt16
  ) throws(MarkupError) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      units.append(unit(UInt16(bytes[index]), UInt16(bytes[index + 1])))
    }
    let isWhole = bytes.count % 2 == 0
    if isWhole, let text = String(validating: units, as: UTF16.self) { return text }
    var place = Place()
    var iterator = units.makeIterator()
    var parser = Unicode.UTF16.ForwardParser()
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
      place.pass(Unicode.UTF16.decode(encoded))
    }
    throw .notUTF16(place.position)
  }

  /// Counts lines and columns.
  private struct Place {
    private(set) var position = SourcePosition(line: 1, column: 1)
    private var endedWithCarriageReturn = false

    mutating func pass(_ scalar: Unicode.Scalar) {
      let isSecondHalf = endedWithCarriageReturn && scalar == "\n"
      endedWithCarriageReturn = scalar == "\r"
      if isSecondHalf { return }
      if scalar == "\n" || scalar == "\r" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if scalar != "\u{FEFF}" || position.line > 1 || position.column > 1 {
        position.column += 1
      }
    }
  }
}
