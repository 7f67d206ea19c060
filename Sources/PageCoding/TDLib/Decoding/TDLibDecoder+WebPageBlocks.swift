import PageModel

/// Blocks of web pages that show something of elsewhere.
extension TDLibDecoder {
  /// - Returns: nil when the type is none of these.
  mutating func webPageBlock(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    switch type {
    case "pageBlockRelatedArticles":
      var articles: [InstantPageRelatedArticle] = []
      for element in try cursor.elements("articles") {
        articles.append(try article(element))
      }
      return .relatedArticles(title: try richText(cursor, "header"), articles: articles)
    case "pageBlockChatLink":
      let channel = TDLibChannel(
        title: try cursor.string("title"), username: try cursor.string("username"),
        color: try cursor.integer("accent_color_id") ?? 0)
      return .channelBanner(channel.channel)
    case "pageBlockEmbedded":
      return try embed(cursor)
    default:
      return nil
    }
  }

  /// TDLib does not tell which page is cached for an article.
  private mutating func article(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageRelatedArticle {
    try cursor.expect(.object)
    let date: Int32 = try cursor.integer("publish_date") ?? 0
    return InstantPageRelatedArticle(
      url: try cursor.string("url"), webpageId: .cloudWebpage(0),
      title: try cursor.text("title"), description: try cursor.text("description"),
      photoId: try photo(cursor, "photo"), author: try cursor.text("author"),
      date: date == 0 ? nil : date)
  }

  private mutating func embed(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock {
    let size = try dimensions(cursor)
    return .webEmbed(
      url: try cursor.text("url"), html: try cursor.text("html"),
      dimensions: size == PixelDimensions(width: 0, height: 0) ? nil : size,
      caption: try caption(cursor), stretchToWidth: try cursor.flag("is_full_width"),
      allowScrolling: try cursor.flag("allow_scrolling"),
      coverId: try photo(cursor, "poster_photo"))
  }
}
