import Glibc

/// Where a segment lies in its text: a paragraph in the sense of the bidirectional algorithm, with
/// the separator that ends it.
struct TextSegment: Equatable {
  /// UTF-8, the separator included.
  var bytes: Range<Int>
  /// Bytes before the separator.
  var contentBytes: Int
  /// UTF-16, the separator included.
  var units: Range<Int>
  /// UTF-16 units of the separator: 0, 1 or, for CR LF, 2.
  var separatorUnits: Int
}

extension TextSegment {
  /// Splits UTF-8 text after each LF, CR, CR LF, NEL and PARAGRAPH SEPARATOR. A separator at the
  /// end opens no further segment.
  ///
  /// - Parameter length: the text's UTF-16 units.
  static func split(_ text: UnsafeBufferPointer<UInt8>, length: Int) -> [TextSegment] {
    guard let start = text.baseAddress, !text.isEmpty else { return [] }
    if hasSeparator(start, count: text.count) { return splitAtSeparators(text) }
    return [
      TextSegment(
        bytes: 0..<text.count, contentBytes: text.count, units: 0..<length, separatorUnits: 0)
    ]
  }

  private static func hasSeparator(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
    if memchr(text, 0x0A, count) != nil || memchr(text, 0x0D, count) != nil { return true }
    // The other two begin with a byte that plain text rarely has.
    for lead: Int32 in [0xC2, 0xE2] {
      var index = 0
      while let found = memchr(text + index, lead, count - index) {
        index = UnsafeRawPointer(found) - UnsafeRawPointer(text)
        let whole = UnsafeBufferPointer(start: text, count: count)
        if separatorLength(in: whole, at: index).bytes > 0 { return true }
        index += 1
      }
    }
    return false
  }

  private static func splitAtSeparators(_ text: UnsafeBufferPointer<UInt8>) -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = 0
    var startUnit = 0
    var unit = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte > 0x0D && byte < 0x80 {
        index += 1
        unit += 1
        continue
      }
      let separator = separatorLength(in: text, at: index)
      if separator.bytes > 0 {
        let end = index + separator.bytes
        let endUnit = unit + separator.units
        segments.append(
          TextSegment(
            bytes: start..<end, contentBytes: index - start, units: startUnit..<endUnit,
            separatorUnits: separator.units))
        index = end
        unit = endUnit
        start = end
        startUnit = endUnit
      } else {
        unit += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        index += 1
      }
    }
    if start < text.count {
      segments.append(
        TextSegment(
          bytes: start..<text.count, contentBytes: text.count - start, units: startUnit..<unit,
          separatorUnits: 0))
    }
    return segments
  }

  private static func separatorLength(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (bytes: Int, units: Int) {
    switch text[index] {
    case 0x0A:
      return (1, 1)
    case 0x0D:
      return index + 1 < text.count && text[index + 1] == 0x0A ? (2, 2) : (1, 1)
    case 0xC2:
      return index + 1 < text.count && text[index + 1] == 0x85 ? (2, 1) : (0, 0)
    case 0xE2:
      let isSeparator =
        index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA9
      return isSeparator ? (3, 1) : (0, 0)
    default:
      return (0, 0)
    }
  }
}
