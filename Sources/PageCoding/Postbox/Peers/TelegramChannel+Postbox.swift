import PageModel

extension TelegramChannel: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramChannel")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> TelegramChannel? {
    let id = PeerId(packed: record.int64("i") ?? 0)
    let accessHash = record.int64("ah")
    let isGeneric = record.int32("aht") ?? 0 != 0
    var channel = TelegramChannel(id: id, title: record.string("t") ?? "")
    channel.accessHash = accessHash.map { isGeneric ? .genericPublic($0) : .personal($0) }
    channel.username = record.string("un")
    channel.photo = try record.objects(TelegramMediaImageRepresentation.self, "ph")
    channel.creationDate = record.int32("d") ?? 0
    channel.version = record.int32("v") ?? 0
    channel.participationStatus =
      ParticipationStatus(rawValue: record.int32("ps") ?? 0) ?? .left
    let isBroadcast = record.int32("i.t") ?? 0 == 0
    let infoFlags = record.int32("i.f") ?? 0
    channel.info = isBroadcast ? .broadcast(flags: infoFlags) : .group(flags: infoFlags)
    channel.flags = record.int32("fl") ?? 0
    channel.restrictionInfo = try record.object(PeerAccessRestrictionInfo.self, "ri")
    channel.adminRights = try record.object(TelegramChatAdminRights.self, "ar")
    channel.bannedRights = try record.object(TelegramChatBannedRights.self, "br")
    channel.defaultBannedRights = try record.object(TelegramChatBannedRights.self, "dbr")
    channel.usernames = try record.objects(TelegramPeerUsername.self, "uns")
    try channel.readLooks(from: &record)
    return channel
  }

  private mutating func readLooks(from record: inout PostboxRecord) throws(PostboxError) {
    storiesHidden = record.bool("sth")
    nameColor = record.int32("nclr")
    backgroundEmojiId = record.int64("bgem")
    profileColor = record.int32("pclr")
    profileBackgroundEmojiId = record.int64("pgem")
    emojiStatus = try record.object(PeerEmojiStatus.self, "emjs")
    approximateBoostLevel = record.int32("abl")
    subscriptionUntilDate = record.int32("sud")
    verificationIconFileId = record.int64("vfid")
    sendPaidMessageStars = record.data("sendPaidMessageStars").flatMap { StarsAmount(json: $0) }
    linkedMonoforumId = record.int64("lmid").map { PeerId(packed: $0) }
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(id.packed, "i")
    switch accessHash {
    case .personal(let hash):
      writer.write(hash, "ah")
      writer.write(0 as Int32, "aht")
    case .genericPublic(let hash):
      writer.write(hash, "ah")
      writer.write(1 as Int32, "aht")
    case nil:
      writer.writeNone("ah")
    }
    writer.write(title, "t")
    writer.write(username, "un")
    writer.write(objects: photo, "ph")
    writer.write(creationDate, "d")
    writer.write(version, "v")
    writer.write(participationStatus.rawValue, "ps")
    switch info {
    case .broadcast(let flags):
      writer.write(0 as Int32, "i.t")
      writer.write(flags, "i.f")
    case .group(let flags):
      writer.write(1 as Int32, "i.t")
      writer.write(flags, "i.f")
    }
    writer.write(flags, "fl")
    writer.write(object: restrictionInfo, "ri")
    writer.write(object: adminRights, "ar")
    writer.write(object: bannedRights, "br")
    writer.write(object: defaultBannedRights, "dbr")
    writer.write(objects: usernames, "uns")
    writeLooks(to: &writer)
  }

  private func writeLooks(to writer: inout PostboxWriter) {
    writer.write(storiesHidden, "sth")
    writer.write(nameColor, "nclr")
    writer.write(backgroundEmojiId, "bgem")
    writer.write(profileColor, "pclr")
    writer.write(profileBackgroundEmojiId, "pgem")
    writer.write(object: emojiStatus, "emjs")
    writer.write(approximateBoostLevel, "abl")
    writer.write(subscriptionUntilDate, "sud")
    writer.write(verificationIconFileId, "vfid")
    writer.write(sendPaidMessageStars?.json, "sendPaidMessageStars")
    writer.write(linkedMonoforumId?.packed, "lmid")
  }
}
