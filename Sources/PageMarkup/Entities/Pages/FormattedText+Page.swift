import PageModel

extension FormattedText {
  /// The text as a page: every line is a paragraph, blocks of code and quotes are blocks, a quote's
  /// lines one paragraph.
  public func page() -> InstantPage {
    var builder = EntityPageBuilder(self)
    return InstantPage(blocks: builder.blocks())
  }

  /// The text as one rich text, line ends included; quotes and blocks of code are plain text.
  public func richText() -> RichText {
    var builder = EntityPageBuilder(self)
    return builder.richText(0..<builder.length)
  }
}

/// Makes rich texts and blocks of a message's text.
struct EntityPageBuilder {
  private let units: [UInt16]
  /// Quotes, and blocks of code outside them.
  private let containers: [MessageEntity]
  private let codeInQuotes: [MessageEntity]
  private var inline: InlineEntities

  var length: Int { units.count }

  init(_ text: FormattedText) {
    // Entities of a message are in order, those of a value put together by hand need not be.
    let text = text.normalized(EntityNormalization(detectsEntities: false, trims: false))
    units = Array(text.text.utf16)
    var containers: [MessageEntity] = []
    var codeInQuotes: [MessageEntity] = []
    var inline: [MessageEntity] = []
    for entity in text.entities {
      switch entity.kind {
      case .blockQuote:
        containers.append(entity)
      case .pre:
        let isInside = containers.last.map { $0.range.upperBound > entity.range.lowerBound }
        if isInside == true { codeInQuotes.append(entity) } else { containers.append(entity) }
      case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
        .bold, .italic, .underline, .strikethrough, .spoiler, .code, .textUrl, .textMention,
        .customEmoji, .date, .timecode, .button:
        inline.append(entity)
      }
    }
    self.containers = containers
    self.codeInQuotes = codeInQuotes
    self.inline = InlineEntities(inline)
  }

  mutating func blocks() -> [InstantPageBlock] {
    blocks(in: 0..<units.count, around: containers[...]) { $0.lines($1) }
  }

  /// - Parameter paragraphs: Turns text between the containers into blocks.
  private mutating func blocks(
    in range: Range<Int>, around containers: ArraySlice<MessageEntity>,
    paragraphs: (inout EntityPageBuilder, Range<Int>) -> [InstantPageBlock]
  ) -> [InstantPageBlock] {
    var blocks: [InstantPageBlock] = []
    var start = range.lowerBound
    /// Whether a line end was taken away that another line follows.
    var isLineOpen = false
    for container in containers {
      let inner = container.range
      if inner.lowerBound > start {
        let end = isLineEnd(inner.lowerBound - 1) ? inner.lowerBound - 1 : inner.lowerBound
        blocks += paragraphs(&self, start..<max(start, end))
      }
      blocks.append(block(of: container))
      start = inner.upperBound
      isLineOpen = isLineEnd(start - 1)
      if !isLineOpen, start < range.upperBound, isLineEnd(start) {
        start += 1
        isLineOpen = true
      }
    }
    if start < range.upperBound || (isLineOpen && start == units.count && isLineEnd(start - 1)) {
      blocks += paragraphs(&self, start..<range.upperBound)
    }
    return blocks
  }

  private func isLineEnd(_ index: Int) -> Bool {
    units.indices.contains(index) && units[index] == 0x0A
  }

  private mutating func block(of container: MessageEntity) -> InstantPageBlock {
    var range = container.range
    if isLineEnd(range.upperBound - 1) { range = range.lowerBound..<range.upperBound - 1 }
    if case .pre(let language) = container.kind {
      return .preformatted(text: plain(range), language: language)
    }
    let first = codeInQuotes.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    let last = codeInQuotes.partitionIndex { $0.range.lowerBound >= range.upperBound }
    let inner = blocks(in: range, around: codeInQuotes[first..<last]) { builder, text in
      [.paragraph(builder.richText(text))]
    }
    let isCollapsed = container.kind == .blockQuote(collapsed: true)
    return .blockQuote(blocks: inner, caption: .empty, collapsed: isCollapsed)
  }

  private mutating func lines(_ range: Range<Int>) -> [InstantPageBlock] {
    var blocks: [InstantPageBlock] = []
    var start = range.lowerBound
    while true {
      let end = units[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      blocks.append(.paragraph(richText(start..<end)))
      if end == range.upperBound { return blocks }
      start = end + 1
    }
  }

  private func plain(_ range: Range<Int>) -> RichText {
    range.isEmpty ? .empty : .plain(String(decoding: units[range], as: UTF16.self))
  }

  /// Texts are asked for in their order.
  mutating func richText(_ range: Range<Int>) -> RichText {
    let entities = inline.entities(in: range)
    return richText(range, entities[...])
  }

  /// Calls itself once for each entity around another: at most a piece and five styles.
  private func richText(
    _ range: Range<Int>, _ entities: ArraySlice<MessageEntity>
  ) -> RichText {
    if entities.isEmpty { return plain(range) }
    var parts: [RichText] = []
    var start = range.lowerBound
    var rest = entities
    while let entity = rest.popFirst() {
      let inner = entity.range
      if inner.lowerBound > start { parts.append(plain(start..<inner.lowerBound)) }
      let nested = rest.prefix { $0.range.lowerBound < inner.upperBound }
      rest = rest[nested.endIndex...]
      parts.append(entity.kind.wrapping(richText(inner, nested)))
      start = inner.upperBound
    }
    if start < range.upperBound { parts.append(plain(start..<range.upperBound)) }
    return .joining(parts)
  }
}

/// The entities of a text's lines, asked for line after line.
private struct InlineEntities {
  private let entities: [MessageEntity]
  private var next = 0
  /// Those that began in an earlier line.
  private var open: [MessageEntity] = []

  /// - Parameter entities: In order and without crossings.
  init(_ entities: [MessageEntity]) {
    self.entities = entities
  }

  /// What covers the range, cut to it. Ranges must not go back.
  mutating func entities(in range: Range<Int>) -> [MessageEntity] {
    while next < entities.count, entities[next].range.lowerBound < range.upperBound {
      open.append(entities[next])
      next += 1
    }
    open.removeAll { $0.range.upperBound <= range.lowerBound }
    let cut = open.map {
      MessageEntity(range: $0.range.clamped(to: range), kind: $0.kind)
    }
    return cut.sorted(by: MessageEntity.isInOrder)
  }
}
