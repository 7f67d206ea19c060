import PageModel

extension RichText {
  /// The text inside the text: what is bold, what leads to an address, what a button says. nil for
  /// a concatenation and for what holds no text.
  ///
  /// Encoders go down by this, so that the function that calls itself stays small on the stack.
  var inner: RichText? {
    switch self {
    case .empty, .plain, .concat, .image, .formula, .textCustomEmoji:
      return nil
    case .bold(let text), .italic(let text), .underline(let text), .strikethrough(let text),
      .fixed(let text), .subscript(let text), .superscript(let text), .marked(let text),
      .textAutoEmail(let text), .textAutoPhone(let text), .textAutoUrl(let text),
      .textBankCard(let text), .textBotCommand(let text), .textCashtag(let text),
      .textHashtag(let text), .textMention(let text), .textSpoiler(let text),
      .textTonAddress(let text), .url(let text, _, _), .email(let text, _), .phone(let text, _),
      .anchor(let text, _), .textMentionName(let text, _), .textDate(let text, _, _):
      return text
    case .textButton(let button):
      return button.text
    }
  }
}
