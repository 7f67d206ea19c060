import PageModel

/// All text of a page, for tests that nothing is lost.
enum PageText {
  static func of(_ blocks: [InstantPageBlock]) -> String {
    blocks.map(of).joined(separator: "\n")
  }

  static func of(_ block: InstantPageBlock) -> String {
    switch block {
    case .title(let text), .paragraph(let text), .heading(let text, _),
      .preformatted(let text, _):
      return of(text)
    case .list(let items, _):
      return items.map { item in
        switch item {
        case .unknown: return ""
        case .text(let text, let number, _): return (number ?? "") + " " + of(text)
        case .blocks(let blocks, let number, _): return (number ?? "") + " " + of(blocks)
        }
      }.joined(separator: "\n")
    case .blockQuote(let blocks, _, _): return of(blocks)
    case .table(_, let rows, _, _, _):
      return rows.flatMap(\.cells).map { $0.text.map(of) ?? "" }.joined(separator: "\n")
    case .formula(let latex): return latex
    case .image(_, let caption, _, _, _): return of(caption.text)
    default: return ""
    }
  }

  static func of(_ text: RichText) -> String {
    switch text {
    case .plain(let text): return text
    case .bold(let text), .italic(let text), .underline(let text), .strikethrough(let text),
      .fixed(let text), .subscript(let text), .superscript(let text), .marked(let text),
      .url(let text, _, _), .anchor(let text, _), .textMentionName(let text, _),
      .textDate(let text, _, _):
      return of(text)
    case .concat(let parts): return parts.map(of).joined()
    case .formula(let latex): return latex
    case .textCustomEmoji(_, let alt): return alt
    default: return ""
    }
  }
}
