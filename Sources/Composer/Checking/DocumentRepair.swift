import PageModel

/// Makes valid blocks of any blocks. What cannot stand where it is becomes something that can, with
/// the same text.
struct DocumentRepair {
  private let given: [Block]
  private(set) var ids: BlockIDSource
  private var known: Set<BlockID> = []

  init(_ blocks: [Block]) {
    given = blocks
    ids = BlockIDSource(after: blocks.reduce(0) { max($0, $1.greatestID) })
  }

  mutating func repaired() -> BlockSequence {
    let repaired = given.flatMap { self.blocks($0, depth: 0) }
    return BlockSequence(repaired.isEmpty ? [blank()] : repaired)
  }

  /// Ids this large would leave none for new blocks.
  fileprivate static let greatestID: UInt64 = 1 << 62

  private mutating func fresh(_ id: BlockID) -> BlockID {
    if id != .none, id.rawValue < DocumentRepair.greatestID, known.insert(id).inserted {
      return id
    }
    return ids.make()
  }

  private mutating func blank() -> Block {
    .paragraph(StyledText(), id: fresh(.none))
  }

  private mutating func stack(_ blocks: BlockSequence, depth: Int) -> BlockSequence {
    BlockSequence(blocks.flatMap { self.blocks($0, depth: depth) })
  }

  private mutating func filled(_ blocks: BlockSequence) -> BlockSequence {
    blocks.isEmpty ? [blank()] : blocks
  }

  /// - Parameter depth: Quotes and details around the block.
  private mutating func blocks(_ block: Block, depth: Int) -> [Block] {
    if depth >= DocumentLimit.depth, !block.stacks.isEmpty {
      return block.flattened.flatMap { blocks($0, depth: depth) }
    }
    var block = block
    block.id = fresh(block.id)
    switch block {
    case .paragraph(var paragraph):
      paragraph.list = paragraph.list.map {
        ListMembership($0.marker, level: $0.level, checked: $0.checked, number: $0.number)
      }
      return [.paragraph(paragraph)]
    case .code(var code):
      code.language = StyledText(code.language.plainText.inOneLine)
      return [.code(code)]
    case .blockQuote(var quote):
      quote.children = filled(stack(quote.children, depth: depth + 1))
      return [.blockQuote(quote)]
    case .details(var details):
      details.children = stack(details.children, depth: depth + 1)
      return [.details(details)]
    case .media(let media): return self.media(media)
    case .table(let table): return [.table(self.table(table))]
    case .pullQuote, .buttonRow, .carried: return [block]
    }
  }

  /// Pictures and videos that follow one another share a block, everything else has its own.
  private mutating func media(_ media: MediaBlock) -> [Block] {
    var media = media
    if let width = media.displayWidth, !(width > 0 && width.isFinite) { media.displayWidth = nil }
    guard !media.items.isEmpty else { return [.paragraph(media.caption, id: media.id)] }
    var groups: [[MediaBlockItem]] = []
    for item in media.items {
      if item.source.isGroupable, groups.last?.last?.source.isGroupable ?? false {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.enumerated().map { index, items in
      var block = media
      block.items = items
      if index > 0 {
        block.caption = StyledText()
        block.credit = .empty
        block.id = fresh(.none)
      }
      return .media(block)
    }
  }

  private mutating func table(_ table: Table) -> Table {
    var table = table
    if table.rows.isEmpty { table.rows = [TableRow([])] }
    let columns = max(1, min(TableLimit.columns, TableLimit.slots / table.rows.count))
    table.columns = table.columns.prefix(columns).map {
      Table.Column(width: $0.width > 0 && $0.width.isFinite ? $0.width : 0)
    }
    let grid = TableGrid(table, growingTo: columns)
    table.columns += Array(
      repeating: Table.Column(), count: max(0, grid.columnCount - table.columns.count))
    if table.columns.isEmpty { table.columns = [Table.Column()] }
    var placed = grid.placements[...]
    for row in table.rows.indices {
      table.rows[row].id = fresh(table.rows[row].id)
      if let height = table.rows[row].height, !(height > 0 && height.isFinite) {
        table.rows[row].height = nil
      }
      var cells: [(column: Int, cell: TableCell)] = []
      for (index, cell) in table.rows[row].cells.enumerated() {
        guard let placement = placed.first, placement.row == row, placement.cell == index else {
          // There is no room for it: its text joins the cell before.
          guard !cells.isEmpty else { continue }
          let last = cells[cells.count - 1].cell.blocks
          cells[cells.count - 1].cell.blocks = BlockSequence(
            Array(last) + cell.blocks.flatMap { cellBlocks($0) })
          continue
        }
        placed.removeFirst()
        var cell = cell
        cell.id = fresh(cell.id)
        cell.rowspan = placement.rect.rows.count
        cell.colspan = placement.rect.columns.count
        cell.blocks = filled(BlockSequence(cell.blocks.flatMap { cellBlocks($0) }))
        cells.append((placement.rect.columns.lowerBound, cell))
      }
      for column in table.columns.indices
      where grid.placement(row: row, column: column) == nil {
        let filler = TableCell([blank()], id: fresh(.none))
        let place = cells.firstIndex { $0.column > column } ?? cells.endIndex
        cells.insert((column, filler), at: place)
      }
      table.rows[row].cells = cells.map(\.cell)
    }
    return table
  }

  /// The block as a cell can hold it.
  private mutating func cellBlocks(_ block: Block) -> [Block] {
    if block.mayStandInCell { return blocks(block, depth: DocumentLimit.depth) }
    return block.flattened.flatMap { cellBlocks($0) }
  }
}

extension Block {
  fileprivate var greatestID: UInt64 {
    var ids = [id]
    if case .table(let table) = self {
      ids += table.rows.map(\.id) + table.rows.flatMap { $0.cells.map(\.id) }
    }
    let inner = stacks.reduce(0) { greatest, stack in
      stack.blocks.reduce(greatest) { max($0, $1.greatestID) }
    }
    return ids.reduce(inner) {
      $1.rawValue < DocumentRepair.greatestID ? max($0, $1.rawValue) : $0
    }
  }

  /// What the block holds without the block around it: its texts as paragraphs and its blocks.
  var flattened: [Block] {
    func lines(_ texts: [StyledText]) -> [Block] {
      texts.filter { !$0.isEmpty }.map { .paragraph(Paragraph($0)) }
    }
    switch self {
    case .paragraph, .code, .media: return [self]
    case .pullQuote(let quote): return lines([quote.text, quote.author])
    case .blockQuote(let quote): return Array(quote.children) + lines([quote.author])
    case .details(let details): return lines([details.title]) + Array(details.children)
    case .table(let table): return table.rows.flatMap { $0.cells.flatMap { Array($0.blocks) } }
    case .buttonRow(let row):
      return lines([StyledText(row.buttons.map { Run("", TextAttributes(atom: .button($0))) })])
    case .carried(let carried):
      return lines([StyledText(InstantPage(blocks: [carried.block]).plainText)])
    }
  }
}

extension String {
  /// Without line feeds and their like: what can be typed into a single line.
  var inOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      line.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return line
  }
}
