import PageModel

/// What a message is linted for.
public struct LintOptions: Sendable {
  /// A draft (`sendRichMessageDraft`) may think aloud, but its media must be on the server already.
  public var isDraft: Bool
  /// The server looks for links and mentions in plain text; `skip_entity_detection`, inverted.
  public var detectsEntities: Bool
  /// What the server takes.
  public var limits: PageLimits
  /// Media that the request brings along, by the names `tg://photo?id=` and the like use.
  public var media: [String: Media]
  /// Findings that are not wanted.
  public var ignored: Set<LintCode>
  /// More media than this are warned about: some clients show no more.
  public var comfortableMedia = 20

  public init(
    isDraft: Bool = false, detectsEntities: Bool = true, limits: PageLimits = PageLimits(),
    media: [String: Media] = [:], ignored: Set<LintCode> = []
  ) {
    self.isDraft = isDraft
    self.detectsEntities = detectsEntities
    self.limits = limits
    self.media = media
    self.ignored = ignored
  }
}

/// The markup a source is written in.
public enum LintDialect: String, CaseIterable, Sendable {
  /// What people type in a chat, see ``parseMarkdown(_:options:)``.
  case markdown
  /// The `markdown` of a bot's rich message, see ``parseRichMarkdown(_:options:)``.
  case richMarkdown = "rich-markdown"
  /// The `html` of a bot's rich message, see ``parseRichHTML(_:options:)``.
  case richHTML = "rich-html"
}
