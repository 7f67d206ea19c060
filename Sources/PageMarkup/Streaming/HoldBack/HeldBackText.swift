/// What of a text that is still being typed can be shown: without markup that is not complete, and
/// with what closes the markup that is open.
///
/// Only the end of the text is changed: lines that may be markers are left out, and the last text is
/// completed. Blocks before it are as they are.
struct HeldBackText {
  private let dialect: MarkdownDialect
  private let isInCode: Bool
  private(set) var bytes: [UInt8]

  /// The text without lines that may be markers.
  ///
  /// - Parameter formulaLine: A line with an opener of a formula whose end may still come; nothing
  ///   from there on is shown.
  /// - Parameter isInCode: Whether the text ends inside a fence.
  init(_ text: Bytes, dialect: MarkdownDialect, formulaLine: Int?, isInCode: Bool) {
    self.dialect = dialect
    self.isInCode = isInCode
    var end = text.count
    if let formulaLine { end = text.start(ofLine: formulaLine) ?? text.count }
    end = text.slice(0..<end).endOfFinishedCharacters
    end = UnfinishedLine(text.slice(0..<end), dialect: dialect, isInCode: isInCode)
      .endOfShownLines()
    bytes = Array(text.slice(0..<end))
  }

  /// Leaves out a line and all behind it; whether there was such a line.
  mutating func cut(beforeLine line: Int) -> Bool {
    let end = bytes.withUnsafeBufferPointer { $0.start(ofLine: line) ?? $0.count }
    if end == bytes.count { return false }
    bytes.removeSubrange(end...)
    return true
  }

  private var endsWithLine: Bool { bytes.last?.isLineEnd ?? true }

  /// Completes the text that is open at the end.
  mutating func complete(_ end: OpenEnd) {
    switch end {
    case .other: break
    case .html(let line):
      if dialect.tags == .rich { completeHTML(from: line) }
    case .heading(let text):
      if !endsWithLine { completeInlines(text, from: 0) }
    case .row(let text):
      if endsWithLine { return }
      let cell = text.withUnsafeBufferPointer { $0.lastCell }
      completeInlines(text, from: cell)
    case .paragraph(let text):
      if isBehindBlankLine { return }
      completeInlines(text, from: 0, mayBeHeader: true)
    }
  }

  /// Whether the paragraph has ended.
  private var isBehindBlankLine: Bool {
    guard endsWithLine else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var lines = SourceLines(bytes)
      var last = 0..<0
      while let line = lines.next() { last = line }
      return bytes[last].allSatisfy { $0.isBlank || $0 == Ascii.greater }
    }
  }

  private mutating func completeInlines(
    _ text: [UInt8], from start: Int, mayBeHeader: Bool = false
  ) {
    text.withUnsafeBufferPointer { text in
      var end = text.count
      if mayBeHeader, let bar = text.firstBarOfLastLine(dialect.cellSeparator) { end = bar }
      let isLineComplete =
        end == text.count ? endsWithLine : end > 0 && text[end - 1] == Ascii.lineFeed
      let completion = InlineCompletion(
        text.slice(start..<end), dialect: dialect, endsWithLine: isLineComplete)
      if completion.cut == text.count, completion.closing.isEmpty { return }
      let source = bytes
      let place = source.withUnsafeBufferPointer { source in
        LeafPlaces(text, in: source).sourceOffset(of: start + completion.cut)
      }
      guard let place else { return }
      bytes.removeSubrange(place...)
      bytes.append(contentsOf: completion.closing)
      if !completion.closing.isEmpty { return }
      // What is left of the line may be a marker.
      let shown = bytes.withUnsafeBufferPointer {
        UnfinishedLine($0, dialect: dialect, isInCode: isInCode).endOfShownLines()
      }
      bytes.removeSubrange(shown...)
    }
  }

  private mutating func completeHTML(from line: Int) {
    let start = bytes.withUnsafeBufferPointer { $0.start(ofLine: line) ?? $0.count }
    let end = bytes[start...].withUnsafeBufferPointer { HTMLCompletion.end(of: $0) }
    bytes.removeSubrange((start + end)...)
    // The text of a summary is Markdown.
    let summary = bytes.withUnsafeBufferPointer { html -> (cut: Int, closing: [UInt8])? in
      let block = html.slice(start..<html.count)
      guard let inside = HTMLCompletion.openSummary(in: block) else { return nil }
      let text = InlineCompletion(block.slice(inside..<block.count), dialect: dialect)
      return (start + inside + text.cut, text.closing)
    }
    guard let summary else { return }
    bytes.removeSubrange(summary.cut...)
    bytes.append(contentsOf: summary.closing)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the last cell of a row begins.
  fileprivate var lastCell: Int {
    var start = count
    while start > 0, self[start - 1] != Ascii.bar || isEscaped(at: start - 1) { start -= 1 }
    return start
  }

  /// The first bar of the last line if the line may be the header of a table; a bar in code is none
  /// unless the line begins with one, and neither is one next to another in Rich Markdown, where
  /// they hide text.
  fileprivate func firstBarOfLastLine(_ separator: TableLine.Separator) -> Int? {
    var end = count
    while end > 0, self[end - 1].isAsciiSpace { end -= 1 }
    var start = end
    while start > 0, self[start - 1] != Ascii.lineFeed { start -= 1 }
    var codeSpans = CodeSpanSearch()
    let line = slice(start..<end)
    var index = 0
    while index < line.count {
      switch line[index] {
      case Ascii.backslash: index += 2
      case Ascii.backtick:
        let runEnd = line.runEnd(from: index)
        if codeSpans.begins(at: index, in: line, length: runEnd - index) {
          var position = runEnd
          while let next = line.firstIndex(of: Ascii.backtick, in: position..<line.count) {
            position = line.runEnd(from: next)
            if position - next == runEnd - index { break }
          }
          index = position
        } else {
          index = runEnd
        }
      case Ascii.bar:
        let runEnd = line.runEnd(from: index)
        switch separator {
        case .bar: return start + index
        case .runOfBars: if runEnd == index + 1 { return start + index }
        }
        index = runEnd
      default: index += 1
      }
    }
    return nil
  }
}
