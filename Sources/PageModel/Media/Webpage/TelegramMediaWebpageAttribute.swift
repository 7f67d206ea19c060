/// Something a linked page stands for inside the messenger.
public enum TelegramMediaWebpageAttribute: Equatable, Sendable {
  /// An attribute this version cannot decode.
  case unsupported
  /// A colour theme; the files are its backgrounds and settings.
  case theme(files: [TelegramMediaFile])
  /// A pack of stickers or custom emoji; `isSingleColor` packs take the text's colour.
  case stickerPack(isEmoji: Bool, isSingleColor: Bool, files: [TelegramMediaFile])

  public static func == (
    lhs: TelegramMediaWebpageAttribute, rhs: TelegramMediaWebpageAttribute
  ) -> Bool {
    switch lhs {
    case .unsupported:
      if case .unsupported = rhs { return true }
    case .theme(let left):
      if case .theme(let right) = rhs { return left == right }
    case .stickerPack(let leftEmoji, let leftSingle, let left):
      if case .stickerPack(let rightEmoji, let rightSingle, let right) = rhs {
        return leftEmoji == rightEmoji && leftSingle == rightSingle && left == right
      }
    }
    return false
  }
}

/// Names a story.
public struct StoryId: Hashable, Sendable {
  public var peerId: PeerId
  public var id: Int32

  public init(peerId: PeerId, id: Int32) {
    self.peerId = peerId
    self.id = id
  }
}
