/// A node of a ``BlockSequence``: immutable, so that sequences share what they have in common.
final class BlockNode: Sendable {
  enum Content: Sendable {
    case leaf([Block])
    case branch([BlockNode])
  }

  /// Entries of a node; all but the root hold at least half of it.
  static let capacity = 16

  let content: Content
  /// 0 for a leaf.
  let height: Int
  let count: Int
  /// Positions on the axis that the blocks take.
  let size: Int
  /// For each entry, the positions it and the ones before it take.
  let ends: [Int]

  init(_ blocks: [Block]) {
    content = .leaf(blocks)
    height = 0
    count = blocks.count
    ends = BlockNode.sums(blocks.map(\.axisSize))
    size = ends.last ?? 0
  }

  init(_ children: [BlockNode]) {
    content = .branch(children)
    height = (children.first?.height ?? 0) + 1
    count = children.reduce(0) { $0 + $1.count }
    ends = BlockNode.sums(children.map(\.size))
    size = ends.last ?? 0
  }

  private static func sums(_ sizes: [Int]) -> [Int] {
    var sum = 0
    return sizes.map { size in
      sum += size
      return sum
    }
  }
}

extension BlockNode {
  /// The leaf that holds the block, and the index of the leaf's first block.
  func leaf(holding index: Int) -> (node: BlockNode, blocks: [Block], start: Int) {
    var node = self
    var start = 0
    while case .branch(let children) = node.content {
      var next = children.count - 1
      var skipped = start
      for (entry, child) in children.enumerated() {
        if index < skipped + child.count {
          next = entry
          break
        }
        if entry < children.count - 1 { skipped += child.count }
      }
      start = skipped
      node = children[next]
    }
    if case .leaf(let blocks) = node.content { return (node, blocks, start) }
    return (node, [], start)
  }

  /// One node over both, or two when they do not fit into one; the taller one's height.
  static func join(_ left: BlockNode, _ right: BlockNode) -> [BlockNode] {
    if left.count == 0 { return [right] }
    if right.count == 0 { return [left] }
    switch (left.content, right.content) {
    case (.leaf(let lefts), .leaf(let rights)):
      return pack(lefts + rights) { BlockNode($0) }
    case (.branch(let lefts), .branch(let rights)) where left.height == right.height:
      return pack(lefts + rights) { BlockNode($0) }
    case (.branch(let lefts), _) where left.height > right.height:
      guard let last = lefts.last else { return [right] }
      return pack(lefts.dropLast() + join(last, right)) { BlockNode($0) }
    case (_, .branch(let rights)):
      guard let first = rights.first else { return [left] }
      return pack(join(left, first) + rights.dropFirst()) { BlockNode($0) }
    case (.branch, .leaf):
      return [left, right]  // a branch is taller than a leaf: said above
    }
  }

  /// One node of the entries, or two of half of them each.
  private static func pack<Entry>(
    _ entries: some Collection<Entry>, _ make: ([Entry]) -> BlockNode
  ) -> [BlockNode] {
    guard entries.count > capacity else { return [make(Array(entries))] }
    let half = entries.count / 2
    return [make(Array(entries.prefix(half))), make(Array(entries.dropFirst(half)))]
  }

  /// One node over both, with a new level on top if need be.
  static func joined(_ left: BlockNode, _ right: BlockNode) -> BlockNode {
    let nodes = join(left, right)
    return nodes.count == 1 ? nodes[0] : BlockNode(nodes)
  }

  private static func over(_ children: some Collection<BlockNode>) -> BlockNode {
    switch children.count {
    case 0: return BlockNode([Block]())
    case 1: return children.first ?? BlockNode([Block]())
    default: return BlockNode(Array(children))
    }
  }

  /// The first blocks.
  func prefix(_ length: Int) -> BlockNode {
    if length >= count { return self }
    switch content {
    case .leaf(let blocks): return BlockNode(Array(blocks.prefix(length)))
    case .branch(let children):
      var rest = length
      for (entry, child) in children.enumerated() {
        if rest < child.count {
          return .joined(.over(children[..<entry]), child.prefix(rest))
        }
        rest -= child.count
      }
      return self
    }
  }

  /// The blocks behind the first ones.
  func dropping(_ length: Int) -> BlockNode {
    if length <= 0 { return self }
    switch content {
    case .leaf(let blocks): return BlockNode(Array(blocks.dropFirst(length)))
    case .branch(let children):
      var rest = length
      for (entry, child) in children.enumerated() {
        if rest < child.count {
          return .joined(child.dropping(rest), .over(children[(entry + 1)...]))
        }
        rest -= child.count
      }
      return BlockNode([Block]())
    }
  }

  /// The node with another block in one place.
  func replacing(_ index: Int, with block: Block) -> BlockNode {
    switch content {
    case .leaf(var blocks):
      blocks[index] = block
      return BlockNode(blocks)
    case .branch(var children):
      var rest = index
      for (entry, child) in children.enumerated() {
        if rest < child.count {
          children[entry] = child.replacing(rest, with: block)
          return BlockNode(children)
        }
        rest -= child.count
      }
      return self
    }
  }
}
