import PageModel

extension InstantPageBlock {
  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPageBlock? {
    guard let kind = PostboxBlockKind(rawValue: record.int32("r") ?? 0) else {
      return .unsupported
    }
    switch kind {
    case .list: return try list(from: &record)
    case .blockQuote: return try blockQuote(from: &record)
    case .cover:
      return .cover(try record.object(InstantPageBlock.self, "c") ?? .unsupported)
    case .collage, .slideshow: return try album(kind, from: &record)
    case .details: return try details(from: &record)
    case .postEmbed: return try postEmbed(from: &record)
    case .image, .video, .audio, .document, .map, .webEmbed, .channelBanner:
      return try medium(kind, from: &record)
    case .title, .subtitle, .authorDate, .header, .subheader, .paragraph, .preformatted, .footer,
      .kicker, .heading, .thinking, .pullQuote, .table, .relatedArticles:
      return try textBlock(kind, from: &record)
    case .unsupported: return .unsupported
    case .divider: return .divider
    case .anchor: return .anchor(record.string("s") ?? "")
    case .formula: return .formula(latex: record.string("l") ?? "")
    case .buttonRow:
      let alignment = InstantPageButtonRowAlignment(rawValue: record.int32("al") ?? 0)
      return .buttonRow(
        alignment: alignment ?? .justify,
        buttons: try record.objects(InstantPageButton.self, "btns"))
    }
  }

  // MARK: Containers

  /// A list; those of old versions hold texts instead of items.
  @inline(never)
  private static func list(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let texts = try record.objects(RichText.self, "l")
    let items: [InstantPageListItem]
    if texts.isEmpty {
      items = try record.objects(InstantPageListItem.self, "ml")
    } else {
      items = texts.map { .text($0, num: nil, checked: nil) }
    }
    return .list(items: items, ordered: record.int32("o") != 0)
  }

  /// A quote; those of old versions hold one text instead of blocks.
  @inline(never)
  private static func blockQuote(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let blocks: [InstantPageBlock]
    if let text = try record.object(RichText.self, "t") {
      blocks = [.paragraph(text)]
    } else {
      blocks = try record.objects(InstantPageBlock.self, "b")
    }
    let caption = try record.text("c")
    return .blockQuote(
      blocks: blocks, caption: caption, collapsed: record.int32("qcol").map { $0 != 0 })
  }

  @inline(never)
  private static func album(
    _ kind: PostboxBlockKind, from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let items = try record.objects(InstantPageBlock.self, "b")
    let caption = try record.caption()
    return kind == .collage
      ? .collage(items: items, caption: caption) : .slideshow(items: items, caption: caption)
  }

  @inline(never)
  private static func details(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let title = try record.text("t")
    let blocks = try record.objects(InstantPageBlock.self, "b")
    return .details(title: title, blocks: blocks, expanded: record.int32("o") ?? 0 != 0)
  }

  @inline(never)
  private static func postEmbed(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let avatarId = record.mediaId("av.n", "av.i")
    let url = record.string("u") ?? ""
    // The form has no embedded post without a cached page.
    let webpageId = record.mediaId("w.n", "w.i") ?? .zero
    let author = record.string("a") ?? ""
    let date = record.int32("d") ?? 0
    let blocks = try record.objects(InstantPageBlock.self, "b")
    return .postEmbed(
      url: url, webpageId: webpageId, avatarId: avatarId, author: author, date: date,
      blocks: blocks, caption: try record.caption())
  }

  // MARK: Media

  @inline(never)
  private static func medium(
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
    default: break
    }
    let id = record.mediaId("i.n", "i.i") ?? .zero
    let caption = try record.caption()
    switch kind {
    case .video:
      let autoplay = record.int32("ap") ?? 0 != 0
      let loop = record.int32("lo") ?? 0 != 0
      return .video(
        id: id, caption: caption, autoplay: autoplay, loop: loop,
        spoiler: record.int32("sp") ?? 0 != 0)
    case .audio: return .audio(id: id, caption: caption)
    case .document: return .document(id: id, caption: caption)
    default:
      let url = record.string("u")
      let webpageId = record.mediaId("wi.n", "wi.i")
      return .image(
        id: id, caption: caption, url: url, webpageId: webpageId,
        spoiler: record.int32("sp") ?? 0 != 0)
    }
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
  private static func textBlock(
    _ kind: PostboxBlockKind, from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageBlock {
    let text = try record.text(kind == .authorDate ? "a" : "t")
    switch kind {
    case .title: return .title(text)
    case .subtitle: return .subtitle(text)
    case .authorDate: return .authorDate(author: text, date: record.int32("d") ?? 0)
    case .header: return .header(text)
    case .subheader: return .subheader(text)
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
    default: return .paragraph(text)
    }
  }
}
