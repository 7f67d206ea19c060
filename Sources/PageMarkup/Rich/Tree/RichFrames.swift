import PageModel

/// A block that is open, with what it holds so far.
struct RichBlockFrame {
  var element: RichElement
  /// The tag of the element: what it is without what it says, which is asked for every text.
  let kind: RichTag
  /// What its end tag says; nil for the page.
  var tag: RichTag?
  var position: SourcePosition
  /// How many blocks are around what it holds, itself included.
  var level: Int

  /// What its text has come to, while a block inside of it is open.
  var text = RichTextState()
  /// Where its pieces of text begin among those of all that is open.
  var firstPart: Int
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

  init(
    element: RichElement, tag: RichTag?, position: SourcePosition, level: Int, firstPart: Int
  ) {
    self.element = element
    kind = element.tag
    self.tag = tag
    self.position = position
    self.level = level
    self.firstPart = firstPart
  }

  var role: RichTag.Role { tag == nil ? .blocks : kind.role }
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
  /// The tag of the element; nil where only what it holds counts.
  let kind: RichTag?
  var tag: RichTag
  /// Where its pieces of text begin among those of all that is open.
  var firstPart: Int

  init(element: RichElement, tag: RichTag, firstPart: Int) {
    self.element = element
    if case .nothing = element { kind = nil } else { kind = element.tag }
    self.tag = tag
    self.firstPart = firstPart
  }
}

extension RichTag {
  /// What a block holds.
  enum Role {
    case text
    case blocks
    /// Parts of its own kind; all else follows it.
    case parts
  }

  var role: Role {
    switch self {
    case .bold, .italic, .underline, .strikethrough, .code, .marked, .subscript, .superscript,
      .spoiler, .link, .reference, .emoji, .time, .math, .button, .lineBreak, .checkbox, .rule,
      .image, .map, .video, .audio, .document, .paragraph, .heading1, .heading2, .heading3,
      .heading4, .heading5, .heading6, .preformatted, .footer, .pullQuote, .thinking, .mathBlock,
      .cell, .headerCell, .summary, .figureCaption, .tableCaption, .credit:
      return .text
    case .quote, .item, .details: return .blocks
    case .list, .orderedList, .figure, .collage, .slideshow, .table, .row, .buttonRow,
      .tableSection:
      return .parts
    }
  }

  /// Whether its text is kept to the letter.
  var isVerbatim: Bool { self == .preformatted || self == .math || self == .mathBlock }

  /// Whether it is a list, numbered or not.
  var isList: Bool { self == .list || self == .orderedList }

  /// Whether it is a block of the page, and so a level of nesting.
  var isLevel: Bool {
    switch self {
    case .item, .row, .cell, .headerCell, .summary, .figureCaption, .tableCaption, .credit:
      return false
    default: return true
    }
  }
}
