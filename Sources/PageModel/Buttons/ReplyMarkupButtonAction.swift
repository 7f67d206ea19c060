/// What pressing a button does; shared with the keyboards under bot messages.
public enum ReplyMarkupButtonAction: Sendable {
  case text
  case url(String)
  case callback(requiresPassword: Bool, data: [UInt8])
  case requestPhone
  case requestMap
  case switchInline(samePeer: Bool, query: String, peerTypes: ReplyMarkupPeerTypes)
  /// Opens a game.
  case openWebApp
  case payment
  case urlAuth(url: String, buttonId: Int32)
  case setupPoll(isQuiz: Bool?)
  case openUserProfile(PeerId)
  case openWebView(url: String, simple: Bool)
  case requestPeer(peerType: ReplyMarkupRequestPeerType, buttonId: Int32, maxQuantity: Int32)
  case copyText(payload: String)
  case disabled
}

/// The kinds of chat an inline query may be sent to.
public struct ReplyMarkupPeerTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static let users = ReplyMarkupPeerTypes(rawValue: 1 << 0)
  public static let bots = ReplyMarkupPeerTypes(rawValue: 1 << 1)
  public static let channels = ReplyMarkupPeerTypes(rawValue: 1 << 2)
  public static let groups = ReplyMarkupPeerTypes(rawValue: 1 << 3)
}
