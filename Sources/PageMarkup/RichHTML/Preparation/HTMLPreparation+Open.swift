/// Start tags.
extension HTMLPreparation {
  mutating func open(
    _ tag: RichTag, _ written: RichTagSource, _ range: Range<Int>
  ) throws(MarkupError) {
    if tag.isTablePart, !open.contains(where: { $0.tag == .table }) {
      warn(.misplacedTag(name: tag.name), at: range.lowerBound)
      return edits.replace(range)
    }
    if tag.isStyle, let index = open.lastIndex(where: { $0.tag == tag && !$0.isDue }) {
      warnOfAttributes(tag, written, at: range.lowerBound)
      if !written.isSelfClosing { open[index].duplicates += 1 }
      return edits.replace(range)
    }
    endImplied(by: tag, at: range.lowerBound)
    write(tag, written, range)
    if tag.isVoid || tag == .tableSection { return }
    let entry = OpenTag(tag: tag, source: range, name: written.name)
    if written.isSelfClosing {
      edits.insert(at: range.upperBound)
      return appendEnd(of: entry)
    }
    if open.count >= limits.htmlDepth {
      throw .tagsTooDeep(
        SourcePlaces.placeholder(for: range.lowerBound), limit: limits.htmlDepth)
    }
    open.append(entry)
  }

  // MARK: What ends by itself

  private mutating func endImplied(by tag: RichTag, at offset: Int) {
    switch tag {
    case .link:
      if let index = open.lastIndex(where: { $0.tag == .link && !$0.isDue }),
        !open[(index + 1)...].contains(where: { !$0.tag.isSpan })
      {
        endCrossing(downTo: index, at: offset)
      }
    case .item:
      if let index = openIndex(before: [.list, .orderedList], of: [.item]) {
        end(downTo: index, at: offset)
      }
    case .cell, .headerCell:
      if let index = openIndex(before: [.table], of: [.cell, .headerCell, .tableCaption]) {
        end(downTo: index, at: offset)
      }
    case .row, .tableCaption, .tableSection:
      if let index = openIndex(before: [.table], of: [.row, .tableCaption])
        ?? openIndex(before: [.table], of: [.cell, .headerCell])
      {
        end(downTo: index, at: offset)
      }
    case .table:
      if let index = openIndex(before: [.cell, .headerCell, .tableCaption], of: [.table]) {
        end(downTo: index, at: offset)
      }
    default: break
    }
    guard !tag.isPhrase, let block = open.lastIndex(where: { !$0.tag.isSpan }) else { return }
    let isHeading = tag.headingLevel != nil && open[block].tag.headingLevel != nil
    if open[block].tag == .paragraph || isHeading { endCrossing(downTo: block, at: offset) }
  }

  /// The innermost open element of one of `tags`, if it is inside the innermost of `containers`.
  private func openIndex(before containers: [RichTag], of tags: [RichTag]) -> Int? {
    for index in open.indices.reversed() {
      if tags.contains(open[index].tag) { return index }
      if containers.contains(open[index].tag) { return nil }
    }
    return nil
  }

  // MARK: Writing tags

  /// Leaves the tag as it is, or replaces it by one that Gumbo reads as it is meant.
  private mutating func write(_ tag: RichTag, _ written: RichTagSource, _ range: Range<Int>) {
    let endsItself = tag.isVoid && !tag.isVoidInHTML
    // Then all its attributes are known, too.
    if !endsItself, isPlain(tag, written) { return }
    warnOfAttributes(tag, written, at: range.lowerBound)
    edits.replace(range)
    append(tag, written)
    if endsItself { appendEnd(of: OpenTag(tag: tag, source: range, name: written.name)) }
  }

  /// Whether all attributes mean something and stand there once, without anything to protect.
  private func isPlain(_ tag: RichTag, _ written: RichTagSource) -> Bool {
    if written.attributes.isEmpty { return true }
    var reader = RichAttributeReader(source, from: written.attributes.lowerBound)
    var seen: UInt64 = 0
    while let attribute = reader.next() {
      guard let known = RichAttribute(name: source.slice(attribute.name)),
        tag.has(known), seen & 1 << UInt64(known.rawValue) == 0
      else { return false }
      seen |= 1 << UInt64(known.rawValue)
      if source[attribute.value].contains(where: { $0 == Ascii.ampersand || $0 == 0 }) {
        return false
      }
    }
    return true
  }

  private mutating func warnOfAttributes(
    _ tag: RichTag, _ written: RichTagSource, at offset: Int
  ) {
    for name in written.unknownAttributes(of: tag, in: source) {
      warn(.unknownAttribute(tag: tag.name, attribute: name), at: offset)
    }
  }

  /// The tag with the attributes that mean something, their values in quotes.
  mutating func append(_ tag: RichTag, _ written: RichTagSource) {
    edits.append("<")
    edits.append(source.slice(written.name))
    var reader = RichAttributeReader(source, from: written.attributes.lowerBound)
    var seen: UInt64 = 0
    while !written.attributes.isEmpty, let attribute = reader.next() {
      guard let known = RichAttribute(name: source.slice(attribute.name)),
        tag.has(known), seen & 1 << UInt64(known.rawValue) == 0
      else { continue }
      seen |= 1 << UInt64(known.rawValue)
      edits.append(" ")
      edits.append(source.slice(attribute.name))
      edits.append("=\"")
      appendValue(source.slice(attribute.value))
      edits.append("\"")
    }
    edits.append(">")
  }

  private mutating func appendValue(_ value: Bytes) {
    var start = 0
    var index = 0
    while index < value.count {
      let stand: StaticString
      switch value[index] {
      case Ascii.ampersand:
        if let reference = CharacterReference(value, at: index) {
          index = reference.end
          continue
        }
        stand = "&amp;"
      case UInt8(ascii: "\""): stand = "&quot;"
      case 0: stand = Self.replacement
      default:
        index += 1
        continue
      }
      edits.append(value.slice(start..<index))
      edits.append(stand)
      index += 1
      start = index
    }
    edits.append(value.slice(start..<value.count))
  }

  mutating func appendEnd(of entry: OpenTag) {
    edits.append("</")
    edits.append(source.slice(entry.name))
    edits.append(">")
  }
}
