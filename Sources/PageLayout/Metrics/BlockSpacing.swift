import PageModel

/// The space between two blocks of a page and at its edges (the V2 table; articles have their own).
struct BlockSpacing {
  let metrics: PageMetrics

  /// The gap between two blocks that follow each other; the first matching rule wins.
  func gap(after above: BlockRhythm, before below: BlockRhythm, in kind: SequenceKind) -> Double {
    if kind == .quote { return metrics.quoteChildGap }
    let up = padding(above) + (above == .creditedMedia ? 2 : 0)
    let low = padding(below)
    switch (above, below) {
    case (.rawMedia, .rawMedia): return 1
    case (.buttonRow, .buttonRow): return up + low
    case (_, _) where kind == .list: return up + low
    case (.list, .list): return up + low
    case (.heading, .heading): return up
    case (.heading, .paragraph), (.heading, .thinking), (.heading, .list): return up + low
    case (.paragraph, .heading): return up + metrics.baseSpacing + low
    case (.paragraph, .list): return up + low
    // Body paragraphs touch: their line boxes already carry the air.
    case (.paragraph, .paragraph): return 0
    case (.paragraph, .rawMedia): return max(1, up + low + 1)
    case (.list, .paragraph): return up + low
    case (.rawMedia, .paragraph), (.rawMedia, .thinking), (.rawMedia, .list):
      return max(1, up + low + 1)
    case (.details, .details): return up + low
    case (.details, _): return up + metrics.detailsSpacing + low
    default: return up + metrics.baseSpacing + low
    }
  }

  /// The space above the first block of a page.
  func leading(_ rhythm: BlockRhythm) -> Double {
    switch rhythm {
    case .heading: return max(0, metrics.headingPadding - 1)
    case .paragraph, .thinking: return metrics.blockPadding + 2
    case .table: return metrics.blockPadding + 7
    case .rawMedia, .creditedMedia, .flushMedia, .code, .banner: return 0
    case .buttonRow, .list, .details, .divider, .anchor, .unsupported, .related, .other:
      return padding(rhythm)
    }
  }

  /// The space below the last block of a page.
  func trailing(_ rhythm: BlockRhythm) -> Double {
    switch rhythm {
    case .paragraph, .thinking: return metrics.blockPadding + 2
    case .table: return 2 * metrics.blockPadding
    case .creditedMedia: return metrics.blockPadding + 2
    case .rawMedia, .flushMedia, .related: return 0
    case .heading, .buttonRow, .list, .details, .divider, .anchor, .unsupported, .code, .banner,
      .other:
      return padding(rhythm)
    }
  }

  private func padding(_ rhythm: BlockRhythm) -> Double {
    switch rhythm {
    case .heading: metrics.headingPadding
    case .divider: metrics.dividerPadding
    case .anchor: 0
    case .unsupported: UnsupportedMetrics.padding
    case .paragraph, .thinking, .list, .rawMedia, .creditedMedia, .flushMedia, .buttonRow, .details,
      .table,
      .code, .banner, .related, .other:
      metrics.blockPadding
    }
  }
}

/// What holds a sequence of blocks; it decides their gaps.
enum SequenceKind: Hashable {
  case page
  case list
  case quote
  case details
  case cell

  /// Whether the sequence keeps space above its first and below its last block.
  var hasEdges: Bool {
    switch self {
    case .page, .details, .cell: true
    case .list, .quote: false
    }
  }
}

/// The part a block plays in the rhythm of a page.
enum BlockRhythm: Hashable {
  case heading
  case paragraph
  /// What a model thinks: stands apart from the paragraphs of its answer.
  case thinking
  case list
  /// Picture-like media without a credit.
  case rawMedia
  /// Media of any kind with a credit below.
  case creditedMedia
  /// Audio and documents without a credit.
  case flushMedia
  case buttonRow
  case details
  case divider
  case anchor
  case table
  case code
  case banner
  case related
  /// The card for what cannot be shown: an unsupported block, or a collage that holds one.
  case unsupported
  case other

  init(_ block: InstantPageBlock) {
    if block.rendersAsUnsupported {
      self = .unsupported
      return
    }
    switch block {
    case .heading: self = .heading
    case .paragraph: self = .paragraph
    case .thinking: self = .thinking
    case .list: self = .list
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _),
      .slideshow(_, let caption), .collage(_, let caption), .map(_, _, _, _, let caption):
      self = caption.hasCredit ? .creditedMedia : .rawMedia
    case .audio(_, let caption), .document(_, let caption):
      self = caption.hasCredit ? .creditedMedia : .flushMedia
    case .cover(let inner):
      let rhythm = BlockRhythm(inner)
      self = rhythm == .rawMedia || rhythm == .creditedMedia ? rhythm : .banner
    case .channelBanner: self = .banner
    case .buttonRow: self = .buttonRow
    case .details: self = .details
    case .divider: self = .divider
    case .anchor: self = .anchor
    case .table: self = .table
    case .preformatted: self = .code
    case .relatedArticles: self = .related
    case .unsupported: self = .unsupported
    case .title, .subtitle, .authorDate, .header, .subheader, .footer, .blockQuote, .pullQuote,
      .webEmbed, .postEmbed, .kicker, .formula:
      self = .other
    }
  }
}

extension InstantPageCaption {
  var hasCredit: Bool { !credit.isBlank }
}

extension InstantPageBlock {
  /// Whether nobody can read the block: what was not decoded, and a collage that holds such a block.
  var rendersAsUnsupported: Bool {
    switch self {
    case .unsupported: true
    case .collage(let items, _): items.contains(where: \.rendersAsUnsupported)
    case .cover(let inner): inner.rendersAsUnsupported
    case .title, .subtitle, .authorDate, .header, .subheader, .paragraph, .preformatted, .footer,
      .divider, .anchor, .list, .blockQuote, .pullQuote, .image, .video, .webEmbed, .postEmbed,
      .slideshow, .channelBanner, .audio, .kicker, .table, .details, .relatedArticles, .map,
      .heading, .formula, .thinking, .buttonRow, .document:
      false
    }
  }
}
