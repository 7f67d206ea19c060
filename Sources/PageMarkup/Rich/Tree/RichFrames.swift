import PageModel

/// A block that is open, with what it holds so far.
struct RichBlockFrame {
  var element: RichElement
  /// What its end tag says; nil for the page.
  var tag: RichTag?
  var position: SourcePosition
  /// How many blocks are around what it holds, itself included.
  var level: Int

  var text = RichTextState()
  /// The text that is read, between tags of styles.
  var parts: [RichText] = []
  var blocks: [InstantPageBlock] = []
  /// Blocks that cannot stand in it; they follow it.
  var strays: [InstantPageBlock] = []
  var items: [InstantPageListItem] = []
  var rows: [InstantPageTableRow] = []
  var cells: [InstantPageTableCell] = []
  /// A summary, or the caption of a table.
  var title = RichText.empty
  var caption = InstantPageCaption()
  /// How many blocks stood before the credit.
  var creditIndex: Int?
  /// The styles around the block, which go on behind it.
  var suspended: [RichElement] = []

  var role: RichElement.Role { tag == nil ? .blocks : element.role }
}

/// What a block's text has come to.
struct RichTextState {
  /// At the beginning and after a line break no blanks are shown.
  var skipsBlanks = true
  var endsWithBlank = false
  var hasContent = false
  /// Whether a line is to end before the next text.
  var isBreakDue = false
  /// The lines of the source it stands on; 0 for none.
  var firstLine = 0
}

/// An element inside text that is open.
struct RichSpanFrame {
  var element: RichElement
  var tag: RichTag
  var parts: [RichText] = []
}

extension RichElement {
  /// What a block holds.
  enum Role {
    case text
    case blocks
    /// Parts of its own kind; all else follows it.
    case parts
  }

  var role: Role {
    switch self {
    case .nothing, .style, .link, .anchor, .emoji, .date, .formula, .button, .paragraph, .heading,
      .preformatted, .footer, .pullQuote, .thinking, .blockFormula, .cell, .summary,
      .figureCaption, .tableCaption, .credit:
      return .text
    case .quote, .item, .details: return .blocks
    case .list, .figure, .gallery, .table, .row, .buttonRow: return .parts
    }
  }

  /// Whether its text is kept to the letter.
  var isVerbatim: Bool {
    switch self {
    case .preformatted, .formula, .blockFormula: return true
    case .nothing, .style, .link, .anchor, .emoji, .date, .button, .paragraph, .heading, .footer,
      .pullQuote, .thinking, .quote, .list, .item, .details, .figure, .gallery, .table, .row,
      .cell, .buttonRow, .summary, .figureCaption, .tableCaption, .credit:
      return false
    }
  }

  /// Whether it is a block of the page, and so a level of nesting.
  var isLevel: Bool {
    switch self {
    case .item, .row, .cell, .summary, .figureCaption, .tableCaption, .credit: return false
    case .nothing, .style, .link, .anchor, .emoji, .date, .formula, .button, .paragraph, .heading,
      .preformatted, .footer, .pullQuote, .thinking, .blockFormula, .quote, .list, .details,
      .figure, .gallery, .table, .buttonRow:
      return true
    }
  }
}
