import PageModel

/// The kinds of a block by the number the form stores.
enum PostboxBlockKind: Int32 {
  case unsupported = 0
  case title = 1
  case subtitle = 2
  case authorDate = 3
  case header = 4
  case subheader = 5
  case paragraph = 6
  case preformatted = 7
  case footer = 8
  case divider = 9
  case anchor = 10
  case list = 11
  case blockQuote = 12
  case pullQuote = 13
  case image = 14
  case video = 15
  case cover = 16
  case webEmbed = 17
  case postEmbed = 18
  case collage = 19
  case slideshow = 20
  case channelBanner = 21
  case audio = 22
  case kicker = 23
  case table = 24
  case details = 25
  case relatedArticles = 26
  case map = 27
  case heading = 28
  case formula = 29
  case thinking = 30
  case buttonRow = 31
  case document = 32

  init(_ block: InstantPageBlock) {
    switch block {
    case .unsupported: self = .unsupported
    case .title: self = .title
    case .subtitle: self = .subtitle
    case .authorDate: self = .authorDate
    case .header: self = .header
    case .subheader: self = .subheader
    case .paragraph: self = .paragraph
    case .preformatted: self = .preformatted
    case .footer: self = .footer
    case .divider: self = .divider
    case .anchor: self = .anchor
    case .list: self = .list
    case .blockQuote: self = .blockQuote
    case .pullQuote: self = .pullQuote
    case .image: self = .image
    case .video: self = .video
    case .cover: self = .cover
    case .webEmbed: self = .webEmbed
    case .postEmbed: self = .postEmbed
    case .collage: self = .collage
    case .slideshow: self = .slideshow
    case .channelBanner: self = .channelBanner
    case .audio: self = .audio
    case .kicker: self = .kicker
    case .table: self = .table
    case .details: self = .details
    case .relatedArticles: self = .relatedArticles
    case .map: self = .map
    case .heading: self = .heading
    case .formula: self = .formula
    case .thinking: self = .thinking
    case .buttonRow: self = .buttonRow
    case .document: self = .document
    }
  }
}
