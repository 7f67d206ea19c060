extension RichTag {
  /// Every name, the one to write first for tags that have several.
  static let names: [(name: StaticString, tag: RichTag)] = [
    ("b", .bold), ("strong", .bold), ("i", .italic), ("em", .italic), ("u", .underline),
    ("ins", .underline), ("s", .strikethrough), ("strike", .strikethrough),
    ("del", .strikethrough), ("code", .code), ("mark", .marked), ("sub", .subscript),
    ("sup", .superscript), ("tg-spoiler", .spoiler), ("a", .link),
    ("tg-reference", .reference), ("tg-emoji", .emoji), ("tg-time", .time), ("tg-math", .math),
    ("tg-button", .button), ("br", .lineBreak), ("input", .checkbox), ("hr", .rule),
    ("img", .image), ("tg-map", .map), ("video", .video), ("audio", .audio),
    ("tg-document", .document), ("p", .paragraph), ("h1", .heading1), ("h2", .heading2),
    ("h3", .heading3), ("h4", .heading4), ("h5", .heading5), ("h6", .heading6),
    ("pre", .preformatted), ("footer", .footer), ("aside", .pullQuote),
    ("tg-thinking", .thinking), ("tg-math-block", .mathBlock), ("blockquote", .quote),
    ("ul", .list), ("ol", .orderedList), ("li", .item), ("details", .details),
    ("figure", .figure), ("tg-collage", .collage), ("tg-slideshow", .slideshow),
    ("table", .table), ("tr", .row), ("tg-button-row", .buttonRow), ("summary", .summary),
    ("figcaption", .figureCaption), ("caption", .tableCaption), ("cite", .credit),
    ("td", .cell), ("th", .headerCell), ("thead", .tableSection), ("tbody", .tableSection),
    ("tfoot", .tableSection),
  ]

  /// The tag with that name, whatever the case of its letters; nil for all other names.
  init?(name: Bytes) {
    guard let packed = PackedName(name), let tag = Self.tags[packed] else { return nil }
    self = tag
  }

  private static let tags = PackedNames(names.map { (PackedName($0.name), $0.tag) })
}
