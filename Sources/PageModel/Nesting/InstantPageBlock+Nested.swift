extension InstantPageBlock {
  /// What a block holds of its own kind; see ``RichText/Nested`` for why it is asked this way.
  enum Nested {
    case nothing
    case blocks([InstantPageBlock])
    case items([InstantPageListItem])
  }

  var nested: Nested {
    switch self {
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading, .formula,
      .thinking, .buttonRow, .document:
      return .nothing
    case .list(let items, _):
      return .items(items)
    case .blockQuote(let blocks, _, _), .details(_, let blocks, _),
      .postEmbed(_, _, _, _, _, let blocks, _):
      return .blocks(blocks)
    case .collage(let items, _), .slideshow(let items, _):
      return .blocks(items)
    case .cover(let block):
      return .blocks([block])
    }
  }

  /// The same block around other contents; a block that holds no blocks stays as it is, and so
  /// does a cover unless it is given exactly one block.
  func replacingBlocks(_ blocks: [InstantPageBlock]) -> InstantPageBlock {
    switch self {
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading, .formula,
      .thinking, .buttonRow, .document, .list:
      return self
    case .blockQuote(_, let caption, let collapsed):
      return .blockQuote(blocks: blocks, caption: caption, collapsed: collapsed)
    case .details(let title, _, let expanded):
      return .details(title: title, blocks: blocks, expanded: expanded)
    case .postEmbed(let url, let webpageId, let avatarId, let author, let date, _, let caption):
      return .postEmbed(
        url: url, webpageId: webpageId, avatarId: avatarId, author: author, date: date,
        blocks: blocks, caption: caption)
    case .collage(_, let caption):
      return .collage(items: blocks, caption: caption)
    case .slideshow(_, let caption):
      return .slideshow(items: blocks, caption: caption)
    case .cover:
      return blocks.count == 1 ? .cover(blocks[0]) : self
    }
  }
}
