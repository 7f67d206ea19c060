extension RichText: Equatable {
  /// Whether the trees are the same, node for node; strings are compared byte by byte.
  public static func == (lhs: RichText, rhs: RichText) -> Bool {
    guard lhs.hasSameNode(as: rhs) else { return false }
    switch (lhs.nested, rhs.nested) {
    case (.nothing, .nothing): return true
    case (.text(let left), .text(let right)): return left == right
    case (.texts(let left), .texts(let right)): return left == right
    case (.nothing, _), (.text, _), (.texts, _): return false
    }
  }

  /// Whether two texts are the same but for what they hold.
  private func hasSameNode(as other: RichText) -> Bool {
    switch self {
    case .empty: if case .empty = other { return true }
    case .bold: if case .bold = other { return true }
    case .italic: if case .italic = other { return true }
    case .underline: if case .underline = other { return true }
    case .strikethrough: if case .strikethrough = other { return true }
    case .fixed: if case .fixed = other { return true }
    case .concat: if case .concat = other { return true }
    case .subscript: if case .subscript = other { return true }
    case .superscript: if case .superscript = other { return true }
    case .marked: if case .marked = other { return true }
    case .textAutoEmail: if case .textAutoEmail = other { return true }
    case .textAutoPhone: if case .textAutoPhone = other { return true }
    case .textAutoUrl: if case .textAutoUrl = other { return true }
    case .textBankCard: if case .textBankCard = other { return true }
    case .textBotCommand: if case .textBotCommand = other { return true }
    case .textCashtag: if case .textCashtag = other { return true }
    case .textHashtag: if case .textHashtag = other { return true }
    case .textMention: if case .textMention = other { return true }
    case .textSpoiler: if case .textSpoiler = other { return true }
    case .textTonAddress: if case .textTonAddress = other { return true }
    case .plain(let left):
      if case .plain(let right) = other { return isSameText(left, right) }
    case .url(_, let left, let leftPage):
      if case .url(_, let right, let rightPage) = other {
        return leftPage == rightPage && isSameText(left, right)
      }
    case .email(_, let left):
      if case .email(_, let right) = other { return isSameText(left, right) }
    case .phone(_, let left):
      if case .phone(_, let right) = other { return isSameText(left, right) }
    case .image(let left, let leftSize):
      if case .image(let right, let rightSize) = other {
        return left == right && leftSize == rightSize
      }
    case .anchor(_, let left):
      if case .anchor(_, let right) = other { return isSameText(left, right) }
    case .formula(let left):
      if case .formula(let right) = other { return isSameText(left, right) }
    case .textCustomEmoji(let left, let leftAlt):
      if case .textCustomEmoji(let right, let rightAlt) = other {
        return left == right && isSameText(leftAlt, rightAlt)
      }
    case .textMentionName(_, let left):
      if case .textMentionName(_, let right) = other { return left == right }
    case .textDate(_, let left, let leftFormat):
      if case .textDate(_, let right, let rightFormat) = other {
        return left == right && leftFormat == rightFormat
      }
    case .textButton(let left):
      if case .textButton(let right) = other { return left.hasSameBehavior(as: right) }
    }
    return false
  }
}
