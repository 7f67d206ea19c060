import PageModel

extension PageGenerator {
  private static let containers: Set<BlockKind> = [
    .list, .blockQuote, .cover, .postEmbed, .collage, .slideshow, .details,
  ]

  /// Any block of the options.
  public mutating func block() -> InstantPageBlock {
    block(depth: options.blockDepth)
  }

  public mutating func block(_ kind: BlockKind) -> InstantPageBlock {
    block(kind, depth: options.blockDepth)
  }

  private mutating func block(depth: Int) -> InstantPageBlock {
    let kinds = options.blockKinds.filter { depth > 1 || !PageGenerator.containers.contains($0) }
    return kinds.isEmpty ? .divider : block(random.pick(kinds), depth: depth)
  }

  private mutating func blocks(depth: Int) -> [InstantPageBlock] {
    guard depth > 0 else { return [] }
    return (0..<random.int(0...3)).map { _ in block(depth: depth) }
  }

  private mutating func block(_ kind: BlockKind, depth: Int) -> InstantPageBlock {
    switch kind {
    case .unsupported: return .unsupported
    case .divider: return .divider
    case .title: return .title(text())
    case .subtitle: return .subtitle(text())
    case .header: return .header(text())
    case .subheader: return .subheader(text())
    case .paragraph: return .paragraph(text())
    case .footer: return .footer(text())
    case .kicker: return .kicker(text())
    case .thinking: return .thinking(text())
    case .heading: return .heading(text: text(), level: random.int32(1...6))
    case .anchor: return .anchor(name())
    case .formula: return .formula(latex: latex())
    case .authorDate: return .authorDate(author: text(), date: date())
    case .preformatted:
      let language = random.maybe { $0.pick(["swift", "c++", "objective-c"]) }
      return .preformatted(text: text(), language: language)
    case .list: return .list(items: items(depth: depth - 1), ordered: random.bool())
    case .blockQuote:
      return .blockQuote(
        blocks: blocks(depth: depth - 1), caption: text(),
        collapsed: random.maybe { $0.bool() })
    case .pullQuote: return .pullQuote(text: text(), caption: text())
    case .details:
      return .details(title: text(), blocks: blocks(depth: depth - 1), expanded: random.bool())
    case .table: return table()
    case .relatedArticles:
      return .relatedArticles(
        title: text(), articles: (0..<random.int(0...3)).map { _ in article() })
    case .buttonRow:
      return .buttonRow(
        alignment: random.pick([.justify, .left, .center, .right]),
        buttons: (0..<random.int(1...8)).map { _ in button(depth: 2) })
    case .image, .video, .audio, .document, .map, .webEmbed, .channelBanner:
      return mediumBlock(kind)
    case .cover, .collage, .slideshow, .postEmbed:
      return mediaContainer(kind, depth: depth - 1)
    }
  }

  private mutating func items(depth: Int) -> [InstantPageListItem] {
    (0..<random.int(0...4)).map { _ in
      let num = random.maybe { String($0.int(1...20)) }
      let checked = random.maybe { $0.bool() }
      switch random.int(0...8) {
      case 0: return .unknown
      case 1...5: return .text(text(), num: num, checked: checked)
      default: return .blocks(blocks(depth: depth), num: num, checked: checked)
      }
    }
  }

  private mutating func table() -> InstantPageBlock {
    let rows = (0..<random.int(0...4)).map { _ in
      InstantPageTableRow(cells: (0..<random.int(0...4)).map { _ in cell() })
    }
    return .table(
      title: random.bool() ? .empty : text(), rows: rows, bordered: random.bool(),
      striped: random.bool(), compact: random.bool())
  }

  private mutating func cell() -> InstantPageTableCell {
    InstantPageTableCell(
      text: random.chance(in: 5) ? nil : text(), header: random.bool(),
      alignment: random.pick([.left, .center, .right]),
      verticalAlignment: random.pick([.top, .middle, .bottom]),
      colspan: random.chance(in: 4) ? random.int32(1...3) : 0,
      rowspan: random.chance(in: 4) ? random.int32(1...3) : 0)
  }

  private mutating func article() -> InstantPageRelatedArticle {
    InstantPageRelatedArticle(
      url: url(), webpageId: .cloudWebpage(random.int64()), title: maybeString(),
      description: maybeString(), photoId: random.bool() ? imageId() : nil,
      author: maybeString(), date: random.maybe { $0.int32(0...Int32.max) })
  }

  private mutating func maybeString() -> String? {
    random.bool() ? string() : nil
  }

  mutating func caption() -> InstantPageCaption {
    InstantPageCaption(
      text: random.bool() ? .empty : text(), credit: random.chance(in: 3) ? text() : .empty)
  }

  private mutating func mediumBlock(_ kind: BlockKind) -> InstantPageBlock {
    switch kind {
    case .video:
      return .video(
        id: fileId(), caption: caption(), autoplay: random.bool(), loop: random.bool(),
        spoiler: random.bool())
    case .audio: return .audio(id: fileId(), caption: caption())
    case .document: return .document(id: fileId(), caption: caption())
    case .map:
      return .map(
        latitude: Double(random.int(-900...900)) / 10,
        longitude: Double(random.int(-1_800...1_800)) / 10, zoom: random.int32(0...24),
        dimensions: dimensions(), caption: caption())
    case .webEmbed:
      return .webEmbed(
        url: maybeString(), html: maybeString(),
        dimensions: random.bool() ? dimensions() : nil, caption: caption(),
        stretchToWidth: random.bool(), allowScrolling: random.bool(),
        coverId: random.bool() ? imageId() : nil)
    case .channelBanner:
      return .channelBanner(random.bool() ? channel() : nil)
    default:
      return .image(
        id: imageId(), caption: caption(), url: maybeString(),
        webpageId: random.maybe { .cloudWebpage($0.int64()) }, spoiler: random.bool())
    }
  }

  private mutating func mediaContainer(_ kind: BlockKind, depth: Int) -> InstantPageBlock {
    switch kind {
    case .collage: return .collage(items: mediaBlocks(depth: depth), caption: caption())
    case .slideshow: return .slideshow(items: mediaBlocks(depth: depth), caption: caption())
    case .postEmbed:
      return .postEmbed(
        url: url(), webpageId: random.maybe { .cloudWebpage($0.int64()) },
        avatarId: random.bool() ? imageId() : nil, author: string(), date: date(),
        blocks: blocks(depth: depth), caption: caption())
    default:
      return .cover(mediaBlock() ?? .divider)
    }
  }

  private mutating func mediaBlocks(depth: Int) -> [InstantPageBlock] {
    guard depth > 0 else { return [] }
    return (0..<random.int(1...4)).compactMap { _ in mediaBlock() }
  }

  /// A picture or a video, nil when the options have neither.
  private mutating func mediaBlock() -> InstantPageBlock? {
    let kinds = options.blockKinds.filter { $0 == .image || $0 == .video }
    return kinds.isEmpty ? nil : mediumBlock(random.pick(kinds))
  }
}
