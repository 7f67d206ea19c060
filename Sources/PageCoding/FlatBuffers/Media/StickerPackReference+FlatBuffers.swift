import PageModel

/// The packs by the number the form stores; 0 is none.
private enum StickerPackKind: UInt8 {
  case id = 1
  case name = 2
  case animatedEmoji = 3
  case dice = 4
  case animatedEmojiAnimations = 5
  case premiumGifts = 6
  case emojiGenericAnimations = 7
  case iconStatusEmoji = 8
  case iconTopicEmoji = 9
  case iconChannelStatusEmoji = 10
  case tonGifts = 11
}

extension FlatBuffersDecoder {
  mutating func stickerPack(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> StickerPackReference {
    let (number, value) = try requiredUnion("StickerPackReference.value", of: table)
    guard let kind = StickerPackKind(rawValue: number) else {
      throw .unknownKind(offset: table.position, union: "StickerPackReference", kind: number)
    }
    switch kind {
    case .id: return .id(id: try value.int64(0), accessHash: try value.int64(1))
    case .name: return .name(try string(0, "StickerPackReference_Name.name", of: value))
    case .dice: return .dice(try string(0, "StickerPackReference_Dice.emoji", of: value))
    case .animatedEmoji: return .animatedEmoji
    case .animatedEmojiAnimations: return .animatedEmojiAnimations
    case .premiumGifts: return .premiumGifts
    case .emojiGenericAnimations: return .emojiGenericAnimations
    case .iconStatusEmoji: return .iconStatusEmoji
    case .iconTopicEmoji: return .iconTopicEmoji
    case .iconChannelStatusEmoji: return .iconChannelStatusEmoji
    case .tonGifts: return .tonGifts
    }
  }

  mutating func optionalStickerPack(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> StickerPackReference? {
    guard let pack = try self.table(id, of: table) else { return nil }
    return try stickerPack(pack)
  }
}

extension FlatBuffersBuilder {
  mutating func stickerPack(_ pack: StickerPackReference) -> Offset {
    let (kind, value) = stickerPackValue(pack)
    return union(kind.rawValue, value)
  }

  private mutating func stickerPackValue(
    _ pack: StickerPackReference
  ) -> (StickerPackKind, Offset) {
    switch pack {
    case .id(let id, let accessHash):
      startTable()
      add(id, 0)
      add(accessHash, 1)
      return (.id, endTable())
    case .name(let name): return (.name, table(string(name)))
    case .dice(let emoji): return (.dice, table(string(emoji)))
    case .animatedEmoji: return (.animatedEmoji, emptyTable())
    case .animatedEmojiAnimations: return (.animatedEmojiAnimations, emptyTable())
    case .premiumGifts: return (.premiumGifts, emptyTable())
    case .emojiGenericAnimations: return (.emojiGenericAnimations, emptyTable())
    case .iconStatusEmoji: return (.iconStatusEmoji, emptyTable())
    case .iconTopicEmoji: return (.iconTopicEmoji, emptyTable())
    case .iconChannelStatusEmoji: return (.iconChannelStatusEmoji, emptyTable())
    case .tonGifts: return (.tonGifts, emptyTable())
    }
  }
}
