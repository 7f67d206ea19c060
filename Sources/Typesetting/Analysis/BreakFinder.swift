import CPango
import Glibc

/// Asks Pango where lines may be broken and where user-perceived characters begin.
final class BreakFinder {
  private var attributes = LogAttributes()
  private var defaultAttributes = LogAttributes()

  /// - Parameters:
  ///   - text: the content's UTF-8, `length` bytes.
  func markBreaks(in result: inout AnalyzedSegment, _ text: UnsafePointer<CChar>, length: Int) {
    let count = characterCount(result) + 1
    attributes.reset(count: count)
    pango_get_log_attrs(
      text, Int32(length), -1, FontLibrary.language, attributes.pointer, Int32(count))
    let hasDictionary = result.traits.contains(.dictionaryScript)
    if hasDictionary {
      defaultAttributes.reset(count: count)
      pango_default_break(
        text, Int32(length), nil, defaultAttributes.pointer, Int32(count))
    }
    var character = 0
    var unit = 0
    var followsDictionary = false
    while unit < result.contentLength {
      let first = result.units[unit]
      let isPair = first & 0xFC00 == 0xD800
      let attribute = attributes.pointer[character]
      var flags = result.flags[unit]
      var mayBreak = attribute.is_line_break != 0
      if hasDictionary {
        // The dictionary breaks before the first character of its stretch, whatever stands there:
        // it decides between two of its own characters only.
        let isDictionary = CharacterClass.needsDictionary(UInt32(first))
        if !isDictionary || !followsDictionary {
          mayBreak = defaultAttributes.pointer[character].is_line_break != 0
        }
        followsDictionary = isDictionary
      }
      if mayBreak && unit > 0 { flags.insert(.lineBreak) }
      if attribute.is_mandatory_break != 0 && unit > 0 {
        flags.formUnion([.lineBreak, .mandatoryBreak])
      }
      if attribute.is_cursor_position != 0 || unit == 0 { flags.insert(.grapheme) }
      result.flags[unit] = flags
      character += 1
      unit += isPair ? 2 : 1
    }
    let endsLine = CharacterClass.endsLine(UInt32(result.units[result.contentLength - 1]))
    if endsLine { result.flags[result.contentLength].formUnion([.lineBreak, .mandatoryBreak]) }
  }

  private func characterCount(_ segment: AnalyzedSegment) -> Int {
    if segment.traits.contains(.ascii) { return segment.contentLength }
    var count = 0
    for unit in 0..<segment.contentLength where segment.units[unit] & 0xFC00 != 0xDC00 {
      count += 1
    }
    return count
  }
}

/// Room for Pango's log attributes, kept from segment to segment.
private struct LogAttributes: ~Copyable {
  private(set) var pointer: UnsafeMutablePointer<PangoLogAttr>
  private var capacity: Int

  init() {
    capacity = 256
    pointer = .allocate(capacity: capacity)
  }

  deinit { pointer.deallocate() }

  /// Zeroes `count` entries.
  mutating func reset(count: Int) {
    if count > capacity {
      pointer.deallocate()
      capacity = max(count, capacity * 2)
      pointer = .allocate(capacity: capacity)
    }
    memset(pointer, 0, count * MemoryLayout<PangoLogAttr>.stride)
  }
}
