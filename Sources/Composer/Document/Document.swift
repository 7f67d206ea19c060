import PageModel

/// What the editor edits: blocks, and the media they name.
///
/// A document is valid whatever it was made of (see ``Document/faults``), and it is never empty.
public struct Document: Sendable {
  public internal(set) var blocks: BlockSequence
  /// Which way the text is written, for all of the document.
  public var direction: WritingDirection
  /// The media that ``MediaBlockItem`` and inline images name.
  public var media: [MediaId: Media]
  var ids: BlockIDSource

  /// Makes a document of any blocks: what is not valid in them is repaired, and no text of theirs
  /// is lost.
  public init(
    _ blocks: some Sequence<Block> = [], direction: WritingDirection = .automatic,
    media: [MediaId: Media] = [:]
  ) {
    self.direction = direction
    self.media = media
    var repair = DocumentRepair(Array(blocks))
    self.blocks = repair.repaired()
    ids = repair.ids
  }
}

/// Which way a document's text is written.
public enum WritingDirection: String, CaseIterable, Sendable {
  /// Each paragraph by its own first letters.
  case automatic
  case leftToRight, rightToLeft
}

extension Document: Equatable {
  /// Whether the documents are the same, ids included. Ids that are yet to be given out do not
  /// count.
  public static func == (lhs: Document, rhs: Document) -> Bool {
    lhs.direction == rhs.direction && lhs.media == rhs.media && lhs.blocks == rhs.blocks
  }
}

extension Document {
  /// The last position on the axis.
  public var size: Int { blocks.size }

  /// The blocks of a stack, nil when there is no such stack.
  public func stack(_ path: StackPath) -> BlockSequence? {
    var blocks = self.blocks
    for step in path.steps {
      guard step.index >= 0, step.index < blocks.count else { return nil }
      guard let inner = blocks[step.index].stack(step.slot) else { return nil }
      blocks = inner
    }
    return blocks
  }

  /// The block at a path, nil when there is none.
  public func block(_ path: BlockPath) -> Block? {
    guard let stack = stack(path.stack), path.index >= 0, path.index < stack.count else {
      return nil
    }
    return stack[path.index]
  }

  /// Puts blocks in the place of some of a stack's; nothing happens when there is no such stack.
  mutating func replace(_ range: Range<Int>, in path: StackPath, with new: [Block]) {
    guard let stack = stack(path) else { return }
    let range = range.clamped(to: 0..<stack.count)
    var changed = stack.replacing(range, with: new)
    var path = path
    while let owner = path.owner, let step = path.steps.last {
      guard let outer = self.stack(owner.stack) else { return }
      let block = outer[owner.index].replacingStack(step.slot, with: changed)
      changed = outer.replacing(owner.index..<(owner.index + 1), with: [block])
      path = owner.stack
    }
    blocks = changed
  }

  mutating func replace(_ path: BlockPath, with block: Block) {
    replace(path.index..<(path.index + 1), in: path.stack, with: [block])
  }
}
