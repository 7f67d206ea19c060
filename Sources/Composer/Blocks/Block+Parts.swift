/// A block is a shell around texts and stacks of blocks; everything that walks, compares or
/// changes documents goes through these.
extension Block {
  /// All texts of the block that can be on the axis, whether or not they are there now.
  var texts: [(region: Region, text: StyledText)] {
    switch self {
    case .paragraph(let block): return [(.paragraph, block.text)]
    case .code(let block): return [(.codeLanguage, block.language), (.code, block.text)]
    case .pullQuote(let block): return [(.pullQuote, block.text), (.author, block.author)]
    case .blockQuote(let block): return [(.author, block.author)]
    case .details(let block): return [(.detailsTitle, block.title)]
    case .media(let block): return [(.caption, block.caption)]
    case .table, .buttonRow, .carried: return []
    }
  }

  /// The texts of the block but for a language of code.
  var writtenTexts: [StyledText] {
    texts.filter { $0.region != .codeLanguage }.map(\.text)
  }

  /// The text of a region, empty when the block has no such region.
  public func text(of region: Region) -> StyledText {
    texts.first { $0.region == region }?.text ?? StyledText()
  }

  /// The block with another text; itself when it has no such region.
  public func replacingText(of region: Region, with text: StyledText) -> Block {
    switch (self, region) {
    case (.paragraph(var block), .paragraph):
      block.text = text
      return .paragraph(block)
    case (.code(var block), .code):
      block.text = text
      return .code(block)
    case (.code(var block), .codeLanguage):
      block.language = text
      return .code(block)
    case (.pullQuote(var block), .pullQuote):
      block.text = text
      return .pullQuote(block)
    case (.pullQuote(var block), .author):
      block.author = text
      return .pullQuote(block)
    case (.blockQuote(var block), .author):
      block.author = text
      return .blockQuote(block)
    case (.details(var block), .detailsTitle):
      block.title = text
      return .details(block)
    case (.media(var block), .caption):
      block.caption = text
      return .media(block)
    case (.paragraph, _), (.code, _), (.pullQuote, _), (.blockQuote, _), (.details, _),
      (.media, _), (.table, _), (.buttonRow, _), (.carried, _):
      return self
    }
  }

  /// All stacks inside the block, whether or not they are on the axis.
  var stacks: [(slot: StackSlot, blocks: BlockSequence)] {
    switch self {
    case .blockQuote(let block): return [(.body, block.children)]
    case .details(let block): return [(.body, block.children)]
    case .table(let table):
      return table.rows.enumerated().flatMap { row, content in
        content.cells.enumerated().map { (.cell(row: row, cell: $0), $1.blocks) }
      }
    case .paragraph, .code, .pullQuote, .media, .buttonRow, .carried: return []
    }
  }

  /// The stack in a slot, nil when the block has no such slot.
  public func stack(_ slot: StackSlot) -> BlockSequence? {
    switch (self, slot) {
    case (.blockQuote(let block), .body): return block.children
    case (.details(let block), .body): return block.children
    case (.table(let table), .cell(let row, let cell)):
      guard table.rows.indices.contains(row) else { return nil }
      guard table.rows[row].cells.indices.contains(cell) else { return nil }
      return table.rows[row].cells[cell].blocks
    case (.blockQuote, _), (.details, _), (.table, _), (.paragraph, _), (.code, _),
      (.pullQuote, _), (.media, _), (.buttonRow, _), (.carried, _):
      return nil
    }
  }

  /// The block with other blocks in a slot; itself when it has no such slot.
  func replacingStack(_ slot: StackSlot, with blocks: BlockSequence) -> Block {
    guard stack(slot) != nil else { return self }
    switch (self, slot) {
    case (.blockQuote(var block), .body):
      block.children = blocks
      return .blockQuote(block)
    case (.details(var block), .body):
      block.children = blocks
      return .details(block)
    case (.table(var table), .cell(let row, let cell)):
      table.rows[row].cells[cell].blocks = blocks
      return .table(table)
    case (.blockQuote, _), (.details, _), (.table, _), (.paragraph, _), (.code, _),
      (.pullQuote, _), (.media, _), (.buttonRow, _), (.carried, _):
      return self
    }
  }

  /// The block with each of its stacks changed.
  func mappingStacks(_ change: (BlockSequence) -> BlockSequence) -> Block {
    switch self {
    case .blockQuote(var block):
      block.children = change(block.children)
      return .blockQuote(block)
    case .details(var block):
      block.children = change(block.children)
      return .details(block)
    case .table(var table):
      for row in table.rows.indices {
        // All cells of a row at once: the row counts them anew each time.
        table.rows[row].cells = table.rows[row].cells.map { cell in
          var cell = cell
          cell.blocks = change(cell.blocks)
          return cell
        }
      }
      return .table(table)
    case .paragraph, .code, .pullQuote, .media, .buttonRow, .carried: return self
    }
  }

  /// Whether a table's cell can hold the block.
  var mayStandInCell: Bool {
    switch self {
    case .paragraph, .code, .media: return true
    case .pullQuote, .blockQuote, .details, .table, .buttonRow, .carried: return false
    }
  }

  /// Whether two blocks differ in nothing but their texts and the blocks they hold.
  func hasSameShell(as other: Block) -> Bool {
    switch (self, other) {
    case (.table(let table), .table(let other)): return table.hasSameShell(as: other)
    case (_, .table), (.table, _): return false
    case (.paragraph, _), (.code, _), (.pullQuote, _), (.blockQuote, _), (.details, _),
      (.media, _), (.buttonRow, _), (.carried, _):
      return shell == other.shell
    }
  }

  private var shell: Block {
    let block = texts.reduce(self) { $0.replacingText(of: $1.region, with: StyledText()) }
    return block.mappingStacks { _ in BlockSequence() }
  }
}

extension Table {
  /// Row by row: a table may have thousands of cells, and rows that are shared are the same at once.
  fileprivate func hasSameShell(as other: Table) -> Bool {
    guard rows.count == other.rows.count else { return false }
    var left = self
    var right = other
    left.rows = []
    right.rows = []
    guard left == right else { return false }
    return zip(rows, other.rows).allSatisfy { row, other in
      if row == other { return true }
      return row.id == other.id && row.height == other.height
        && row.cells.count == other.cells.count
        && zip(row.cells, other.cells).allSatisfy { $0.hasSameShell(as: $1) }
    }
  }
}

extension TableCell {
  fileprivate func hasSameShell(as other: TableCell) -> Bool {
    id == other.id && background == other.background && alignment == other.alignment
      && verticalAlignment == other.verticalAlignment && isHeader == other.isHeader
      && colspan == other.colspan && rowspan == other.rowspan
  }
}
