import PageModel

/// Blocks that hold no blocks.
extension FlatBuffersBuilder {
  @inline(never)
  mutating func leafValue(of block: InstantPageBlock) -> Offset {
    switch block {
    case .unsupported, .divider:
      return emptyTable()
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .thinking(let text):
      return table(self.text(text))
    case .anchor(let characters), .formula(let characters):
      return table(string(characters))
    case .authorDate(let text, let number), .heading(let text, let number):
      let text = self.text(text)
      startTable()
      add(text, 0)
      add(number, 1)
      return endTable()
    case .preformatted(let text, let language):
      let text = self.text(text)
      let language = language.map { string($0) }
      startTable()
      add(text, 0)
      add(language, 1)
      return endTable()
    case .pullQuote(let text, let caption):
      let text = self.text(text)
      let caption = self.text(caption)
      startTable()
      add(text, 0)
      add(caption, 1)
      return endTable()
    case .table(let title, let rows, let bordered, let striped, let compact):
      let title = text(title)
      let rows = self.rows(rows)
      startTable()
      add(title, 0)
      add(rows, 1)
      add(bordered, 2)
      add(striped, 3)
      add(compact, 4)
      return endTable()
    case .relatedArticles(let title, let articles):
      let title = text(title)
      let articles = self.articles(articles)
      startTable()
      add(title, 0)
      add(articles, 1)
      return endTable()
    case .buttonRow(let alignment, let buttons):
      let buttons = list(buttons.map { button($0) })
      startTable()
      add(buttons, 0)
      add(alignment.rawValue, 1)
      return endTable()
    case .image, .video, .audio, .document, .map, .webEmbed, .channelBanner, .list, .blockQuote,
      .cover, .postEmbed, .collage, .slideshow, .details:
      return mediumValue(of: block)
    }
  }

  private mutating func mediumValue(of block: InstantPageBlock) -> Offset {
    switch block {
    case .audio(let id, let caption), .document(let id, let caption):
      let caption = self.caption(caption)
      startTable()
      add(id, 0)
      add(caption, 1)
      return endTable()
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      let caption = self.caption(caption)
      startTable()
      add(id, 0)
      add(caption, 1)
      add(autoplay, 2)
      add(loop, 3)
      add(spoiler, 4)
      return endTable()
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      let caption = self.caption(caption)
      let url = url.map { string($0) }
      startTable()
      add(id, 0)
      add(caption, 1)
      add(url, 2)
      add(webpageId, 3)
      add(spoiler, 4)
      return endTable()
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      let caption = self.caption(caption)
      startTable()
      add(latitude, 0)
      add(longitude, 1)
      add(zoom, 2)
      add(dimensions, 3)
      add(caption, 4)
      return endTable()
    case .webEmbed(
      let url, let html, let dimensions, let caption, let stretch, let scrolling, let coverId):
      let url = url.map { string($0) }
      let html = html.map { string($0) }
      let caption = self.caption(caption)
      startTable()
      add(url, 0)
      add(html, 1)
      add(dimensions, 2)
      add(caption, 3)
      add(stretch, 4)
      add(scrolling, 5)
      add(coverId, 6)
      return endTable()
    case .channelBanner(let channel):
      let channel = channel.map { self.channel($0) }
      startTable()
      add(channel, 0)
      return endTable()
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .kicker, .table, .relatedArticles,
      .heading, .formula, .thinking, .buttonRow, .list, .blockQuote, .cover, .postEmbed, .collage,
      .slideshow, .details:
      return emptyTable()
    }
  }
}
