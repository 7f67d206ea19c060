import PageModel

/// The cases of a block without what they hold: what tests count to see that none is missing.
public enum BlockKind: CaseIterable, Hashable, Sendable {
  case unsupported, title, subtitle, authorDate, header, subheader, paragraph, preformatted
  case footer, divider, anchor, list, blockQuote, pullQuote, image, video, cover, webEmbed
  case postEmbed, collage, slideshow, channelBanner, audio, kicker, table, details
  case relatedArticles, map, heading, formula, thinking, buttonRow, document
}

extension InstantPageBlock {
  public var kind: BlockKind {
    switch self {
    case .unsupported: return .unsupported
    case .title: return .title
    case .subtitle: return .subtitle
    case .authorDate: return .authorDate
    case .header: return .header
    case .subheader: return .subheader
    case .paragraph: return .paragraph
    case .preformatted: return .preformatted
    case .footer: return .footer
    case .divider: return .divider
    case .anchor: return .anchor
    case .list: return .list
    case .blockQuote: return .blockQuote
    case .pullQuote: return .pullQuote
    case .image: return .image
    case .video: return .video
    case .cover: return .cover
    case .webEmbed: return .webEmbed
    case .postEmbed: return .postEmbed
    case .collage: return .collage
    case .slideshow: return .slideshow
    case .channelBanner: return .channelBanner
    case .audio: return .audio
    case .kicker: return .kicker
    case .table: return .table
    case .details: return .details
    case .relatedArticles: return .relatedArticles
    case .map: return .map
    case .heading: return .heading
    case .formula: return .formula
    case .thinking: return .thinking
    case .buttonRow: return .buttonRow
    case .document: return .document
    }
  }
}
