import PageModel

/// Blocks that hold no blocks.
extension InstantPageBlock {
  // MARK: Media

  @inline(never)
  static func medium(
    _ kind: PostboxBlockKind, from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    switch kind {
    case .map: return try map(from: &record)
    case .webEmbed: return try webEmbed(from: &record)
    case .channelBanner:
      // Other kinds of peers may stand here; a banner shows channels.
      guard let peer = record.objectRange("c"), peer.hash == TelegramChannel.postboxType.hash
      else { return .channelBanner(nil) }
      return .channelBanner(try record.read(TelegramChannel.self, peer.record))
    case .image, .video, .audio, .document:
      let id = record.mediaId("i.n", "i.i") ?? .zero
      return try medium(kind, id, caption: try record.caption(), from: &record)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
      .postEmbed, .collage, .slideshow, .kicker, .table, .details, .relatedArticles, .heading,
      .formula, .thinking, .buttonRow:
      return .unsupported
    }
  }

  private static func medium(
    _ kind: PostboxBlockKind, _ id: MediaId, caption: InstantPageCaption,
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    if kind == .audio { return .audio(id: id, caption: caption) }
    if kind == .document { return .document(id: id, caption: caption) }
    if kind == .video {
      let autoplay = record.int32("ap") ?? 0 != 0
      let loop = record.int32("lo") ?? 0 != 0
      return .video(
        id: id, caption: caption, autoplay: autoplay, loop: loop,
        spoiler: record.int32("sp") ?? 0 != 0)
    }
    let url = record.string("u")
    let webpageId = record.mediaId("wi.n", "wi.i")
    return .image(
      id: id, caption: caption, url: url, webpageId: webpageId,
      spoiler: record.int32("sp") ?? 0 != 0)
  }

  private static func map(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let latitude = record.double("lat") ?? 0
    let longitude = record.double("lon") ?? 0
    let zoom = record.int32("z") ?? 0
    let dimensions = record.dimensions("sw", "sh") ?? .zero
    return .map(
      latitude: latitude, longitude: longitude, zoom: zoom, dimensions: dimensions,
      caption: try record.caption())
  }

  private static func webEmbed(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let coverId = record.mediaId("ci.n", "ci.i")
    let url = record.string("u")
    let html = record.string("h")
    let dimensions = record.dimensions("sw", "sh")
    let caption = try record.caption()
    let stretchToWidth = record.int32("st") ?? 0 != 0
    return .webEmbed(
      url: url, html: html, dimensions: dimensions, caption: caption,
      stretchToWidth: stretchToWidth, allowScrolling: record.int32("as") ?? 0 != 0,
      coverId: coverId)
  }

  // MARK: Text

  /// What a heading without a level is.
  private static let defaultLevel: Int32 = 3

  @inline(never)
  static func textBlock(
    _ kind: PostboxBlockKind, from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let text = try record.text(kind == .authorDate ? "a" : "t")
    switch kind {
    case .title: return .title(text)
    case .subtitle: return .subtitle(text)
    case .authorDate: return .authorDate(author: text, date: record.int32("d") ?? 0)
    case .header: return .header(text)
    case .subheader: return .subheader(text)
    case .paragraph: return .paragraph(text)
    case .preformatted: return .preformatted(text: text, language: record.string("l"))
    case .footer: return .footer(text)
    case .kicker: return .kicker(text)
    case .heading: return .heading(text: text, level: record.int32("l") ?? defaultLevel)
    case .thinking: return .thinking(text)
    case .pullQuote: return .pullQuote(text: text, caption: try record.text("c"))
    case .table:
      let rows = try record.objects(InstantPageTableRow.self, "r")
      let bordered = record.int32("b") ?? 0 != 0
      let striped = record.int32("s") ?? 0 != 0
      return .table(
        title: text, rows: rows, bordered: bordered, striped: striped,
        compact: record.int32("c") ?? 0 != 0)
    case .relatedArticles:
      return .relatedArticles(
        title: text, articles: try record.objects(InstantPageRelatedArticle.self, "a"))
    case .unsupported, .divider, .anchor, .list, .blockQuote, .image, .video, .cover, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .audio, .details, .map, .formula,
      .buttonRow, .document:
      return .unsupported
    }
  }
}
