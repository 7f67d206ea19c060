/// The blocks of a document or of a container, as a persistent tree: a changed sequence shares all
/// but a few nodes with the one it was made of, and knows where on the axis each block begins.
public struct BlockSequence: Sendable {
  private(set) var root: BlockNode

  public init() {
    root = BlockNode([Block]())
  }

  public init(_ blocks: some Sequence<Block>) {
    let blocks = Array(blocks)
    var nodes = BlockSequence.groups(blocks).map { BlockNode($0) }
    while nodes.count > 1 {
      nodes = BlockSequence.groups(nodes).map { BlockNode($0) }
    }
    root = nodes.first ?? BlockNode([Block]())
  }

  private init(root: BlockNode) {
    self.root = root
  }

  /// Entries in groups a node holds, the last two sharing what would be too few for one.
  private static func groups<Entry>(_ entries: [Entry]) -> [[Entry]] {
    let groups = Swift.max(1, (entries.count + BlockNode.capacity - 1) / BlockNode.capacity)
    return (0..<groups).map { group in
      Array(entries[(group * entries.count / groups)..<((group + 1) * entries.count / groups)])
    }
  }

  /// Positions on the axis that the blocks take.
  public var size: Int { root.size }

  public mutating func replaceSubrange(_ range: Range<Int>, with blocks: [Block]) {
    if range.count == 1, blocks.count == 1 {
      root = root.replacing(range.lowerBound, with: blocks[0])
      return
    }
    let head = BlockNode.joined(root.prefix(range.lowerBound), BlockSequence(blocks).root)
    root = BlockNode.joined(head, root.dropping(range.upperBound))
  }

  public func replacing(_ range: Range<Int>, with blocks: [Block]) -> BlockSequence {
    var sequence = self
    sequence.replaceSubrange(range, with: blocks)
    return sequence
  }

  /// Whether there is nothing in the blocks but empty paragraphs.
  var areAllBlank: Bool {
    // Quotes ask with each key; what is written is nearly always in the first block.
    allSatisfy(\.isBlank)
  }
}

extension BlockSequence: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { root.count }

  public subscript(index: Int) -> Block {
    let leaf = root.leaf(holding: index)
    return leaf.blocks[index - leaf.start]
  }

  public struct Iterator: IteratorProtocol {
    private let root: BlockNode
    private var leaf: ArraySlice<Block> = []
    private var read = 0

    init(_ root: BlockNode) {
      self.root = root
    }

    public mutating func next() -> Block? {
      if leaf.isEmpty, read < root.count {
        leaf = root.leaf(holding: read).blocks[...]
        read += leaf.count
      }
      return leaf.popFirst()
    }
  }

  public func makeIterator() -> Iterator {
    Iterator(root)
  }
}

extension BlockSequence: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Block...) {
    self.init(elements)
  }
}

extension BlockSequence: Equatable {
  public static func == (lhs: BlockSequence, rhs: BlockSequence) -> Bool {
    if lhs.root === rhs.root { return true }
    return lhs.count == rhs.count && lhs.size == rhs.size
      && lhs.commonPrefix(with: rhs) == lhs.count
  }
}
