extension InstantPageBlock {
  /// Everything but the blocks and the items the block holds.
  func combineNode(into hasher: inout FingerprintHasher) {
    hasher.combine(fingerprintTag)
    switch self {
    case .unsupported, .divider, .anchor, .list, .cover:
      break
    case .title(let text), .subtitle(let text), .header(let text), .subheader(let text),
      .paragraph(let text), .footer(let text), .kicker(let text), .thinking(let text),
      .preformatted(let text, _), .heading(let text, _), .details(let text, _, _),
      .blockQuote(_, let text, _):
      text.combine(into: &hasher)
    case .authorDate(let author, let date):
      author.combine(into: &hasher)
      hasher.combine(Int(date))
    case .pullQuote(let text, let caption):
      text.combine(into: &hasher)
      caption.combine(into: &hasher)
    case .formula(let latex):
      hasher.combine(latex)
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _),
      .webEmbed(_, _, _, let caption, _, _, _), .collage(_, let caption),
      .slideshow(_, let caption), .audio(_, let caption), .document(_, let caption),
      .map(_, _, _, _, let caption):
      caption.combine(into: &hasher)
    case .postEmbed(_, _, _, let author, let date, _, let caption):
      hasher.combine(author)
      hasher.combine(Int(date))
      caption.combine(into: &hasher)
    case .channelBanner(let channel):
      hasher.combine(channel == nil ? 0 as UInt8 : 1)
    case .table(let title, let rows, _, _, _):
      title.combine(into: &hasher)
      rows.combine(into: &hasher)
    case .relatedArticles(let title, let articles):
      title.combine(into: &hasher)
      hasher.combine(articles.count)
      for article in articles {
        hasher.combine(article.title)
        hasher.combine(article.description)
        hasher.combine(article.author)
      }
    case .buttonRow(_, let buttons):
      hasher.combine(buttons.count)
      for button in buttons { button.text.combine(into: &hasher) }
    }
  }

  private var fingerprintTag: UInt8 {
    switch self {
    case .unsupported: return 0
    case .title: return 1
    case .subtitle: return 2
    case .authorDate: return 3
    case .header: return 4
    case .subheader: return 5
    case .paragraph: return 6
    case .preformatted: return 7
    case .footer: return 8
    case .divider: return 9
    case .anchor: return 10
    case .list: return 11
    case .blockQuote: return 12
    case .pullQuote: return 13
    case .image: return 14
    case .video: return 15
    case .cover: return 16
    case .webEmbed: return 17
    case .postEmbed: return 18
    case .collage: return 19
    case .slideshow: return 20
    case .channelBanner: return 21
    case .audio: return 22
    case .kicker: return 23
    case .table: return 24
    case .details: return 25
    case .relatedArticles: return 26
    case .map: return 27
    case .heading: return 28
    case .formula: return 29
    case .thinking: return 30
    case .buttonRow: return 31
    case .document: return 32
    }
  }
}

extension InstantPageCaption {
  fileprivate func combine(into hasher: inout FingerprintHasher) {
    text.combine(into: &hasher)
    credit.combine(into: &hasher)
  }
}

extension [InstantPageTableRow] {
  fileprivate func combine(into hasher: inout FingerprintHasher) {
    hasher.combine(count)
    for row in self {
      hasher.combine(row.cells.count)
      for cell in row.cells {
        hasher.combine(cell.text == nil ? 0 as UInt8 : 1)
        cell.text?.combine(into: &hasher)
      }
    }
  }
}
