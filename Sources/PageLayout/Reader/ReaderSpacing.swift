import PageModel

/// The space between two blocks of an article and at its edges. It has nothing in common with the
/// chat's (``BlockSpacing``), and nothing here scales.
enum ReaderSpacing {
  /// The gap between two blocks that follow each other; the first matching rule wins.
  static func gap(after upper: InstantPageBlock, before lower: InstantPageBlock) -> Double {
    switch (ReaderRhythm(upper), ReaderRhythm(lower)) {
    case (_, .cover), (_, .banner), (.details, .details), (_, .anchor): 0
    case (.divider, _), (_, .divider): 25
    case (.quote, _), (_, .quote): 27
    case (.kicker, .title), (.cover, .title): 16
    case (_, .title): 20
    case (.title, .authorDate), (.subtitle, .authorDate): 18
    case (_, .authorDate): 20
    case (.title, .paragraph), (.authorDate, .paragraph): 34
    case (.header, .paragraph): 25
    case (.list, .paragraph): 31
    case (.code, .paragraph): 19
    case (.paragraph, .paragraph): 25
    case (_, .paragraph): 20
    case (.title, .list), (.authorDate, .list): 34
    case (.header, .list): 31
    case (.code, .list): 19
    case (_, .list): 25
    case (.paragraph, .code): 19
    case (_, .code): 20
    case (_, .header): 32
    default: 20
    }
  }

  /// The space above the first block.
  static func leading(_ block: InstantPageBlock) -> Double {
    switch ReaderRhythm(block) {
    case .cover, .banner, .details, .anchor: 0
    case .divider, .quote, .kicker, .title, .subtitle, .authorDate, .header, .paragraph, .list,
      .code, .related, .other:
      25
    }
  }

  /// The space below the last block.
  static func trailing(_ block: InstantPageBlock) -> Double {
    ReaderRhythm(block) == .related ? 0 : 25
  }
}

/// The part a block plays in the rhythm of an article.
private enum ReaderRhythm: Hashable {
  case cover
  case banner
  case details
  case anchor
  case divider
  case quote
  case kicker
  case title
  case subtitle
  case authorDate
  /// Headings of every kind below the title.
  case header
  case paragraph
  case list
  case code
  case related
  case other

  init(_ block: InstantPageBlock) {
    switch block {
    case .cover: self = .cover
    case .channelBanner: self = .banner
    case .details: self = .details
    case .anchor: self = .anchor
    case .divider: self = .divider
    case .blockQuote, .pullQuote: self = .quote
    case .kicker: self = .kicker
    case .title: self = .title
    case .subtitle: self = .subtitle
    case .authorDate: self = .authorDate
    case .header, .subheader, .heading: self = .header
    case .paragraph, .thinking: self = .paragraph
    case .list: self = .list
    case .preformatted: self = .code
    case .relatedArticles: self = .related
    case .unsupported, .footer, .image, .video, .webEmbed, .postEmbed, .collage, .slideshow,
      .audio, .table, .map, .formula, .buttonRow, .document:
      self = .other
    }
  }
}
