/// A place in a page that a structural path can name: a block, or an item of a list.
public enum PageNode: Equatable, Sendable {
  case block(InstantPageBlock)
  case item(InstantPageListItem)

  public var block: InstantPageBlock? {
    switch self {
    case .block(let block): return block
    case .item: return nil
    }
  }

  public var item: InstantPageListItem? {
    switch self {
    case .block: return nil
    case .item(let item): return item
    }
  }

  /// The node's own pieces in reading order, with the blocks or items it holds in their place.
  public var parts: [BlockPart] {
    switch self {
    case .block(let block): return block.parts
    case .item(let item): return item.parts
    }
  }

  var nested: InstantPageBlock.Nested {
    switch self {
    case .block(let block): return block.nested
    case .item(let item): return item.nested
    }
  }

  public static func == (lhs: PageNode, rhs: PageNode) -> Bool {
    switch (lhs, rhs) {
    case (.block(let left), .block(let right)): return left == right
    case (.item(let left), .item(let right)): return left == right
    case (.block, .item), (.item, .block): return false
    }
  }
}
