/// A command at work: the state it starts from, and what has become of it so far.
struct Transaction {
  let before: EditorState
  var document: Document
  var selection: Selection
  var kind = Outcome.Kind.content
  var rule: String?

  init(_ state: EditorState) {
    before = state
    let snapped = state.snapped
    document = snapped.document
    selection = snapped.selection
  }

  func outcome(isHandled: Bool = true) -> Outcome {
    Outcome(
      state: EditorState(document, selection),
      change: Change(from: before.document, to: document), kind: kind, rule: rule,
      isHandled: isHandled)
  }

  // MARK: The caret

  mutating func putCaret(at position: Int) {
    selection = Selection(caret: document.caretPosition(near: position))
  }

  /// At the place, or as near as a caret can stand.
  mutating func putCaret(at place: Place) {
    putCaret(at: document.position(of: place) ?? document.start(of: place.block) ?? 0)
  }

  /// At the block's first stop.
  mutating func putCaret(atStartOf path: BlockPath) {
    putCaret(at: document.stops(of: path)?.lowerBound ?? 0)
  }

  /// At the block's last stop.
  mutating func putCaret(atEndOf path: BlockPath) {
    putCaret(at: document.stops(of: path)?.upperBound ?? 0)
  }

  // MARK: Blocks

  mutating func makeBlank(_ text: StyledText = StyledText()) -> Block {
    .paragraph(text, id: document.ids.make())
  }

  mutating func replace(_ path: BlockPath, with blocks: Block...) {
    replace(path.index..<(path.index + 1), in: path.stack, with: blocks)
  }

  /// Puts blocks in the place of some of a stack's. A stack that may not be empty gets an empty
  /// paragraph.
  mutating func replace(_ range: Range<Int>, in path: StackPath, with blocks: [Block]) {
    document.replace(range, in: path, with: blocks)
    guard document.stack(path)?.isEmpty ?? false else { return }
    if let owner = path.owner, case .details? = document.block(owner) { return }
    document.replace(0..<0, in: path, with: [makeBlank()])
  }

  mutating func insert(_ blocks: Block..., at path: BlockPath) {
    replace(path.index..<path.index, in: path.stack, with: blocks)
  }

  mutating func remove(_ path: BlockPath) {
    replace(path.index..<(path.index + 1), in: path.stack, with: [])
  }

  /// Changes a block where it is.
  mutating func update(_ path: BlockPath, _ change: (inout Block) -> Void) {
    guard var block = document.block(path) else { return }
    change(&block)
    document.replace(path, with: block)
  }

  mutating func updateParagraph(_ path: BlockPath, _ change: (inout Paragraph) -> Void) {
    update(path) { block in
      guard case .paragraph(var paragraph) = block else { return }
      change(&paragraph)
      block = .paragraph(paragraph)
    }
  }

  mutating func setText(_ text: StyledText, of region: Region, at path: BlockPath) {
    update(path) { $0 = $0.replacingText(of: region, with: text) }
  }

  /// An empty paragraph in front of a block, with the caret in it.
  mutating func insertBlank(at path: BlockPath) {
    insert(makeBlank(), at: path)
    putCaret(atStartOf: path)
  }

  /// An empty paragraph in the place of a block, with the caret in it.
  mutating func unmake(_ path: BlockPath, keepingID: Bool = false) {
    guard let block = document.block(path) else { return }
    let id = keepingID ? block.id : document.ids.make()
    replace(path, with: .paragraph(StyledText(), id: id))
    putCaret(atStartOf: path)
  }
}

extension Document {
  /// The first and the last stop of a block.
  public func stops(of path: BlockPath) -> ClosedRange<Int>? {
    guard let start = start(of: path), let block = block(path) else { return nil }
    guard let first = stop(atOrAfter: start), let last = stop(atOrBefore: start + block.axisSize)
    else { return nil }
    return first <= last ? first...last : nil
  }

  /// The way to a block, nil when there is none with the id.
  public func path(of id: BlockID) -> BlockPath? {
    blocks.path(of: id, in: .root)
  }
}

extension BlockSequence {
  fileprivate func path(of id: BlockID, in path: StackPath) -> BlockPath? {
    for (index, block) in enumerated() {
      if block.id == id { return path[index] }
      for (slot, blocks) in block.stacks {
        if let found = blocks.path(of: id, in: path[index].entering(slot)) { return found }
      }
    }
    return nil
  }
}
