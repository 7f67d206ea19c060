extension InstantPageBlock {
  /// The block's pieces in reading order: what stands above or before comes first.
  ///
  /// Captions and credits are there even when they are empty, cells only when they have a text.
  public var parts: [BlockPart] {
    switch self {
    case .unsupported, .divider, .anchor:
      return []
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .thinking(let text),
      .authorDate(let text, _), .preformatted(let text, _), .heading(let text, _):
      return [.text(text, .body)]
    case .formula(let latex):
      return [.string(latex)]
    case .list(let items, _):
      return [.items(items)]
    case .blockQuote(let blocks, let caption, _):
      return [.blocks(blocks), .text(caption, .caption)]
    case .pullQuote(let text, let caption):
      return [.text(text, .body), .text(caption, .caption)]
    case .image(let id, let caption, _, _, _):
      return [.medium(id, .image)] + caption.parts
    case .video(let id, let caption, _, _, _):
      return [.medium(id, .video)] + caption.parts
    case .audio(let id, let caption):
      return [.medium(id, .audio)] + caption.parts
    case .document(let id, let caption):
      return [.medium(id, .document)] + caption.parts
    case .cover(let block):
      return [.blocks([block])]
    case .webEmbed(_, _, _, let caption, _, _, let coverId):
      return (coverId.map { [.medium($0, .embedCover)] } ?? []) + caption.parts
    case .postEmbed(_, _, let avatarId, let author, _, let blocks, let caption):
      let face = avatarId.map { [BlockPart.medium($0, .authorPhoto)] } ?? []
      return face + [.string(author), .blocks(blocks)] + caption.parts
    case .collage(let items, let caption), .slideshow(let items, let caption):
      return [.blocks(items)] + caption.parts
    case .channelBanner(let channel):
      return channel.map { [.string($0.title)] } ?? []
    case .table(let title, let rows, _, _, _):
      return [.text(title, .title)] + rows.parts
    case .details(let title, let blocks, _):
      return [.text(title, .title), .blocks(blocks)]
    case .relatedArticles(let title, let articles):
      return [.text(title, .title)] + articles.flatMap(\.parts)
    case .map(_, _, _, _, let caption):
      return caption.parts
    case .buttonRow(_, let buttons):
      return buttons.enumerated().map { .text($0.element.text, .button($0.offset)) }
    }
  }
}

extension InstantPageListItem {
  /// The item's pieces in reading order; its marker is not one of them.
  public var parts: [BlockPart] {
    switch self {
    case .unknown: return []
    case .text(let text, _, _): return [.text(text, .body)]
    case .blocks(let blocks, _, _): return [.blocks(blocks)]
    }
  }
}

extension InstantPageCaption {
  fileprivate var parts: [BlockPart] {
    [.text(text, .caption), .text(credit, .credit)]
  }
}

extension [InstantPageTableRow] {
  fileprivate var parts: [BlockPart] {
    var parts: [BlockPart] = []
    for (row, content) in enumerated() {
      for (column, cell) in content.cells.enumerated() {
        guard let text = cell.text else { continue }
        parts.append(.text(text, .cell(row: row, column: column)))
      }
    }
    return parts
  }
}

extension InstantPageRelatedArticle {
  fileprivate var parts: [BlockPart] {
    let photo = photoId.map { [BlockPart.medium($0, .articlePhoto)] } ?? []
    return photo + [title, description, author].compactMap { $0 }.map { .string($0) }
  }
}
