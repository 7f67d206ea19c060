/// The kind of peer a button asks its reader to choose; nil properties ask for nothing.
public enum ReplyMarkupRequestPeerType: Equatable, Sendable {
  case user(User)
  case group(Group)
  case channel(Channel)

  public struct User: Equatable, Sendable {
    public var isBot: Bool?
    public var isPremium: Bool?

    public init(isBot: Bool? = nil, isPremium: Bool? = nil) {
      self.isBot = isBot
      self.isPremium = isPremium
    }

    public static func == (lhs: User, rhs: User) -> Bool {
      lhs.isBot == rhs.isBot && lhs.isPremium == rhs.isPremium
    }
  }

  public struct Group: Equatable, Sendable {
    public var isCreator: Bool
    public var isForum: Bool?
    public var hasUsername: Bool?
    public var botParticipant: Bool
    public var userAdminRights: TelegramChatAdminRights?
    public var botAdminRights: TelegramChatAdminRights?

    public init(
      isCreator: Bool = false, isForum: Bool? = nil, hasUsername: Bool? = nil,
      botParticipant: Bool = false, userAdminRights: TelegramChatAdminRights? = nil,
      botAdminRights: TelegramChatAdminRights? = nil
    ) {
      self.isCreator = isCreator
      self.isForum = isForum
      self.hasUsername = hasUsername
      self.botParticipant = botParticipant
      self.userAdminRights = userAdminRights
      self.botAdminRights = botAdminRights
    }

    public static func == (lhs: Group, rhs: Group) -> Bool {
      if lhs.isCreator != rhs.isCreator { return false }
      if lhs.isForum != rhs.isForum { return false }
      if lhs.hasUsername != rhs.hasUsername { return false }
      if lhs.botParticipant != rhs.botParticipant { return false }
      if lhs.userAdminRights != rhs.userAdminRights { return false }
      return lhs.botAdminRights == rhs.botAdminRights
    }
  }

  public struct Channel: Equatable, Sendable {
    public var isCreator: Bool
    public var hasUsername: Bool?
    public var userAdminRights: TelegramChatAdminRights?
    public var botAdminRights: TelegramChatAdminRights?

    public init(
      isCreator: Bool = false, hasUsername: Bool? = nil,
      userAdminRights: TelegramChatAdminRights? = nil,
      botAdminRights: TelegramChatAdminRights? = nil
    ) {
      self.isCreator = isCreator
      self.hasUsername = hasUsername
      self.userAdminRights = userAdminRights
      self.botAdminRights = botAdminRights
    }

    public static func == (lhs: Channel, rhs: Channel) -> Bool {
      if lhs.isCreator != rhs.isCreator { return false }
      if lhs.hasUsername != rhs.hasUsername { return false }
      if lhs.userAdminRights != rhs.userAdminRights { return false }
      return lhs.botAdminRights == rhs.botAdminRights
    }
  }

  public static func == (
    lhs: ReplyMarkupRequestPeerType, rhs: ReplyMarkupRequestPeerType
  ) -> Bool {
    switch lhs {
    case .user(let left):
      if case .user(let right) = rhs { return left == right }
    case .group(let left):
      if case .group(let right) = rhs { return left == right }
    case .channel(let left):
      if case .channel(let right) = rhs { return left == right }
    }
    return false
  }
}
