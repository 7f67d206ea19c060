import PageModel

/// Blocks on their way from one place to another: what is copied, and what is pasted. They have no
/// ids; a document gives them its own when they arrive.
public struct Fragment: Equatable, Sendable {
  public private(set) var blocks: [Block]
  /// The media that the blocks name.
  public var media: [MediaId: Media]

  public init(_ blocks: [Block], media: [MediaId: Media] = [:]) {
    self.blocks = blocks.map(\.withoutIDs)
    self.media = media
  }

  /// All of a document.
  public init(_ document: Document) {
    self.init(Array(document.blocks), media: document.media)
  }

  public var isEmpty: Bool { blocks.isEmpty }

  /// A document of nothing but the fragment.
  public var document: Document { Document(blocks, media: media) }
}

extension Block {
  var withoutIDs: Block { mappingIDs { .none } }

  /// The block with other ids, those of rows, cells and the blocks inside it too.
  func mappingIDs(_ make: () -> BlockID) -> Block {
    var block = self
    block.id = make()
    switch block {
    case .blockQuote(var quote):
      quote.children = quote.children.mappingIDs(make)
      return .blockQuote(quote)
    case .details(var details):
      details.children = details.children.mappingIDs(make)
      return .details(details)
    case .table(var table):
      for row in table.rows.indices {
        table.rows[row].id = make()
        table.rows[row].cells = table.rows[row].cells.map { cell in
          var cell = cell
          cell.id = make()
          cell.blocks = cell.blocks.mappingIDs(make)
          return cell
        }
      }
      return .table(table)
    case .paragraph, .code, .pullQuote, .media, .buttonRow, .carried: return block
    }
  }
}

extension BlockSequence {
  fileprivate func mappingIDs(_ make: () -> BlockID) -> BlockSequence {
    BlockSequence(map { $0.mappingIDs(make) })
  }
}
