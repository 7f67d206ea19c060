/// The texts, words and media of a page in reading order: a caption comes after what it captions,
/// the author of a quote after the quoted blocks.
///
/// Goes down without calling itself, however deep the page is.
public struct PageContent: Sequence {
  /// A text, words or a medium, and the node it is a part of.
  public struct Piece: Sendable {
    public var part: Part
    /// The structural path of the block or the list item, see ``PageWalk``.
    public var path: [Int]
  }

  public enum Part: Sendable {
    case text(RichText, BlockTextRole)
    case string(String)
    case medium(MediaId, MediaRole)
  }

  var blocks: [InstantPageBlock]

  public func makeIterator() -> Iterator {
    Iterator(blocks: blocks)
  }

  public struct Iterator: IteratorProtocol {
    /// Blocks or items of which the next is to be opened, or the parts of an opened one.
    private enum Level {
      case nodes(InstantPageBlock.Nested)
      case parts([BlockPart])
    }

    private var levels: [(level: Level, next: Int)]
    /// The nodes opened by now; as long as there are levels of parts.
    private var path: [Int] = []

    init(blocks: [InstantPageBlock]) {
      levels = [(.nodes(.blocks(blocks)), 0)]
    }

    public mutating func next() -> Piece? {
      while let last = levels.indices.last {
        let index = levels[last].next
        levels[last].next += 1
        switch levels[last].level {
        case .nodes(let nested):
          guard let node = nested.node(at: index) else {
            levels.removeLast()
            continue
          }
          path.append(index)
          levels.append((.parts(node.parts), 0))
        case .parts(let parts):
          guard index < parts.count else {
            levels.removeLast()
            path.removeLast()
            continue
          }
          if let piece = open(parts[index]) { return piece }
        }
      }
      return nil
    }

    private mutating func open(_ part: BlockPart) -> Piece? {
      switch part {
      case .text(let text, let role): return Piece(part: .text(text, role), path: path)
      case .string(let string): return Piece(part: .string(string), path: path)
      case .medium(let id, let role): return Piece(part: .medium(id, role), path: path)
      case .blocks(let blocks): levels.append((.nodes(.blocks(blocks)), 0))
      case .items(let items): levels.append((.nodes(.items(items)), 0))
      }
      return nil
    }
  }
}

extension InstantPage {
  /// The page's texts, words and media in reading order.
  public var content: PageContent { PageContent(blocks: blocks) }
}
