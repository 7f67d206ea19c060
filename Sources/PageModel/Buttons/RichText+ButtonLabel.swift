extension RichText {
  /// Whether the text is of the kind that a button's label may be: plain text, custom emoji and
  /// dates (Bot API 10.3, `RichMessageButton`).
  package var isButtonLabel: Bool {
    walk.allSatisfy { text in
      switch text {
      case .empty, .plain, .concat, .textCustomEmoji, .textDate:
        return true
      case .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .subscript,
        .superscript, .marked, .phone, .image, .anchor, .formula, .textAutoEmail,
        .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag,
        .textHashtag, .textMention, .textMentionName, .textSpoiler, .textButton,
        .textTonAddress:
        return false
      }
    }
  }
}
