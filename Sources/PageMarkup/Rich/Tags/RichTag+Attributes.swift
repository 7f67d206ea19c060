extension RichTag {
  /// Whether the attribute means something on the tag.
  func has(_ attribute: RichAttribute) -> Bool {
    Self.attributeSets[Int(rawValue)] & 1 << UInt64(attribute.rawValue) != 0
  }

  /// For each tag, a bit for each of its attributes.
  private static let attributeSets: [UInt64] = allCases.map { tag in
    tag.attributes.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// The attributes that mean something on the tag.
  var attributes: [RichAttribute] {
    switch self {
    case .bold, .italic, .underline, .strikethrough, .marked, .subscript, .superscript, .spoiler,
      .math, .lineBreak, .rule, .paragraph, .heading1, .heading2, .heading3, .heading4,
      .heading5, .heading6, .footer, .pullQuote, .thinking, .mathBlock, .list, .figure, .collage,
      .slideshow, .row, .summary, .figureCaption, .tableCaption, .credit, .tableSection:
      return []
    case .code, .preformatted: return [.class]
    case .link: return [.href, .name]
    case .reference: return [.name]
    case .emoji: return [.emojiId]
    case .time: return [.unix, .format]
    case .button:
      return [
        .type, .style, .url, .data, .query, .text, .forwardText, .botUsername,
        .requestWriteAccess, .allowUserChats, .allowBotChats, .allowGroupChats,
        .allowChannelChats,
      ]
    case .checkbox: return [.type, .checked]
    case .image: return [.src, .alt, .spoiler]
    case .video: return [.src, .spoiler]
    case .audio, .document: return [.src]
    case .map: return [.latitude, .longitude, .zoom, .width, .height]
    case .quote: return [.expandable, .collapsed]
    case .orderedList: return [.start, .type, .reversed]
    case .item: return [.value, .type]
    case .details: return [.isOpen]
    case .table: return [.bordered, .striped, .compact]
    case .buttonRow: return [.align]
    case .cell, .headerCell: return [.colspan, .rowspan, .align, .valign]
    }
  }
}
