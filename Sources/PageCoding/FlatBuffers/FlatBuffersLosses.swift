import PageModel

extension InstantPage {
  /// What ``encodeFlatBuffers()`` cannot hold of the page.
  ///
  /// The form knows no buttons that only bots' keyboards have, no resources outside of the
  /// server's and the device's own, only 32 bits of the times in media, and takes some values for
  /// "none": sizes of 0 bytes, empty thumbnails, the smallest number of a field.
  public func flatBuffersLosses() -> [PageLoss] {
    losses(in: FlatBuffersLosses())
  }
}

struct FlatBuffersLosses: StorageLosses {
  func loss(of action: ReplyMarkupButtonAction) -> String? {
    switch action {
    case .text, .requestPhone, .requestMap, .setupPoll, .requestPeer:
      return "a button that only works on a bot's keyboard becomes a disabled one"
    case .openUserProfile(let peerId):
      return peerId.survivesPacking ? nil : "a button opens the profile of another peer"
    case .url, .callback, .switchInline, .openWebApp, .payment, .urlAuth, .openWebView, .copyText,
      .disabled:
      return nil
    }
  }

  func loss(of article: InstantPageRelatedArticle) -> String? {
    article.date == .min ? "the date of an article reads as none" : nil
  }

  func losses(of channel: TelegramChannel) -> [String] {
    let numbers = [
      channel.backgroundEmojiId, channel.profileBackgroundEmojiId, channel.verificationIconFileId,
    ]
    let smallNumbers = [
      channel.approximateBoostLevel, channel.subscriptionUntilDate,
      channel.emojiStatus?.expirationDate,
    ]
    guard numbers.contains(.min) || smallNumbers.contains(.min) else { return [] }
    return ["a number of the channel reads as none"]
  }

  func loss(of block: InstantPageBlock) -> String? { nil }

  func loss(of page: InstantPage) -> String? {
    page.views == .min ? "the number of views reads as none" : nil
  }

  func loss(of medium: Media, namedAs id: MediaId) -> String? {
    medium.id == id
      ? nil : "it is found by its own name, \(medium.id.namespace):\(medium.id.id), only"
  }

  func loss(of piece: MediaPiece) -> String? {
    switch piece {
    case .data(let bytes): return bytes.isEmpty ? "something of no bytes reads as absent" : nil
    case .resource(let resource): return loss(of: resource)
    case .file(let file): return file.size == .min ? "the file's size reads as unknown" : nil
    case .startTimestamp(let start):
      if start == FlatBuffersNone.startTimestamp { return "the video's start reads as none" }
      return loss(of: start, "the video's start")
    case .attribute(.video(let video)):
      if video.preloadSize == 0 { return "a preload size of 0 bytes reads as none" }
      if video.coverTime == 0 { return "a cover at 0 seconds reads as none" }
      return loss(of: video.duration, "the duration")
        ?? video.coverTime.flatMap { loss(of: $0, "the time of the cover") }
    case .attribute(.sticker(_, _, let mask?)):
      return loss(of: mask.x, "the mask's place") ?? loss(of: mask.y, "the mask's place")
        ?? loss(of: mask.zoom, "the mask's size")
    case .attribute, .pack: return nil
    case .message(let message):
      return message.threadId == .min ? "the message's thread reads as none" : nil
    }
  }

  private func loss(of number: Double, _ name: String) -> String? {
    number.isNaN || Double(Float(number)) == number ? nil : "\(name) is rounded to 32 bits"
  }

  private func loss(of resource: TelegramMediaResource) -> String? {
    let unknownSize = "a size of 0 bytes reads as unknown"
    let noNumber = "a number of its resource reads as none"
    switch resource {
    case .cloudFile(let file): return file.size == 0 ? unknownSize : nil
    case .cloudPhotoSize(let photo): return photo.size == 0 ? unknownSize : nil
    case .cloudDocument(let document): return document.size == 0 ? unknownSize : nil
    case .cloudDocumentSize: return nil
    case .cloudPeerPhotoSize(let photo):
      let isLost = [photo.photoId, photo.volumeId].contains(.min) || photo.localId == .min
      return isLost ? noNumber : nil
    case .cloudStickerPackThumbnail(let thumbnail):
      let isLost =
        [thumbnail.thumbVersion, thumbnail.localId].contains(.min) || thumbnail.volumeId == .min
      return isLost ? noNumber : nil
    case .localFile(let file): return file.size == .min ? noNumber : nil
    case .localFileReference: return "what lies in a file of a path is left out"
    case .httpReference, .webFileReference: return "what lies at a web address is left out"
    case .empty: return "what lies nowhere is left out"
    }
  }
}
