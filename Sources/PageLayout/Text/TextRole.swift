/// What a text is to its page. Copying makes the same of it again.
public enum TextRole: Hashable, Sendable {
  /// Words of a control or of the layout's own: numbers of lists, names of files, lengths of videos.
  /// They are not selected.
  case label
  case paragraph
  case kicker
  case title
  case subtitle
  case header
  case subheader
  case heading(level: Int32)
  case footer
  case authorDate
  case thinking
  case caption
  case credit
  case pullQuote
  /// Whom a quote is from.
  case quoteAuthor
  case code(language: String?)
  case cell
  case tableTitle
  case detailsTitle

  /// Whether the text belongs to what follows it, and does not end a sheet of paper.
  var isHeading: Bool {
    switch self {
    case .kicker, .title, .subtitle, .header, .subheader, .heading, .tableTitle: true
    case .label, .paragraph, .footer, .authorDate, .thinking, .caption, .credit, .pullQuote,
      .quoteAuthor, .code, .cell, .detailsTitle:
      false
    }
  }
}

/// What a text stands in. Two texts in equal containers stand in the same one.
public enum TextContainer: Hashable, Sendable {
  /// A quote, by its structural path.
  case quote(path: [Int])
  /// An item of the list with that structural path.
  case listItem(ListItemPlace)
  /// Details, by their ordinal in page order.
  case details(index: Int)
}

/// An item of a list, and what stands in front of it.
public struct ListItemPlace: Hashable, Sendable {
  /// The list's structural path.
  public var list: [Int]
  public var index: Int
  public var isOrdered: Bool
  /// As written, nil where the item is counted.
  public var number: String?
  public var isChecked: Bool?
}
