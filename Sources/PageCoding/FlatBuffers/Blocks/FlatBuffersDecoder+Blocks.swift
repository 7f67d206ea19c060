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
      return try mediumBlock(kind, value)
    case .unsupported, .divider, .anchor, .formula, .buttonRow, .title, .subtitle, .authorDate,
      .header, .subheader, .paragraph, .preformatted, .footer, .pullQuote, .kicker, .heading,
      .thinking, .table, .relatedArticles:
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
}
