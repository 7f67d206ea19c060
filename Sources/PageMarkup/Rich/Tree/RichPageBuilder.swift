import PageModel

/// Makes a page of tags and text, whatever their order.
///
/// Both rich dialects feed it: Rich HTML with what Gumbo found, Rich Markdown with its own blocks
/// and styles and with the tags between them. The tags need not fit each other: what is open ends
/// with what is around it, styles that cross are split, blocks in paragraphs end them, and what
/// cannot stand where it does counts for what it holds. Every step costs the same however long the
/// text is, and nothing here calls itself.
///
///     var builder = RichPageBuilder(options: options, dialect: .html, sourceBytes: source.count)
///     try builder.open(.paragraph, .none)
///     try builder.add(text)
///     try builder.close(.paragraph)
///     let document = try builder.finish()
struct RichPageBuilder {
  /// What the dialects do differently with the same elements.
  enum Dialect {
    case html
    /// Touching styles of a kind are one, styles around the same text have an order.
    case markdown
  }

  /// What blanks in text are.
  enum Whitespace {
    /// Every run of blanks and line ends is one space, none at the beginning and the end.
    case collapsed
    /// They stay; tabs become spaces.
    case kept
  }

  let options: RichMarkupOptions
  let dialect: Dialect
  /// Of the texts to come; code and formulas are kept to the letter in any case.
  var whitespace: Whitespace
  /// Where in the source the next event stands. Only the line is looked at; whoever feeds the
  /// builder says what the column counts.
  var position = SourcePosition(line: 1, column: 1)
  /// The last line of the source that something was read from.
  var lastLine = 1
  var warnings: [MarkupWarning] = []
  var counts: PageCounts
  var media: RichMediaCollection

  /// The page and the blocks open in it.
  var frames: [RichBlockFrame]
  /// The elements open in the text of the innermost block.
  var spans: [RichSpanFrame] = []
  /// What the text of the innermost block has come to.
  var text = RichTextState()
  /// The pieces of text of all that is open, those of the innermost element last.
  var parts: [RichText] = []
  /// The bytes of text read since the last tag.
  var pending: [UInt8] = []
  /// The lines of the page's blocks.
  var lines: [ClosedRange<Int>] = []
  var tableCells = 0
  var hasWarnedOfDepth = false

  /// How many start tags of each kind were left out, so that their end tags are, too: blocks that
  /// lie too deep, blocks in the text that is read, and elements inside it.
  var leftOut = RichTagCounts()
  var leftOutInText = RichTagCounts()
  var leftOutSpans = RichTagCounts()

  init(options: RichMarkupOptions, dialect: Dialect, sourceBytes: Int) {
    self.options = options
    self.dialect = dialect
    whitespace = dialect == .html ? .collapsed : .kept
    counts = PageCounts(limits: options.limits, sourceBytes: sourceBytes)
    media = RichMediaCollection(options: options)
    frames = [
      RichBlockFrame(
        element: .quote(collapsed: false), tag: nil,
        position: SourcePosition(line: 1, column: 1), level: 0, firstPart: 0)
    ]
  }

  /// A start tag. Tags of elements that hold nothing have no end tag.
  mutating func open(_ tag: RichTag, _ attributes: RichAttributes) throws(MarkupError) {
    // Most tags are those of styles, and ask for nothing else.
    if tag.isStyle, tag != .code { return try beginSpan(.style(tag), tag) }
    switch RichRequest(tag, attributes) {
    case .element(let element):
      if tag == .code, adoptLanguage(of: attributes) { return leftOutSpans.add(tag) }
      if tag == .link, case .link = element, let name = attributes[.name], !name.isEmpty {
        try begin(.anchor(name: name), closedBy: .reference)
        try close(.reference)
      }
      try begin(element, closedBy: tag)
    case .transparent:
      break
    case .lineBreak:
      try addLineBreak()
    case .rule:
      try add(.divider, replacedBy: "")
    case .checkbox(let isChecked):
      checkbox(isChecked: isChecked)
    case .medium(let kind, let address, let alternative, let spoiler):
      try addMedium(kind, at: address, alternative: alternative, spoiler: spoiler)
    case .customEmoji(let id, let alternative):
      try add(
        .textCustomEmoji(fileId: id, alt: alternative),
        length: alternative.unicodeScalars.count)
    case .map(let map):
      try add(map, replacedBy: "")
    case .refused(let reason):
      warn(reason)
      if !tag.isVoid { try begin(.nothing, closedBy: tag) }
    }
  }

  /// Begins an element that `close` of `tag` ends; of its own tag, unless another is named.
  mutating func begin(
    _ element: RichElement, closedBy tag: RichTag? = nil
  ) throws(MarkupError) {
    let tag = tag ?? element.tag
    if tag.isSpan {
      try beginSpan(element, tag)
    } else {
      try beginBlock(element, tag)
    }
  }

  /// An end tag; one that ends nothing is left out.
  mutating func close(_ tag: RichTag) throws(MarkupError) {
    lastLine = max(lastLine, position.line)
    if tag.isVoid || tag == .tableSection { return }
    if tag.isSpan {
      try endSpan(tag)
    } else {
      try endBlock(tag)
    }
  }

  /// Ends what is open and returns the page.
  mutating func finish() throws(MarkupError) -> MarkupDocument {
    while frames.count > 1 { try endInnermost() }
    try endSpans()
    try flushText()
    return MarkupDocument(
      page: InstantPage(blocks: frames[0].blocks, media: media.media), blockLines: lines,
      alternativeTexts: media.alternativeTexts, warnings: warnings)
  }

  /// Whether nothing is open but the page, or a list in it, no text was begun, and no end tag is
  /// owed.
  func isAtRest(inList: Bool) -> Bool {
    guard frames.count == (inList ? 2 : 1), spans.isEmpty, parts.isEmpty, pending.isEmpty,
      !text.hasContent, !text.isBreakDue, leftOut.isEmpty, leftOutInText.isEmpty,
      leftOutSpans.isEmpty
    else { return false }
    if inList {
      guard case .list = frames[1].element else { return false }
    }
    return frames.allSatisfy { $0.suspended.isEmpty && $0.strays.isEmpty }
  }

  /// The tag of the innermost block's element.
  var innermost: RichTag { frames[frames.count - 1].kind }

  mutating func warn(_ kind: MarkupWarning.Kind) {
    warnings.append(MarkupWarning(position: position, kind: kind))
  }

  mutating func warnOfPlace(_ tag: RichTag) {
    warn(.misplacedTag(name: tag.name))
  }
}

/// How often each tag occurs.
struct RichTagCounts {
  private var counts = [Int](repeating: 0, count: RichTag.count)
  private var total = 0

  mutating func add(_ tag: RichTag) {
    counts[Int(tag.rawValue)] += 1
    total += 1
  }

  var isEmpty: Bool { total == 0 }

  func contains(_ tag: RichTag) -> Bool { total > 0 && counts[Int(tag.rawValue)] > 0 }

  /// Whether there was one to take.
  mutating func take(_ tag: RichTag) -> Bool {
    guard contains(tag) else { return false }
    counts[Int(tag.rawValue)] -= 1
    total -= 1
    return true
  }

  mutating func removeAll() {
    if total == 0 { return }
    for index in counts.indices { counts[index] = 0 }
    total = 0
  }
}
