/// What holds for every document.
extension Document {
  /// Everything that is wrong with the document: nothing, unless the editor has a defect.
  public var faults: [DocumentFault] {
    var check = DocumentCheck(nextID: ids.next)
    if blocks.isEmpty { check.faults.append(.noBlocks) }
    check.visit(blocks, at: .root)
    checkPositions(&check)
    return check.faults
  }

  /// Whether every stop's place leads back to it, and the stops ascend.
  private func checkPositions(_ check: inout DocumentCheck) {
    var last = -1
    for leaf in leaves(touching: 0...size) {
      for position in leaf.range {
        if position <= last { check.faults.append(.position(position)) }
        last = position
        guard let place = place(at: position), self.position(of: place) == position,
          place.block == leaf.block
        else {
          check.faults.append(.position(position))
          continue
        }
      }
    }
  }
}

private struct DocumentCheck {
  let nextID: BlockID
  var faults: [DocumentFault] = []
  private var ids: Set<BlockID> = []

  init(nextID: BlockID) {
    self.nextID = nextID
  }

  mutating func visit(_ blocks: BlockSequence, at path: StackPath) {
    let counted = blocks.reduce(0) { $0 + $1.axisSize }
    if counted != blocks.size {
      faults.append(.wrongSize(path, known: blocks.size, counted: counted))
    }
    for (index, block) in blocks.enumerated() { visit(block, at: path[index]) }
  }

  private mutating func visit(_ id: BlockID) {
    if id == .none { faults.append(.missingID(id)) }
    if id >= nextID { faults.append(.idNotYetGivenOut(id)) }
    if !ids.insert(id).inserted { faults.append(.sharedID(id)) }
  }

  private mutating func visit(_ block: Block, at path: BlockPath) {
    visit(block.id)
    for (region, text) in block.texts { visit(text, region, at: path) }
    for (slot, blocks) in block.stacks { visit(blocks, at: path.entering(slot)) }
    switch block {
    case .paragraph(let paragraph):
      guard let list = paragraph.list else { break }
      let normal = ListMembership(
        list.marker, level: list.level, checked: list.checked, number: list.number)
      if list != normal { faults.append(.list(path)) }
    case .code(let code):
      let plain = code.language.runs.allSatisfy { $0.attributes == .plain }
      if !plain || code.language.string.inOneLine != code.language.string {
        faults.append(.looseLanguage(path))
      }
    case .blockQuote(let quote):
      if quote.children.isEmpty { faults.append(.emptyStack(path.entering(.body))) }
    case .media(let media):
      if media.items.isEmpty { faults.append(.noMedia(path)) }
      if media.items.count > 1, !media.items.allSatisfy(\.source.isGroupable) {
        faults.append(.ungroupableMedia(path))
      }
    case .table(let table): visit(table, at: path)
    case .pullQuote, .details, .buttonRow, .carried: break
    }
    if path.stack.steps.count > DocumentLimit.depth + 1 { faults.append(.tooDeep(path)) }
  }

  private mutating func visit(_ text: StyledText, _ region: Region, at path: BlockPath) {
    if text.runs.reduce(0, { $0 + $1.text.utf16.count }) != text.length {
      faults.append(.wrongLength(path, region))
    }
    let isLoose =
      text != StyledText(text.runs)
      || text.runs.contains {
        $0.length == 0 || ($0.attributes.atom != nil && $0.text != InlineAtom.character)
      }
    if isLoose { faults.append(.looseRuns(path, region)) }
  }

  private mutating func visit(_ table: Table, at path: BlockPath) {
    if table.rows.isEmpty || table.columns.isEmpty || !TableGrid(table).isWhole {
      faults.append(.tableGrid(path))
    }
    for (row, content) in table.rows.enumerated() {
      visit(content.id)
      let counted = content.cells.reduce(2) { $0 + $1.blocks.size + 2 }
      if counted != content.axisSize {
        faults.append(.wrongSize(path.stack, known: content.axisSize, counted: counted))
      }
      for (cell, content) in content.cells.enumerated() {
        visit(content.id)
        let stack = path.entering(.cell(row: row, cell: cell))
        if content.blocks.isEmpty { faults.append(.emptyStack(stack)) }
        for (index, block) in content.blocks.enumerated() where !block.mayStandInCell {
          faults.append(.blockInCell(stack[index]))
        }
      }
    }
  }
}
