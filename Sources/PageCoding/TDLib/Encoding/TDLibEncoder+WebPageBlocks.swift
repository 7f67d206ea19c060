import PageModel

/// Blocks of web pages that show something of elsewhere.
extension TDLibEncoder {
  mutating func webPageBlock(_ block: InstantPageBlock) -> JSONValue? {
    if case .relatedArticles(let title, let articles) = block {
      let header = richText(title)
      var values: [JSONValue] = []
      for article in articles { values.append(self.article(article)) }
      return TDLibEncoder.object(
        "pageBlockRelatedArticles", ("header", header), ("articles", .array(values)))
    }
    if case .channelBanner(let channel) = block { return banner(channel) }
    return embed(block)
  }

  private mutating func article(_ article: InstantPageRelatedArticle) -> JSONValue {
    log.add(
      "which page is cached for the article \(article.url)",
      if: article.webpageId != .cloudWebpage(0))
    return TDLibEncoder.object(
      "pageBlockRelatedArticle", ("url", .string(article.url)),
      ("title", .string(article.title ?? "")), ("description", .string(article.description ?? "")),
      ("photo", article.photoId.flatMap { photo($0) }), ("author", .string(article.author ?? "")),
      ("publish_date", .integer(article.date ?? 0)))
  }

  private mutating func banner(_ channel: TelegramChannel?) -> JSONValue {
    var held = TDLibChannel(
      title: channel?.title ?? "", username: channel?.username ?? "",
      color: channel?.nameColor ?? 0)
    // A color alone is no channel.
    if held.channel == nil { held.color = 0 }
    log.add("all but the title, the name and the color of a channel", if: held.channel != channel)
    return TDLibEncoder.object(
      "pageBlockChatLink", ("title", .string(held.title)),
      ("accent_color_id", .integer(held.color)), ("username", .string(held.username)))
  }

  private mutating func embed(_ block: InstantPageBlock) -> JSONValue? {
    guard
      case .webEmbed(
        let url, let html, let dimensions, let caption, let stretchToWidth, let allowScrolling,
        let coverId) = block
    else { return nil }
    return TDLibEncoder.object(
      "pageBlockEmbedded", ("url", .string(url ?? "")), ("html", .string(html ?? "")),
      ("poster_photo", coverId.flatMap { photo($0) }),
      ("width", .integer(dimensions?.width ?? 0)), ("height", .integer(dimensions?.height ?? 0)),
      ("caption", self.caption(caption)), ("is_full_width", .boolean(stretchToWidth)),
      ("allow_scrolling", .boolean(allowScrolling)))
  }
}
