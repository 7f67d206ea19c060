/// The emoji beside a peer's name.
public struct PeerEmojiStatus: Equatable, Sendable {
  public var content: Content
  /// Unix time in seconds.
  public var expirationDate: Int32?

  public init(content: Content, expirationDate: Int32? = nil) {
    self.content = content
    self.expirationDate = expirationDate
  }

  public enum Content: Equatable, Sendable {
    case emoji(fileId: Int64)
    case starGift(StarGift)

    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.emoji(let left), .emoji(let right)): return left == right
      case (.starGift(let left), .starGift(let right)): return left == right
      case (.emoji, .starGift), (.starGift, .emoji): return false
      }
    }
  }

  /// A collectible worn as a status; colours are `0xRRGGBB`.
  public struct StarGift: Equatable, Sendable {
    public var id: Int64
    public var fileId: Int64
    public var title: String
    public var slug: String
    public var patternFileId: Int64
    public var innerColor: Int32
    public var outerColor: Int32
    public var patternColor: Int32
    public var textColor: Int32

    public init(
      id: Int64, fileId: Int64, title: String, slug: String, patternFileId: Int64,
      innerColor: Int32, outerColor: Int32, patternColor: Int32, textColor: Int32
    ) {
      self.id = id
      self.fileId = fileId
      self.title = title
      self.slug = slug
      self.patternFileId = patternFileId
      self.innerColor = innerColor
      self.outerColor = outerColor
      self.patternColor = patternColor
      self.textColor = textColor
    }

    public static func == (lhs: StarGift, rhs: StarGift) -> Bool {
      if lhs.id != rhs.id { return false }
      if lhs.fileId != rhs.fileId { return false }
      if lhs.title != rhs.title { return false }
      if lhs.slug != rhs.slug { return false }
      if lhs.patternFileId != rhs.patternFileId { return false }
      if lhs.innerColor != rhs.innerColor { return false }
      if lhs.outerColor != rhs.outerColor { return false }
      if lhs.patternColor != rhs.patternColor { return false }
      return lhs.textColor == rhs.textColor
    }
  }

  public static func == (lhs: PeerEmojiStatus, rhs: PeerEmojiStatus) -> Bool {
    lhs.content == rhs.content && lhs.expirationDate == rhs.expirationDate
  }
}

/// An amount of the messenger's own currency.
public struct StarsAmount: Equatable, Sendable {
  public var value: Int64
  /// Billionths.
  public var nanos: Int32

  public init(value: Int64, nanos: Int32) {
    self.value = value
    self.nanos = nanos
  }

  public static func == (lhs: StarsAmount, rhs: StarsAmount) -> Bool {
    lhs.value == rhs.value && lhs.nanos == rhs.nanos
  }
}
