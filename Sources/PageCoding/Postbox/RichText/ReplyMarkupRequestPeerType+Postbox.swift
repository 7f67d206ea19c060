import PageModel

extension ReplyMarkupRequestPeerType: PostboxCoded {
  static let postboxType = PostboxTypeName("ReplyMarkupButtonRequestPeerType")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> ReplyMarkupRequestPeerType? {
    switch record.int32("d") ?? 0 {
    case 0: return .user(try record.object(User.self, "u") ?? User())
    case 1: return .group(try record.object(Group.self, "g") ?? Group())
    case 2: return .channel(try record.object(Channel.self, "c") ?? Channel())
    default: return nil
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .user(let user):
      writer.write(0 as Int32, "d")
      writer.write(object: user, "u")
    case .group(let group):
      writer.write(1 as Int32, "d")
      writer.write(object: group, "g")
    case .channel(let channel):
      writer.write(2 as Int32, "d")
      writer.write(object: channel, "c")
    }
  }
}

extension ReplyMarkupRequestPeerType.User: PostboxCoded {
  static let postboxType = PostboxTypeName("User")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let isBot = record.bool("b")
    return Self(isBot: isBot, isPremium: record.bool("p"))
  }

  func write(to writer: inout PostboxWriter) {
    if let isBot { writer.write(isBot, "b") }
    if let isPremium { writer.write(isPremium, "p") }
  }
}

extension ReplyMarkupRequestPeerType.Group: PostboxCoded {
  static let postboxType = PostboxTypeName("Group")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    var group = Self(isCreator: record.bool("cr") ?? false)
    group.hasUsername = record.bool("un")
    group.isForum = record.bool("fo")
    group.botParticipant = record.bool("bo") ?? false
    group.userAdminRights = try record.object(TelegramChatAdminRights.self, "ur")
    group.botAdminRights = try record.object(TelegramChatAdminRights.self, "br")
    return group
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(isCreator, "cr")
    if let hasUsername { writer.write(hasUsername, "un") }
    if let isForum { writer.write(isForum, "fo") }
    writer.write(botParticipant, "bo")
    if let userAdminRights { writer.write(object: userAdminRights, "ur") }
    if let botAdminRights { writer.write(object: botAdminRights, "br") }
  }
}

extension ReplyMarkupRequestPeerType.Channel: PostboxCoded {
  static let postboxType = PostboxTypeName("Channel")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    var channel = Self(isCreator: record.bool("cr") ?? false)
    channel.hasUsername = record.bool("un")
    channel.userAdminRights = try record.object(TelegramChatAdminRights.self, "ur")
    channel.botAdminRights = try record.object(TelegramChatAdminRights.self, "br")
    return channel
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(isCreator, "cr")
    if let hasUsername { writer.write(hasUsername, "un") }
    if let userAdminRights { writer.write(object: userAdminRights, "ur") }
    if let botAdminRights { writer.write(object: botAdminRights, "br") }
  }
}
