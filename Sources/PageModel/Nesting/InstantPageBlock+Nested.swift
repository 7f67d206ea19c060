extension InstantPageBlock {
  /// What a block holds of its own kind; see ``RichText/Nested`` for why it is asked this way.
  enum Nested {
    case nothing
    case blocks([InstantPageBlock])
    case items([InstantPageListItem])

    func node(at index: Int) -> PageNode? {
      switch self {
      case .nothing:
        return nil
      case .blocks(let blocks):
        return blocks.indices.contains(index) ? .block(blocks[index]) : nil
      case .items(let items):
        return items.indices.contains(index) ? .item(items[index]) : nil
      }
    }

    var count: Int {
      switch self {
      case .nothing: return 0
      case .blocks(let blocks): return blocks.count
      case .items(let items): return items.count
      }
    }
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
  package func replacingBlocks(_ blocks: [InstantPageBlock]) -> InstantPageBlock {
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

  /// The same list around other items; any other block stays as it is.
  package func replacingItems(_ items: [InstantPageListItem]) -> InstantPageBlock {
    guard case .list(_, let ordered) = self else { return self }
    return .list(items: items, ordered: ordered)
  }
}

extension InstantPageListItem {
  var nested: InstantPageBlock.Nested {
    switch self {
    case .unknown, .text: return .nothing
    case .blocks(let blocks, _, _): return .blocks(blocks)
    }
  }

  /// The same item around other blocks; an item that holds no blocks stays as it is.
  package func replacingBlocks(_ blocks: [InstantPageBlock]) -> InstantPageListItem {
    switch self {
    case .unknown, .text: return self
    case .blocks(_, let num, let checked): return .blocks(blocks, num: num, checked: checked)
    }
  }
}
