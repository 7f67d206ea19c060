import PageModel

/// Pages in one line, for tables of tests.
///
/// `p(…)` is a paragraph, `h2(…)` a heading, `ul[…]` and `ol[…]` lists whose items are `(…)` for a
/// text and `{…}` for blocks, `☐` and `☑` before them for tasks. Inside text `b(…)` is bold,
/// `i(…)` italic, `s(…)` struck, `c(…)` code, `a<url>(…)` a link. A line end shows as `⏎`.
enum PageSpelling {
  static func of(_ blocks: [InstantPageBlock]) -> String {
    blocks.map(of).joined(separator: " ")
  }

  static func of(_ block: InstantPageBlock) -> String {
    switch block {
    case .title(let text): return "title(\(of(text)))"
    case .paragraph(let text): return "p(\(of(text)))"
    case .heading(let text, let level): return "h\(level)(\(of(text)))"
    case .preformatted(let text, let language):
      return "pre\(language.map { ":" + $0 } ?? "")(\(of(text)))"
    case .divider: return "hr"
    case .anchor(let name): return "#\(name)"
    case .list(let items, let ordered):
      return "\(ordered ? "ol" : "ul")[\(items.map(of).joined(separator: " "))]"
    case .blockQuote(let blocks, let caption, let collapsed):
      let isPlain = caption == .empty && collapsed == false
      return "quote\(isPlain ? "" : "?")[\(of(blocks))]"
    case .table(let title, let rows, let bordered, let striped, let compact):
      let isPlain = title == .empty && bordered && !striped && !compact
      return "table\(isPlain ? "" : "?")[\(rows.map(of).joined(separator: " / "))]"
    case .formula(let latex): return "formula(\(visible(latex)))"
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      let isPlain = caption.credit == .empty && webpageId == nil && !spoiler
      let link = url.map { "<\($0)>" } ?? ""
      return "image\(isPlain ? "" : "?")\(id.id)\(link)(\(of(caption.text)))"
    case .unsupported, .subtitle, .authorDate, .header, .subheader, .footer, .pullQuote, .video,
      .cover, .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .audio, .kicker,
      .details, .relatedArticles, .map, .thinking, .buttonRow, .document:
      return "unexpected(\(block))"
    }
  }

  private static func of(_ item: InstantPageListItem) -> String {
    switch item {
    case .unknown: return "unknown"
    case .text(let text, let number, let checked):
      return mark(number, checked) + "(\(of(text)))"
    case .blocks(let blocks, let number, let checked):
      return mark(number, checked) + "{\(of(blocks))}"
    }
  }

  private static func mark(_ number: String?, _ checked: Bool?) -> String {
    (number ?? "") + (checked.map { $0 ? "☑" : "☐" } ?? "")
  }

  private static func of(_ row: InstantPageTableRow) -> String {
    row.cells.map { cell in
      let alignment: String
      switch cell.alignment {
      case .left: alignment = ""
      case .center: alignment = "^"
      case .right: alignment = ">"
      }
      let isPlain = cell.verticalAlignment == .top && cell.colspan == 1 && cell.rowspan == 1
      let head = (cell.header ? "*" : "") + alignment + (isPlain ? "" : "?")
      return head + (cell.text.map(of) ?? "nil")
    }.joined(separator: "|")
  }

  static func of(_ text: RichText) -> String {
    switch text {
    case .empty: return ""
    case .plain(let text): return visible(text)
    case .bold(let text): return "b(\(of(text)))"
    case .italic(let text): return "i(\(of(text)))"
    case .underline(let text): return "u(\(of(text)))"
    case .strikethrough(let text): return "s(\(of(text)))"
    case .fixed(let text): return "c(\(of(text)))"
    case .url(let text, let url, let webpageId):
      return "a\(webpageId == nil ? "" : "?")<\(url)>(\(of(text)))"
    case .concat(let parts): return parts.map(of).joined()
    case .subscript(let text): return "sub(\(of(text)))"
    case .superscript(let text): return "sup(\(of(text)))"
    case .marked(let text): return "m(\(of(text)))"
    case .image(let id, let dimensions):
      return "img\(id.id)" + (dimensions.width == 0 && dimensions.height == 0 ? "" : "?")
    case .anchor(let text, let name): return "anchor<\(name)>(\(of(text)))"
    case .formula(let latex): return "$(\(visible(latex)))"
    case .textCustomEmoji(let fileId, let alt): return "emoji<\(fileId)>(\(visible(alt)))"
    case .textMentionName(let text, let peerId): return "mention<\(peerId)>(\(of(text)))"
    case .textDate(let text, let date, let format):
      return "date\(format == nil ? "" : "?")<\(date)>(\(of(text)))"
    case .email, .phone, .textAutoEmail, .textAutoPhone, .textAutoUrl, .textBankCard,
      .textBotCommand, .textCashtag, .textHashtag, .textMention, .textSpoiler, .textButton,
      .textTonAddress:
      return "unexpected(\(text))"
    }
  }

  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible += "⏎"
      case "\t": visible += "⇥"
      case "\u{A0}": visible += "⍽"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
