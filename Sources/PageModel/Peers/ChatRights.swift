/// What an admin may do.
public struct TelegramChatAdminRights: Equatable, Sendable {
  /// Bits as stored.
  public var rights: Int32

  public init(rights: Int32) {
    self.rights = rights
  }

  public static func == (lhs: TelegramChatAdminRights, rhs: TelegramChatAdminRights) -> Bool {
    lhs.rights == rhs.rights
  }
}

/// What a member may not do, and until when.
public struct TelegramChatBannedRights: Equatable, Sendable {
  /// Bits as stored.
  public var flags: Int32
  /// Unix time in seconds.
  public var untilDate: Int32

  public init(flags: Int32, untilDate: Int32) {
    self.flags = flags
    self.untilDate = untilDate
  }

  public static func == (lhs: TelegramChatBannedRights, rhs: TelegramChatBannedRights) -> Bool {
    lhs.flags == rhs.flags && lhs.untilDate == rhs.untilDate
  }
}
