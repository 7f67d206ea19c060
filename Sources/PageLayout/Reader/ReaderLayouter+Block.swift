import PageModel
import Typesetting

extension ReaderLayouter {
  /// Lays out one block at y 0. Blocks that hold blocks are told apart from the rest, as in
  /// ``PageLayouter``: their frames are all that deep pages cost on the stack.
  func layout(
    _ block: InstantPageBlock, in column: Column, path: [Int], isCover: Bool = false
  ) -> LaidOutBlock {
    switch block {
    case .list(let items, let ordered):
      return listBlock(items, ordered: ordered, in: column, path: path)
    case .blockQuote(let blocks, let caption, _):
      return quoteBlock(blocks, caption: caption, in: column, path: path)
    case .details(let title, let blocks, let expanded):
      return detailsBlock(title: title, blocks: blocks, expanded: expanded, in: column, path: path)
    case .cover(let inner):
      return layout(inner, in: column, path: path, isCover: true)
    case .postEmbed(_, _, let avatarId, let author, let date, let blocks, let caption):
      let line = AuthorLine(
        name: author, detail: date == 0 ? "" : inputs.strings.longDate(date), avatarId: avatarId)
      return postEmbedBlock(blocks, author: line, caption: caption, in: column, path: path)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .image, .video, .webEmbed, .collage,
      .slideshow, .channelBanner, .audio, .kicker, .table, .relatedArticles, .map, .heading,
      .formula, .thinking, .buttonRow, .document:
      return layoutLeaf(block, in: column, path: path, isCover: isCover)
    }
  }

  private func layoutLeaf(
    _ block: InstantPageBlock, in column: Column, path: [Int], isCover: Bool
  ) -> LaidOutBlock {
    switch block {
    case .title(let text):
      return textBlock(text, categories[.header], role: .title, in: column)
    case .header(let text):
      return textBlock(text, categories[.header], role: .header, in: column)
    case .subtitle(let text):
      return textBlock(text, categories[.subheader], role: .subtitle, in: column)
    case .subheader(let text):
      return textBlock(text, categories[.subheader], role: .subheader, in: column)
    case .kicker(let text):
      return textBlock(text, categories[.kicker], role: .kicker, in: column)
    case .heading(let text, let level):
      return textBlock(
        text, categories.heading(level: level), role: .heading(level: level), in: column)
    case .paragraph(let text):
      return textBlock(text, categories[.paragraph], role: .paragraph, in: column)
    case .footer(let text):
      return textBlock(
        text, categories[.caption], role: .footer, in: column, hasPlainLinks: true)
    case .authorDate(let author, let date):
      guard let line = inputs.strings.authorLine(author.plainText, date) else { return .nothing }
      return textBlock(.plain(line), categories[.caption], role: .authorDate, in: column)
    case .thinking(let text):
      return thinkingBlock(text, in: column)
    case .formula(let latex):
      return setter.formulaBlock(latex, in: column)
    case .divider:
      return dividerBlock(in: column)
    case .anchor(let name):
      return LaidOutBlock(
        items: [LayoutItem(frame: .zero, content: .anchor(name: name))], height: 0)
    case .preformatted(let text, let language):
      return codeBlock(text, language: language, in: column)
    case .pullQuote(let text, let caption):
      return pullQuoteBlock(text, caption: caption, in: column, path: path)
    case .table(let title, let rows, let bordered, let striped, let compact):
      return tableBlock(
        title: title, rows: rows, style: TableStyle(bordered, striped, compact), in: column)
    case .buttonRow(let alignment, let buttons):
      return setter.buttonRowBlock(buttons, alignment: alignment, in: column)
    case .unsupported:
      return setter.unsupportedBlock(in: column, path: path)
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _):
      guard let picture = block.picture else { return .nothing }
      return pictureBlock(picture, caption: caption, in: column, isCover: isCover)
    case .collage(let items, let caption):
      return collageBlock(items, caption: caption, in: column, path: path, isCover: isCover)
    case .slideshow(let items, let caption):
      return captioned(
        setter.slideshowBlock(
          items, caption: InstantPageCaption(), in: column.flush, isCover: false),
        caption, in: column)
    case .map(_, _, _, _, let caption):
      guard let snapshot = block.mapSnapshot else { return .nothing }
      return captioned(
        setter.mapBlock(
          snapshot, caption: InstantPageCaption(), in: column.flush, isCover: false),
        caption, in: column)
    case .audio(let id, let caption):
      return audioBlock(id, caption: caption, in: column)
    case .document(let id, let caption):
      return documentBlock(id, caption: caption, in: column)
    case .webEmbed(let url, _, let dimensions, let caption, let stretches, _, let coverId):
      return webEmbedBlock(
        url: url, dimensions: dimensions, coverId: coverId, stretches: stretches,
        caption: caption, in: column)
    case .channelBanner(let channel):
      return channel.map { channelBannerBlock($0, in: column) } ?? .nothing
    case .relatedArticles(let title, let articles):
      return setter.relatedArticlesBlock(
        title, articles, in: column, headingPadding: ReaderMetrics.relatedHeadingPadding)
    case .list, .blockQuote, .details, .cover, .postEmbed:
      return .nothing
    }
  }
}

extension Column {
  /// The same column for what has no inset and no caption of its own.
  var flush: Column { Column(width: width, inset: 0) }
}
