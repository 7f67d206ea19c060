/// A place in a content: a block, and UTF-16 units of its characters.
public struct ChatInputPosition: Hashable, Sendable {
  public var block: BlockPath
  public var offset: Int

  public init(_ block: BlockPath, _ offset: Int) {
    self.block = block
    self.offset = offset
  }
}

/// The flat axis: the content as characters alone, which is how suggestions, translations and input
/// methods count.
extension ChatInputContent {
  /// The texts with a line feed between two of them; an open quote is the texts in it, a collapsed
  /// one a blank. Media, tables, details and buttons are not in it.
  public var plainText: String { blocks.flatString }

  /// UTF-16 units of ``plainText``.
  public var length: Int { plainText.utf16.count }

  /// The blocks that are on the axis, with where they are.
  static func flatBlocks(of blocks: [Block]) -> [(index: Int, range: ClosedRange<Int>)] {
    var start = 0
    return blocks.enumerated().compactMap { index, block in
      guard let text = block.flatString else { return nil }
      let end = start + text.utf16.count
      defer { start = end + 1 }
      return (index, start...end)
    }
  }

  /// Where a position is on the axis. Offsets beyond a text are its end; a block that is not on the
  /// axis is behind the block before it, and what is inside another block at that one's beginning.
  public func flatOffset(of position: ChatInputPosition) -> Int {
    let top = position.block.stack.steps.first?.index ?? position.block.index
    var last = 0
    for (index, range) in ChatInputContent.flatBlocks(of: blocks) {
      if index > top { break }
      if index == top {
        guard position.block.stack == .root else { return range.lowerBound }
        return min(range.lowerBound + max(0, position.offset), range.upperBound)
      }
      last = range.upperBound
    }
    return last
  }

  /// The position at an offset of the axis: in the first block that reaches to it. Beyond the end
  /// it is the end of the last block.
  ///
  /// - Returns: Nil when no block is on the axis.
  public func position(atFlat offset: Int) -> ChatInputPosition? {
    let flat = ChatInputContent.flatBlocks(of: blocks)
    guard let block = flat.first(where: { $0.range.upperBound >= offset }) ?? flat.last else {
      return nil
    }
    let inside = min(max(0, offset - block.range.lowerBound), block.range.count - 1)
    return ChatInputPosition(StackPath.root[block.index], inside)
  }
}
