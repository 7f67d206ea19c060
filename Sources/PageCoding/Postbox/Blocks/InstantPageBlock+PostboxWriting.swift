import PageModel

extension InstantPageBlock: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageBlock")
  static var postboxLevel: PostboxLevels.Kind? { .block }

  func write(to writer: inout PostboxWriter) {
    writer.write(PostboxBlockKind(self).rawValue, "r")
    switch self {
    case .list(let items, let ordered):
      writer.write(objects: items, "ml")
      writer.write(flag: ordered, "o")
    case .blockQuote(let blocks, let caption, let collapsed):
      writer.write(objects: blocks, "b")
      writer.write(object: caption, "c")
      // Not even "none" is written: readers take the key's absence for an old row.
      if let collapsed { writer.write(flag: collapsed, "qcol") }
    case .cover(let block):
      writer.write(object: block, "c")
    case .collage(let items, let caption), .slideshow(let items, let caption):
      writer.write(objects: items, "b")
      writer.write(object: caption, "mc")
    case .details(let title, let blocks, let expanded):
      writer.write(object: title, "t")
      writer.write(objects: blocks, "b")
      writer.write(flag: expanded, "o")
    case .postEmbed(let url, let webpageId, let avatarId, let author, let date, let blocks, _):
      writer.write(avatarId, "av.n", "av.i")
      writer.write(url, "u")
      writer.write(webpageId, "w.n", "w.i")
      writer.write(author, "a")
      writer.write(date, "d")
      writer.write(objects: blocks, "b")
      writeCaption(to: &writer)
    case .image, .video, .audio, .document, .map, .webEmbed, .channelBanner:
      writeMedium(to: &writer)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .kicker, .table, .relatedArticles,
      .heading, .formula, .thinking, .buttonRow:
      writeText(to: &writer)
    }
  }

  /// The caption of an embedded post; a pattern of its own keeps the frame of the caller small.
  @inline(never)
  private func writeCaption(to writer: inout PostboxWriter) {
    guard case .postEmbed(_, _, _, _, _, _, let caption) = self else { return }
    writer.write(object: caption, "mc")
  }

  @inline(never)
  private func writeMedium(to writer: inout PostboxWriter) {
    switch self {
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      writer.write(id, "i.n", "i.i")
      writer.write(object: caption, "mc")
      writer.write(url, "u")
      writer.write(webpageId, "wi.n", "wi.i")
      writer.write(flag: spoiler, "sp")
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      writer.write(id, "i.n", "i.i")
      writer.write(object: caption, "mc")
      writer.write(flag: autoplay, "ap")
      writer.write(flag: loop, "lo")
      writer.write(flag: spoiler, "sp")
    case .audio(let id, let caption), .document(let id, let caption):
      writer.write(id, "i.n", "i.i")
      writer.write(object: caption, "mc")
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      writer.write(latitude, "lat")
      writer.write(longitude, "lon")
      writer.write(zoom, "z")
      writer.write(dimensions, "sw", "sh")
      writer.write(object: caption, "mc")
    case .webEmbed(
      let url, let html, let dimensions, let caption, let stretch, let scrolling, let coverId):
      writer.write(coverId, "ci.n", "ci.i")
      writer.write(url, "u")
      writer.write(html, "h")
      writer.write(dimensions, "sw", "sh")
      writer.write(object: caption, "mc")
      writer.write(flag: stretch, "st")
      writer.write(flag: scrolling, "as")
    case .channelBanner(let channel):
      writer.write(object: channel, "c")
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .kicker, .table, .relatedArticles,
      .heading, .formula, .thinking, .buttonRow, .list, .blockQuote, .cover, .postEmbed, .collage,
      .slideshow, .details:
      break
    }
  }

  @inline(never)
  private func writeText(to writer: inout PostboxWriter) {
    switch self {
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .thinking(let text):
      writer.write(object: text, "t")
    case .authorDate(let author, let date):
      writer.write(object: author, "a")
      writer.write(date, "d")
    case .heading(let text, let level):
      writer.write(object: text, "t")
      writer.write(level, "l")
    case .formula(let latex):
      writer.write(latex, "l")
    case .preformatted(let text, let language):
      writer.write(object: text, "t")
      writer.write(language, "l")
    case .anchor(let name):
      writer.write(name, "s")
    case .pullQuote(let text, let caption):
      writer.write(object: text, "t")
      writer.write(object: caption, "c")
    case .table(let title, let rows, let bordered, let striped, let compact):
      writer.write(object: title, "t")
      writer.write(objects: rows, "r")
      writer.write(flag: bordered, "b")
      writer.write(flag: striped, "s")
      writer.write(flag: compact, "c")
    case .relatedArticles(let title, let articles):
      writer.write(object: title, "t")
      writer.write(objects: articles, "a")
    case .buttonRow(let alignment, let buttons):
      writer.write(alignment.rawValue, "al")
      writer.write(objects: buttons, "btns")
    case .unsupported, .divider, .image, .video, .audio, .document, .map, .webEmbed,
      .channelBanner, .list, .blockQuote, .cover, .postEmbed, .collage, .slideshow, .details:
      break
    }
  }
}
