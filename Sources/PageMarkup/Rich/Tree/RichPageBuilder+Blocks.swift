import PageModel

/// Blocks that begin.
extension RichPageBuilder {
  mutating func beginBlock(_ element: RichElement, _ tag: RichTag) throws(MarkupError) {
    if leftOutInText.contains(.table), tag.isTablePart {
      // A part of a table that is only text.
      leftOutInText.add(tag)
      text.isBreakDue = true
      return
    }
    var elements = try endImplied(by: element)
    var element = element
    switch place(of: element) {
    case .here:
      break
    case .inList:
      try beginImpliedItem()
    case .inRow:
      try beginBlock(.row, .row)
    case .asParagraph:
      warnOfPlace(tag)
      element = .paragraph
    case .asText(let isWarned):
      if isWarned { warnOfPlace(tag) }
      leftOutInText.add(tag)
      text.isBreakDue = true
      return resume(elements)
    }
    let kind = element.tag
    let level = frames[frames.count - 1].level + (kind.isLevel ? 1 : 0)
    // A block that holds blocks needs one more level for them.
    let limit = min(options.limits.blockDepth, NestingLimit.blocks)
    if level + (kind.role == .text ? 0 : 1) > limit {
      warnOfDepth(limit: limit)
      leftOut.add(tag)
      return resume(elements)
    }
    try counts.takeNode(at: position)
    elements += try endSpans()
    if frames[frames.count - 1].role != .text { try flushText() }
    frames[frames.count - 1].text = text
    text = RichTextState()
    var frame = RichBlockFrame(
      element: element, tag: tag, position: position, level: level, firstPart: parts.count)
    frame.suspended = elements
    frames.append(frame)
    lastLine = max(lastLine, position.line)
    if kind.isVerbatim { return }
    resume(elements)
  }

  /// An item that its author left out.
  mutating func beginImpliedItem() throws(MarkupError) {
    try beginBlock(.item(value: nil, style: nil, checked: nil), .item)
  }

  // MARK: What ends by itself

  /// Ends what a block cannot stand in, and returns the elements that were open in the text.
  private mutating func endImplied(by element: RichElement) throws(MarkupError) -> [RichElement] {
    switch element {
    case .item:
      if let index = openIndex(before: [.list, .orderedList], of: [.item]) {
        return try end(downTo: index)
      }
    case .cell:
      if let index = openIndex(before: [.table], of: [.cell, .headerCell, .tableCaption]) {
        return try end(downTo: index)
      }
    case .row, .tableCaption:
      if let index = openIndex(before: [.table], of: [.row, .tableCaption]) {
        return try end(downTo: index)
      }
    case .heading:
      if innermost == .heading1 { return try end(downTo: frames.count - 1) }
    default: break
    }
    if innermost == .paragraph { return try end(downTo: frames.count - 1) }
    return []
  }

  /// The innermost open block of one of `tags`, if it is inside the innermost of `containers`.
  private func openIndex(before containers: [RichTag], of tags: [RichTag]) -> Int? {
    for index in frames.indices.reversed() {
      guard let tag = frames[index].tag, !containers.contains(tag) else { return nil }
      if tags.contains(tag) { return index }
    }
    return nil
  }

  private mutating func end(downTo index: Int) throws(MarkupError) -> [RichElement] {
    let elements = try endSpans()
    while frames.count > index { try endInnermost() }
    return elements
  }

  // MARK: Where blocks may stand

  private enum Place {
    case here
    case inList
    case inRow
    /// Only its text counts, as a paragraph.
    case asParagraph
    /// Only its text counts, on lines of its own.
    case asText(isWarned: Bool)
  }

  private func place(of element: RichElement) -> Place {
    let parent = frames.count - 1
    let kind = frames[parent].kind
    switch element {
    case .credit:
      switch kind {
      case .quote where frames[parent].tag != nil: return .here
      case .pullQuote, .figureCaption, .figure, .collage, .slideshow:
        return frames[parent].caption.credit.isBlank ? .here : misplaced
      default: return misplaced
      }
    case .item:
      return kind.isList ? .here : misplaced
    case .row, .tableCaption:
      return kind == .table ? .here : misplaced
    case .cell:
      return kind == .row ? .here : kind == .table ? .inRow : misplaced
    case .summary:
      return kind == .details ? .here : misplaced
    case .figureCaption:
      return kind == .figure || kind == .collage || kind == .slideshow ? .here : misplaced
    default:
      if frames[parent].role == .text {
        if case .paragraph = element { return .asText(isWarned: false) }
        return .asText(isWarned: true)
      }
      return kind.isList ? .inList : .here
    }
  }

  private var misplaced: Place {
    frames[frames.count - 1].role == .text ? .asText(isWarned: true) : .asParagraph
  }
}
