/// What a message of text and entities is not trusted with, although it could be spelled as one.
public struct EntityExpressibility: Hashable, Sendable {
  /// Quotes are sent as rich messages, collapsed ones too. Whoever writes in an editor of articles
  /// wants the quote it shows.
  public var quotesRequireRichContent: Bool
  /// Dates are sent as rich messages: the plain field of older clients knows no entity for them.
  public var datesRequireRichContent: Bool

  public init(quotesRequireRichContent: Bool = false, datesRequireRichContent: Bool = false) {
    self.quotesRequireRichContent = quotesRequireRichContent
    self.datesRequireRichContent = datesRequireRichContent
  }
}
