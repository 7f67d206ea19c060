import PageModel

/// Blocks that end.
extension RichPageBuilder {
  mutating func endBlock(_ tag: RichTag) throws(MarkupError) {
    if leftOutInText.take(tag) {
      text.isBreakDue = true
      return
    }
    if leftOut.take(tag) { return }
    guard let index = frames.lastIndex(where: { $0.tag?.isClosed(by: tag) ?? false }) else {
      // A paragraph that a block in it has ended.
      if tag != .paragraph { warn(.unmatchedEndTag(name: tag.name)) }
      return
    }
    let elements = frames[index].suspended
    while frames.count > index { try endInnermost() }
    resume(elements)
  }

  /// Ends the innermost block and puts it where it belongs.
  mutating func endInnermost() throws(MarkupError) {
    try endSpans()
    leftOutInText.removeAll()
    let top = frames.count - 1
    switch frames[top].kind {
    case .buttonRow: return try endButtonRow()
    case .item: return try endItem()
    default: break
    }
    if frames[top].role != .text { try flushText() }
    let text = try takeText()
    let frame = popFrame()
    let firstLine = frame.position.line
    switch frame.element {
    case .paragraph:
      try addParagraph(text, firstLine: firstLine)
    case .heading(let level):
      if !text.isBlank { try append(.heading(text: text, level: level), firstLine: firstLine) }
    case .preformatted(let language):
      let code = text.droppingLastLineFeed
      if code != .empty {
        try append(.preformatted(text: code, language: language), firstLine: firstLine)
      }
    case .footer:
      if !text.isBlank { try append(.footer(text), firstLine: firstLine) }
    case .pullQuote:
      if !text.isBlank || !frame.caption.credit.isBlank {
        try append(.pullQuote(text: text, caption: frame.caption.credit), firstLine: firstLine)
      }
    case .thinking:
      try append(.thinking(text), firstLine: firstLine)
    case .blockFormula:
      let latex = text.plainText.trimmingBlanks
      if !latex.isEmpty { try append(.formula(latex: latex), firstLine: firstLine) }
    case .quote(let collapsed):
      try endQuote(frame, collapsed: collapsed)
    case .list(let numbering):
      if !frame.items.isEmpty {
        try append(.list(items: frame.items, ordered: numbering != nil), firstLine: firstLine)
      }
    case .details(let expanded):
      if !frame.blocks.isEmpty || !frame.title.isBlank {
        try append(
          .details(title: frame.title, blocks: frame.blocks, expanded: expanded),
          firstLine: firstLine)
      }
    case .figure:
      try endFigure(frame)
    case .gallery(let isSlideshow):
      if frame.blocks.isEmpty {
        try addCaption(frame.caption, firstLine: firstLine)
      } else if isSlideshow {
        try append(
          .slideshow(items: frame.blocks, caption: frame.caption), firstLine: firstLine)
      } else {
        try append(.collage(items: frame.blocks, caption: frame.caption), firstLine: firstLine)
      }
    case .table(let bordered, let striped, let compact):
      if frame.rows.isEmpty {
        try addParagraph(frame.title, firstLine: firstLine)
      } else {
        try append(
          .table(
            title: frame.title, rows: frame.rows, bordered: bordered, striped: striped,
            compact: compact), firstLine: firstLine)
      }
    case .row:
      try endRow(frame)
    case .cell(let cell):
      try endCell(cell, text, at: frame.position)
    case .summary:
      try setTitle(text, firstLine: firstLine)
    case .tableCaption:
      try setTitle(text, firstLine: firstLine)
    case .figureCaption:
      try setCaption(InstantPageCaption(text: text, credit: frame.caption.credit), firstLine)
    case .credit:
      setCredit(text)
    case .item, .buttonRow, .nothing, .style, .link, .anchor, .emoji, .date, .formula, .button:
      break
    }
    for block in frame.strays { try append(block, firstLine: firstLine) }
  }

  /// Takes the innermost block away; the text of the one around it goes on.
  private mutating func popFrame() -> RichBlockFrame {
    let frame = frames.removeLast()
    text = frames[frames.count - 1].text
    return frame
  }

  // MARK: Lists

  private mutating func endItem() throws(MarkupError) {
    let top = frames.count - 1
    let text: RichText
    if frames[top].blocks.isEmpty {
      text = try takeText()
    } else {
      try flushText()
      text = .empty
    }
    let frame = popFrame()
    guard case .item(let value, let style, let checked) = frame.element,
      case .list(var numbering) = frames[top - 1].element
    else { return }
    let number = numbering?.number(value: value, style: style)
    frames[top - 1].element = .list(numbering)
    frames[top - 1].items.append(
      frame.blocks.isEmpty
        ? .text(text, num: number, checked: checked)
        : .blocks(frame.blocks, num: number, checked: checked))
  }

