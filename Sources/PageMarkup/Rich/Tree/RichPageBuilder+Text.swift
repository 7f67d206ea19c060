import PageModel

extension RichPageBuilder {
  /// Text, decoded.
  mutating func add(_ text: Bytes) throws(MarkupError) {
    if text.isEmpty { return }
    if isVerbatim { return try addVerbatim(text) }
    switch whitespace {
    case .collapsed: try addCollapsed(text)
    case .kept: try addKept(text)
    }
  }

  mutating func add(literal text: StaticString) throws(MarkupError) {
    try add(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(_ text: String) throws(MarkupError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(MarkupError) in try add(bytes) }
    }
    try result.get()
  }

  private var isVerbatim: Bool {
    spans.isEmpty ? innermost.isVerbatim : spans[spans.count - 1].kind == .math
  }

  private mutating func addVerbatim(_ text: Bytes) throws(MarkupError) {
    try prepareText(line: position.line)
    pending.append(contentsOf: text)
    self.text.skipsBlanks = false
    // The end of the last line begins no other.
    let lines = text.dropLast(text.last == Ascii.lineFeed ? 1 : 0)
    lastLine = max(lastLine, position.line + lines.count { $0 == Ascii.lineFeed })
  }

  private mutating func addCollapsed(_ text: Bytes) throws(MarkupError) {
    var line = position.line
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isAsciiSpace {
        if text[index] == Ascii.lineFeed { line += 1 }
        index += 1
      }
      let end = index
      // Single spaces between words stay as they are.
      while index < text.count,
        !text[index].isAsciiSpace
          || (text[index] == Ascii.space && index + 1 < text.count && index > end
            && !text[index + 1].isAsciiSpace)
      {
        index += 1
      }
      if start < end, !self.text.skipsBlanks, !self.text.endsWithBlank {
        pending.append(Ascii.space)
        self.text.endsWithBlank = true
      }
      if end < index {
        try prepareText(line: line)
        pending.append(contentsOf: text.slice(end..<index))
      }
    }
  }

  private mutating func addKept(_ text: Bytes) throws(MarkupError) {
    var start = 0
    if self.text.skipsBlanks, self.text.hasContent {
      while start < text.count, text[start].isBlank { start += 1 }
      if start == text.count { return }
    }
    try prepareText(line: position.line)
    while let index = text.firstIndex(of: Ascii.tab, in: start..<text.count) {
      pending.append(contentsOf: text.slice(start..<index))
      pending.append(Ascii.space)
      start = index + 1
    }
    pending.append(contentsOf: text.slice(start..<text.count))
    self.text.endsWithBlank = text[text.count - 1].isBlank
  }

  /// `<br>`; the blanks around it are not shown.
  mutating func addLineBreak() throws(MarkupError) {
    if isVerbatim {
      try prepareText(line: position.line)
      return pending.append(Ascii.lineFeed)
    }
    try prepareText(line: position.line, dropsBlank: true)
    pending.append(Ascii.lineFeed)
    text.skipsBlanks = true
  }

  /// Something inside text that is no text, `length` characters long where it is shown as text.
  mutating func add(_ object: RichText, length: Int) throws(MarkupError) {
    if isVerbatim || spans.contains(where: { $0.kind == .math }) { return }
    try prepareText(line: position.line)
    try flushPending()
    try counts.takeRun(length: length, at: position)
    append(object)
  }

  mutating func addFormula(_ latex: String) throws(MarkupError) {
    try add(.formula(latex: latex), length: latex.unicodeScalars.count)
  }

  /// What must be there for text to come: an item in a list, the end of the line before.
  private mutating func prepareText(
    line: Int, dropsBlank: Bool = false
  ) throws(MarkupError) {
    if innermost.isList { try beginImpliedItem() }
    lastLine = max(lastLine, line)
    if text.firstLine == 0 { text.firstLine = line }
    let breaks = text.isBreakDue && text.hasContent
    if text.endsWithBlank, breaks || dropsBlank { dropLastBlank() }
    text.endsWithBlank = false
    text.isBreakDue = false
    text.hasContent = true
    text.skipsBlanks = false
    if breaks { pending.append(Ascii.lineFeed) }
  }

  /// Takes back the blanks that were added last, wherever they stand.
  private mutating func dropLastBlank() {
    while let last = pending.last, last.isBlank { pending.removeLast() }
    guard pending.isEmpty, parts.count > frames[frames.count - 1].firstPart else { return }
    let kept = parts.removeLast().droppingLastBlanks
    if kept != .empty { return parts.append(kept) }
    for index in spans.indices { spans[index].firstPart = min(spans[index].firstPart, parts.count) }
  }

  mutating func flushPending() throws(MarkupError) {
    if pending.isEmpty { return }
    try counts.takeRun(pending, at: position)
    append(.plain(String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }

  /// The pieces of the innermost block's text; its elements have ended.
  mutating func takeParts() throws(MarkupError) -> [RichText] {
    try endParts()
    let first = frames[frames.count - 1].firstPart
    defer { parts.removeLast(parts.count - first) }
    return Array(parts[first...])
  }

  private mutating func endParts() throws(MarkupError) {
    try flushPending()
    if whitespace == .collapsed, text.endsWithBlank { dropLastBlank() }
    text = RichTextState()
  }

  /// Makes one text of the pieces from `first` on, and takes them away.
  mutating func joinParts(from first: Int) -> RichText {
    switch parts.count - first {
    case 0: return .empty
    case 1: return parts.removeLast()
    default:
      let text = RichText.joining(parts[first...], mergingStyles: dialect == .markdown)
      parts.removeLast(parts.count - first)
      return text
    }
  }

  /// The text of the innermost block.
  mutating func takeText() throws(MarkupError) -> RichText {
    try endParts()
    let text = joinParts(from: frames[frames.count - 1].firstPart)
    return innermost.isVerbatim || !options.detectsEntities ? text : text.detectingEntities()
  }

  /// Text between blocks becomes a paragraph; anchors alone become blocks.
  mutating func flushText() throws(MarkupError) {
    let firstLine = max(text.firstLine, 1)
    let text = try takeText()
    try addParagraph(text, firstLine: firstLine)
  }

  mutating func addParagraph(_ text: RichText, firstLine: Int) throws(MarkupError) {
    if case .empty = text { return }
    guard let names = text.anchorsAlone else {
      return try append(.paragraph(text), firstLine: firstLine)
    }
    for name in names { try append(.anchor(name), firstLine: firstLine) }
  }
}

extension RichText {
  /// The names of the anchors the text is made of; nil when there is anything else in it.
  fileprivate var anchorsAlone: [String]? {
    let parts: [RichText]
    if case .concat(let inner) = self { parts = inner } else { parts = [self] }
    var names: [String] = []
    for part in parts {
      if case .anchor(.empty, let name) = part {
        names.append(name)
      } else if !part.isBlank {
        return nil
      }
    }
    return names
  }
}
