/// The nodes of a page in pre-order (a container before what it holds), with their paths.
///
/// A *structural path* names a node by one number a level, from the page down:
///
/// | Inside | The number is | Example |
/// |---|---|---|
/// | the page, a quote, details, a collage, a slideshow, an embedded post | the block's index | `[3, 0]` |
/// | a list | the item's index | `[3, 2]` |
/// | a list item that holds blocks | the block's index | `[3, 2, 0]` |
/// | a cover | 0 | `[0, 0]` |
///
/// So `[list, item]` is a list item and `[list, item, block]` a block inside it. Texts, table
/// cells, captions and buttons have no path of their own: they are parts of a node.
///
/// The walk goes down without calling itself, however deep the page is.
public struct PageWalk: Sequence {
  public struct Step: Sendable {
    public var node: PageNode
    public var path: [Int]
    /// 1 for the blocks of the page, one more for each block around; an item counts as its list.
    public var level: Int

    public var block: InstantPageBlock? { node.block }
    public var item: InstantPageListItem? { node.item }
  }

  var blocks: [InstantPageBlock]

  public func makeIterator() -> Iterator {
    Iterator(blocks: blocks)
  }

  public struct Iterator: IteratorProtocol {
    private var open: [InstantPageBlock.Nested] = []
    private var path: [Int] = []
    private var level = 0
    /// What the last step holds; entered by the next call unless it is skipped.
    private var pending: InstantPageBlock.Nested

    init(blocks: [InstantPageBlock]) {
      pending = .blocks(blocks)
    }

    public mutating func next() -> Step? {
      enterPending()
      while let last = open.indices.last {
        path[last] += 1
        if let node = open[last].node(at: path[last]) {
          pending = node.nested
          return Step(node: node, path: path, level: level)
        }
        leave()
      }
      return nil
    }

    /// Leaves out what the last step holds.
    public mutating func skipNested() {
      pending = .nothing
    }

    private mutating func enterPending() {
      switch pending {
      case .nothing: return
      case .blocks: level += 1
      case .items: break
      }
      open.append(pending)
      path.append(-1)
      pending = .nothing
    }

    private mutating func leave() {
      switch open.removeLast() {
      case .nothing, .items: break
      case .blocks: level -= 1
      }
      path.removeLast()
    }
  }
}

extension InstantPage {
  /// The page's blocks and list items in pre-order, each with its structural path.
  public var walk: PageWalk { PageWalk(blocks: blocks) }

  /// The node a structural path names, nil when it names none.
  public func node(at path: [Int]) -> PageNode? {
    var nested = InstantPageBlock.Nested.blocks(blocks)
    var node: PageNode?
    for index in path {
      node = nested.node(at: index)
      guard let node else { return nil }
      nested = node.nested
    }
    return node
  }
}
