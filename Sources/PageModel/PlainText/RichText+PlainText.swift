extension RichText {
  /// The characters without their formatting.
  ///
  /// A formula is its source, a custom emoji its alternative text, a date its text (never the
  /// spelled-out date), a button its label; pictures are nothing. Offsets into a rich text count
  /// the UTF-16 units of this string.
  public var plainText: String {
    if case .plain(let string) = self { return string }
    var plainText = ""
    for text in walk {
      plainText += text.ownCharacters
    }
    return plainText
  }

  /// What the text shows itself, without what is inside it.
  var ownCharacters: String {
    switch self {
    case .plain(let string):
      return string
    case .formula(let latex):
      return latex
    case .textCustomEmoji(_, let alt):
      return alt
    case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .concat,
      .subscript, .superscript, .marked, .phone, .image, .anchor, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textMentionName, .textSpoiler, .textDate, .textButton, .textTonAddress:
      return ""
    }
  }
}
