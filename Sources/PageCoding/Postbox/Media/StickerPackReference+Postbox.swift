import PageModel

extension StickerPackReference: PostboxCoded {
  static let postboxType = PostboxTypeName("StickerPackReference")

  private static let defaultDice = "🎲"

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> StickerPackReference? {
    switch record.int32("r") ?? 0 {
    case 0:
      let id = record.int64("i") ?? 0
      return .id(id: id, accessHash: record.int64("h") ?? 0)
    case 1: return .name(record.string("n") ?? "")
    case 2: return .animatedEmoji
    case 3: return .dice(record.string("e") ?? defaultDice)
    case 4: return .animatedEmojiAnimations
    case 5: return .premiumGifts
    case 6: return .iconChannelStatusEmoji
    case 7: return .tonGifts
    default: return .name("")
    }
  }

  /// The number readers take for the pack; nil for packs the form does not know.
  ///
  /// The pack of TON gifts is known to have been written as 6, which reads as another pack.
  var postboxNumber: Int32? {
    switch self {
    case .id: return 0
    case .name: return 1
    case .animatedEmoji: return 2
    case .dice: return 3
    case .animatedEmojiAnimations: return 4
    case .premiumGifts: return 5
    case .iconChannelStatusEmoji: return 6
    case .tonGifts: return 7
    case .emojiGenericAnimations, .iconStatusEmoji, .iconTopicEmoji: return nil
    }
  }

  func write(to writer: inout PostboxWriter) {
    guard let number = postboxNumber else {
      StickerPackReference.name("").write(to: &writer)
      return
    }
    writer.write(number, "r")
    switch self {
    case .id(let id, let accessHash):
      writer.write(id, "i")
      writer.write(accessHash, "h")
    case .name(let name): writer.write(name, "n")
    case .dice(let emoji): writer.write(emoji, "e")
    case .animatedEmoji, .animatedEmojiAnimations, .premiumGifts, .emojiGenericAnimations,
      .iconStatusEmoji, .iconTopicEmoji, .iconChannelStatusEmoji, .tonGifts:
      break
    }
  }
}
