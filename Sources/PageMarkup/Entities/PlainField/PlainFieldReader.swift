/// Finds the marks of the plain-field dialect and takes them out of the text.
struct PlainFieldReader {
  private let units: [UInt16]
  private let entities: [MessageEntity]
  private var output: [UInt16] = []
  private var found: [MessageEntity] = []
  /// The places of the old text where something was taken out, and how much until then.
  private var removals: [(place: Int, count: Int)] = []
  /// What entities cover; sorted, without overlaps.
  private let formatted: [Range<Int>]
  /// The first of them that does not end before the place that is read.
  private var next = 0
  /// The first line end behind the place that is read.
  private var lineEnd = -1
  private var closers: [PlainFieldMark: CloserSearch] = [:]

  init(_ text: FormattedText) {
    units = Array(text.text.utf16)
    entities = text.entities.filter {
      $0.range.lowerBound >= 0 && $0.range.upperBound <= text.text.utf16.count
    }.sorted(by: MessageEntity.isInOrder)
    formatted = entities.reduce(into: []) { ranges, entity in
      if let last = ranges.last, entity.range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, entity.range.upperBound)
      } else {
        ranges.append(entity.range)
      }
    }
  }

  mutating func read() -> FormattedText {
    var index = 0
    var isBoundary = true
    while index < units.count {
      if isBoundary, let span = span(at: index) {
        take(span)
        index = span.end
        // The mark's own end is a boundary, and so is what has to stand behind it.
        isBoundary = true
        continue
      }
      isBoundary = units[index].isPlainFieldSpace
      output.append(units[index])
      index += 1
    }
    return FormattedText(
      text: String(decoding: output, as: UTF16.self),
      entities: (entities.map(moved).filter { !$0.range.isEmpty } + found)
        .sorted(by: MessageEntity.isInOrder))
  }

  private struct Span {
    var kind: MessageEntity.Kind
    var start: Int
    var content: Range<Int>
    var end: Int
  }

  private mutating func span(at index: Int) -> Span? {
    for mark in PlainFieldMark.allCases where mark.stands(at: index, in: units) {
      let start = index + mark.length
      guard let closer = closer(of: mark, from: start + 1) else { continue }
      let content = start..<closer
      let end = closer + mark.length
      guard !isFormatted(index..<end) else { continue }
      if mark.isBlock { return block(index, content, end) }
      return Span(kind: mark.kind, start: index, content: content, end: end)
    }
    return nil
  }

  private func block(_ start: Int, _ content: Range<Int>, _ end: Int) -> Span {
    var code = content
    var language: String?
    if let lineEnd = units[content].firstIndex(of: 0x0A) {
      let name = units[content.lowerBound..<lineEnd]
      if !name.isEmpty { language = String(decoding: name, as: UTF16.self) }
      code = lineEnd + 1..<content.upperBound
    }
    if code.upperBound > code.lowerBound, units[code.upperBound - 1] == 0x0A {
      code = code.lowerBound..<code.upperBound - 1
    }
    return Span(kind: .pre(language: language), start: start, content: code, end: end)
  }

  private mutating func closer(of mark: PlainFieldMark, from start: Int) -> Int? {
    guard
      let place = closers[mark, default: CloserSearch(mark: mark)].first(from: start, in: units)
    else { return nil }
    // Only blocks go over several lines.
    if mark.isBlock { return place }
    if lineEnd < start - 1 {
      lineEnd = units[(start - 1)...].firstIndex(of: 0x0A) ?? units.count
    }
    return place < lineEnd ? place : nil
  }

  private mutating func isFormatted(_ range: Range<Int>) -> Bool {
    while next < formatted.count, formatted[next].upperBound <= range.lowerBound { next += 1 }
    return next < formatted.count && formatted[next].overlaps(range)
  }

  private mutating func take(_ span: Span) {
    remove(span.start..<span.content.lowerBound)
    let start = output.count
    output += units[span.content]
    if !span.content.isEmpty {
      found.append(MessageEntity(range: start..<output.count, kind: span.kind))
    }
    remove(span.content.upperBound..<span.end)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    removals.append((range.upperBound, (removals.last?.count ?? 0) + range.count))
  }

  /// No entity shares a character with what was taken out.
  private func moved(_ entity: MessageEntity) -> MessageEntity {
    func place(_ old: Int) -> Int {
      let behind = removals.partitionIndex { $0.place > old }
      return old - (behind > 0 ? removals[behind - 1].count : 0)
    }
    return MessageEntity(
      range: place(entity.range.lowerBound)..<place(entity.range.upperBound), kind: entity.kind)
  }
}

/// The closing marks of one kind, looked for from the front; what was looked through is not looked
/// through again.
private struct CloserSearch {
  let mark: PlainFieldMark
  /// The last one found, and where the search for it began.
  private var last: (from: Int, place: Int?)?

  init(mark: PlainFieldMark) {
    self.mark = mark
  }

  mutating func first(from start: Int, in units: [UInt16]) -> Int? {
    if let last, last.from <= start {
      guard let place = last.place else { return nil }
      if place >= start { return place }
    }
    var index = start
    while index < units.count {
      if mark.stands(at: index, in: units), Self.isBoundary(index + mark.length, in: units) {
        last = (start, index)
        return index
      }
      index += 1
    }
    last = (start, nil)
    return nil
  }

  private static func isBoundary(_ end: Int, in units: [UInt16]) -> Bool {
    guard end < units.count else { return true }
    switch units[end] {
    case 0x2E, 0x2C, 0x3A, 0x3F, 0x21, 0x3B: return true  // . , : ? ! ;
    default: return units[end].isPlainFieldSpace
    }
  }
}
