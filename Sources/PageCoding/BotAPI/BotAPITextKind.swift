/// The rich text objects that have a `text` inside, by their `type`.
enum BotAPITextKind: String {
  case bold
  case italic
  case underline
  case strikethrough
  case spoiler
  case `subscript`
  case superscript
  case marked
  case code
  case dateTime = "date_time"
  case textMention = "text_mention"
  case url
  case email = "email_address"
  case phone = "phone_number"
  case bankCard = "bank_card_number"
  case mention
  case hashtag
  case cashtag
  case botCommand = "bot_command"
  case anchorLink = "anchor_link"
  case reference
  case referenceLink = "reference_link"

  /// A server takes such an object from a bot as the text in it, and looks for itself.
  var isFoundByServer: Bool {
    switch self {
    case .bankCard, .mention, .hashtag, .cashtag, .botCommand:
      return true
    case .bold, .italic, .underline, .strikethrough, .spoiler, .subscript, .superscript, .marked,
      .code, .dateTime, .textMention, .url, .email, .phone, .anchorLink, .reference,
      .referenceLink:
      return false
    }
  }
}
