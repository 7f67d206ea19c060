/// A medium of a page.
public enum Media: Sendable {
  case image
  case file
}
public struct PeerId: Hashable, Sendable {}
public struct TelegramChannel: Sendable {}
public struct ReplyMarkupRequestPeerType: Sendable {}