  // MARK: Quotes and captions

  private mutating func endQuote(
    _ frame: RichBlockFrame, collapsed: Bool
  ) throws(MarkupError) {
    var blocks = frame.blocks
    var credit = frame.caption.credit
    // Only the last child is the credit.
    if let index = frame.creditIndex, index < blocks.count || blocks.isEmpty {
      blocks.insert(.paragraph(credit), at: index)
      credit = .empty
    }
    if blocks.isEmpty { return }
    try append(
      .blockQuote(blocks: blocks, caption: credit, collapsed: collapsed),
      firstLine: frame.position.line)
  }

  private mutating func setCredit(_ text: RichText) {
    if text.isBlank { return }
    let top = frames.count - 1
    if let index = frames[top].creditIndex {
      frames[top].blocks.insert(.paragraph(frames[top].caption.credit), at: index)
    }
    frames[top].caption.credit = text
    if case .quote = frames[top].element { frames[top].creditIndex = frames[top].blocks.count }
  }

  private mutating func setTitle(_ text: RichText, firstLine: Int) throws(MarkupError) {
    let top = frames.count - 1
    if frames[top].title.isBlank {
      frames[top].title = text
    } else {
      try addParagraph(text, firstLine: firstLine)
    }
  }

  private mutating func setCaption(
    _ caption: InstantPageCaption, _ firstLine: Int
  ) throws(MarkupError) {
    let top = frames.count - 1
    if frames[top].caption.text.isBlank, frames[top].caption.credit.isBlank {
      frames[top].caption = caption
    } else {
      try addCaption(caption, firstLine: firstLine)
    }
  }

  /// A caption of nothing is text.
  private mutating func addCaption(
    _ caption: InstantPageCaption, firstLine: Int
  ) throws(MarkupError) {
    try addParagraph(caption.text, firstLine: firstLine)
    try addParagraph(caption.credit, firstLine: firstLine)
  }

  private mutating func endFigure(_ frame: RichBlockFrame) throws(MarkupError) {
    let firstLine = frame.position.line
    guard let last = frame.blocks.last else {
      return try addCaption(frame.caption, firstLine: firstLine)
    }
    for block in frame.blocks.dropLast() { try append(block, firstLine: firstLine) }
    try append(last.captioned(frame.caption), firstLine: firstLine)
  }

  // MARK: Tables and buttons

  private mutating func endCell(
    _ cell: InstantPageTableCell, _ text: RichText, at position: SourcePosition
  ) throws(MarkupError) {
    tableCells += 1
    if tableCells > options.limits.tableCells {
      throw .tooManyCells(position, limit: options.limits.tableCells)
    }
    var cell = cell
    cell.text = text.isBlank ? nil : text
    frames[frames.count - 1].cells.append(cell)
  }

  private mutating func endRow(_ frame: RichBlockFrame) throws(MarkupError) {
    if !frame.cells.isEmpty {
      let columns = frame.cells.reduce(0) { $0 + max(Int($1.colspan), 1) }
      if columns > options.limits.tableColumns {
        throw .tooManyColumns(
          frame.position, columns: columns, limit: options.limits.tableColumns)
      }
      frames[frames.count - 1].rows.append(InstantPageTableRow(cells: frame.cells))
    }
  }

  private mutating func endButtonRow() throws(MarkupError) {
    let parts = try takeParts()
    let frame = popFrame()
    guard case .buttonRow(let alignment) = frame.element else { return }
    var buttons: [InstantPageButton] = []
    var others: [RichText] = []
    for part in parts {
      if case .textButton(let button) = part {
        buttons.append(button)
      } else if !part.isBlank {
        others.append(part)
      }
    }
    if !buttons.isEmpty {
      try append(
        .buttonRow(alignment: alignment, buttons: buttons), firstLine: frame.position.line)
    }
    if !others.isEmpty {
      try addParagraph(
        .joining(others[...], mergingStyles: dialect == .markdown), firstLine: frame.position.line)
    }
    for block in frame.strays { try append(block, firstLine: frame.position.line) }
  }

  // MARK: Where blocks go

  /// Puts a block into the innermost open one.
  mutating func append(_ block: InstantPageBlock, firstLine: Int) throws(MarkupError) {
    try counts.takeBlock(at: position)
    let top = frames.count - 1
    guard frames[top].tag != nil else {
      frames[top].blocks.append(block)
      return lines.append(firstLine...max(firstLine, lastLine))
    }
    switch frames[top].element {
    case .quote, .item, .details: frames[top].blocks.append(block)
    case .figure where block.canBeCaptioned: frames[top].blocks.append(block)
    case .gallery where block.isMedium: frames[top].blocks.append(block)
    default: frames[top].strays.append(block)
    }
  }
}
