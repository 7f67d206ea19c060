/// Names a sticker or emoji pack.
public enum StickerPackReference: Sendable {
  case id(id: Int64, accessHash: Int64)
  case name(String)
  case animatedEmoji
  case dice(String)
  case animatedEmojiAnimations
  case premiumGifts
  case emojiGenericAnimations
  case iconStatusEmoji
  case iconTopicEmoji
  case iconChannelStatusEmoji
  case tonGifts
}

extension StickerPackReference: Equatable {
  public static func == (lhs: StickerPackReference, rhs: StickerPackReference) -> Bool {
    switch lhs {
    case .id(let leftId, let leftHash):
      if case .id(let rightId, let rightHash) = rhs {
        return leftId == rightId && leftHash == rightHash
      }
    case .name(let left):
      if case .name(let right) = rhs { return left == right }
    case .animatedEmoji:
      if case .animatedEmoji = rhs { return true }
    case .dice(let left):
      if case .dice(let right) = rhs { return left == right }
    case .animatedEmojiAnimations:
      if case .animatedEmojiAnimations = rhs { return true }
    case .premiumGifts:
      if case .premiumGifts = rhs { return true }
    case .emojiGenericAnimations:
      if case .emojiGenericAnimations = rhs { return true }
    case .iconStatusEmoji:
      if case .iconStatusEmoji = rhs { return true }
    case .iconTopicEmoji:
      if case .iconTopicEmoji = rhs { return true }
    case .iconChannelStatusEmoji:
      if case .iconChannelStatusEmoji = rhs { return true }
    case .tonGifts:
      if case .tonGifts = rhs { return true }
    }
    return false
  }
}
