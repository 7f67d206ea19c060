import CPango

/// Asks Pango for the scripts, levels and families of a text.
struct Itemizer {
  let library: FontLibrary

  func itemize(
    _ text: UnsafePointer<CChar>, length: Int, direction: PangoDirection, spans: [ShapingSpan],
    _ segment: AnalyzedSegment, spanBytes: [Int]
  ) -> [AnalyzedItem] {
    if let items = plainItems(spans, segment, direction) { return items }
    let role = spans.first?.style.font.role ?? .sans
    let roles = roleAttributes(spans, role: role, length: length, spanBytes: spanBytes)
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
    _ spans: [ShapingSpan], role: FontRole, length: Int, spanBytes: [Int]
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
