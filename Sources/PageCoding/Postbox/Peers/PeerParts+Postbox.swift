import PageModel

extension TelegramChatAdminRights: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramChatAdminRights")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramChatAdminRights? {
    TelegramChatAdminRights(rights: record.int32("f") ?? 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(rights, "f")
  }
}

extension TelegramChatBannedRights: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramChatBannedRights")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramChatBannedRights? {
    let flags = record.int32("f") ?? 0
    return TelegramChatBannedRights(flags: flags, untilDate: record.int32("d") ?? 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(flags, "f")
    writer.write(untilDate, "d")
  }
}

extension TelegramPeerUsername: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramPeerUsername")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramPeerUsername? {
    let flags = record.int32("f") ?? 0
    return TelegramPeerUsername(flags: flags, username: record.string("un") ?? "")
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(flags, "f")
    writer.write(username, "un")
  }
}

extension PeerAccessRestrictionInfo: PostboxCoded {
  static let postboxType = PostboxTypeName("PeerAccessRestrictionInfo")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> PeerAccessRestrictionInfo? {
    PeerAccessRestrictionInfo(rules: try record.objects(Rule.self, "rs"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(objects: rules, "rs")
  }
}

extension PeerAccessRestrictionInfo.Rule: PostboxCoded {
  static let postboxType = PostboxTypeName("RestrictionRule")

  private static let everyPlatform = "all"

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let platform = record.string("p") ?? everyPlatform
    let reason = record.string("r") ?? ""
    return Self(platform: platform, reason: reason, text: record.string("t") ?? "")
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(platform, "p")
    writer.write(reason, "r")
    writer.write(text, "t")
  }
}
