/// A piece of a block that lies on the axis.
struct AxisPiece {
  enum Content {
    case text(Region, StyledText)
    case gap
    /// As many stops as buttons, at least one.
    case buttons(stops: Int)
    case stack(StackSlot, BlockSequence)
  }

  /// From the block's beginning to the piece's first position.
  var start: Int
  var content: Content

  init(_ start: Int, _ content: Content) {
    self.start = start
    self.content = content
  }

  /// From the first position to the last.
  var length: Int {
    switch content {
    case .text(_, let text): return text.length
    case .gap: return 0
    case .buttons(let stops): return stops - 1
    case .stack(_, let blocks): return blocks.size
    }
  }

  func touches(_ range: ClosedRange<Int>) -> Bool {
    start <= range.upperBound && start + length >= range.lowerBound
  }
}

/// The axis: each container has a token where it opens and one where it closes, text is as long as
/// its UTF-16, an atom is 1. Only this file knows the sums.
extension Block {
  /// Positions the block takes.
  public var axisSize: Int {
    switch self {
    case .paragraph(let block): return block.text.length + 2
    case .code(let block): return block.language.length + block.text.length + 6
    case .pullQuote(let block):
      return block.text.length + (block.showsAuthor ? block.author.length + 2 : 0) + 4
    case .blockQuote(let block):
      if block.isCollapsed { return 3 }
      return block.children.size + (block.showsAuthor ? block.author.length + 2 : 0) + 2
    case .details(let block):
      return block.title.length + 2 + (block.isExpanded ? block.children.size : 0) + 2
    case .media(let block): return block.isCaptionless ? 3 : block.caption.length + 5
    case .table(let table):
      return table.rows.reduce(2) { $0 + $1.axisSize }
    case .buttonRow(let block): return max(1, block.buttons.count) + 2
    case .carried: return 3
    }
  }

  /// What of the block lies on the axis, in its order.
  var axisPieces: [AxisPiece] {
    switch self {
    case .paragraph(let block): return [AxisPiece(1, .text(.paragraph, block.text))]
    case .code(let block):
      return [
        AxisPiece(2, .text(.codeLanguage, block.language)),
        AxisPiece(4 + block.language.length, .text(.code, block.text)),
      ]
    case .pullQuote(let block):
      let text = AxisPiece(2, .text(.pullQuote, block.text))
      guard block.showsAuthor else { return [text] }
      return [text, AxisPiece(4 + block.text.length, .text(.author, block.author))]
    case .blockQuote(let block):
      if block.isCollapsed { return [AxisPiece(1, .gap)] }
      let body = AxisPiece(1, .stack(.body, block.children))
      guard block.showsAuthor else { return [body] }
      return [body, AxisPiece(2 + block.children.size, .text(.author, block.author))]
    case .details(let block):
      let title = AxisPiece(2, .text(.detailsTitle, block.title))
      guard block.isExpanded else { return [title] }
      return [title, AxisPiece(3 + block.title.length, .stack(.body, block.children))]
    case .media(let block):
      if block.isCaptionless { return [AxisPiece(1, .gap)] }
      return [AxisPiece(1, .gap), AxisPiece(3, .text(.caption, block.caption))]
    case .table(let table): return table.axisPieces
    case .buttonRow(let block): return [AxisPiece(1, .buttons(stops: max(1, block.buttons.count)))]
    case .carried: return [AxisPiece(1, .gap)]
    }
  }
}

extension Block {
  /// Whether the block has a stop in front of it, and can be selected there: media, a folded
  /// quote, a carried block.
  var isAtom: Bool {
    if case .gap? = axisPieces.first?.content { return true }
    return false
  }
}

/// Lookups along the axis. A table's go by rows: it may have thousands of cells.
extension Block {
  /// The first piece that ends at an offset or behind it.
  func piece(endingAtOrAfter offset: Int) -> AxisPiece? {
    if case .table(let table) = self { return table.piece(endingAtOrAfter: offset) }
    return axisPieces.first { $0.start + $0.length >= offset }
  }

  /// The last piece that starts at an offset or before it.
  func piece(startingAtOrBefore offset: Int) -> AxisPiece? {
    if case .table(let table) = self { return table.piece(startingAtOrBefore: offset) }
    return axisPieces.last { $0.start <= offset }
  }

  /// The pieces that touch a range of offsets.
  func pieces(touching range: ClosedRange<Int>) -> [AxisPiece] {
    if case .table(let table) = self { return table.pieces(touching: range) }
    return axisPieces.filter { $0.touches(range) }
  }

  /// From the block's beginning to a region, nil when it is not on the axis.
  func start(of region: Region) -> Int? {
    axisPieces.first { piece in
      if case .text(region, _) = piece.content { return true }
      return false
    }?.start
  }

  /// From the block's beginning to a stack, nil when it is not on the axis.
  func start(of slot: StackSlot) -> Int? {
    if case .table(let table) = self { return table.start(of: slot) }
    return axisPieces.first { piece in
      if case .stack(slot, _) = piece.content { return true }
      return false
    }?.start
  }
}

extension Table {
  /// The cells of a row that begins at an offset.
  private func pieces(ofRow row: Int, at start: Int) -> [AxisPiece] {
    var start = start + 1
    return rows[row].cells.enumerated().map { cell, content in
      defer { start += content.blocks.size + 2 }
      return AxisPiece(start + 1, .stack(.cell(row: row, cell: cell), content.blocks))
    }
  }

  fileprivate var axisPieces: [AxisPiece] {
    var start = 1
    return rows.indices.flatMap { row in
      defer { start += rows[row].axisSize }
      return pieces(ofRow: row, at: start)
    }
  }

  fileprivate func piece(endingAtOrAfter offset: Int) -> AxisPiece? {
    var start = 1
    for row in rows.indices {
      let end = start + rows[row].axisSize
      // A cell's blocks end two tokens before its row does.
      if end - 2 >= offset,
        let piece = pieces(ofRow: row, at: start).first(where: { $0.start + $0.length >= offset })
      {
        return piece
      }
      start = end
    }
    return nil
  }

  fileprivate func pieces(touching range: ClosedRange<Int>) -> [AxisPiece] {
    var start = 1
    return rows.indices.flatMap { row -> [AxisPiece] in
      defer { start += rows[row].axisSize }
      let isOutside = start > range.upperBound || start + rows[row].axisSize < range.lowerBound
      return isOutside ? [] : pieces(ofRow: row, at: start).filter { $0.touches(range) }
    }
  }

  fileprivate func piece(startingAtOrBefore offset: Int) -> AxisPiece? {
    var start = 1
    var found: (row: Int, start: Int)?
    for row in rows.indices {
      // A row's first cell begins two tokens behind the row.
      if start + 2 > offset { break }
      if !rows[row].cells.isEmpty { found = (row, start) }
      start += rows[row].axisSize
    }
    return found.flatMap { pieces(ofRow: $0.row, at: $0.start).last { $0.start <= offset } }
  }

  fileprivate func start(of slot: StackSlot) -> Int? {
    guard case .cell(let row, let cell) = slot, rows.indices.contains(row),
      rows[row].cells.indices.contains(cell)
    else { return nil }
    let start = rows[..<row].reduce(1) { $0 + $1.axisSize }
    return rows[row].cells[..<cell].reduce(start + 2) { $0 + $1.blocks.size + 2 }
  }
}
