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
}
