import PageModel

/// What can be found in a text without anybody having marked it (bot facts, automatic entity
/// detection).
enum DetectedKind {
  case mention
  case hashtag
  case cashtag
  case botCommand
  case url
  case email
  case phoneNumber
  case bankCard

  var entityKind: MessageEntity.Kind {
    switch self {
    case .mention: return .mention
    case .hashtag: return .hashtag
    case .cashtag: return .cashtag
    case .botCommand: return .botCommand
    case .url: return .url
    case .email: return .email
    case .phoneNumber: return .phoneNumber
    case .bankCard: return .bankCard
    }
  }

  func wrapping(_ text: RichText) -> RichText {
    switch self {
    case .mention: return .textMention(text)
    case .hashtag: return .textHashtag(text)
    case .cashtag: return .textCashtag(text)
    case .botCommand: return .textBotCommand(text)
    case .url: return .textAutoUrl(text)
    case .email: return .textAutoEmail(text)
    case .phoneNumber: return .textAutoPhone(text)
    case .bankCard: return .textBankCard(text)
    }
  }
}

/// A stretch of a text, in bytes of UTF-8, and what it was found to be.
struct DetectedStretch {
  var range: Range<Int>
  var kind: DetectedKind
}
