extension EditorState {
  /// What copying takes along: what is selected as a whole, else the selected range; nil when
  /// nothing is selected.
  public var copiedFragment: Fragment? {
    let transaction = Transaction(self)
    switch selection.structure {
    case .atom(let id)?:
      guard let path = document.path(of: id), let block = document.block(path) else { return nil }
      return Fragment([block], media: document.media(of: [block]))
    case .rows?, .columns?, .cells?:
      guard let slots = transaction.selectedSlots else { return nil }
      let blocks = slots.table.blocks(in: slots.rect)
      return Fragment(blocks, media: document.media(of: blocks))
    case nil:
      let range = transaction.selection.range
      guard !transaction.selection.isCollapsed else { return nil }
      let fragment = document.fragment(in: range)
      return fragment.isEmpty ? nil : fragment
    }
  }
}

extension Document {
  /// What a range of the axis covers, as blocks of their own.
  ///
  /// Texts are cut where the range ends. What is covered as a whole comes as it is; of a quote,
  /// of details or of media that are covered in part only the words come, of a table the cells.
  public func fragment(in range: ClosedRange<Int>) -> Fragment {
    // Nothing can be selected behind an atom that ends the document; with all the rest it is meant.
    if range.lowerBound <= firstStop, range.upperBound >= lastStop { return Fragment(self) }
    let cutter = FragmentCutter(document: self, range: range)
    let cut = cutter.cut(blocks, from: 0, in: .root)
    return Fragment(cut, media: media(of: cut))
  }
}

private struct FragmentCutter {
  let document: Document
  let range: ClosedRange<Int>

  func cut(_ blocks: BlockSequence, from origin: Int, in path: StackPath) -> [Block] {
    guard var (index, start) = blocks.index(at: range.lowerBound - origin) else { return [] }
    var cut: [Block] = []
    while index < blocks.count, origin + start <= range.upperBound {
      let block = blocks[index]
      cut += self.cut(block, from: origin + start, at: path[index])
      start += block.axisSize
      index += 1
    }
    return cut
  }

  private func cut(_ block: Block, from start: Int, at path: BlockPath) -> [Block] {
    guard let stops = document.stops(of: path), range.overlaps(stops) else { return [] }
    let isWhole = range.lowerBound <= stops.lowerBound && range.upperBound >= stops.upperBound
    /// Behind an atom there is no stop of its own: the range must reach over it.
    let isPassed = isWhole && range.upperBound > stops.upperBound
    switch block {
    case .paragraph(var paragraph):
      paragraph.text = slice(.paragraph, of: block, from: start)
      return [.paragraph(paragraph)]
    case .code(var code):
      code.text = slice(.code, of: block, from: start)
      if code.text.isEmpty { return words([.codeLanguage], of: block, from: start) }
      return [.code(code)]
    case .pullQuote(var quote):
      let text = slice(.pullQuote, of: block, from: start)
      if text.isEmpty { return words([.author], of: block, from: start) }
      if text.length < quote.text.length { quote.author = StyledText() }
      quote.text = text
      return [.pullQuote(quote)]
    case .blockQuote(let quote) where quote.isCollapsed: return isPassed ? [block] : []
    case .blockQuote(let quote):
      if isWhole { return [block] }
      let inner = block.start(of: StackSlot.body) ?? 0
      return cut(quote.children, from: start + inner, in: path.entering(.body))
        + words([.author], of: block, from: start)
    case .details(let details):
      if isWhole, details.isExpanded || isPassed { return [block] }
      guard details.isExpanded else { return words([.detailsTitle], of: block, from: start) }
      let inner = block.start(of: StackSlot.body) ?? 0
      return words([.detailsTitle], of: block, from: start)
        + cut(details.children, from: start + inner, in: path.entering(.body))
    case .media(let media) where !media.isCaptionless:
      return isWhole ? [block] : words([.caption], of: block, from: start)
    case .media, .carried, .buttonRow: return isPassed ? [block] : []
    case .table(let table): return isWhole ? [block] : cells(of: table, from: start, at: path)
    }
  }

  /// The covered part of a text.
  private func slice(_ region: Region, of block: Block, from start: Int) -> StyledText {
    guard let inside = block.start(of: region) else { return StyledText() }
    let text = block.text(of: region)
    let lower = max(0, range.lowerBound - start - inside)
    let upper = min(text.length, range.upperBound - start - inside)
    return lower < upper
      ? text.slice(text.scalarStart(lower)..<text.scalarEnd(upper)) : StyledText()
  }

  /// The covered parts of texts as paragraphs, those that are not empty.
  private func words(_ regions: [Region], of block: Block, from start: Int) -> [Block] {
    regions.map { slice($0, of: block, from: start) }.filter { !$0.isEmpty }
      .map { .paragraph(Paragraph($0)) }
  }

  /// Of one cell what is covered in it, of several a table.
  private func cells(of table: Table, from start: Int, at path: BlockPath) -> [Block] {
    let block = Block.table(table)
    var touched: [(placement: TableGrid.Placement, blocks: [Block])] = []
    for placement in TableGrid(table).placements {
      let slot = StackSlot.cell(row: placement.row, cell: placement.cell)
      guard let inside = block.start(of: slot), let blocks = block.stack(slot) else { continue }
      let origin = start + inside
      guard origin <= range.upperBound, origin + blocks.size >= range.lowerBound else { continue }
      touched.append((placement, cut(blocks, from: origin, in: path.entering(slot))))
    }
    guard let first = touched.first else { return [] }
    if touched.count == 1 { return first.blocks }
    var cut = table
    for row in cut.rows.indices {
      for cell in cut.rows[row].cells.indices where !cut.rows[row].isHeader {
        cut.rows[row].cells[cell].blocks = [.paragraph(Paragraph())]
      }
    }
    for (placement, blocks) in touched {
      cut.rows[placement.row].cells[placement.cell].blocks = BlockSequence(blocks)
    }
    let rect = touched.dropFirst().reduce(first.placement.rect) { $0.union($1.placement.rect) }
    return cut.blocks(in: rect)
  }
}
