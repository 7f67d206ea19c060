extension FormattedText {
  /// The text without white space at its ends: spaces, tabs, line ends and the zero-width
  /// non-joiner that some keyboards leave.
  public func trimmedForSending() -> FormattedText {
    let units = Array(text.utf16)
    return pieces([Self.trimmed(0..<units.count, units)], units)[0]
  }

  /// The text in pieces of at most `limit` UTF-16 units, as messages carry it.
  ///
  /// A piece ends behind the last line end or period that fits, else at its limit, never inside a
  /// surrogate pair. Each is trimmed, and what is blank is left out. (Composer, plain-field
  /// dialect.)
  public func chunks(limit: Int = 4096) -> [FormattedText] {
    let units = Array(text.utf16)
    let limit = max(2, limit)
    var ranges: [Range<Int>] = []
    var start = 0
    while start < units.count {
      var end = min(start + limit, units.count)
      if end < units.count {
        if let last = units[start..<end].lastIndex(where: { $0 == 0x0A || $0 == 0x2E }) {
          end = last + 1
        } else if UTF16.isLeadSurrogate(units[end - 1]) {
          end -= 1
        }
      }
      let range = Self.trimmed(start..<end, units)
      if !range.isEmpty { ranges.append(range) }
      start = end
    }
    return pieces(ranges, units)
  }

  private static func trimmed(_ range: Range<Int>, _ units: [UInt16]) -> Range<Int> {
    func isBlank(_ unit: UInt16) -> Bool {
      unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D || unit == 0x200C
    }
    let piece = units[range]
    guard let first = piece.firstIndex(where: { !isBlank($0) }),
      let last = piece.lastIndex(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  /// The text of each range with its part of the entities; ranges are in order and apart.
  private func pieces(_ ranges: [Range<Int>], _ units: [UInt16]) -> [FormattedText] {
    var pieces = ranges.map {
      FormattedText(text: String(decoding: units[$0], as: UTF16.self))
    }
    for entity in entities {
      var index = ranges.partitionIndex { $0.upperBound > entity.range.lowerBound }
      while index < ranges.count, ranges[index].lowerBound < entity.range.upperBound {
        let range = entity.range.clamped(to: ranges[index])
        let start = ranges[index].lowerBound
        if !range.isEmpty {
          pieces[index].entities.append(
            MessageEntity(
              range: range.lowerBound - start..<range.upperBound - start, kind: entity.kind))
        }
        index += 1
      }
    }
    return pieces
  }
}
