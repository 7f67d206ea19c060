/// Which of a block's stacks of blocks.
public enum StackSlot: Hashable, Sendable {
  /// What a quote or details hold.
  case body
  case cell(row: Int, cell: Int)
}

/// The way to a stack of blocks: the document's own, or one inside a block.
public struct StackPath: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    public var index: Int
    public var slot: StackSlot

    public init(_ index: Int, _ slot: StackSlot) {
      self.index = index
      self.slot = slot
    }
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  public static let root = StackPath()

  /// The block that holds the stack, nil for the document's own.
  public var owner: BlockPath? {
    steps.last.map { BlockPath(StackPath(steps.dropLast()), $0.index) }
  }

  public subscript(index: Int) -> BlockPath { BlockPath(self, index) }
}

/// The way to a block: its stack and its place there.
public struct BlockPath: Hashable, Sendable {
  public var stack: StackPath
  public var index: Int

  public init(_ stack: StackPath, _ index: Int) {
    self.stack = stack
    self.index = index
  }

  /// The stack inside the block.
  public func entering(_ slot: StackSlot) -> StackPath {
    StackPath(stack.steps + [StackPath.Step(index, slot)])
  }

  /// A block of the same stack, `distance` further on.
  public func neighbour(_ distance: Int) -> BlockPath {
    BlockPath(stack, index + distance)
  }
}
