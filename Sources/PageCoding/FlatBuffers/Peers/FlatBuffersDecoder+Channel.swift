import PageModel

extension FlatBuffersDecoder {
  @inline(never)
  mutating func channel(_ table: FlatBuffersTable) throws(FlatBuffersError) -> TelegramChannel {
    guard let id = try table.peerId(0) else {
      throw .missingField(offset: table.position, field: "TelegramChannel.id")
    }
    var channel = TelegramChannel(
      id: id, title: try string(2, "TelegramChannel.title", of: table),
      username: try string(3, of: table), photo: try representations(4, of: table),
      creationDate: try table.int32(5), version: try table.int32(6),
      participationStatus: TelegramChannel.ParticipationStatus(rawValue: try table.int32(7))
        ?? .left,
      info: try channelInfo(try self.table(8, "TelegramChannel.info", of: table)),
      flags: try table.int32(9))
    channel.accessHash = try accessHash(1, of: table)
    channel.usernames = try tables(14, of: table) { decoder, table throws(FlatBuffersError) in
      TelegramPeerUsername(
        flags: try table.int32(0),
        username: try decoder.string(1, "TelegramPeerUsername.username", of: table))
    }
    try readRights(&channel, table)
    try readLooks(&channel, table)
    return channel
  }

  private mutating func channelInfo(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramChannel.Info {
    let (kind, value) = try requiredUnion("TelegramChannelInfo.value", of: table)
    switch kind {
    case 1: return .broadcast(flags: try value.int32(0))
    case 2: return .group(flags: try value.int32(0))
    default:
      throw .unknownKind(offset: table.position, union: "TelegramChannelInfo", kind: kind)
    }
  }

  private mutating func accessHash(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramPeerAccessHash? {
    guard let table = try self.table(id, of: table) else { return nil }
    let (kind, value) = try requiredUnion("TelegramPeerAccessHash.value", of: table)
    switch kind {
    case 1: return .personal(try value.int64(0))
    case 2: return .genericPublic(try value.int64(0))
    default:
      throw .unknownKind(offset: table.position, union: "TelegramPeerAccessHash", kind: kind)
    }
  }

  private mutating func readRights(
    _ channel: inout TelegramChannel, _ table: FlatBuffersTable
  ) throws(FlatBuffersError) {
    if let info = try self.table(10, of: table) {
      let rules = try tables(0, "PeerAccessRestrictionInfo.rules", of: info) {
        decoder, rule throws(FlatBuffersError) in
        PeerAccessRestrictionInfo.Rule(
          platform: try decoder.string(0, "RestrictionRule.platform", of: rule),
          reason: try decoder.string(1, "RestrictionRule.reason", of: rule),
          text: try decoder.string(2, "RestrictionRule.text", of: rule))
      }
      channel.restrictionInfo = PeerAccessRestrictionInfo(rules: rules)
    }
    if let rights = try self.table(11, of: table) {
      channel.adminRights = TelegramChatAdminRights(rights: try rights.int32(0))
    }
    channel.bannedRights = try bannedRights(12, of: table)
    channel.defaultBannedRights = try bannedRights(13, of: table)
    channel.subscriptionUntilDate = try table.optionalInt32(22)
    if let amount = try self.table(24, of: table) {
      channel.sendPaidMessageStars = StarsAmount(
        value: try amount.int64(0), nanos: try amount.int32(1))
    }
    channel.linkedMonoforumId = try table.peerId(25)
  }

  private mutating func bannedRights(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramChatBannedRights? {
    guard let rights = try self.table(id, of: table) else { return nil }
    return TelegramChatBannedRights(flags: try rights.int32(0), untilDate: try rights.int32(1))
  }

  private mutating func readLooks(
    _ channel: inout TelegramChannel, _ table: FlatBuffersTable
  ) throws(FlatBuffersError) {
    channel.storiesHidden = try table.optionalBool(15)
    channel.nameColor = try self.table(16, of: table)?.int32(0)
    channel.backgroundEmojiId = try table.optionalInt64(17)
    channel.profileColor = try self.table(18, of: table)?.int32(0)
    channel.profileBackgroundEmojiId = try table.optionalInt64(19)
    if let status = try self.table(20, of: table) { channel.emojiStatus = try emojiStatus(status) }
    channel.approximateBoostLevel = try table.optionalInt32(21)
    channel.verificationIconFileId = try table.optionalInt64(23)
  }

  private mutating func emojiStatus(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> PeerEmojiStatus {
    let content = try self.table(0, "PeerEmojiStatus.content", of: table)
    let (kind, value) = try requiredUnion("PeerEmojiStatusContent.value", of: content)
    let expirationDate = try table.optionalInt32(1)
    switch kind {
    case 1:
      return PeerEmojiStatus(
        content: .emoji(fileId: try value.int64(0)), expirationDate: expirationDate)
    case 2:
      let gift = PeerEmojiStatus.StarGift(
        id: try value.int64(0), fileId: try value.int64(1),
        title: try string(2, "PeerEmojiStatusContentStarGift.title", of: value),
        slug: try string(3, "PeerEmojiStatusContentStarGift.slug", of: value),
        patternFileId: try value.int64(4), innerColor: try value.int32(5),
        outerColor: try value.int32(6), patternColor: try value.int32(7),
        textColor: try value.int32(8))
      return PeerEmojiStatus(content: .starGift(gift), expirationDate: expirationDate)
    default:
      throw .unknownKind(
        offset: content.position, union: "PeerEmojiStatusContent", kind: kind)
    }
  }
}
