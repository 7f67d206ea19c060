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

  private static let tags: [PackedName: RichTag] = {
    var tags: [PackedName: RichTag] = [:]
    for (name, tag) in names { tags[PackedName(name)] = tag }
    return tags
  }()
}

/// A name of at most 24 bytes in lower case, fit to be a key.
struct PackedName: Hashable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// Nil for longer names.
  init?(_ name: Bytes) {
    guard name.count <= 24 else { return nil }
    for index in name.indices { add(name[index], at: index) }
  }

  init(_ name: StaticString) {
    for index in 0..<min(name.utf8CodeUnitCount, 24) { add(name.utf8Start[index], at: index) }
  }

  private mutating func add(_ byte: UInt8, at index: Int) {
    let isCapital = byte &- UInt8(ascii: "A") < 26
    let shifted = UInt64(isCapital ? byte | 0x20 : byte) << UInt64((index & 7) * 8)
    switch index >> 3 {
    case 0: words.0 |= shifted
    case 1: words.1 |= shifted
    default: words.2 |= shifted
    }
  }

  static func == (lhs: PackedName, rhs: PackedName) -> Bool { lhs.words == rhs.words }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }
}
