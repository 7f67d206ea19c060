import PageModel

extension FlatBuffersDecoder {
  /// The block of an `InstantPageBlock` table. A kind newer than this version reads as a block
  /// that is not supported.
  mutating func block(_ table: FlatBuffersTable) throws(FlatBuffersError) -> InstantPageBlock {
    let (number, value) = try requiredUnion("InstantPageBlock.value", of: table)
    guard let kind = FlatBuffersBlockKind(rawValue: number) else { return .unsupported }
    blockLevel += 1
    guard blockLevel <= NestingLimit.blocks else {
      throw .tooDeep(offset: table.position, limit: NestingLimit.blocks)
    }
    defer { blockLevel -= 1 }
    switch kind {
    case .list: return try list(value)
    case .blockQuote: return try blockQuote(value)
    case .cover: return try cover(value)
    case .details: return try details(value)
    case .collage, .slideshow: return try album(kind, value)
    case .postEmbed: return try postEmbed(value)
    case .image, .video, .audio, .document, .map, .webEmbed, .channelBanner:
      return try medium(kind, value)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .pullQuote, .kicker, .table, .relatedArticles,
      .heading, .formula, .thinking, .buttonRow:
      return try textBlock(kind, value)
    }
  }

  /// Blocks that must be there; `name` says which ones to a person.
  @inline(never)
  mutating func blocks(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [InstantPageBlock] {
    try require(id, name, of: table)
    return try blocks(id, of: table)
  }

  /// Blocks; none when they are absent.
  @inline(never)
  private mutating func blocks(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [InstantPageBlock] {
    let elements = try elements(id, of: table)
    var blocks: [InstantPageBlock] = []
    blocks.reserveCapacity(elements.count / FlatBuffersLayout.offsetSize)
    var element = elements.lowerBound
    while element < elements.upperBound {
      blocks.append(try block(try self.table(inListAt: element)))
      element += FlatBuffersLayout.offsetSize
    }
    return blocks
  }

  // MARK: Containers

  @inline(never)
  private mutating func list(_ value: FlatBuffersTable) throws(FlatBuffersError) -> InstantPageBlock
  {
    .list(items: try listItems(value), ordered: try value.bool(1))
  }

  @inline(never)
  private mutating func cover(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    .cover(try block(try table(0, "InstantPageBlock_Cover.block", of: value)))
  }

  @inline(never)
  private mutating func details(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    let title = try text(0, "InstantPageBlock_Details.title", of: value)
    let blocks = try blocks(1, "InstantPageBlock_Details.blocks", of: value)
    return .details(title: title, blocks: blocks, expanded: try value.bool(2))
  }

  @inline(never)
  private mutating func album(
    _ kind: FlatBuffersBlockKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    let items = try blocks(0, "the items of a collage or a slideshow", of: value)
    let caption = try caption(1, of: value)
    return kind == .collage
      ? .collage(items: items, caption: caption) : .slideshow(items: items, caption: caption)
  }

  /// A quote; those of old versions hold one text instead of blocks.
  @inline(never)
  private mutating func blockQuote(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    var blocks = try blocks(2, of: value)
    if blocks.isEmpty, let text = try table(0, of: value) {
      blocks = [.paragraph(try self.text(text))]
    }
    return .blockQuote(
      blocks: blocks, caption: try text(1, "InstantPageBlock_BlockQuote.caption", of: value),
      collapsed: try value.optionalBool(3))
  }

  @inline(never)
  private mutating func postEmbed(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    try postEmbed(value, around: try blocks(5, "InstantPageBlock_PostEmbed.blocks", of: value))
  }

  @inline(never)
  private mutating func postEmbed(
    _ value: FlatBuffersTable, around blocks: [InstantPageBlock]
  ) throws(FlatBuffersError) -> InstantPageBlock {
    .postEmbed(
      url: try string(0, "InstantPageBlock_PostEmbed.url", of: value),
      webpageId: try value.mediaId(1), avatarId: try value.mediaId(2),
      author: try string(3, "InstantPageBlock_PostEmbed.author", of: value),
      date: try value.int32(4), blocks: blocks, caption: try caption(6, of: value))
  }

  // MARK: Media

  @inline(never)
  private mutating func medium(
    _ kind: FlatBuffersBlockKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    switch kind {
    case .map: return try map(value)
    case .webEmbed: return try webEmbed(value)
    case .channelBanner:
      guard let channel = try table(0, of: value) else { return .channelBanner(nil) }
      return .channelBanner(try self.channel(channel))
    default: break
    }
    guard let id = try value.mediaId(0) else {
      throw .missingField(offset: value.position, field: "the id of a medium")
    }
    let caption = try caption(1, of: value)
    switch kind {
    case .video:
      return .video(
        id: id, caption: caption, autoplay: try value.bool(2), loop: try value.bool(3),
        spoiler: try value.bool(4))
    case .audio: return .audio(id: id, caption: caption)
    case .document: return .document(id: id, caption: caption)
    default:
      return .image(
        id: id, caption: caption, url: try string(2, of: value), webpageId: try value.mediaId(3),
        spoiler: try value.bool(4))
    }
  }

  private mutating func map(_ value: FlatBuffersTable) throws(FlatBuffersError) -> InstantPageBlock
  {
    guard let dimensions = try value.dimensions(3) else {
      throw .missingField(offset: value.position, field: "InstantPageBlock_Map.dimensions")
    }
    return .map(
      latitude: try value.double(0), longitude: try value.double(1), zoom: try value.int32(2),
      dimensions: dimensions, caption: try caption(4, of: value))
  }

  private mutating func webEmbed(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    .webEmbed(
      url: try string(0, of: value), html: try string(1, of: value),
      dimensions: try value.dimensions(2), caption: try caption(3, of: value),
      stretchToWidth: try value.bool(4), allowScrolling: try value.bool(5),
      coverId: try value.mediaId(6))
  }

  // MARK: Text

  @inline(never)
  private mutating func textBlock(
    _ kind: FlatBuffersBlockKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    switch kind {
    case .unsupported: return .unsupported
    case .divider: return .divider
    case .anchor: return .anchor(try string(0, "InstantPageBlock_Anchor.name", of: value))
    case .formula:
      return .formula(latex: try string(0, "InstantPageBlock_Formula.latex", of: value))
    case .buttonRow:
      return .buttonRow(
        alignment: InstantPageButtonRowAlignment(rawValue: try value.int32(1)) ?? .justify,
        buttons: try tables(0, "InstantPageBlock_ButtonRow.buttons", of: value) {
          decoder, table throws(FlatBuffersError) in try decoder.button(table)
        })
    default: break
    }
    let text = try text(0, "the text of a block", of: value)
    switch kind {
    case .title: return .title(text)
    case .subtitle: return .subtitle(text)
    case .authorDate: return .authorDate(author: text, date: try value.int32(1))
    case .header: return .header(text)
    case .subheader: return .subheader(text)
    case .preformatted: return .preformatted(text: text, language: try string(1, of: value))
    case .footer: return .footer(text)
    case .pullQuote:
      return .pullQuote(
        text: text, caption: try self.text(1, "InstantPageBlock_PullQuote.caption", of: value))
    case .kicker: return .kicker(text)
    case .heading: return .heading(text: text, level: try value.int32(1))
    case .thinking: return .thinking(text)
    case .table:
      return .table(
        title: text, rows: try rows(value), bordered: try value.bool(2),
        striped: try value.bool(3), compact: try value.bool(4))
    case .relatedArticles:
      return .relatedArticles(title: text, articles: try articles(value))
    default: return .paragraph(text)
    }
  }
}
