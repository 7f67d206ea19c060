import PageModel

/// Blocks that hold no blocks.
extension FlatBuffersDecoder {
  // MARK: Media

  @inline(never)
  mutating func mediumBlock(
    _ kind: FlatBuffersBlockKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    switch kind {
    case .image:
      return .image(
        id: try blockMedium(value), caption: try caption(1, of: value),
        url: try string(2, of: value), webpageId: try value.mediaId(3),
        spoiler: try value.bool(4))
    case .video:
      return .video(
        id: try blockMedium(value), caption: try caption(1, of: value),
        autoplay: try value.bool(2), loop: try value.bool(3), spoiler: try value.bool(4))
    case .audio:
      return .audio(id: try blockMedium(value), caption: try caption(1, of: value))
    case .document:
      return .document(id: try blockMedium(value), caption: try caption(1, of: value))
    case .map:
      guard let dimensions = try value.dimensions(3) else {
        throw .missingField(offset: value.position, field: "InstantPageBlock_Map.dimensions")
      }
      return .map(
        latitude: try value.double(0), longitude: try value.double(1), zoom: try value.int32(2),
        dimensions: dimensions, caption: try caption(4, of: value))
    case .webEmbed:
      return .webEmbed(
        url: try string(0, of: value), html: try string(1, of: value),
        dimensions: try value.dimensions(2), caption: try caption(3, of: value),
        stretchToWidth: try value.bool(4), allowScrolling: try value.bool(5),
        coverId: try value.mediaId(6))
    case .channelBanner:
      guard let channel = try table(0, of: value) else { return .channelBanner(nil) }
      return .channelBanner(try self.channel(channel))
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
      .postEmbed, .collage, .slideshow, .kicker, .table, .details, .relatedArticles, .heading,
      .formula, .thinking, .buttonRow:
      return .unsupported
    }
  }

  /// The name of the medium a block shows.
  private func blockMedium(_ value: FlatBuffersTable) throws(FlatBuffersError) -> MediaId {
    guard let id = try value.mediaId(0) else {
      throw .missingField(offset: value.position, field: "the id of a medium")
    }
    return id
  }

  // MARK: Text

  @inline(never)
  mutating func textBlock(
    _ kind: FlatBuffersBlockKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageBlock {
    switch kind {
    case .unsupported: return .unsupported
    case .divider: return .divider
    case .anchor: return .anchor(try string(0, "InstantPageBlock_Anchor.name", of: value))
    case .formula:
      return .formula(latex: try string(0, "InstantPageBlock_Formula.latex", of: value))
    case .title: return .title(try blockText(value))
    case .subtitle: return .subtitle(try blockText(value))
    case .header: return .header(try blockText(value))
    case .subheader: return .subheader(try blockText(value))
    case .paragraph: return .paragraph(try blockText(value))
    case .footer: return .footer(try blockText(value))
    case .kicker: return .kicker(try blockText(value))
    case .thinking: return .thinking(try blockText(value))
    case .authorDate:
      return .authorDate(author: try blockText(value), date: try value.int32(1))
    case .heading: return .heading(text: try blockText(value), level: try value.int32(1))
    case .preformatted:
      return .preformatted(text: try blockText(value), language: try string(1, of: value))
    case .pullQuote:
      return .pullQuote(
        text: try blockText(value),
        caption: try text(1, "InstantPageBlock_PullQuote.caption", of: value))
    case .table:
      return .table(
        title: try blockText(value), rows: try rows(value), bordered: try value.bool(2),
        striped: try value.bool(3), compact: try value.bool(4))
    case .relatedArticles:
      return .relatedArticles(title: try blockText(value), articles: try articles(value))
    case .buttonRow:
      return .buttonRow(
        alignment: InstantPageButtonRowAlignment(rawValue: try value.int32(1)) ?? .justify,
        buttons: try tables(0, "InstantPageBlock_ButtonRow.buttons", of: value) {
          decoder, table throws(FlatBuffersError) in try decoder.button(table)
        })
    case .list, .blockQuote, .image, .video, .audio, .cover, .webEmbed, .postEmbed, .collage,
      .slideshow, .channelBanner, .details, .map, .document:
      return .unsupported
    }
  }

  /// The text a block is there for.
  private mutating func blockText(_ value: FlatBuffersTable) throws(FlatBuffersError) -> RichText {
    try text(0, "the text of a block", of: value)
  }
}
