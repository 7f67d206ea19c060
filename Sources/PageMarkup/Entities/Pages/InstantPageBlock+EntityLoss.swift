import PageModel

extension InstantPageBlock {
  /// What is lost when only the block's words stay; nil when nothing is.
  var entityLoss: String? {
    switch self {
    case .paragraph, .preformatted, .blockQuote: return nil
    case .unsupported: return "a block that is not known"
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .kicker(let text):
      return "that “\(text.plainText)” is a title"
    case .heading(let text, _): return "that “\(text.plainText)” is a heading"
    case .authorDate: return "who wrote the page and when"
    case .footer: return "that a text is a footer"
    case .divider: return "a divider"
    case .anchor(let name): return "the anchor \(name)"
    case .list: return "that lines are a list"
    case .pullQuote: return "a pull quote"
    case .image: return "a picture"
    case .video: return "a video"
    case .audio: return "an audio file"
    case .document: return "a file"
    case .cover: return "that a block is the cover"
    case .webEmbed: return "an embedded web page"
    case .postEmbed: return "that a text is an embedded post"
    case .collage: return "that media are a collage"
    case .slideshow: return "that media are a slideshow"
    case .channelBanner: return "a channel"
    case .table: return "a table"
    case .details: return "that a text can be opened and closed"
    case .relatedArticles: return "links to other articles"
    case .map: return "a map"
    case .formula(let latex): return "that \(latex) is a formula"
    case .thinking: return "that a text is thinking"
    case .buttonRow: return "a row of buttons"
    }
  }
}
