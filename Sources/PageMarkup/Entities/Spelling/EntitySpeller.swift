/// Puts the marks of a parse mode into a text.
struct EntitySpeller<Marks: EntityMarks> {
  private struct Open {
    var end: Int
    var kind: MessageEntity.Kind
    var closing: String
  }

  private let marks: Marks
  private let units: [UInt16]
  private var entities: ArraySlice<MessageEntity>
  private var losses: [MessageEntity] = []
  private var output: [UInt8] = []
  private var open: [Open] = []
  /// The last mark, while no text stands behind it.
  private var previousMark = ""
  private var lastQuoteEnd: Int?

  init(_ text: FormattedText, marks: Marks) {
    let text = text.normalized(EntityNormalization(detectsEntities: false, trims: false))
    self.marks = marks
    let units = Array(text.text.utf16)
    self.units = units
    entities = text.entities[...]
    if marks.quotesLines { entities = Self.withoutLastLineEnds(text.entities, units)[...] }
  }

  /// A quote's last line end closes it, and nothing in it can be closed behind that.
  private static func withoutLastLineEnds(
    _ entities: [MessageEntity], _ units: [UInt16]
  ) -> [MessageEntity] {
    var lineEnd = 0..<0
    return entities.compactMap { entity in
      var entity = entity
      if case .blockQuote = entity.kind {
        let end = entity.range.upperBound
        lineEnd = units[end - 1] == 0x0A && entity.range.count > 1 ? end - 1..<end : 0..<0
      }
      if !lineEnd.isEmpty, entity.range.upperBound == lineEnd.upperBound {
        if entity.range == lineEnd { return nil }
        entity.range = entity.range.lowerBound..<lineEnd.lowerBound
      }
      return entity
    }
  }

  mutating func spelled() -> SpelledEntities {
    var place = 0
    var text = String(decoding: units, as: UTF16.self)
    text.withUTF8 { bytes in
      for byte in bytes {
        if !byte.isContinuation {
          switchMarks(at: place)
          place += byte >= 0xF0 ? 2 : 1
        }
        append(byte)
      }
    }
    switchMarks(at: place)
    return SpelledEntities(text: String(decoding: output, as: UTF8.self), losses: losses)
  }

  private mutating func switchMarks(at place: Int) {
    while let last = open.last, last.end == place {
      open.removeLast()
      append(mark: last.closing)
      if case .blockQuote = last.kind { lastQuoteEnd = place }
    }
    while let entity = entities.first, entity.range.lowerBound == place {
      entities.removeFirst()
      begin(entity)
    }
  }

  private mutating func begin(_ entity: MessageEntity) {
    var isQuote = false
    if case .blockQuote = entity.kind { isQuote = true }
    guard let (opening, closing) = marks.marks(of: entity.kind),
      !isQuote || marks.allowsQuote(entity.range, in: units)
    else {
      if !entity.kind.isFoundAgain { losses.append(entity) }
      return
    }
    // The line behind a quote would belong to it.
    if isQuote, marks.quotesLines, let lastQuoteEnd, lastQuoteEnd + 1 >= entity.range.lowerBound {
      append(mark: "**")
    }
    append(mark: opening)
    open.append(Open(end: entity.range.upperBound, kind: entity.kind, closing: closing))
  }

  private mutating func append(mark: String) {
    output += marks.separator(between: previousMark, and: mark).utf8
    output += mark.utf8
    previousMark = mark
  }

  private mutating func append(_ byte: UInt8) {
    let isCode = open.last?.kind.isCode ?? false
    previousMark = ""
    marks.append(byte, place: isCode ? .code : .text, to: &output)
    if byte == Ascii.lineFeed, marks.quotesLines, !isCode, isInsideQuote {
      output.append(Ascii.greater)
    }
  }

  private var isInsideQuote: Bool {
    guard let outermost = open.first, case .blockQuote = outermost.kind else { return false }
    return true
  }
}
