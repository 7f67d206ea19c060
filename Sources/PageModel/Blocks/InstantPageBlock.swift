/// One block of a page: a paragraph, a heading, a table, a picture, a container of further blocks.
public indirect enum InstantPageBlock: Sendable {
  /// A block this version cannot decode.
  case unsupported
  case title(RichText)
  case subtitle(RichText)
  /// `date` is Unix time in seconds, 0 when unknown.
  case authorDate(author: RichText, date: Int32)
  case header(RichText)
  case subheader(RichText)
  case paragraph(RichText)
  case preformatted(text: RichText, language: String?)
  case footer(RichText)
  case divider
  case anchor(String)
  case list(items: [InstantPageListItem], ordered: Bool)
  /// `collapsed` is nil in rows written before the field existed.
  case blockQuote(blocks: [InstantPageBlock], caption: RichText, collapsed: Bool?)
  case pullQuote(text: RichText, caption: RichText)
  case image(
    id: MediaId, caption: InstantPageCaption, url: String?, webpageId: MediaId?, spoiler: Bool)
  case video(
    id: MediaId, caption: InstantPageCaption, autoplay: Bool, loop: Bool, spoiler: Bool)
  case cover(InstantPageBlock)
  case webEmbed(
    url: String?, html: String?, dimensions: PixelDimensions?, caption: InstantPageCaption,
    stretchToWidth: Bool, allowScrolling: Bool, coverId: MediaId?)
  case postEmbed(
    url: String, webpageId: MediaId?, avatarId: MediaId?, author: String, date: Int32,
    blocks: [InstantPageBlock], caption: InstantPageCaption)
  case collage(items: [InstantPageBlock], caption: InstantPageCaption)
  case slideshow(items: [InstantPageBlock], caption: InstantPageCaption)
  case channelBanner(TelegramChannel?)
  case audio(id: MediaId, caption: InstantPageCaption)
  case kicker(RichText)
  case table(
    title: RichText, rows: [InstantPageTableRow], bordered: Bool, striped: Bool, compact: Bool)
  case details(title: RichText, blocks: [InstantPageBlock], expanded: Bool)
  case relatedArticles(title: RichText, articles: [InstantPageRelatedArticle])
  case map(
    latitude: Double, longitude: Double, zoom: Int32, dimensions: PixelDimensions,
    caption: InstantPageCaption)
  /// `level` is 1 (largest) to 6.
  case heading(text: RichText, level: Int32)
  case formula(latex: String)
  /// What a model says while it is still thinking.
  case thinking(RichText)
  /// At most eight buttons (the schema's cap).
  case buttonRow(alignment: InstantPageButtonRowAlignment, buttons: [InstantPageButton])
  case document(id: MediaId, caption: InstantPageCaption)
}
