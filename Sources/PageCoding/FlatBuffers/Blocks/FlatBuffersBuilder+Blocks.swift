import PageModel

extension FlatBuffersBuilder {
  /// Writes an `InstantPageBlock` table.
  mutating func block(_ block: InstantPageBlock) -> Offset {
    union(kind(of: block).rawValue, value(of: block))
  }

  @inline(never)
  mutating func blocks(_ blocks: [InstantPageBlock]) -> Offset {
    var offsets: [Offset] = []
    offsets.reserveCapacity(blocks.count)
    for block in blocks { offsets.append(self.block(block)) }
    return list(offsets)
  }

  private mutating func value(of block: InstantPageBlock) -> Offset {
    switch block {
    case .list(let items, let ordered):
      return listValue(items, ordered)
    case .blockQuote(let blocks, let caption, let collapsed):
      return quoteValue(blocks, caption, collapsed)
    case .details(let title, let blocks, let expanded):
      return detailsValue(title, blocks, expanded)
    case .collage(let items, let caption), .slideshow(let items, let caption):
      return albumValue(items, caption)
    case .cover(let block):
      return table(self.block(block))
    case .postEmbed:
      return postEmbedValue(block)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading, .formula,
      .thinking, .buttonRow, .document:
      return leafValue(of: block)
    }
  }

  // MARK: Containers

  @inline(never)
  private mutating func listValue(_ items: [InstantPageListItem], _ ordered: Bool) -> Offset {
    let items = listItems(items)
    startTable()
    add(items, 0)
    add(ordered, 1)
    return endTable()
  }

  @inline(never)
  private mutating func quoteValue(
    _ blocks: [InstantPageBlock], _ caption: RichText, _ collapsed: Bool?
  ) -> Offset {
    let blocks = self.blocks(blocks)
    let caption = text(caption)
    startTable()
    add(blocks, 2)
    add(caption, 1)
    add(optional: collapsed, 3)
    return endTable()
  }

  @inline(never)
  private mutating func detailsValue(
    _ title: RichText, _ blocks: [InstantPageBlock], _ expanded: Bool
  ) -> Offset {
    let title = text(title)
    let blocks = self.blocks(blocks)
    startTable()
    add(title, 0)
    add(blocks, 1)
    add(expanded, 2)
    return endTable()
  }

  @inline(never)
  private mutating func albumValue(
    _ items: [InstantPageBlock], _ caption: InstantPageCaption
  ) -> Offset {
    let items = blocks(items)
    let caption = self.caption(caption)
    startTable()
    add(items, 0)
    add(caption, 1)
    return endTable()
  }

  @inline(never)
  private mutating func postEmbedValue(_ block: InstantPageBlock) -> Offset {
    guard
      case .postEmbed(
        let url, let webpageId, let avatarId, let author, let date, let blocks, let caption) =
        block
    else { return emptyTable() }
    let urlOffset = string(url)
    let authorOffset = string(author)
    let blocksOffset = self.blocks(blocks)
    let captionOffset = self.caption(caption)
    startTable()
    add(urlOffset, 0)
    add(webpageId, 1)
    add(avatarId, 2)
    add(authorOffset, 3)
    add(date, 4)
    add(blocksOffset, 5)
    add(captionOffset, 6)
    return endTable()
  }

  private func kind(of block: InstantPageBlock) -> FlatBuffersBlockKind {
    switch block {
    case .unsupported: return .unsupported
    case .title: return .title
    case .subtitle: return .subtitle
    case .authorDate: return .authorDate
    case .header: return .header
    case .subheader: return .subheader
    case .paragraph: return .paragraph
    case .preformatted: return .preformatted
    case .footer: return .footer
    case .divider: return .divider
    case .anchor: return .anchor
    case .list: return .list
    case .blockQuote: return .blockQuote
    case .pullQuote: return .pullQuote
    case .image: return .image
    case .video: return .video
    case .audio: return .audio
    case .cover: return .cover
    case .webEmbed: return .webEmbed
    case .postEmbed: return .postEmbed
    case .collage: return .collage
    case .slideshow: return .slideshow
    case .channelBanner: return .channelBanner
    case .kicker: return .kicker
    case .table: return .table
    case .details: return .details
    case .relatedArticles: return .relatedArticles
    case .map: return .map
    case .heading: return .heading
    case .formula: return .formula
    case .thinking: return .thinking
    case .buttonRow: return .buttonRow
    case .document: return .document
    }
  }
}
