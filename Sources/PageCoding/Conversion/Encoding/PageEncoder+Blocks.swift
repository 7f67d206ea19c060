import PageModel

extension PageEncoder {
  mutating func blocks(_ blocks: [InstantPageBlock]) -> [TL.PageBlock] {
    var result: [TL.PageBlock] = []
    result.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      path.append(index)
      if let encoded = self.block(block) { result.append(encoded) }
      path.removeLast()
    }
    return result
  }

  /// The block in TL; nil when the form has no place for it, and the loss is noted.
  ///
  /// Blocks that hold blocks have a function of their own: the one for all the others needs much
  /// of the stack, and must not stand on it once per level.
  mutating func block(_ block: InstantPageBlock) -> TL.PageBlock? {
    switch block {
    case .list, .blockQuote, .details, .collage, .slideshow, .cover, .postEmbed:
      return container(block)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed,
      .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading, .formula,
      .thinking, .buttonRow, .document:
      return leaf(block)
    }
  }

  private mutating func leaf(_ block: InstantPageBlock) -> TL.PageBlock? {
    switch block {
    case .paragraph(let text): return .pageBlockParagraph(text: self.text(text))
    case .heading(let text, let level): return heading(text, level)
    case .preformatted(let text, let language):
      return .pageBlockPreformatted(text: self.text(text), language: language ?? "")
    case .footer(let text): return .pageBlockFooter(text: self.text(text))
    case .divider: return .pageBlockDivider
    case .anchor(let name): return .pageBlockAnchor(name: name)
    case .formula(let latex): return .pageBlockMath(source: latex)
    case .pullQuote(let text, let caption):
      return .pageBlockPullquote(text: self.text(text), caption: self.text(caption))
    case .table(let title, let rows, let bordered, let striped, let compact):
      return .pageBlockTable(
        bordered: bordered, striped: striped, compact: compact, title: text(title),
        rows: tableRows(rows))
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      return image(id, caption, url, webpageId, spoiler)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      return .pageBlockVideo(
        autoplay: autoplay, loop: loop, spoiler: spoiler, videoId: fileId(id, "the video"),
        caption: self.caption(caption))
    case .audio(let id, let caption):
      return .pageBlockAudio(audioId: fileId(id, "the audio"), caption: self.caption(caption))
    case .document(let id, let caption):
      return .pageBlockDocument(
        documentId: fileId(id, "the file"), caption: self.caption(caption))
    case .map(let latitude, let longitude, let zoom, let size, let caption):
      return map(latitude, longitude, zoom, size, caption)
    case .buttonRow(let alignment, let buttons): return buttonRow(alignment, buttons)

    case .unsupported:
      return article("a block of an unknown kind") { _ in .pageBlockUnsupported }
    case .title(let text):
      return article("a title") { .pageBlockTitle(text: $0.text(text)) }
    case .subtitle(let text):
      return article("a subtitle") { .pageBlockSubtitle(text: $0.text(text)) }
    case .header(let text):
      return article("an article's header") { .pageBlockHeader(text: $0.text(text)) }
    case .subheader(let text):
      return article("an article's subheader") { .pageBlockSubheader(text: $0.text(text)) }
    case .kicker(let text):
      return article("a kicker") { .pageBlockKicker(text: $0.text(text)) }
    case .thinking(let text):
      return article("what a model thinks") { .pageBlockThinking(text: $0.text(text)) }
    case .authorDate(let author, let date):
      return article("an author and a date") {
        .pageBlockAuthorDate(author: $0.text(author), publishedDate: date)
      }
    case .channelBanner(let channel):
      return article("a channel's banner") { .pageBlockChannel(channel: $0.chat(channel)) }
    case .relatedArticles(let title, let articles):
      return article("a list of related articles") {
        .pageBlockRelatedArticles(title: $0.text(title), articles: $0.relatedArticles(articles))
      }
    case .webEmbed(
      let url, let html, let dimensions, let caption, let stretchToWidth, let allowScrolling,
      let coverId):
      return article("an embedded page") {
        .pageBlockEmbed(
          fullWidth: stretchToWidth, allowScrolling: allowScrolling, url: url, html: html,
          posterPhotoId: $0.photoId(coverId, "the embedded page's picture"),
          w: dimensions?.width, h: dimensions?.height, caption: $0.caption(caption))
      }

    case .list, .blockQuote, .details, .collage, .slideshow, .cover, .postEmbed:
      return container(block)
    }
  }

  /// A block that servers write into articles and that no message can be sent with.
  mutating func article(
    _ name: String, _ build: (inout PageEncoder) -> TL.PageBlock?
  ) -> TL.PageBlock? {
    switch form {
    case .received:
      return build(&self)
    case .sent:
      lose("\(name) cannot be sent in a message")
      return nil
    }
  }

  private mutating func heading(_ text: RichText, _ level: Int32) -> TL.PageBlock {
    if level < 1 || level > 6 {
      lose("a heading of level \(level) becomes one of level \(level == 0 ? 1 : 6)")
    }
    let text = self.text(text)
    switch level {
    case 0, 1: return .pageBlockHeading1(text: text)
    case 2: return .pageBlockHeading2(text: text)
    case 3: return .pageBlockHeading3(text: text)
    case 4: return .pageBlockHeading4(text: text)
    case 5: return .pageBlockHeading5(text: text)
    default: return .pageBlockHeading6(text: text)
    }
  }
}
