import PageModel

/// An element with what its tag says of it, ready to hold text or blocks.
enum RichElement {
  /// An element inside text that was left out: only what it holds counts.
  case nothing
  /// One of the nine ``RichTag/isStyle``.
  case style(RichTag)
  case link(LinkTarget)
  /// A place that links lead to; without text inside it is an anchor, with text a reference.
  case anchor(name: String)
  case emoji(Int64)
  case date(Int32, DateTimeFormat?)
  case formula
  /// Its text is what the element holds.
  case button(InstantPageButton)

  case paragraph
  case heading(level: Int32)
  case preformatted(language: String?)
  case footer
  case pullQuote
  case thinking
  case blockFormula
  case quote(collapsed: Bool)
  /// Without numbering its items have bullets.
  case list(ListNumbering?)
  case item(value: Int32?, style: ListLabelStyle?, checked: Bool?)
  case details(expanded: Bool)
  case figure
  case gallery(isSlideshow: Bool)
  case table(bordered: Bool, striped: Bool, compact: Bool)
  case row
  /// Its text is what the element holds.
  case cell(InstantPageTableCell)
  case buttonRow(InstantPageButtonRowAlignment)
  case summary
  case figureCaption
  case tableCaption
  case credit

  /// Of several tags that make such an element, one.
  var tag: RichTag {
    switch self {
    case .nothing: return .link
    case .style(let tag): return tag
    case .link: return .link
    case .anchor: return .reference
    case .emoji: return .emoji
    case .date: return .time
    case .formula: return .math
    case .button: return .button
    case .paragraph: return .paragraph
    case .heading: return .heading1
    case .preformatted: return .preformatted
    case .footer: return .footer
    case .pullQuote: return .pullQuote
    case .thinking: return .thinking
    case .blockFormula: return .mathBlock
    case .quote: return .quote
    case .list(let numbering): return numbering == nil ? .list : .orderedList
    case .item: return .item
    case .details: return .details
    case .figure: return .figure
    case .gallery(let isSlideshow): return isSlideshow ? .slideshow : .collage
    case .table: return .table
    case .row: return .row
    case .cell(let cell): return cell.header ? .headerCell : .cell
    case .buttonRow: return .buttonRow
    case .summary: return .summary
    case .figureCaption: return .figureCaption
    case .tableCaption: return .tableCaption
    case .credit: return .credit
    }
  }
}
