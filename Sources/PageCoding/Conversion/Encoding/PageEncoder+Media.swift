import PageModel

extension PageEncoder {
  mutating func image(
    _ id: MediaId, _ caption: InstantPageCaption, _ url: String?, _ webpageId: MediaId?,
    _ spoiler: Bool
  ) -> TL.PageBlock {
    let photo = cloudId(id, in: MediaNamespace.cloudImage, "the picture")
    let caption = self.caption(caption)
    if url == nil, webpageId != nil {
      lose("the picture's cached page: without an address there is no place for it")
    }
    if url != nil, webpageId == nil, form == .sent {
      lose("the picture's link: an address without a cached page is not sent")
    }
    guard let url, webpageId != nil || form == .received else {
      return .pageBlockPhoto(spoiler: spoiler, photoId: photo, caption: caption)
    }
    return .pageBlockPhoto(
      spoiler: spoiler, photoId: photo, caption: caption, url: url,
      webpageId: self.webpageId(webpageId, "the picture's cached page"))
  }

  mutating func map(
    _ latitude: Double, _ longitude: Double, _ zoom: Int32, _ size: PixelDimensions,
    _ caption: InstantPageCaption
  ) -> TL.PageBlock {
    let caption = self.caption(caption)
    switch form {
    case .received:
      return .pageBlockMap(
        geo: .geoPoint(long: longitude, lat: latitude, accessHash: 0), zoom: zoom, w: size.width,
        h: size.height, caption: caption)
    case .sent:
      return .inputPageBlockMap(
        geo: .inputGeoPoint(lat: latitude, long: longitude), zoom: zoom, w: size.width,
        h: size.height, caption: caption)
    }
  }

  mutating func relatedArticles(
    _ articles: [InstantPageRelatedArticle]
  ) -> [TL.PageRelatedArticle] {
    var result: [TL.PageRelatedArticle] = []
    for article in articles {
      result.append(
        TL.PageRelatedArticle(
          url: article.url,
          webpageId: cloudId(
            article.webpageId, in: MediaNamespace.cloudWebpage, "an article's page"),
          title: article.title, description: article.description,
          photoId: photoId(article.photoId, "an article's picture"), author: article.author,
          publishedDate: article.date))
    }
    return result
  }

  /// A channel as far as its banner shows it: names, picture, whether one may join.
  mutating func chat(_ channel: TelegramChannel?) -> TL.Chat {
    guard let channel else { return .chatEmpty(id: 0) }
    let chat = chat(channel)
    var decoder = PageDecoder(form: form)
    if decoder.channel(chat) != channel {
      lose("the banner's channel keeps its names, its picture and its key, and nothing else")
    }
    return chat
  }

  private func chat(_ channel: TelegramChannel) -> TL.Chat {
    let (accessHash, isMin) = key(of: channel)
    let isBroadcast: Bool
    switch channel.info {
    case .broadcast: isBroadcast = true
    case .group: isBroadcast = false
    }
    if channel.participationStatus == .kicked {
      return .channelForbidden(
        broadcast: isBroadcast, megagroup: !isBroadcast, id: channel.id.id,
        accessHash: accessHash ?? 0, title: channel.title)
    }
    let restrictions = channel.restrictionInfo?.rules.map {
      TL.RestrictionReason(platform: $0.platform, reason: $0.reason, text: $0.text)
    }
    let usernames = channel.usernames.map {
      TL.Username(editable: $0.flags & 1 != 0, active: $0.flags & 2 != 0, username: $0.username)
    }
    return .channel(
      TL.Chat.Channel(
        left: channel.participationStatus == .left, broadcast: isBroadcast,
        megagroup: !isBroadcast, min: isMin, id: channel.id.id, accessHash: accessHash,
        title: channel.title, username: channel.username, photo: chatPhoto(channel.photo),
        date: channel.creationDate, restrictionReason: restrictions,
        usernames: usernames.isEmpty ? nil : usernames))
  }

  private func key(of channel: TelegramChannel) -> (accessHash: Int64?, isMin: Bool) {
    switch channel.accessHash {
    case .personal(let hash): return (hash, false)
    case .genericPublic(let hash): return (hash, true)
    case nil: return (nil, false)
    }
  }

  private func chatPhoto(_ sizes: [TelegramMediaImageRepresentation]) -> TL.ChatPhoto {
    for size in sizes {
      if case .cloudPeerPhotoSize(let resource) = size.resource, let photoId = resource.photoId {
        return .chatPhoto(
          hasVideo: size.hasVideo, photoId: photoId, strippedThumb: size.immediateThumbnailData,
          dcId: resource.datacenterId)
      }
    }
    return .chatPhotoEmpty
  }
}
