/// What becomes of a selection that is typed over, pasted over or deleted.
extension Transaction {
  /// Deletes what is selected, if something is.
  mutating func deleteSelection() {
    if !selection.isCollapsed { replace(selection.range, with: StyledText()) }
  }

  /// Puts a text in the place of a range; the caret stands behind it.
  mutating func replace(_ range: ClosedRange<Int>, with text: StyledText) {
    guard let covering = Covering(document, range) else { return }
    let rows: [(number: String, apply: (inout Transaction) -> Bool)] = [
      // Everything is deleted: an empty paragraph is left.
      ("1", { $0.deleteEverything(covering, text) }),
      // Exactly one medium is deleted: an empty paragraph stands in its place.
      ("2", { $0.deleteMedium(covering, text) }),
      // Exactly one quote is deleted: an empty paragraph stands in its place.
      ("3", { $0.deleteQuote(covering, text) }),
      // Within one text: that text alone changes.
      ("4", { $0.replaceInText(covering, text) }),
      // Within one stack: what is left of both ends becomes one paragraph…
      ("5b", { $0.joinEnds(covering, text) }),
      // …but an end that is no paragraph keeps what is not covered.
      ("5c", { $0.cutEnds(covering, text) }),
      // Across stacks: texts lose what is covered, and the structure stays.
      ("6", { $0.clear(covering, text) }),
    ]
    if let row = rows.first(where: { $0.apply(&self) }) { rule = rule ?? "Replace \(row.number)" }
  }

  private mutating func deleteEverything(_ covering: Covering, _ text: StyledText) -> Bool {
    guard text.isEmpty, covering.lower <= document.firstStop, covering.upper >= document.lastStop
    else { return false }
    replace(0..<document.blocks.count, in: .root, with: [])
    putCaret(at: 0)
    return true
  }

  private mutating func deleteMedium(_ covering: Covering, _ text: StyledText) -> Bool {
    guard text.isEmpty, covering.isInOneBlock, covering.first.spot == .gap,
      covering.covers(covering.first.block, in: document)
    else { return false }
    unmake(covering.first.block)
    return true
  }

  private mutating func deleteQuote(_ covering: Covering, _ text: StyledText) -> Bool {
    guard text.isEmpty else { return false }
    var paths: [BlockPath] = []
    var path = covering.first.block
    while true {
      paths.append(path)
      guard let owner = path.stack.owner else { break }
      path = owner
    }
    for path in paths.reversed() {
      switch document.block(path) {
      case .pullQuote?, .blockQuote?: break
      case .paragraph?, .code?, .details?, .media?, .table?, .buttonRow?, .carried?, nil: continue
      }
      guard let stops = document.stops(of: path), covering.lower == stops.lowerBound,
        covering.upper == stops.upperBound
      else { continue }
      unmake(path)
      return true
    }
    return false
  }

  private mutating func replaceInText(_ covering: Covering, _ text: StyledText) -> Bool {
    guard covering.isInOneText, let (region, lower) = covering.first.text,
      let upper = covering.last.text?.offset
    else { return false }
    let text = region == .codeLanguage ? StyledText(text.plainText.inOneLine) : text
    document.replace(lower..<upper, of: region, at: covering.first.block, with: text)
    putCaret(at: Place(covering.first.block, .text(region, lower + text.length)))
    return true
  }

  private mutating func joinEnds(_ covering: Covering, _ text: StyledText) -> Bool {
    let start = covering.first.block
    let end = covering.last.block
    guard start.stack == end.stack, start.index < end.index else { return false }
    func paragraph(_ path: BlockPath) -> Paragraph? { document.block(path)?.paragraph }
    guard paragraph(start) != nil || covering.covers(start, in: document) else { return false }
    guard paragraph(end) != nil || covering.covers(end, in: document) else { return false }
    var joined = paragraph(start) ?? paragraph(end) ?? Paragraph(id: document.ids.make())
    let head = paragraph(start)?.text.prefix(covering.first.text?.offset ?? 0) ?? StyledText()
    var tail = paragraph(end)?.text.suffix(from: covering.last.text?.offset ?? 0) ?? StyledText()
    if let upper = paragraph(start), upper.style != paragraph(end)?.style {
      tail = tail.withoutFonts
    }
    joined.text = head + text + tail
    replace(start.index..<(end.index + 1), in: start.stack, with: [.paragraph(joined)])
    putCaret(at: Place(start, .text(.paragraph, head.length + text.length)))
    return true
  }

  private mutating func cutEnds(_ covering: Covering, _ text: StyledText) -> Bool {
    let start = covering.first.block
    let end = covering.last.block
    guard start.stack == end.stack, start.index < end.index else { return false }
    clearTexts(covering)
    replace((start.index + 1)..<end.index, in: start.stack, with: [])
    insertText(text, at: covering.first)
    return true
  }

  private mutating func clear(_ covering: Covering, _ text: StyledText) -> Bool {
    clearTexts(covering)
    insertText(text, at: covering.first)
    return true
  }

  /// Takes what is covered out of each text.
  private mutating func clearTexts(_ covering: Covering) {
    for stretch in document.texts(touching: covering.lower...covering.upper) {
      let lower = max(0, covering.lower - stretch.start)
      let upper = min(stretch.text.length, covering.upper - stretch.start)
      guard lower < upper else { continue }
      document.replace(lower..<upper, of: stretch.region, at: stretch.block, with: StyledText())
    }
  }

  /// Puts text at a place, the caret behind it; in front of an atom it is a paragraph of its own.
  mutating func insertText(_ text: StyledText, at place: Place) {
    guard let (region, offset) = place.text else {
      if text.isEmpty { return putCaret(at: place) }
      insert(makeBlank(text), at: place.block)
      return putCaret(atEndOf: place.block)
    }
    let text = region == .codeLanguage ? StyledText(text.plainText.inOneLine) : text
    document.replace(offset..<offset, of: region, at: place.block, with: text)
    putCaret(at: Place(place.block, .text(region, offset + text.length)))
  }
}
