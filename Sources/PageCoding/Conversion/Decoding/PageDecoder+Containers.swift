import PageModel

extension PageDecoder {
  /// Blocks that hold blocks.
  mutating func container(_ block: TL.PageBlock) -> InstantPageBlock {
    switch block {
    case .pageBlockList(let items):
      return .list(items: listItems(items), ordered: false)
    case .pageBlockOrderedList(let reversed, let items, let start, let type):
      if reversed || start != nil || type != nil {
        lose("how an ordered list counts: its start, its numerals, its direction")
      }
      return .list(items: orderedItems(items), ordered: true)
    case .pageBlockBlockquote(let collapsed, let text, let caption):
      return quote(text, caption, collapsed)
    case .pageBlockBlockquoteBlocks(let blocks, let caption):
      return .blockQuote(
        blocks: self.blocks(blocks), caption: text(caption), collapsed: false)
    case .pageBlockDetails(let open, let blocks, let title):
      return .details(title: text(title), blocks: self.blocks(blocks), expanded: open)
    case .pageBlockCollage(let items, let caption):
      return .collage(items: blocks(items), caption: self.caption(caption))
    case .pageBlockSlideshow(let items, let caption):
      return .slideshow(items: blocks(items), caption: self.caption(caption))
    case .pageBlockCover(let inner):
      return cover(inner)
    case .pageBlockEmbedPost(
      let url, let webpageId, let authorPhotoId, let author, let date, let blocks, let caption):
      return .postEmbed(
        url: url, webpageId: self.webpageId(webpageId),
        avatarId: authorPhotoId == 0 ? nil : .cloudImage(authorPhotoId), author: author,
        date: date, blocks: self.blocks(blocks), caption: self.caption(caption))
    case .pageBlockUnsupported, .pageBlockTitle, .pageBlockSubtitle, .pageBlockAuthorDate,
      .pageBlockHeader, .pageBlockSubheader, .pageBlockParagraph, .pageBlockPreformatted,
      .pageBlockFooter, .pageBlockDivider, .pageBlockAnchor, .pageBlockPullquote,
      .pageBlockPhoto, .pageBlockVideo, .pageBlockEmbed, .pageBlockChannel, .pageBlockAudio,
      .pageBlockKicker, .pageBlockTable, .pageBlockRelatedArticles, .pageBlockMap,
      .pageBlockHeading1, .pageBlockHeading2, .pageBlockHeading3, .pageBlockHeading4,
      .pageBlockHeading5, .pageBlockHeading6, .pageBlockMath, .pageBlockThinking,
      .inputPageBlockMap, .pageBlockButtonRow, .pageBlockDocument:
      return .unsupported
    }
  }

  /// The wire has the quote's text where the model has a paragraph, a level deeper.
  private mutating func quote(
    _ text: TL.RichText, _ caption: TL.RichText, _ collapsed: Bool
  ) -> InstantPageBlock {
    if level >= NestingLimit.blocks {
      lose("a quote that nests more than \(NestingLimit.blocks) levels deep")
      return .unsupported
    }
    path.append(0)
    let paragraph = InstantPageBlock.paragraph(self.text(text))
    path.removeLast()
    return .blockQuote(blocks: [paragraph], caption: self.text(caption), collapsed: collapsed)
  }

  private mutating func cover(_ inner: TL.PageBlock) -> InstantPageBlock {
    path.append(0)
    level += 1
    let block = self.block(inner)
    level -= 1
    path.removeLast()
    return .cover(block)
  }

  // MARK: Lists

  private mutating func listItems(_ items: [TL.PageListItem]) -> [InstantPageListItem] {
    var result: [InstantPageListItem] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      path.append(index)
      switch item {
      case .pageListItemText(let checkbox, let checked, let text):
        result.append(.text(self.text(text), num: nil, checked: checkbox ? checked : nil))
      case .pageListItemBlocks(let checkbox, let checked, let blocks):
        result.append(
          .blocks(self.blocks(blocks), num: nil, checked: checkbox ? checked : nil))
      }
      path.removeLast()
    }
    return result
  }

  private mutating func orderedItems(_ items: [TL.PageListOrderedItem]) -> [InstantPageListItem] {
    var result: [InstantPageListItem] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      path.append(index)
      switch item {
      case .pageListOrderedItemText(
        let checkbox, let checked, let num, let text, let value, let type):
        noteNumeral(value, type)
        result.append(.text(self.text(text), num: num, checked: checkbox ? checked : nil))
      case .pageListOrderedItemBlocks(
        let checkbox, let checked, let num, let blocks, let value, let type):
        noteNumeral(value, type)
        result.append(
          .blocks(self.blocks(blocks), num: num, checked: checkbox ? checked : nil))
      }
      path.removeLast()
    }
    return result
  }

  private mutating func noteNumeral(_ value: Int32?, _ type: String?) {
    if value != nil || type != nil { lose("an item's own value and numerals") }
  }

  // MARK: Tables

  mutating func tableRows(_ rows: [TL.PageTableRow]) -> [InstantPageTableRow] {
    var result: [InstantPageTableRow] = []
    result.reserveCapacity(rows.count)
    for row in rows {
      var cells: [InstantPageTableCell] = []
      cells.reserveCapacity(row.cells.count)
      for cell in row.cells { cells.append(tableCell(cell)) }
      result.append(InstantPageTableRow(cells: cells))
    }
    return result
  }

  private mutating func tableCell(_ cell: TL.PageTableCell) -> InstantPageTableCell {
    var text: RichText?
    if let content = cell.text { text = self.text(content) }
    return InstantPageTableCell(
      text: text, header: cell.header,
      alignment: cell.alignCenter ? .center : cell.alignRight ? .right : .left,
      verticalAlignment: cell.valignMiddle ? .middle : cell.valignBottom ? .bottom : .top,
      colspan: cell.colspan ?? 0, rowspan: cell.rowspan ?? 0)
  }
}
