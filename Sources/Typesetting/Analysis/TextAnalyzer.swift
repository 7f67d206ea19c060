import CPango
import Glibc

/// Asks Pango what a segment consists of: scripts, bidi levels, families, and where it may be cut.
final class TextAnalyzer {
  private let library: FontLibrary
  private var attributes = LogAttributes()
  private var defaultAttributes = LogAttributes()
  /// Where spans begin, in bytes; refilled for every segment.
  private var spanBytes: [Int] = []

  init(library: FontLibrary) {
    self.library = library
  }

  /// - Parameters:
  ///   - text: the segment's UTF-8, its separator included.
  ///   - segment: what of it is content and what separator.
  ///   - spans: the segment's styles; only their roles matter here.
  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, segment: TextSegment, spans: [ShapingSpan],
    direction: BaseDirection
  ) -> AnalyzedSegment {
    var result = decode(text, segment: segment, spans: spans)
    guard segment.contentBytes > 0 else {
      result.baseLevel = direction == .rightToLeft ? 1 : 0
      return result
    }
    withText(text, length: segment.contentBytes) { content in
      let length = segment.contentBytes
      let base = baseDirection(of: result, direction)
      result.baseLevel = base == PANGO_DIRECTION_RTL ? 1 : 0
      markBreaks(in: &result, content, length: length)
      result.items = itemize(
        content, length: length, direction: base, spans: spans, result)
    }
    return result
  }

  /// Pango takes NUL for the end of the text in places: it is shown another control instead.
  private func withText(
    _ text: UnsafeBufferPointer<UInt8>, length: Int, _ body: (UnsafePointer<CChar>) -> Void
  ) {
    guard let start = text.baseAddress else { return }
    if memchr(start, 0, length) == nil {
      start.withMemoryRebound(to: CChar.self, capacity: length) { body($0) }
    } else {
      let copy = text.prefix(length).map { CChar(bitPattern: $0 == 0 ? 1 : $0) }
      copy.withUnsafeBufferPointer { if let start = $0.baseAddress { body(start) } }
    }
  }

  private func baseDirection(
    of segment: AnalyzedSegment, _ direction: BaseDirection
  ) -> PangoDirection {
    switch direction {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    case .automatic:
      segment.traits.contains(.bidirectional)
        ? ParagraphDirection.firstStrong(in: segment.units) : PANGO_DIRECTION_LTR
    }
  }

  // MARK: Decoding

  /// UTF-8 to UTF-16, noting what kind of text it is and where the spans begin.
  private func decode(
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
        let (scalar, size) = TextAnalyzer.scalar(in: text, at: byte, first: first)
        // The separator is no control that would have to be hidden: it is not shaped.
        if byte < segment.contentBytes {
          flags[unit] = TextAnalyzer.characterFlags(scalar, &traits)
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

  // MARK: Breaks

  private func markBreaks(
    in result: inout AnalyzedSegment, _ text: UnsafePointer<CChar>, length: Int
  ) {
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

  // MARK: Items

  private func itemize(
    _ text: UnsafePointer<CChar>, length: Int, direction: PangoDirection, spans: [ShapingSpan],
    _ segment: AnalyzedSegment
  ) -> [AnalyzedItem] {
    if let items = plainItems(spans, segment, direction) { return items }
    let role = spans.first?.style.font.role ?? .sans
    let roles = roleAttributes(spans, role: role, length: length)
    defer { pango_attr_list_unref(roles) }
    let list = pango_itemize_with_base_dir(
      library.context(for: role), direction, text, 0, Int32(length), roles, nil)
    defer { g_list_free(list) }

    var items: [AnalyzedItem] = []
    var unit = 0
    var byte = 0
    let isASCII = segment.traits.contains(.ascii)
    var node = list
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoItem.self)
      defer { pango_item_free(item) }
      let end = Int(item.pointee.offset + item.pointee.length)
      let start = unit
      if isASCII {
        unit = end
      } else {
        while byte < end {
          let value = UInt8(bitPattern: text[byte])
          unit += value & 0xC0 == 0x80 ? 0 : value >= 0xF0 ? 2 : 1
          byte += 1
        }
      }
      guard unit > start else { continue }
      let analysis = item.pointee.analysis
      let script = g_unicode_script_to_iso15924(
        GUnicodeScript(rawValue: GUnicodeScript.RawValue(analysis.script)))
      items.append(
        AnalyzedItem(
          range: start..<unit, level: analysis.level, script: script,
          family: analysis.font.flatMap { library.family(of: $0) }))
    }
    return items
  }

  /// Left-to-right ASCII needs no asking: every role's own family has it, and it is Latin as soon as
  /// it has a letter. Nil for other text.
  private func plainItems(
    _ spans: [ShapingSpan], _ segment: AnalyzedSegment, _ direction: PangoDirection
  ) -> [AnalyzedItem]? {
    guard segment.traits.isDisjoint(with: [.controls, .bidirectional]),
      segment.traits.contains(.ascii), direction == PANGO_DIRECTION_LTR
    else { return nil }
    let length = segment.contentLength
    let hasLetter = segment.units.prefix(length).contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let script = hasLetter ? SimpleScript.latin : SimpleScript.common
    var items: [AnalyzedItem] = []
    var lower = 0
    for span in spans where lower < length {
      let upper = min(span.upperBound, length)
      if upper > lower {
        let own = library.catalog.role(span.style.font.role).family
        items.append(AnalyzedItem(range: lower..<upper, level: 0, script: script, family: own))
      }
      lower = upper
    }
    return items
  }

  /// Which stretches are of another role than the first; nil when there is none.
  private func roleAttributes(
    _ spans: [ShapingSpan], role: FontRole, length: Int
  ) -> OpaquePointer? {
    guard spans.contains(where: { $0.style.font.role != role }) else { return nil }
    let list = pango_attr_list_new()
    for (index, span) in spans.enumerated() where span.style.font.role != role {
      guard index < spanBytes.count, spanBytes[index] < length,
        let attribute = pango_attr_family_new(span.style.font.role.familyAlias)
      else { continue }
      let end = index + 1 < spanBytes.count ? spanBytes[index + 1] : length
      attribute.pointee.start_index = guint(spanBytes[index])
      attribute.pointee.end_index = guint(min(end, length))
      pango_attr_list_insert(list, attribute)
    }
    return list
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
