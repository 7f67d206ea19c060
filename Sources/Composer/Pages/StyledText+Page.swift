import PageModel

extension StyledText {
  /// The text as a page has it: a part for each run, each part's formats in one order.
  var richText: RichText {
    switch runs.count {
    case 0: return .empty
    case 1: return runs[0].richText
    default: return .concat(runs.map(\.richText))
    }
  }

  /// A page's text; what runs cannot hold is let go.
  init(_ text: RichText) {
    var reader = RichTextReader()
    reader.read(text)
    self = reader.text
  }
}

extension Run {
  fileprivate var richText: RichText {
    var rich = attributes.atom?.richText ?? .plain(text)
    for (style, _) in CharacterStyle.all where attributes.style.contains(style) {
      rich = style.richText(around: rich)
    }
    for link in attributes.links.reversed() { rich = link.richText(around: rich) }
    return rich
  }
}

extension CharacterStyle {
  /// For a single format.
  fileprivate func richText(around text: RichText) -> RichText {
    switch self {
    case .bold: return .bold(text)
    case .italic: return .italic(text)
    case .underline: return .underline(text)
    case .strikethrough: return .strikethrough(text)
    case .code: return .fixed(text)
    case .spoiler: return .textSpoiler(text)
    case .marked: return .marked(text)
    case .subscript: return .subscript(text)
    case .superscript: return .superscript(text)
    default: return text
    }
  }
}

/// Goes down a page's text, which nests no deeper than ``NestingLimit/richText``.
struct RichTextReader {
  private(set) var text = StyledText()
  /// Whether something stood around nothing, and is gone.
  private(set) var lostWrapper = false

  mutating func read(_ rich: RichText) {
    read(rich, TextAttributes())
  }

  private mutating func read(_ rich: RichText, _ outer: TextAttributes) {
    var attributes = outer
    switch rich {
    case .empty: return
    case .plain(let string): return text.append(Run(string, attributes))
    case .concat(let texts):
      for text in texts { read(text, attributes) }
      return
    case .formula(let latex): attributes.atom = .formula(latex)
    case .textCustomEmoji(let fileId, let alt): attributes.atom = .emoji(fileId: fileId, alt: alt)
    case .image(let id, let dimensions): attributes.atom = .image(id, dimensions: dimensions)
    case .textButton(let button): attributes.atom = .button(button)
    case .anchor(.empty, let name): attributes.atom = .anchor(name)
    case .bold(let text): return read(text, outer, adding: .bold)
    case .italic(let text): return read(text, outer, adding: .italic)
    case .underline(let text): return read(text, outer, adding: .underline)
    case .strikethrough(let text): return read(text, outer, adding: .strikethrough)
    case .fixed(let text): return read(text, outer, adding: .code)
    case .textSpoiler(let text): return read(text, outer, adding: .spoiler)
    case .marked(let text): return read(text, outer, adding: .marked)
    case .subscript(let text): return read(text, outer, adding: .subscript)
    case .superscript(let text): return read(text, outer, adding: .superscript)
    case .url(let text, let url, let webpageId):
      return read(text, outer, adding: .url(url, webpageId: webpageId))
    case .email(let text, let email): return read(text, outer, adding: .email(email))
    case .phone(let text, let phone): return read(text, outer, adding: .phone(phone))
    case .anchor(let text, let name): return read(text, outer, adding: .anchor(name))
    case .textMentionName(let text, let peerId):
      return read(text, outer, adding: .mention(peerId: peerId))
    case .textDate(let text, let date, let format):
      return read(text, outer, adding: .date(date, format: format))
    case .textAutoEmail(let text): return read(text, outer, adding: .detected(.email))
    case .textAutoPhone(let text): return read(text, outer, adding: .detected(.phone))
    case .textAutoUrl(let text): return read(text, outer, adding: .detected(.url))
    case .textBankCard(let text): return read(text, outer, adding: .detected(.bankCard))
    case .textBotCommand(let text): return read(text, outer, adding: .detected(.botCommand))
    case .textCashtag(let text): return read(text, outer, adding: .detected(.cashtag))
    case .textHashtag(let text): return read(text, outer, adding: .detected(.hashtag))
    case .textMention(let text): return read(text, outer, adding: .detected(.mention))
    case .textTonAddress(let text): return read(text, outer, adding: .detected(.tonAddress))
    }
    text.append(Run("", attributes))
  }

  private mutating func read(
    _ rich: RichText, _ outer: TextAttributes, adding style: CharacterStyle
  ) {
    var attributes = outer
    attributes.style.insert(style)
    read(rich, attributes)
  }

  private mutating func read(_ rich: RichText, _ outer: TextAttributes, adding link: TextLink) {
    var attributes = outer
    attributes.links.append(link)
    let before = text.length
    read(rich, attributes)
    if text.length == before { lostWrapper = true }
  }
}
