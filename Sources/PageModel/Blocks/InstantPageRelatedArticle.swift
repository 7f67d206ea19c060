/// One entry of a ``InstantPageBlock/relatedArticles(title:articles:)``.
public struct InstantPageRelatedArticle: Sendable {
  public var url: String
  public var webpageId: MediaId
  public var title: String?
  public var description: String?
  public var photoId: MediaId?
  public var author: String?
  /// Unix time in seconds.
  public var date: Int32?

  public init(
    url: String, webpageId: MediaId, title: String? = nil, description: String? = nil,
    photoId: MediaId? = nil, author: String? = nil, date: Int32? = nil
  ) {
    self.url = url
    self.webpageId = webpageId
    self.title = title
    self.description = description
    self.photoId = photoId
    self.author = author
    self.date = date
  }
}
