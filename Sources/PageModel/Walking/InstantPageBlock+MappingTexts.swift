extension InstantPageBlock {
  /// The block with each of its own rich texts replaced; texts of the blocks and the items it
  /// holds are not its own. Words without formatting (see ``BlockPart/string(_:)``) stay.
  public func mappingTexts(
    _ transform: (RichText, BlockTextRole) -> RichText
  ) -> InstantPageBlock {
    switch self {
    case .unsupported, .divider, .anchor, .formula, .list, .cover, .channelBanner:
      return self
    case .title(let text): return .title(transform(text, .body))
    case .subtitle(let text): return .subtitle(transform(text, .body))
    case .header(let text): return .header(transform(text, .body))
    case .subheader(let text): return .subheader(transform(text, .body))
    case .paragraph(let text): return .paragraph(transform(text, .body))
    case .footer(let text): return .footer(transform(text, .body))
    case .kicker(let text): return .kicker(transform(text, .body))
    case .thinking(let text): return .thinking(transform(text, .body))
    case .authorDate(let author, let date):
      return .authorDate(author: transform(author, .body), date: date)
    case .preformatted(let text, let language):
      return .preformatted(text: transform(text, .body), language: language)
    case .heading(let text, let level):
      return .heading(text: transform(text, .body), level: level)
    case .blockQuote(let blocks, let caption, let collapsed):
      return .blockQuote(
        blocks: blocks, caption: transform(caption, .caption), collapsed: collapsed)
    case .pullQuote(let text, let caption):
      return .pullQuote(text: transform(text, .body), caption: transform(caption, .caption))
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      return .image(
        id: id, caption: caption.mappingTexts(transform), url: url, webpageId: webpageId,
        spoiler: spoiler)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      return .video(
        id: id, caption: caption.mappingTexts(transform), autoplay: autoplay, loop: loop,
        spoiler: spoiler)
    case .webEmbed(
      let url, let html, let dimensions, let caption, let stretch, let scrolling, let coverId):
      return .webEmbed(
        url: url, html: html, dimensions: dimensions, caption: caption.mappingTexts(transform),
        stretchToWidth: stretch, allowScrolling: scrolling, coverId: coverId)
    case .postEmbed(
      let url, let webpageId, let avatarId, let author, let date, let blocks, let caption):
      return .postEmbed(
        url: url, webpageId: webpageId, avatarId: avatarId, author: author, date: date,
        blocks: blocks, caption: caption.mappingTexts(transform))
    case .collage(let items, let caption):
      return .collage(items: items, caption: caption.mappingTexts(transform))
    case .slideshow(let items, let caption):
      return .slideshow(items: items, caption: caption.mappingTexts(transform))
    case .audio(let id, let caption):
      return .audio(id: id, caption: caption.mappingTexts(transform))
    case .document(let id, let caption):
      return .document(id: id, caption: caption.mappingTexts(transform))
    case .table(let title, let rows, let bordered, let striped, let compact):
      return .table(
        title: transform(title, .title), rows: rows.mappingTexts(transform), bordered: bordered,
        striped: striped, compact: compact)
    case .details(let title, let blocks, let expanded):
      return .details(title: transform(title, .title), blocks: blocks, expanded: expanded)
    case .relatedArticles(let title, let articles):
      return .relatedArticles(title: transform(title, .title), articles: articles)
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      return .map(
        latitude: latitude, longitude: longitude, zoom: zoom, dimensions: dimensions,
        caption: caption.mappingTexts(transform))
    case .buttonRow(let alignment, let buttons):
      return .buttonRow(alignment: alignment, buttons: buttons.mappingTexts(transform))
    }
  }
}

extension InstantPageListItem {
  /// The item with its own rich text replaced; the texts of blocks it holds are not its own.
  public func mappingTexts(
    _ transform: (RichText, BlockTextRole) -> RichText
  ) -> InstantPageListItem {
    switch self {
    case .unknown, .blocks:
      return self
    case .text(let text, let num, let checked):
      return .text(transform(text, .body), num: num, checked: checked)
    }
  }
}

extension InstantPageCaption {
  fileprivate func mappingTexts(
    _ transform: (RichText, BlockTextRole) -> RichText
  ) -> InstantPageCaption {
    InstantPageCaption(text: transform(text, .caption), credit: transform(credit, .credit))
  }
}

extension [InstantPageTableRow] {
  fileprivate func mappingTexts(
    _ transform: (RichText, BlockTextRole) -> RichText
  ) -> [InstantPageTableRow] {
    var rows = self
    for row in rows.indices {
      for column in rows[row].cells.indices {
        guard let text = rows[row].cells[column].text else { continue }
        rows[row].cells[column].text = transform(text, .cell(row: row, column: column))
      }
    }
    return rows
  }
}

extension [InstantPageButton] {
  fileprivate func mappingTexts(
    _ transform: (RichText, BlockTextRole) -> RichText
  ) -> [InstantPageButton] {
    var buttons = self
    for index in buttons.indices {
      buttons[index].text = transform(buttons[index].text, .button(index))
    }
    return buttons
  }
}
