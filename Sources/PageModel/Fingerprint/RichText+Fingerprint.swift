extension RichText {
  /// The whole tree: for each node its kind, its words and the number of nodes right inside it.
  func combine(into hasher: inout FingerprintHasher) {
    for text in walk {
      hasher.combine(text.fingerprintTag)
      text.combineWords(into: &hasher)
      switch text.nested {
      case .nothing: break
      case .text: break  // always one, the kind says so
      case .texts(let texts): hasher.combine(texts.count)
      }
    }
  }

  private func combineWords(into hasher: inout FingerprintHasher) {
    switch self {
    case .plain(let string), .formula(let string), .textCustomEmoji(_, let string),
      .url(_, let string, _), .email(_, let string), .phone(_, let string):
      hasher.combine(string)
    case .textDate(_, let date, _):
      hasher.combine(Int(date))
    case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .concat, .subscript,
      .superscript, .marked, .image, .anchor, .textAutoEmail, .textAutoPhone, .textAutoUrl,
      .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
      .textMentionName, .textSpoiler, .textButton, .textTonAddress:
      break
    }
  }

  /// Apart from the numbers of blocks and items, so that a text never reads like one.
  private var fingerprintTag: UInt8 {
    switch self {
    case .empty: return 0x40
    case .plain: return 0x41
    case .bold: return 0x42
    case .italic: return 0x43
    case .underline: return 0x44
    case .strikethrough: return 0x45
    case .fixed: return 0x46
    case .url: return 0x47
    case .email: return 0x48
    case .concat: return 0x49
    case .subscript: return 0x4a
    case .superscript: return 0x4b
    case .marked: return 0x4c
    case .phone: return 0x4d
    case .image: return 0x4e
    case .anchor: return 0x4f
    case .formula: return 0x50
    case .textCustomEmoji: return 0x51
    case .textAutoEmail: return 0x52
    case .textAutoPhone: return 0x53
    case .textAutoUrl: return 0x54
    case .textBankCard: return 0x55
    case .textBotCommand: return 0x56
    case .textCashtag: return 0x57
    case .textHashtag: return 0x58
    case .textMention: return 0x59
    case .textMentionName: return 0x5a
    case .textSpoiler: return 0x5b
    case .textDate: return 0x5c
    case .textButton: return 0x5d
    case .textTonAddress: return 0x5e
    }
  }
}
