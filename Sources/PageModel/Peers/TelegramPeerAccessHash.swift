/// The key the server wants to see beside a peer's id.
public enum TelegramPeerAccessHash: Equatable, Sendable {
  case personal(Int64)
  /// Not the reader's own key: good for public peers only.
  case genericPublic(Int64)

  public static func == (lhs: TelegramPeerAccessHash, rhs: TelegramPeerAccessHash) -> Bool {
    switch (lhs, rhs) {
    case (.personal(let left), .personal(let right)): return left == right
    case (.genericPublic(let left), .genericPublic(let right)): return left == right
    case (.personal, .genericPublic), (.genericPublic, .personal): return false
    }
  }
}

/// One of the names a peer can be found by.
public struct TelegramPeerUsername: Equatable, Sendable {
  /// Bits as stored.
  public var flags: Int32
  public var username: String

  public init(flags: Int32, username: String) {
    self.flags = flags
    self.username = username
  }

  public static func == (lhs: TelegramPeerUsername, rhs: TelegramPeerUsername) -> Bool {
    lhs.flags == rhs.flags && lhs.username == rhs.username
  }
}

/// Why a peer may not be shown on some platforms.
public struct PeerAccessRestrictionInfo: Equatable, Sendable {
  public var rules: [Rule]

  public init(rules: [Rule]) {
    self.rules = rules
  }

  public struct Rule: Equatable, Sendable {
    public var platform: String
    public var reason: String
    public var text: String

    public init(platform: String, reason: String, text: String) {
      self.platform = platform
      self.reason = reason
      self.text = text
    }

    public static func == (lhs: Rule, rhs: Rule) -> Bool {
      if lhs.platform != rhs.platform { return false }
      if lhs.reason != rhs.reason { return false }
      return lhs.text == rhs.text
    }
  }

  public static func == (lhs: PeerAccessRestrictionInfo, rhs: PeerAccessRestrictionInfo) -> Bool {
    lhs.rules == rhs.rules
  }
}
