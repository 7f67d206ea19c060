import PageModel

/// The paragraphs and tables of an RTF document as blocks.
struct RTFBody {
  private(set) var blocks: [Block] = []
  private var table = RTFTable()
  private var cells: [RTFTable.Cell] = []
  private var texts: [StyledText] = []
  /// What the row's description says of its cells.
  private var described: [RTFTable.Cell] = []
  /// The cell that is described next.
  var nextCell = RTFTable.Cell()
  var isHeaderRow = false

  mutating func end(_ paragraph: RTFParagraph, _ lists: RTFLists) {
    if paragraph.isInTable {
      texts.append(paragraph.text.namingEmoji)
      return
    }
    endTable()
    if let line = paragraph.codeLine {
      if var code = takeLastCode() {
        code.text.append(Run("\n"))
        for run in line.runs { code.text.append(run) }
        blocks.append(.code(code))
      } else {
        blocks.append(.code(CodeBlock(line)))
      }
      return
    }
    blocks.append(.paragraph(paragraph.paragraph(lists)))
  }

  /// Takes out the code that the last block is: held by the blocks as well, its text would be
  /// copied for each line.
  private mutating func takeLastCode() -> CodeBlock? {
    guard case .code(let code)? = blocks.last else { return nil }
    blocks.removeLast()
    return code
  }

  // MARK: Tables

  mutating func beginRow() {
    described = []
    nextCell = RTFTable.Cell()
    isHeaderRow = false
  }

  mutating func addEdge(_ edge: Int) {
    nextCell.edge = edge
    if described.count < TableLimit.columns { described.append(nextCell) }
    nextCell = RTFTable.Cell()
  }

  mutating func endCell(with text: StyledText) {
    var cell = RTFTable.Cell()
    cell.paragraphs = texts + (text.isEmpty && !texts.isEmpty ? [] : [text.namingEmoji])
    texts = []
    if cells.count < TableLimit.columns {
      cells.append(cell)
    } else {
      cells[cells.count - 1].paragraphs += cell.paragraphs
    }
  }

  /// Rows may be described before their cells or behind them.
  mutating func endRow() {
    for index in cells.indices {
      if described.indices.contains(index) {
        cells[index].edge = described[index].edge
        cells[index].continuesAbove = described[index].continuesAbove
        cells[index].continuesBefore = described[index].continuesBefore
      } else {
        cells[index].edge = (index > 0 ? cells[index - 1].edge : 0) + 1
      }
    }
    if !cells.isEmpty { table.rows.append(RTFTable.Row(cells: cells, isHeader: isHeaderRow)) }
    cells = []
  }

  mutating func endTable() {
    endRow()
    if !texts.isEmpty {
      blocks += texts.map { .paragraph(Paragraph($0)) }
      texts = []
    }
    if table.rows.isEmpty { return }
    blocks.append(.table(table.table))
    table = RTFTable()
  }
}

extension RTFParagraph {
  /// The text of a paragraph that is all fixed-width, which is a line of code; nil for others.
  fileprivate var codeLine: StyledText? {
    guard !text.isEmpty, list == nil, marker == nil else { return nil }
    let isCode = text.runs.allSatisfy {
      $0.attributes.style.contains(.code) && $0.attributes.links.isEmpty
    }
    return isCode ? StyledText(text.plainText) : nil
  }

  fileprivate func paragraph(_ lists: RTFLists) -> Paragraph {
    let marker = list.flatMap { lists.marker(ofList: $0, level: level) } ?? self.marker
    var paragraph = Paragraph(
      text.namingEmoji, style: style, alignment: alignment,
      list: marker.map { ListMembership($0 == .bullet ? .bullet : .ordered, level: level) })
    if paragraph.list == nil, level > 0 {
      // Only a box says that this is an item.
      paragraph.list = ListMembership(.bullet, level: level)
      paragraph = paragraph.readingBox
      if paragraph.list?.marker != .checklist { paragraph.list = nil }
    }
    return paragraph.readingBox
  }

  /// What the paragraph says it is, else what its size makes of it.
  private var style: ParagraphStyle {
    if let outlineLevel, (0..<6).contains(outlineLevel) {
      return ParagraphStyle(headingLevel: outlineLevel + 1)
    }
    switch (size ?? 0) / 2 {
    case 23...: return .heading1
    case 20...22: return .heading2
    case 18...19: return .heading3
    default: return .body
    }
  }
}

extension StyledText {
  /// With custom emoji where links stand for them.
  var namingEmoji: StyledText {
    guard runs.contains(where: { $0.emojiId != nil }) else { return self }
    return StyledText(
      runs.map { run in
        guard let fileId = run.emojiId else { return run }
        return Run(
          "", TextAttributes(run.attributes.style, atom: .emoji(fileId: fileId, alt: run.text)))
      })
  }
}

extension Run {
  fileprivate var emojiId: Int64? {
    guard attributes.atom == nil, case .url(let url, _)? = attributes.links.last else { return nil }
    return LinkMarker.emoji(in: url)
  }
}
