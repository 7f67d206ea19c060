extension TelegramMediaImage {
  /// A picture made of an animated emoji or a sticker on a gradient.
  public struct EmojiMarkup: Equatable, Sendable {
    public var content: Content
    /// `0xRRGGBB` values of the gradient, one to four of them.
    public var backgroundColors: [Int32]

    public init(content: Content, backgroundColors: [Int32]) {
      self.content = content
      self.backgroundColors = backgroundColors
    }

    public enum Content: Equatable, Sendable {
      case emoji(fileId: Int64)
      case sticker(packReference: StickerPackReference, fileId: Int64)

      public static func == (lhs: Content, rhs: Content) -> Bool {
        switch (lhs, rhs) {
        case (.emoji(let left), .emoji(let right)):
          return left == right
        case (.sticker(let leftPack, let left), .sticker(let rightPack, let right)):
          return left == right && leftPack == rightPack
        case (.emoji, .sticker), (.sticker, .emoji):
          return false
        }
      }
    }

    public static func == (lhs: EmojiMarkup, rhs: EmojiMarkup) -> Bool {
      lhs.content == rhs.content && lhs.backgroundColors == rhs.backgroundColors
    }
  }
}
