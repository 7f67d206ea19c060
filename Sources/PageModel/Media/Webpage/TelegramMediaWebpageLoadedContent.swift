/// What the server found out about a linked page.
public struct TelegramMediaWebpageLoadedContent: Sendable {
  public var url: String
  public var displayUrl: String
  /// Changes when the server's copy changes.
  public var hash: Int32
  public var type: String?
  public var websiteName: String?
  public var title: String?
  public var text: String?
  public var embedUrl: String?
  public var embedType: String?
  public var embedSize: PixelDimensions?
  /// Seconds.
  public var duration: Int32?
  public var author: String?
  public var isMediaLargeByDefault: Bool?
  public var imageIsVideoCover: Bool
  public var image: TelegramMediaImage?
  public var file: TelegramMediaFile?
  public var story: StoryId?
  public var attributes: [TelegramMediaWebpageAttribute]
  public var instantPage: InstantPage?

  public init(
    url: String, displayUrl: String, hash: Int32, type: String? = nil, websiteName: String? = nil,
    title: String? = nil, text: String? = nil, embedUrl: String? = nil, embedType: String? = nil,
    embedSize: PixelDimensions? = nil, duration: Int32? = nil, author: String? = nil,
    isMediaLargeByDefault: Bool? = nil, imageIsVideoCover: Bool = false,
    image: TelegramMediaImage? = nil, file: TelegramMediaFile? = nil, story: StoryId? = nil,
    attributes: [TelegramMediaWebpageAttribute] = [], instantPage: InstantPage? = nil
  ) {
    self.url = url
    self.displayUrl = displayUrl
    self.hash = hash
    self.type = type
    self.websiteName = websiteName
    self.title = title
    self.text = text
    self.embedUrl = embedUrl
    self.embedType = embedType
    self.embedSize = embedSize
    self.duration = duration
    self.author = author
    self.isMediaLargeByDefault = isMediaLargeByDefault
    self.imageIsVideoCover = imageIsVideoCover
    self.image = image
    self.file = file
    self.story = story
    self.attributes = attributes
    self.instantPage = instantPage
  }
}

extension TelegramMediaWebpageLoadedContent: Equatable {
  public static func == (
    lhs: TelegramMediaWebpageLoadedContent, rhs: TelegramMediaWebpageLoadedContent
  ) -> Bool {
    if lhs.url != rhs.url { return false }
    if lhs.displayUrl != rhs.displayUrl { return false }
    if lhs.hash != rhs.hash { return false }
    if lhs.type != rhs.type { return false }
    if lhs.websiteName != rhs.websiteName { return false }
    if lhs.title != rhs.title { return false }
    if lhs.text != rhs.text { return false }
    if lhs.embedUrl != rhs.embedUrl { return false }
    if lhs.embedType != rhs.embedType { return false }
    if lhs.embedSize != rhs.embedSize { return false }
    if lhs.duration != rhs.duration { return false }
    if lhs.author != rhs.author { return false }
    if lhs.isMediaLargeByDefault != rhs.isMediaLargeByDefault { return false }
    if lhs.imageIsVideoCover != rhs.imageIsVideoCover { return false }
    if lhs.image != rhs.image { return false }
    if lhs.file != rhs.file { return false }
    if lhs.story != rhs.story { return false }
    if lhs.attributes != rhs.attributes { return false }
    return lhs.instantPage == rhs.instantPage
  }
}
