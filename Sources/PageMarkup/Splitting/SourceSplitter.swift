import PageModel

/// Splits a text by splitting its page and finding the lines of each part's blocks.
///
/// Lines can mean something else without those around them: a link whose definition is elsewhere, a
/// footnote, two lists that become one. So every part is read again, and one that does not become
/// its page is written anew.
struct SourceSplitter {
  private let source: [UInt8]
  /// Without their ends.
  private let lines: [Range<Int>]
  private let document: MarkupDocument
  private let parse: (String) -> InstantPage?
  private let emit: (InstantPage) -> EmittedMarkup
  /// The lines that define links, by their labels.
  private let definitions: [(label: [UInt8], line: Range<Int>)]

  init(
    _ source: String, _ document: MarkupDocument, parse: @escaping (String) -> InstantPage?,
    emit: @escaping (InstantPage) -> EmittedMarkup
  ) {
    let bytes = Array(source.utf8)
    self.source = bytes
    self.document = document
    self.parse = parse
    self.emit = emit
    (lines, definitions) = bytes.withUnsafeBufferPointer { bytes in
      var found: [Range<Int>] = []
      var definitions: [(label: [UInt8], line: Range<Int>)] = []
      var lines = SourceLines(bytes)
      while let line = lines.next() {
        found.append(line)
        if let label = bytes.definedLabel(on: line) { definitions.append((label, line)) }
      }
      return (found, definitions)
    }
  }

  func split(_ limits: PageLimits) -> [SourcePart] {
    let parts = document.page.split(limits: limits)
    if parts.count == 1 {
      let text = String(decoding: source, as: UTF8.self)
      return [SourcePart(text: text, page: document.page, isAuthorsText: true, losses: [])]
    }
    var pieces = [Int](repeating: 0, count: document.page.blocks.count)
    for origin in parts.lazy.flatMap(\.origins) { pieces[origin] += 1 }
    return parts.map { sourcePart($0, isWhole: { pieces[$0] == 1 }) }
  }

  private func sourcePart(_ part: PagePart, isWhole: (Int) -> Bool) -> SourcePart {
    var sections: [String] = []
    var isAuthorsText = true
    var losses: [PageLoss] = []
    var index = 0
    while index < part.origins.count {
      var end = index + 1
      if isWhole(part.origins[index]) {
        while end < part.origins.count, isWhole(part.origins[end]) { end += 1 }
        sections.append(text(ofBlocks: part.origins[index]...part.origins[end - 1]))
      } else {
        while end < part.origins.count, !isWhole(part.origins[end]) { end += 1 }
        let written = emit(part.page.holding(index..<end))
        sections.append(written.text.trimmingLineEnds())
        losses += written.losses.map { $0.moved(by: index) }
        isAuthorsText = false
      }
      index = end
    }
    let text = sections.joined(separator: "\n\n") + "\n"
    let expected = PageShape(part.page)
    for candidate in [text, addingDefinitions(to: text)] {
      guard let candidate, let page = parse(candidate), PageShape(page) == expected else {
        continue
      }
      return SourcePart(
        text: candidate, page: page, isAuthorsText: isAuthorsText, losses: losses)
    }
    let written = emit(part.page)
    return SourcePart(
      text: written.text, page: parse(written.text) ?? part.page, isAuthorsText: false,
      losses: written.losses)
  }

  /// The lines from the first to the last of some blocks.
  private func text(ofBlocks blocks: ClosedRange<Int>) -> String {
    let first = blocks.map { document.blockLines[$0].lowerBound }.min() ?? 1
    let last = blocks.map { document.blockLines[$0].upperBound }.max() ?? 1
    guard lines.indices.contains(first - 1), last >= first, last <= lines.count else { return "" }
    let range = lines[first - 1].lowerBound..<lines[last - 1].upperBound
    return String(decoding: source[range], as: UTF8.self)
  }

  /// The text with the definitions of the labels that stand in it; nil where there are none.
  private func addingDefinitions(to text: String) -> String? {
    if definitions.isEmpty { return nil }
    var text = text
    let labels = text.withUTF8 { $0.bracketedTexts() }
    let needed = definitions.filter { labels.contains($0.label) }
      .map { String(decoding: source[$0.line], as: UTF8.self) }
    return needed.isEmpty ? nil : text + "\n" + needed.joined(separator: "\n") + "\n"
  }
}

extension InstantPage {
  /// The page with some of its blocks alone.
  fileprivate func holding(_ range: Range<Int>) -> InstantPage {
    var page = self
    page.blocks = Array(blocks[range])
    return page
  }
}

extension PageLoss {
  /// The loss of a page whose blocks stand further behind in another one.
  fileprivate func moved(by blocks: Int) -> PageLoss {
    guard let first = path.first else { return self }
    return PageLoss(path: [first + blocks] + path.dropFirst(), sentence: sentence)
  }
}

extension String {
  fileprivate func trimmingLineEnds() -> String {
    var end = utf8.endIndex
    while end > utf8.startIndex, utf8[utf8.index(before: end)].isLineEnd {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The label of `[label]: …`, folded as labels are compared; nil on other lines.
  fileprivate func definedLabel(on line: Range<Int>) -> [UInt8]? {
    var start = line.lowerBound
    while start < line.upperBound, start - line.lowerBound < 3, self[start] == Ascii.space {
      start += 1
    }
    guard start + 3 < line.upperBound, self[start] == Ascii.leftBracket,
      self[start + 1] != Ascii.caret,
      let end = firstIndex(of: Ascii.rightBracket, in: start..<line.upperBound),
      end + 1 < line.upperBound, self[end + 1] == Ascii.colon
    else { return nil }
    return foldedLabel(start + 1..<end)
  }

  /// What stands between brackets with none inside them.
  fileprivate func bracketedTexts() -> Set<[UInt8]> {
    var texts: Set<[UInt8]> = []
    var start: Int?
    for index in indices {
      switch self[index] {
      case Ascii.leftBracket: start = index + 1
      case Ascii.rightBracket:
        // No label is longer (CommonMark: 999 characters).
        if let start, index - start < 4_000 { texts.insert(foldedLabel(start..<index)) }
        start = nil
      default: break
      }
    }
    return texts
  }

  /// Small letters, a space for each stretch of white space.
  private func foldedLabel(_ range: Range<Int>) -> [UInt8] {
    let words = String(decoding: self[range], as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace)
    return Array(words.joined(separator: " ").utf8)
  }
}
