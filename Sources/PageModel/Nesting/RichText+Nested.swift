extension RichText {
  /// What a rich text holds of its own kind.
  ///
  /// Everything that goes down a tree of rich texts goes through this one description, so that
  /// the functions that call themselves stay small: a switch over all cases has a stack frame of
  /// several kilobytes in debug builds.
  package enum Nested {
    case nothing
    case text(RichText)
    case texts([RichText])
  }

  package var nested: Nested {
    switch self {
    case .empty, .plain, .image, .formula, .textCustomEmoji:
      return .nothing
    case .bold(let text), .italic(let text), .underline(let text), .strikethrough(let text),
      .fixed(let text), .subscript(let text), .superscript(let text), .marked(let text),
      .textAutoEmail(let text), .textAutoPhone(let text), .textAutoUrl(let text),
      .textBankCard(let text), .textBotCommand(let text), .textCashtag(let text),
      .textHashtag(let text), .textMention(let text), .textSpoiler(let text),
      .textTonAddress(let text):
      return .text(text)
    case .url(let text, _, _), .email(let text, _), .phone(let text, _), .anchor(let text, _),
      .textMentionName(let text, _), .textDate(let text, _, _):
      return .text(text)
    case .textButton(let button):
      return .text(button.text)
    case .concat(let texts):
      return .texts(texts)
    }
  }

  /// The same text around other contents; a leaf stays as it is.
  package func replacingText(_ text: RichText) -> RichText {
    switch self {
    case .empty, .plain, .image, .formula, .textCustomEmoji, .concat: return self
    case .bold: return .bold(text)
    case .italic: return .italic(text)
    case .underline: return .underline(text)
    case .strikethrough: return .strikethrough(text)
    case .fixed: return .fixed(text)
    case .subscript: return .subscript(text)
    case .superscript: return .superscript(text)
    case .marked: return .marked(text)
    case .textAutoEmail: return .textAutoEmail(text)
    case .textAutoPhone: return .textAutoPhone(text)
    case .textAutoUrl: return .textAutoUrl(text)
    case .textBankCard: return .textBankCard(text)
    case .textBotCommand: return .textBotCommand(text)
    case .textCashtag: return .textCashtag(text)
    case .textHashtag: return .textHashtag(text)
    case .textMention: return .textMention(text)
    case .textSpoiler: return .textSpoiler(text)
    case .textTonAddress: return .textTonAddress(text)
    case .url(_, let url, let webpageId):
      return .url(text: text, url: url, webpageId: webpageId)
    case .email(_, let email): return .email(text: text, email: email)
    case .phone(_, let phone): return .phone(text: text, phone: phone)
    case .anchor(_, let name): return .anchor(text: text, name: name)
    case .textMentionName(_, let peerId): return .textMentionName(text: text, peerId: peerId)
    case .textDate(_, let date, let format):
      return .textDate(text: text, date: date, format: format)
    case .textButton(var button):
      button.text = text
      return .textButton(button)
    }
  }
}
