import PageModel

/// How Rich Markdown and Rich HTML are read.
public struct RichMarkupOptions: Sendable {
  /// Whether addresses, mentions, hashtags and the like in plain text become what they name (Bot
  /// API 10.3, the opposite of `skip_entity_detection`).
  public var detectsEntities: Bool
  /// What `tg://photo?id=…`, `tg://video?id=…`, `tg://audio?id=…` and `tg://document?id=…` name
  /// (Bot API 10.3, `InputRichMessageMedia`).
  public var media: [String: Media]
  public var limits: MarkupLimits

  public init(
    detectsEntities: Bool = true, media: [String: Media] = [:],
    limits: MarkupLimits = MarkupLimits()
  ) {
    self.detectsEntities = detectsEntities
    self.media = media
    self.limits = limits
  }
}
