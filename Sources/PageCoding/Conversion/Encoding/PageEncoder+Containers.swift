import PageModel

extension PageEncoder {
  /// Blocks that hold blocks.
  mutating func container(_ block: InstantPageBlock) -> TL.PageBlock? {
    switch block {
    case .list(let items, let ordered):
      return ordered ? orderedList(items) : .pageBlockList(items: listItems(items))
    case .blockQuote(let blocks, let caption, let collapsed):
      return quote(blocks, caption, collapsed ?? false)
    case .details(let title, let blocks, let expanded):
      return .pageBlockDetails(open: expanded, blocks: self.blocks(blocks), title: text(title))
    case .collage(let items, let caption):
      return .pageBlockCollage(items: blocks(items), caption: self.caption(caption))
    case .slideshow(let items, let caption):
      return .pageBlockSlideshow(items: blocks(items), caption: self.caption(caption))
    case .cover(let inner):
      return article("a cover") { $0.cover(inner) }
    case .postEmbed(
      let url, let webpageId, let avatarId, let author, let date, let blocks, let caption):
      return article("an embedded post") {
        .pageBlockEmbedPost(
          url: url, webpageId: $0.webpageId(webpageId, "the embedded post's page"),
          authorPhotoId: $0.photoId(avatarId, "the author's picture") ?? 0, author: author,
          date: date, blocks: $0.blocks(blocks), caption: $0.caption(caption))
      }
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading, .formula,
      .thinking, .buttonRow, .document:
      return nil
    }
  }

  private mutating func cover(_ block: InstantPageBlock) -> TL.PageBlock? {
    path.append(0)
    defer { path.removeLast() }
    guard let inner = self.block(block) else { return nil }
    return .pageBlockCover(cover: inner)
  }

  // MARK: Quotes

  /// One paragraph fits the quote that holds a text, and only that one can be collapsed; anything
  /// else needs the quote that holds blocks.
  private mutating func quote(
    _ blocks: [InstantPageBlock], _ caption: RichText, _ collapsed: Bool
  ) -> TL.PageBlock {
    if blocks.count == 1, case .paragraph(let text) = blocks[0] {
      path.append(0)
      let text = self.text(text)
      path.removeLast()
      return .pageBlockBlockquote(collapsed: collapsed, text: text, caption: self.text(caption))
    }
    if blocks.isEmpty, form == .sent {
      lose("an empty quote is sent as a quote of an empty paragraph")
      return .pageBlockBlockquote(
        collapsed: collapsed, text: .textPlain(text: ""), caption: text(caption))
    }
    if collapsed {
      lose("the quote is not collapsed: only a quote of one paragraph can be")
    }
    return .pageBlockBlockquoteBlocks(blocks: self.blocks(blocks), caption: text(caption))
  }

  // MARK: Lists

  private mutating func listItems(_ items: [InstantPageListItem]) -> [TL.PageListItem] {
    var result: [TL.PageListItem] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      path.append(index)
      result.append(listItem(item))
      path.removeLast()
    }
    return result
  }

  private mutating func listItem(_ item: InstantPageListItem) -> TL.PageListItem {
    switch item {
    case .unknown:
      loseUnknownItem()
      return .pageListItemText(text: .textPlain(text: ""))
    case .text(let text, let num, let checked):
      if num != nil { loseNumber() }
      return .pageListItemText(
        checkbox: checked != nil, checked: checked ?? false, text: self.text(text))
    case .blocks(let blocks, let num, let checked):
      if num != nil { loseNumber() }
      return .pageListItemBlocks(
        checkbox: checked != nil, checked: checked ?? false, blocks: self.blocks(blocks))
    }
  }

  private mutating func orderedList(_ items: [InstantPageListItem]) -> TL.PageBlock {
    var result: [TL.PageListOrderedItem] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      path.append(index)
      result.append(orderedItem(item))
      path.removeLast()
    }
    return .pageBlockOrderedList(items: result)
  }

  private mutating func orderedItem(_ item: InstantPageListItem) -> TL.PageListOrderedItem {
    switch item {
    case .unknown:
      loseUnknownItem()
      return .pageListOrderedItemText(text: .textPlain(text: ""))
    case .text(let text, let num, let checked):
      return .pageListOrderedItemText(
        checkbox: checked != nil, checked: checked ?? false, num: num, text: self.text(text))
    case .blocks(let blocks, let num, let checked):
      return .pageListOrderedItemBlocks(
        checkbox: checked != nil, checked: checked ?? false, num: num,
        blocks: self.blocks(blocks))
    }
  }

  private mutating func loseUnknownItem() {
    lose("a list item of an unknown kind becomes an empty one")
  }

  private mutating func loseNumber() {
    lose("the item's number: a list that is not ordered has no place for it")
  }

  // MARK: Tables

  mutating func tableRows(_ rows: [InstantPageTableRow]) -> [TL.PageTableRow] {
    var result: [TL.PageTableRow] = []
    result.reserveCapacity(rows.count)
    for row in rows {
      var cells: [TL.PageTableCell] = []
      cells.reserveCapacity(row.cells.count)
      for cell in row.cells { cells.append(tableCell(cell)) }
      result.append(TL.PageTableRow(cells: cells))
    }
    return result
  }

  private mutating func tableCell(_ cell: InstantPageTableCell) -> TL.PageTableCell {
    var text: TL.RichText?
    if let content = cell.text { text = self.text(content) }
    return TL.PageTableCell(
      header: cell.header, alignCenter: cell.alignment == .center,
      alignRight: cell.alignment == .right, valignMiddle: cell.verticalAlignment == .middle,
      valignBottom: cell.verticalAlignment == .bottom, text: text,
      colspan: cell.colspan == 0 ? nil : cell.colspan,
      rowspan: cell.rowspan == 0 ? nil : cell.rowspan)
  }
}
