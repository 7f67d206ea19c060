import PageModel

extension RichText {
  /// What the text is as an entity of a message; nil for what is none.
  var entityKind: MessageEntity.Kind? {
    switch self {
    case .bold: return .bold
    case .italic: return .italic
    case .underline: return .underline
    case .strikethrough: return .strikethrough
    case .textSpoiler: return .spoiler
    case .fixed: return .code
    case .url(_, let url, _): return .textUrl(url)
    case .email(let text, let email):
      return text.plainText == email ? .email : .textUrl("mailto:" + email)
    case .phone(let text, let phone):
      return text.plainText == phone ? .phoneNumber : .textUrl("tel:" + phone)
    case .textAutoUrl: return .url
    case .textAutoEmail: return .email
    case .textAutoPhone: return .phoneNumber
    case .textBankCard: return .bankCard
    case .textBotCommand: return .botCommand
    case .textCashtag: return .cashtag
    case .textHashtag: return .hashtag
    case .textMention: return .mention
    case .textMentionName(_, let peerId): return .textMention(userId: peerId)
    case .textDate(_, let date, let format): return .date(date, format: format)
    case .textCustomEmoji(let fileId, _): return fileId == 0 ? nil : .customEmoji(fileId: fileId)
    case .empty, .plain, .concat, .subscript, .superscript, .marked, .image, .anchor, .formula,
      .textButton, .textTonAddress:
      return nil
    }
  }
}

extension MessageEntity.Kind {
  /// The text as a part of a page; code blocks and quotes are blocks of their own.
  func wrapping(_ text: RichText) -> RichText {
    switch self {
    case .bold: return .bold(text)
    case .italic: return .italic(text)
    case .underline: return .underline(text)
    case .strikethrough: return .strikethrough(text)
    case .spoiler: return .textSpoiler(text)
    case .code: return .fixed(text)
    case .textUrl(let url): return Self.link(text, url)
    case .url: return .textAutoUrl(text)
    case .email: return .textAutoEmail(text)
    case .phoneNumber: return .textAutoPhone(text)
    case .bankCard: return .textBankCard(text)
    case .botCommand: return .textBotCommand(text)
    case .cashtag: return .textCashtag(text)
    case .hashtag: return .textHashtag(text)
    case .mention: return .textMention(text)
    case .textMention(let userId): return .textMentionName(text: text, peerId: userId)
    case .date(let date, let format): return .textDate(text: text, date: date, format: format)
    case .customEmoji(let fileId):
      return .textCustomEmoji(fileId: fileId, alt: text.plainText)
    case .pre, .blockQuote, .timecode, .button: return text
    }
  }

  private static func link(_ text: RichText, _ url: String) -> RichText {
    for (scheme, isEmail) in [("mailto:", true), ("tel:", false)]
    where url.utf8.starts(with: scheme.utf8) {
      let rest = String(decoding: url.utf8.dropFirst(scheme.utf8.count), as: UTF8.self)
      return isEmail ? .email(text: text, email: rest) : .phone(text: text, phone: rest)
    }
    return .url(text: text, url: url, webpageId: nil)
  }
}
