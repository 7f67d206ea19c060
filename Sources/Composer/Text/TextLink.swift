import PageModel

/// What a stretch of text stands for besides its words: an address, a person, a point in time.
public enum TextLink: Sendable {
  /// `webpageId` names a cached page the link opens instantly.
  case url(String, webpageId: MediaId? = nil)
  case email(String)
  case phone(String)
  /// A user by its raw id.
  case mention(peerId: Int64)
  /// `date` is Unix time in seconds; a nil `format` shows the text as it is.
  case date(Int32, format: DateTimeFormat? = nil)
  /// A target other links name.
  case anchor(String)
  /// What a server found in the text by itself.
  case detected(Detected)

  /// The kinds of thing a server finds.
  public enum Detected: String, CaseIterable, Sendable {
    case email, phone, url, bankCard, botCommand, cashtag, hashtag, mention, tonAddress
  }
}

extension TextLink: Equatable {
  public static func == (lhs: TextLink, rhs: TextLink) -> Bool {
    lhs.richText(around: .empty) == rhs.richText(around: .empty)
  }
}

extension TextLink {
  /// The link as a page has it.
  func richText(around text: RichText) -> RichText {
    switch self {
    case .url(let url, let webpageId): return .url(text: text, url: url, webpageId: webpageId)
    case .email(let email): return .email(text: text, email: email)
    case .phone(let phone): return .phone(text: text, phone: phone)
    case .mention(let peerId): return .textMentionName(text: text, peerId: peerId)
    case .date(let date, let format): return .textDate(text: text, date: date, format: format)
    case .anchor(let name): return .anchor(text: text, name: name)
    case .detected(.email): return .textAutoEmail(text)
    case .detected(.phone): return .textAutoPhone(text)
    case .detected(.url): return .textAutoUrl(text)
    case .detected(.bankCard): return .textBankCard(text)
    case .detected(.botCommand): return .textBotCommand(text)
    case .detected(.cashtag): return .textCashtag(text)
    case .detected(.hashtag): return .textHashtag(text)
    case .detected(.mention): return .textMention(text)
    case .detected(.tonAddress): return .textTonAddress(text)
    }
  }

  /// Whether setting another link takes this one away: an anchor is a place, not an address.
  var isAddress: Bool {
    switch self {
    case .url, .email, .phone, .mention, .date, .detected: return true
    case .anchor: return false
    }
  }
}
