/// A start tag whose element is open.
struct OpenTag {
  var tag: RichTag
  /// The tag in the source.
  var source: Range<Int>
  var name: Range<Int>
  /// Start tags of the same style inside it that were left out.
  var duplicates = 0
  /// Whether its end tag came while a block inside of it was open; then it ends with that block.
  var isDue = false
}

extension RichTag {
  /// Whether HTML lets it stand inside of paragraphs.
  var isPhrase: Bool {
    switch self {
    case .bold, .italic, .underline, .strikethrough, .code, .marked, .subscript, .superscript,
      .spoiler, .link, .reference, .emoji, .time, .math, .button, .lineBreak, .checkbox, .image,
      .video, .audio, .document, .map:
      return true
    case .rule, .paragraph, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6,
      .preformatted, .footer, .pullQuote, .thinking, .mathBlock, .quote, .list, .orderedList,
      .item, .details, .figure, .collage, .slideshow, .table, .row, .buttonRow, .summary,
      .figureCaption, .tableCaption, .credit, .cell, .headerCell, .tableSection:
      return false
    }
  }

  /// Whether HTML knows that the element holds nothing.
  var isVoidInHTML: Bool {
    switch self {
    case .lineBreak, .checkbox, .rule, .image: return true
    default: return false
    }
  }
}
