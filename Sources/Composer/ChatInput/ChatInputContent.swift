import PageModel

/// What the field of a chat holds: drafts, what is sent, what an edited message was. Blocks of a
/// document without ids, so that two contents that say the same are the same.
public struct ChatInputContent: Equatable, Sendable {
  public private(set) var blocks: [Block]
  public let direction: WritingDirection
  /// The media that the blocks name.
  public let media: [MediaId: Media]

  /// All of a document; only the ids stay behind.
  public init(_ document: Document) {
    blocks = document.blocks.map(\.withoutIDs)
    direction = document.direction
    media = document.media
  }

  /// A content of any blocks: what is not valid in them is repaired, and no text of theirs is lost.
  public init(
    _ blocks: [Block] = [], direction: WritingDirection = .automatic, media: [MediaId: Media] = [:]
  ) {
    self.init(Document(blocks, direction: direction, media: media))
  }

  /// The content to edit, with ids of its own.
  public var document: Document {
    Document(blocks, direction: direction, media: media)
  }

  func replacingBlocks(_ blocks: [Block]) -> ChatInputContent {
    ChatInputContent(blocks, direction: direction, media: media)
  }
}

extension ChatInputContent {
  /// Whether there is nothing in it: one empty text. A medium, a quote or a second paragraph is
  /// something, though there is no word in it.
  public var isEmpty: Bool {
    guard blocks.count == 1, let text = blocks.first?.ownText else { return blocks.isEmpty }
    return text.isEmpty
  }

  /// Whether there is nothing but blanks in it.
  public var isBlank: Bool {
    blocks.allSatisfy { block in
      block.ownText?.runs.allSatisfy {
        $0.attributes.atom == nil && $0.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      } ?? false
    }
  }
}

extension Block {
  /// The text of a paragraph, of code or of a pull quote; nil for what is no text alone.
  var ownText: StyledText? {
    switch self {
    case .paragraph(let paragraph): return paragraph.text
    case .code(let code): return code.text
    case .pullQuote(let quote): return quote.text
    case .blockQuote, .details, .media, .table, .buttonRow, .carried: return nil
    }
  }

  /// The block with another of those texts.
  func replacingOwnText(_ text: StyledText) -> Block {
    switch self {
    case .paragraph: return replacingText(of: .paragraph, with: text)
    case .code: return replacingText(of: .code, with: text)
    case .pullQuote: return replacingText(of: .pullQuote, with: text)
    case .blockQuote, .details, .media, .table, .buttonRow, .carried: return self
    }
  }
}
