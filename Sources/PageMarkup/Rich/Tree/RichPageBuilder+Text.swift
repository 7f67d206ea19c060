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

  mutating func add(_ text: String) throws(MarkupError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(MarkupError) in try add(bytes) }
    }
    try result.get()
  }

  private var isVerbatim: Bool {
    if let span = spans.last { return span.element.isVerbatim }
    return frames[frames.count - 1].element.isVerbatim
  }

  private mutating func addVerbatim(_ text: Bytes) throws(MarkupError) {
    try prepareText(line: position.line)
    pending.append(contentsOf: text)
    frames[frames.count - 1].text.skipsBlanks = false
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
      while index < text.count, !text[index].isAsciiSpace { index += 1 }
      let top = frames.count - 1
      if start < end, !frames[top].text.skipsBlanks, !frames[top].text.endsWithBlank {
        pending.append(Ascii.space)
        frames[top].text.endsWithBlank = true
      }
      if end < index {
        try prepareText(line: line)
        pending.append(contentsOf: text.slice(end..<index))
      }
    }
  }

  private mutating func addKept(_ text: Bytes) throws(MarkupError) {
    var start = 0
    if frames[frames.count - 1].text.skipsBlanks, frames[frames.count - 1].text.hasContent {
      while start < text.count, text[start].isBlank { start += 1 }
      if start == text.count { return }
    }
    try prepareText(line: position.line)
    for index in start..<text.count where text[index] == Ascii.tab {
      pending.append(contentsOf: text.slice(start..<index))
      pending.append(Ascii.space)
      start = index + 1
    }
    pending.append(contentsOf: text.slice(start..<text.count))
    frames[frames.count - 1].text.endsWithBlank = text[text.count - 1].isBlank
  }

  /// `<br>`; the blanks around it are not shown.
  mutating func addLineBreak() throws(MarkupError) {
    if isVerbatim {
      try prepareText(line: position.line)
      return pending.append(Ascii.lineFeed)
    }
    try prepareText(line: position.line, dropsBlank: true)
    pending.append(Ascii.lineFeed)
    frames[frames.count - 1].text.skipsBlanks = true
  }

  /// Something inside text that is no text, `length` characters long where it is shown as text.
  mutating func add(_ object: RichText, length: Int) throws(MarkupError) {
    if spans.contains(where: { $0.element.isVerbatim }) || isVerbatim { return }
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
    if case .list? = frames.last?.element { try beginImpliedItem() }
    let top = frames.count - 1
    lastLine = max(lastLine, line)
    if frames[top].text.firstLine == 0 { frames[top].text.firstLine = line }
    let breaks = frames[top].text.isBreakDue && frames[top].text.hasContent
    if frames[top].text.endsWithBlank, breaks || dropsBlank { dropLastBlank() }
    frames[top].text.endsWithBlank = false
    frames[top].text.isBreakDue = false
    frames[top].text.hasContent = true
    frames[top].text.skipsBlanks = false
    if breaks { pending.append(Ascii.lineFeed) }
  }

  /// Takes back the blanks that were added last, wherever they stand.
  private mutating func dropLastBlank() {
    while let last = pending.last, last.isBlank { pending.removeLast() }
    if !pending.isEmpty { return }
    for index in spans.indices.reversed() {
      if let part = spans[index].parts.popLast() {
        let kept = part.droppingLastBlanks
        if kept != .empty { spans[index].parts.append(kept) }
        return
      }
    }
    let top = frames.count - 1
    if let part = frames[top].parts.popLast() {
      let kept = part.droppingLastBlanks
      if kept != .empty { frames[top].parts.append(kept) }
    }
  }

  mutating func flushPending() throws(MarkupError) {
    if pending.isEmpty { return }
    try counts.takeRun(pending, at: position)
    append(.plain(String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }

  /// The pieces of the innermost block's text; its elements have ended.
  mutating func takeParts() throws(MarkupError) -> [RichText] {
    try flushPending()
    let top = frames.count - 1
    if whitespace == .collapsed, frames[top].text.endsWithBlank { dropLastBlank() }
    frames[top].text = RichTextState()
    defer { frames[top].parts = [] }
    return frames[top].parts
  }

  /// The text of the innermost block.
  mutating func takeText() throws(MarkupError) -> RichText {
    let isVerbatim = frames[frames.count - 1].element.isVerbatim
    let text = RichText.joining(try takeParts(), mergingStyles: dialect == .markdown)
    return isVerbatim || !options.detectsEntities ? text : text.detectingEntities()
  }

  /// Text between blocks becomes a paragraph; anchors alone become blocks.
  mutating func flushText() throws(MarkupError) {
    let top = frames.count - 1
    let firstLine = max(frames[top].text.firstLine, 1)
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
