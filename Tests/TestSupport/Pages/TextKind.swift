import PageModel

/// The cases of a rich text without what they hold.
public enum TextKind: CaseIterable, Hashable, Sendable {
  case empty, plain, bold, italic, underline, strikethrough, fixed, url, email, concat
  case `subscript`, superscript, marked, phone, image, anchor, formula, customEmoji, autoEmail
  case autoPhone, autoUrl, bankCard, botCommand, cashtag, hashtag, mention, mentionName, spoiler
  case date, button, tonAddress

  /// Those that hold no text in turn.
  public static let leaves: [TextKind] = [.empty, .plain, .image, .formula, .customEmoji]
}

extension RichText {
  public var kind: TextKind {
    switch self {
    case .empty: return .empty
    case .plain: return .plain
    case .bold: return .bold
    case .italic: return .italic
    case .underline: return .underline
    case .strikethrough: return .strikethrough
    case .fixed: return .fixed
    case .url: return .url
    case .email: return .email
    case .concat: return .concat
    case .subscript: return .subscript
    case .superscript: return .superscript
    case .marked: return .marked
    case .phone: return .phone
    case .image: return .image
    case .anchor: return .anchor
    case .formula: return .formula
    case .textCustomEmoji: return .customEmoji
    case .textAutoEmail: return .autoEmail
    case .textAutoPhone: return .autoPhone
    case .textAutoUrl: return .autoUrl
    case .textBankCard: return .bankCard
    case .textBotCommand: return .botCommand
    case .textCashtag: return .cashtag
    case .textHashtag: return .hashtag
    case .textMention: return .mention
    case .textMentionName: return .mentionName
    case .textSpoiler: return .spoiler
    case .textDate: return .date
    case .textButton: return .button
    case .textTonAddress: return .tonAddress
    }
  }
}
