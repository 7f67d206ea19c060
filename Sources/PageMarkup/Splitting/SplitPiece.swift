import PageModel

/// What is put into a part as one: a block, or a member of a container that is being divided.
enum SplitPiece {
  case block(InstantPageBlock)
  /// With its index in its list.
  case item(InstantPageListItem, index: Int)
  /// Rows that belong together: a cell of one reaches into the next.
  case rows([InstantPageTableRow])
  case article(InstantPageRelatedArticle)
  case button(InstantPageButton)

  var block: InstantPageBlock? {
    if case .block(let block) = self { return block }
    return nil
  }

  var item: InstantPageListItem? {
    if case .item(let item, _) = self { return item }
    return nil
  }

  var rows: [InstantPageTableRow] {
    if case .rows(let rows) = self { return rows }
    return []
  }

  var article: InstantPageRelatedArticle? {
    if case .article(let article) = self { return article }
    return nil
  }

  var button: InstantPageButton? {
    if case .button(let button) = self { return button }
    return nil
  }

  /// Whether it announces what comes behind it.
  var isHeading: Bool {
    guard let block else { return false }
    switch block {
    case .heading, .title, .subtitle, .header, .subheader, .kicker, .authorDate, .anchor:
      return true
    case .unsupported, .paragraph, .preformatted, .footer, .divider, .list, .blockQuote,
      .pullQuote, .image, .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow,
      .channelBanner, .audio, .table, .details, .relatedArticles, .map, .formula, .thinking,
      .buttonRow, .document:
      return false
    }
  }
}
