import PageModel

/// The kinds of a rich text by the number Postbox stores; FlatBuffers stores one more, because 0
/// is none there.
enum StoredTextKind: Int32 {
  case empty = 0
  case plain = 1
  case bold = 2
  case italic = 3
  case underline = 4
  case strikethrough = 5
  case fixed = 6
  case url = 7
  case email = 8
  case concat = 9
  case `subscript` = 10
  case superscript = 11
  case marked = 12
  case phone = 13
  case image = 14
  case anchor = 15
  case formula = 16
  case customEmoji = 17
  case autoEmail = 18
  case autoPhone = 19
  case autoUrl = 20
  case bankCard = 21
  case botCommand = 22
  case cashtag = 23
  case hashtag = 24
  case mention = 25
  case mentionName = 26
  case spoiler = 27
  case date = 28
  case button = 29
  case tonAddress = 30

  /// Nil for kinds that are not known, 0 among them.
  init?(flatBuffers number: UInt8) {
    self.init(rawValue: Int32(number) - 1)
  }

  var flatBuffersNumber: UInt8 { UInt8(rawValue + 1) }
}

extension StoredTextKind {
  init(_ text: RichText) {
    switch text {
    case .empty: self = .empty
    case .plain: self = .plain
    case .bold: self = .bold
    case .italic: self = .italic
    case .underline: self = .underline
    case .strikethrough: self = .strikethrough
    case .fixed: self = .fixed
    case .url: self = .url
    case .email: self = .email
    case .concat: self = .concat
    case .subscript: self = .subscript
    case .superscript: self = .superscript
    case .marked: self = .marked
    case .phone: self = .phone
    case .image: self = .image
    case .anchor: self = .anchor
    case .formula: self = .formula
    case .textCustomEmoji: self = .customEmoji
    case .textAutoEmail: self = .autoEmail
    case .textAutoPhone: self = .autoPhone
    case .textAutoUrl: self = .autoUrl
    case .textBankCard: self = .bankCard
    case .textBotCommand: self = .botCommand
    case .textCashtag: self = .cashtag
    case .textHashtag: self = .hashtag
    case .textMention: self = .mention
    case .textMentionName: self = .mentionName
    case .textSpoiler: self = .spoiler
    case .textDate: self = .date
    case .textButton: self = .button
    case .textTonAddress: self = .tonAddress
    }
  }

  /// The text of this kind around `inner`; nil for a kind that is more, or less, than its inner
  /// text.
  func text(around inner: RichText) -> RichText? {
    switch self {
    case .bold: return .bold(inner)
    case .italic: return .italic(inner)
    case .underline: return .underline(inner)
    case .strikethrough: return .strikethrough(inner)
    case .fixed: return .fixed(inner)
    case .subscript: return .subscript(inner)
    case .superscript: return .superscript(inner)
    case .marked: return .marked(inner)
    case .autoEmail: return .textAutoEmail(inner)
    case .autoPhone: return .textAutoPhone(inner)
    case .autoUrl: return .textAutoUrl(inner)
    case .bankCard: return .textBankCard(inner)
    case .botCommand: return .textBotCommand(inner)
    case .cashtag: return .textCashtag(inner)
    case .hashtag: return .textHashtag(inner)
    case .mention: return .textMention(inner)
    case .spoiler: return .textSpoiler(inner)
    case .tonAddress: return .textTonAddress(inner)
    case .empty, .plain, .url, .email, .concat, .phone, .image, .anchor, .formula, .customEmoji,
      .mentionName, .date, .button:
      return nil
    }
  }
}
