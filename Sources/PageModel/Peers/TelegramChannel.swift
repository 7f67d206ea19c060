/// A channel or a supergroup, as a channel banner shows it.
public struct TelegramChannel: Sendable {
  public var id: PeerId
  public var accessHash: TelegramPeerAccessHash?
  public var title: String
  public var username: String?
  public var photo: [TelegramMediaImageRepresentation]
  /// Unix time in seconds.
  public var creationDate: Int32
  public var version: Int32
  public var participationStatus: ParticipationStatus
  public var info: Info
  /// Bits as stored.
  public var flags: Int32
  public var restrictionInfo: PeerAccessRestrictionInfo?
  public var adminRights: TelegramChatAdminRights?
  public var bannedRights: TelegramChatBannedRights?
  public var defaultBannedRights: TelegramChatBannedRights?
  public var usernames: [TelegramPeerUsername]
  public var storiesHidden: Bool?
  /// The number of an accent colour.
  public var nameColor: Int32?
  public var backgroundEmojiId: Int64?
  /// The number of an accent colour.
  public var profileColor: Int32?
  public var profileBackgroundEmojiId: Int64?
  public var emojiStatus: PeerEmojiStatus?
  public var approximateBoostLevel: Int32?
  /// Unix time in seconds.
  public var subscriptionUntilDate: Int32?
  public var verificationIconFileId: Int64?
  public var sendPaidMessageStars: StarsAmount?
  public var linkedMonoforumId: PeerId?

  public init(
    id: PeerId, accessHash: TelegramPeerAccessHash? = nil, title: String,
    username: String? = nil, photo: [TelegramMediaImageRepresentation] = [],
    creationDate: Int32 = 0, version: Int32 = 0,
    participationStatus: ParticipationStatus = .left, info: Info = .broadcast(flags: 0),
    flags: Int32 = 0, restrictionInfo: PeerAccessRestrictionInfo? = nil,
    adminRights: TelegramChatAdminRights? = nil, bannedRights: TelegramChatBannedRights? = nil,
    defaultBannedRights: TelegramChatBannedRights? = nil, usernames: [TelegramPeerUsername] = [],
    storiesHidden: Bool? = nil, nameColor: Int32? = nil, backgroundEmojiId: Int64? = nil,
    profileColor: Int32? = nil, profileBackgroundEmojiId: Int64? = nil,
    emojiStatus: PeerEmojiStatus? = nil, approximateBoostLevel: Int32? = nil,
    subscriptionUntilDate: Int32? = nil, verificationIconFileId: Int64? = nil,
    sendPaidMessageStars: StarsAmount? = nil, linkedMonoforumId: PeerId? = nil
  ) {
    self.id = id
    self.accessHash = accessHash
    self.title = title
    self.username = username
    self.photo = photo
    self.creationDate = creationDate
    self.version = version
    self.participationStatus = participationStatus
    self.info = info
    self.flags = flags
    self.restrictionInfo = restrictionInfo
    self.adminRights = adminRights
    self.bannedRights = bannedRights
    self.defaultBannedRights = defaultBannedRights
    self.usernames = usernames
    self.storiesHidden = storiesHidden
    self.nameColor = nameColor
    self.backgroundEmojiId = backgroundEmojiId
    self.profileColor = profileColor
    self.profileBackgroundEmojiId = profileBackgroundEmojiId
    self.emojiStatus = emojiStatus
    self.approximateBoostLevel = approximateBoostLevel
    self.subscriptionUntilDate = subscriptionUntilDate
    self.verificationIconFileId = verificationIconFileId
    self.sendPaidMessageStars = sendPaidMessageStars
    self.linkedMonoforumId = linkedMonoforumId
  }

  /// How the reader stands to the channel; raw values are the stored form.
  public enum ParticipationStatus: Int32, Sendable {
    case member = 0
    case left = 1
    case kicked = 2
  }

  /// A channel that only its admins write in, or a group; the flags are bits as stored.
  public enum Info: Equatable, Sendable {
    case broadcast(flags: Int32)
    case group(flags: Int32)

    public static func == (lhs: Info, rhs: Info) -> Bool {
      switch (lhs, rhs) {
      case (.broadcast(let left), .broadcast(let right)): return left == right
      case (.group(let left), .group(let right)): return left == right
      case (.broadcast, .group), (.group, .broadcast): return false
      }
    }
  }
}

extension TelegramChannel: Equatable {
  public static func == (lhs: TelegramChannel, rhs: TelegramChannel) -> Bool {
    lhs.hasEqualIdentity(rhs) && lhs.hasEqualStanding(rhs) && lhs.hasEqualLooks(rhs)
  }

  private func hasEqualIdentity(_ other: TelegramChannel) -> Bool {
    if id != other.id { return false }
    if accessHash != other.accessHash { return false }
    if title != other.title { return false }
    if username != other.username { return false }
    if usernames != other.usernames { return false }
    if photo != other.photo { return false }
    if creationDate != other.creationDate { return false }
    return version == other.version
  }

  private func hasEqualStanding(_ other: TelegramChannel) -> Bool {
    if participationStatus != other.participationStatus { return false }
    if info != other.info { return false }
    if flags != other.flags { return false }
    if restrictionInfo != other.restrictionInfo { return false }
    if adminRights != other.adminRights { return false }
    if bannedRights != other.bannedRights { return false }
    if defaultBannedRights != other.defaultBannedRights { return false }
    if subscriptionUntilDate != other.subscriptionUntilDate { return false }
    if sendPaidMessageStars != other.sendPaidMessageStars { return false }
    return linkedMonoforumId == other.linkedMonoforumId
  }

  private func hasEqualLooks(_ other: TelegramChannel) -> Bool {
    if storiesHidden != other.storiesHidden { return false }
    if nameColor != other.nameColor { return false }
    if backgroundEmojiId != other.backgroundEmojiId { return false }
    if profileColor != other.profileColor { return false }
    if profileBackgroundEmojiId != other.profileBackgroundEmojiId { return false }
    if emojiStatus != other.emojiStatus { return false }
    if approximateBoostLevel != other.approximateBoostLevel { return false }
    return verificationIconFileId == other.verificationIconFileId
  }
}
