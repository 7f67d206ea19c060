/// How an entity gets along with others.
enum EntityNature: Equatable {
  /// Holds everything else.
  case quote
  /// Holds nothing, not even styles: code and dates.
  case sealed
  /// Holds styles.
  case solid
  /// May be cut to stand inside and around the others.
  case style
}

extension MessageEntity.Kind {
  var nature: EntityNature {
    switch self {
    case .blockQuote: return .quote
    case .code, .pre, .date: return .sealed
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
      .textUrl, .textMention, .customEmoji, .timecode, .button:
      return .solid
    case .bold, .italic, .underline, .strikethrough, .spoiler: return .style
    }
  }

  /// Of entities over the same characters the one with the lowest rank is outermost, and of those
  /// that cannot share them it alone stays.
  var rank: Int {
    switch self {
    case .blockQuote: return 0
    case .pre(_?): return 10
    case .pre(nil): return 11
    case .code: return 20
    case .date: return 30
    case .textUrl, .textMention: return 49
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
      .timecode, .button:
      return 50
    case .bold: return 90
    case .italic: return 91
    case .underline: return 92
    case .strikethrough: return 93
    case .spoiler: return 94
    case .customEmoji: return 99
    }
  }

  var isCode: Bool {
    switch self {
    case .code, .pre: return true
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard, .bold,
      .italic, .underline, .strikethrough, .spoiler, .blockQuote, .textUrl, .textMention,
      .customEmoji, .date, .timecode, .button:
      return false
    }
  }

  /// Whether detection finds it in the text, so that markup need not spell it.
  var isFoundAgain: Bool {
    switch self {
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard:
      return true
    case .bold, .italic, .underline, .strikethrough, .spoiler, .code, .pre, .blockQuote, .textUrl,
      .textMention, .customEmoji, .date, .timecode, .button:
      return false
    }
  }

  /// Whether white space alone can be this entity: what carries something, and code.
  var holdsWhiteSpace: Bool {
    switch self {
    case .textUrl, .textMention, .customEmoji, .date, .code, .pre, .blockQuote, .button:
      return true
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard, .bold,
      .italic, .underline, .strikethrough, .spoiler, .timecode:
      return false
    }
  }
}

extension MessageEntity {
  /// The order entities travel in: by their start, the longer first, then by rank.
  static func isInOrder(_ left: MessageEntity, _ right: MessageEntity) -> Bool {
    let (a, b) = (left.range, right.range)
    if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
    if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
    return left.kind.rank < right.kind.rank
  }
}
