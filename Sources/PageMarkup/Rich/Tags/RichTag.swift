/// The elements of Rich HTML by what they mean (Bot API 10.3, rich message formatting options);
/// several names may mean one.
enum RichTag: UInt8, CaseIterable {
  // Around text.
  case bold, italic, underline, strikethrough, code, marked, `subscript`, superscript, spoiler
  case link, reference, emoji, time, math, button
  // With nothing inside.
  case lineBreak, checkbox, rule, image, map
  // Media that have an end tag.
  case video, audio, document
  // Blocks of text.
  case paragraph, heading1, heading2, heading3, heading4, heading5, heading6
  case preformatted, footer, pullQuote, thinking, mathBlock
  // Blocks of blocks.
  case quote, list, orderedList, item, details, figure, collage, slideshow, table, row, buttonRow
  // Texts of blocks of blocks.
  case summary, figureCaption, tableCaption, credit, cell, headerCell
  /// The parts of a table that mean nothing here.
  case tableSection

  static let count = RichTag.allCases.count

  /// The name to show to people.
  var name: String { String(describing: Self.names.first { $0.tag == self }?.name ?? "") }

  /// The elements inside text.
  var isSpan: Bool { rawValue <= RichTag.button.rawValue }

  /// The nine styles: elements that only format.
  var isStyle: Bool { rawValue <= RichTag.spoiler.rawValue }

  /// Elements that never hold anything: what follows their tag stands behind them.
  var isVoid: Bool {
    switch self {
    case .lineBreak, .checkbox, .rule, .image, .map, .video, .audio, .document: return true
    case .bold, .italic, .underline, .strikethrough, .code, .marked, .subscript, .superscript,
      .spoiler, .link, .reference, .emoji, .time, .math, .button, .paragraph, .heading1,
      .heading2, .heading3, .heading4, .heading5, .heading6, .preformatted, .footer, .pullQuote,
      .thinking, .mathBlock, .quote, .list, .orderedList, .item, .details, .figure, .collage,
      .slideshow, .table, .row, .buttonRow, .summary, .figureCaption, .tableCaption, .credit,
      .cell, .headerCell, .tableSection:
      return false
    }
  }

  /// Whether it is a part of a table.
  var isTablePart: Bool {
    switch self {
    case .row, .tableCaption, .cell, .headerCell, .tableSection: return true
    default: return false
    }
  }

  /// 1 to 6 for headings.
  var headingLevel: Int32? {
    guard (RichTag.heading1.rawValue...RichTag.heading6.rawValue).contains(rawValue) else {
      return nil
    }
    return Int32(rawValue - RichTag.heading1.rawValue) + 1
  }

  /// Whether an end tag of one ends an element of the other.
  func isClosed(by tag: RichTag) -> Bool {
    self == tag || (headingLevel != nil && tag.headingLevel != nil)
  }
}
