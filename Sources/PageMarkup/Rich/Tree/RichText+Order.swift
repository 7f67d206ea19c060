import PageModel

/// How styles that cover the same text lie around each other, as the server returns Rich Markdown
/// (Bot API 10.3, measured): code, links, spoilers, bold and marked, italic and strikethrough. Of
/// bold and marked the one that ended first lies outside.
extension RichText {
  /// `style` around the text, or further inside where its place is there.
  func wrapped(in style: RichTag, ordered: Bool) -> RichText {
    if ordered, let own = self.style, StyleRank(own).liesOutside(of: StyleRank(style)),
      case .text(let inner) = nested
    {
      return replacingText(inner.wrapped(in: style, ordered: true))
    }
    switch style {
    case .bold: return .bold(self)
    case .italic: return .italic(self)
    case .underline: return .underline(self)
    case .strikethrough: return .strikethrough(self)
    case .code: return .fixed(self)
    case .marked: return .marked(self)
    case .subscript: return .subscript(self)
    case .superscript: return .superscript(self)
    case .spoiler: return .textSpoiler(self)
    default: return self
    }
  }

  /// The text as a link; code around it stays outside.
  func linked(to target: LinkTarget, ordered: Bool) -> RichText {
    if ordered, case .fixed(let inner) = self {
      return .fixed(inner.linked(to: target, ordered: true))
    }
    return target.link(self)
  }

  /// The style or the link that covers all of the text, the outermost one.
  var style: RichTag? {
    switch self {
    case .bold: return .bold
    case .italic: return .italic
    case .underline: return .underline
    case .strikethrough: return .strikethrough
    case .fixed: return .code
    case .marked: return .marked
    case .subscript: return .subscript
    case .superscript: return .superscript
    case .textSpoiler: return .spoiler
    case .url, .email, .phone, .textMentionName: return .link
    case .empty, .plain, .concat, .image, .anchor, .formula, .textCustomEmoji, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textDate, .textButton, .textTonAddress:
      return nil
    }
  }
}

private enum StyleRank: Int {
  case code, link, spoiler, accent, emphasis
  /// Not measured; stays where its author put it.
  case other

  init(_ style: RichTag) {
    switch style {
    case .code: self = .code
    case .link: self = .link
    case .spoiler: self = .spoiler
    case .bold, .marked: self = .accent
    case .italic, .strikethrough: self = .emphasis
    default: self = .other
    }
  }

  /// Whether a style that ended before another is to lie outside of it.
  func liesOutside(of later: StyleRank) -> Bool {
    if self == .other || later == .other { return false }
    return rawValue < later.rawValue || (self == .accent && later == .accent)
  }
}
