/// Reads a segment's UTF-8.
struct SegmentDecoder {
  /// Where the spans of the last segment begin, in bytes.
  private(set) var spanBytes: [Int] = []

  /// UTF-8 to UTF-16, noting what kind of text it is and where the spans begin.
  mutating func decode(
    _ text: UnsafeBufferPointer<UInt8>, segment: TextSegment, spans: [ShapingSpan]
  ) -> AnalyzedSegment {
    let length = segment.units.count
    var traits: AnalyzedSegment.Traits = length == text.count ? .ascii : []
    var flags = [UnitFlags](repeating: [], count: length + 1)
    spanBytes.removeAll(keepingCapacity: true)
    var nextSpan = 0
    var spanStart = spans.isEmpty ? Int.max : 0
    let units = [UInt16](unsafeUninitializedCapacity: length) { buffer, count in
      var byte = 0
      var unit = 0
      while byte < text.count {
        if unit >= spanStart {
          spanBytes.append(byte)
          spanStart = spans[nextSpan].upperBound
          nextSpan += 1
          if nextSpan == spans.count { spanStart = .max }
        }
        let first = UInt32(text[byte])
        if first > 0x20 && first < 0x7F {
          buffer[unit] = UInt16(first)
          byte += 1
          unit += 1
          continue
        }
        let (scalar, size) = SegmentDecoder.scalar(in: text, at: byte, first: first)
        // The separator is no control that would have to be hidden: it is not shaped.
        if byte < segment.contentBytes {
          flags[unit] = SegmentDecoder.characterFlags(scalar, &traits)
        }
        if scalar < 0x10000 {
          buffer[unit] = UInt16(scalar)
          unit += 1
        } else {
          buffer[unit] = UInt16(0xD800 + (scalar - 0x10000) >> 10)
          buffer[unit + 1] = UInt16(0xDC00 + (scalar & 0x3FF))
          unit += 2
        }
        byte += size
      }
      count = unit
    }
    let contentLength = length - segment.separatorUnits
    for unit in contentLength..<length { flags[unit] = [.hangs, .resetsLevel] }
    if contentLength < length { flags[contentLength].formUnion([.grapheme, .cluster]) }
    flags[length] = [.lineBreak, .mandatoryBreak, .grapheme, .cluster]
    return AnalyzedSegment(
      units: units, flags: flags, contentLength: contentLength, baseLevel: 0, items: [],
      traits: traits)
  }

  /// The scalar at a byte of valid UTF-8, and its size.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at index: Int, first: UInt32
  ) -> (scalar: UInt32, size: Int) {
    func next(_ offset: Int) -> UInt32 { UInt32(text[index + offset]) & 0x3F }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | next(1) << 6 | next(2), 3) }
    return ((first & 0x7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }

  private static func characterFlags(
    _ scalar: UInt32, _ traits: inout AnalyzedSegment.Traits
  ) -> UnitFlags {
    if scalar == 0x20 { return [.hangs, .resetsLevel] }
    var flags: UnitFlags = []
    if CharacterClass.hangs(scalar) { flags.insert(.hangs) }
    if CharacterClass.resetsLevel(scalar) { flags.insert(.resetsLevel) }
    if scalar == 0x09 {
      flags.insert(.tab)
      traits.insert(.tabs)
    } else if scalar <= 0x9F || scalar == 0x2028 {
      traits.insert(.controls)
    }
    if CharacterClass.isBidirectional(scalar) { traits.insert(.bidirectional) }
    if CharacterClass.needsDictionary(scalar) { traits.insert(.dictionaryScript) }
    return flags
  }
}
