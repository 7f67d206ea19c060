import PageModel

extension RichText {
  /// Without what cannot stand in code: formulas, emoji and buttons are their characters there, and
  /// code inside of code is nothing.
  var withoutObjects: RichText {
    rewriting { text in
      switch text {
      case .formula(let latex): return .plain(latex)
      case .textCustomEmoji(_, let alternative): return .plain(alternative)
      case .textButton(let button): return button.text
      case .image: return .empty
      case .fixed(let inner), .textAutoEmail(let inner), .textAutoPhone(let inner),
        .textAutoUrl(let inner), .textBankCard(let inner), .textBotCommand(let inner),
        .textCashtag(let inner), .textHashtag(let inner), .textMention(let inner),
        .textTonAddress(let inner):
        return inner
      case .empty, .plain, .concat, .bold, .italic, .underline, .strikethrough, .subscript,
        .superscript, .marked, .url, .email, .phone, .anchor, .textMentionName, .textSpoiler,
        .textDate:
        return text
      }
    }
  }
}
