/// The preview of a linked page, with its cached reading view when there is one.
public struct TelegramMediaWebpage: Equatable, Sendable {
  public var webpageId: MediaId
  public var content: Content

  public init(webpageId: MediaId, content: Content) {
    self.webpageId = webpageId
    self.content = content
  }

  public enum Content: Equatable, Sendable {
    /// Still being fetched by the server; ask again at `date` (Unix time in seconds).
    case pending(date: Int32, url: String?)
    case loaded(TelegramMediaWebpageLoadedContent)

    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.pending(let leftDate, let leftUrl), .pending(let rightDate, let rightUrl)):
        return leftDate == rightDate && leftUrl == rightUrl
      case (.loaded(let left), .loaded(let right)):
        return left == right
      case (.pending, .loaded), (.loaded, .pending):
        return false
      }
    }
  }

  public static func == (lhs: TelegramMediaWebpage, rhs: TelegramMediaWebpage) -> Bool {
    lhs.webpageId == rhs.webpageId && lhs.content == rhs.content
  }
}
