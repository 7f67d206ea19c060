import PageModel

/// Fragments into a document.
extension Transaction {
  /// Puts a fragment in the place of the selection; the caret stands behind what came.
  ///
  /// - Returns: Whether there was anything to put, and a place for it.
  mutating func insert(_ fragment: Fragment) -> Bool {
    guard !fragment.isEmpty else { return false }
    deleteSelection()
    guard let caret else { return false }
    let blocks = Array(fragment.document.blocks)
    switch caret.region {
    case .code?, .codeLanguage?:
      insertText(StyledText(blocks.plainText), at: caret.place)
    case .pullQuote?:
      insertText(blocks.joinedText(separator: "\n"), at: caret.place)
    case .author?, .caption?, .detailsTitle?:
      insertText(blocks.joinedText(separator: " ").inOneLine, at: caret.place)
    case .paragraph?, nil:
      addMedia(of: fragment)
      insert(blocks, at: caret)
    }
    return true
  }

  /// Media the document has by the same name stay the document's.
  private mutating func addMedia(of fragment: Fragment) {
    if fragment.media.isEmpty { return }
    document.media.merge(fragment.media) { own, _ in own }
  }

  private mutating func insert(_ given: [Block], at caret: Caret) {
    var blocks = fitting(given, in: caret.path.stack).map { $0.mappingIDs { document.ids.make() } }
    let stack = caret.path.stack
    let index = caret.path.index
    guard let host = caret.paragraph else {
      replace(index..<index, in: stack, with: blocks)
      return putCaret(behindWordsOf: caret.path.neighbour(blocks.count - 1))
    }
    if blocks.count == 1, let text = blocks[0].text(mergingInto: host) {
      return insertText(text, at: caret.place)
    }
    var head = host
    var tail = host
    tail.id = document.ids.make()
    head.text = caret.text.prefix(caret.offset)
    tail.text = caret.text.suffix(from: caret.offset)
    if let text = blocks.first?.text(mergingInto: host) {
      head.text = head.text + text
      blocks.removeFirst()
    }
    var merged = 0
    if let text = blocks.last?.text(mergingInto: host) {
      merged = text.length
      tail.text = text + tail.text
      blocks.removeLast()
    }
    let keepsTail = !tail.text.isEmpty || (head.text.isEmpty && blocks.isEmpty)
    let keepsHead = !head.text.isEmpty || (blocks.isEmpty && !keepsTail)
    let placed =
      (keepsHead ? [Block.paragraph(head)] : []) + blocks + (keepsTail ? [.paragraph(tail)] : [])
    replace(index..<(index + 1), in: stack, with: placed)
    let last = caret.path.neighbour(placed.count - 1)
    if keepsTail { return putCaret(at: Place(last, .text(.paragraph, merged))) }
    putCaret(behindWordsOf: last)
  }

  /// At the end of what is written in a block, not in the empty line for a quote's author.
  private mutating func putCaret(behindWordsOf path: BlockPath) {
    switch document.block(path) {
    case .blockQuote(let quote)? where quote.author.isEmpty && !quote.isCollapsed:
      putCaret(behindWordsOf: path.entering(.body)[quote.children.count - 1])
    case .pullQuote(let quote)? where quote.author.isEmpty:
      putCaret(at: Place(path, .text(.pullQuote, quote.text.length)))
    case .paragraph?, .code?, .pullQuote?, .blockQuote?, .details?, .media?, .table?, .buttonRow?,
      .carried?, nil:
      putCaret(atEndOf: path)
    }
  }

  /// The blocks as a stack can hold them: a cell holds no containers, and no document nests
  /// without end.
  private func fitting(_ blocks: [Block], in stack: StackPath) -> [Block] {
    var blocks = blocks
    let room = stack.isCell ? 0 : DocumentLimit.depth - stack.steps.count
    while BlockSequence(blocks).depth > room { blocks = blocks.flatMap(\.unwrapped) }
    if stack.isCell { blocks = blocks.flatMap(\.partsForCell) }
    return blocks.isEmpty ? [.paragraph(Paragraph())] : blocks
  }
}

extension Block {
  /// The text of a paragraph that joins the host as it is; nil for what stays a block of its own.
  fileprivate func text(mergingInto host: Paragraph) -> StyledText? {
    guard let paragraph, paragraph.list == nil else { return nil }
    return paragraph.style == .body || paragraph.style == host.style ? paragraph.text : nil
  }

  /// What quotes and details hold; other blocks as they are.
  fileprivate var unwrapped: [Block] {
    switch self {
    case .blockQuote, .details: return flattened
    case .paragraph, .code, .pullQuote, .media, .table, .buttonRow, .carried: return [self]
    }
  }

  /// The block, or its parts where it cannot stand in a cell.
  fileprivate var partsForCell: [Block] {
    mayStandInCell ? [self] : flattened.flatMap(\.partsForCell)
  }
}

extension [Block] {
  /// The blocks' words with their formats.
  fileprivate func joinedText(separator: String) -> StyledText {
    let texts = flatMap(\.allTexts).filter { !$0.isEmpty }
    return StyledText.joining(texts, separator: separator)
  }
}

extension Block {
  /// All texts of the block and of what it holds, but for languages of code.
  fileprivate var allTexts: [StyledText] {
    switch self {
    case .paragraph, .code, .pullQuote, .media: return writtenTexts
    case .blockQuote, .details, .table, .buttonRow, .carried: return flattened.flatMap(\.allTexts)
    }
  }
}

extension StyledText {
  /// Without line feeds; the formats stay.
  fileprivate var inOneLine: StyledText {
    StyledText.joining(lines(), separator: " ")
  }
}
