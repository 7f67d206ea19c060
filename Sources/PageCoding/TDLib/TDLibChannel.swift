import PageModel

/// What TDLib says of the channel of a banner.
struct TDLibChannel {
  var title: String
  var username: String
  /// The number of an accent colour.
  var color: Int32

  /// A channel without an id, which TDLib does not tell; nil when it tells nothing at all.
  var channel: TelegramChannel? {
    if title.isEmpty, username.isEmpty { return nil }
    return TelegramChannel(
      id: PeerId(namespace: PeerNamespace.empty, id: 0), title: title,
      username: username.isEmpty ? nil : username, nameColor: color)
  }
}
