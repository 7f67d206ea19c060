import PageModel

extension PageDecoder {
  /// The channel as far as a banner shows it; nil for other chats.
  ///
  /// Rights, colours and counters belong to whoever is looking and are not taken over.
  mutating func channel(_ chat: TL.Chat) -> TelegramChannel? {
    switch chat {
    case .chatEmpty:
      return nil
    case .channelForbidden(let broadcast, _, _, let id, let accessHash, let title, _):
      return TelegramChannel(
        id: .cloudChannel(id), accessHash: .personal(accessHash), title: title,
        participationStatus: .kicked, info: broadcast ? .broadcast(flags: 0) : .group(flags: 0))
    case .channel(let channel):
      return known(channel)
    case .other:
      lose("a banner of a chat that is not a channel")
      return nil
    }
  }

  private func known(_ channel: TL.Chat.Channel) -> TelegramChannel {
    var accessHash: TelegramPeerAccessHash?
    if let hash = channel.accessHash {
      accessHash = channel.min ? .genericPublic(hash) : .personal(hash)
    }
    let restrictions = channel.restrictionReason.map { reasons in
      PeerAccessRestrictionInfo(
        rules: reasons.map {
          PeerAccessRestrictionInfo.Rule(
            platform: $0.platform, reason: $0.reason, text: $0.text)
        })
    }
    let usernames = (channel.usernames ?? []).map {
      TelegramPeerUsername(
        flags: ($0.editable ? 1 : 0) | ($0.active ? 2 : 0), username: $0.username)
    }
    return TelegramChannel(
      id: .cloudChannel(channel.id), accessHash: accessHash, title: channel.title,
      username: channel.username, photo: sizes(of: channel.photo), creationDate: channel.date,
      participationStatus: channel.left ? .left : .member,
      info: channel.broadcast ? .broadcast(flags: 0) : .group(flags: 0),
      restrictionInfo: restrictions, usernames: usernames)
  }

  /// Pictures of peers come in two fixed sizes.
  private func sizes(of photo: TL.ChatPhoto) -> [TelegramMediaImageRepresentation] {
    guard case .chatPhoto(let hasVideo, let photoId, let thumbnail, let dcId) = photo else {
      return []
    }
    return [(Int32(80), CloudPeerPhotoSizeMediaResource.SizeSpec.small), (640, .fullSize)].map {
      side, spec in
      TelegramMediaImageRepresentation(
        dimensions: PixelDimensions(width: side, height: side),
        resource: .cloudPeerPhotoSize(
          CloudPeerPhotoSizeMediaResource(datacenterId: dcId, photoId: photoId, sizeSpec: spec)),
        immediateThumbnailData: thumbnail, hasVideo: hasVideo)
    }
  }
}
