import PageModel

/// Media and peers by hand: every part of them at least once, every optional one there and absent.
extension StoragePages {
  /// A page whose media and channels have every part that both forms hold.
  static func parts() -> InstantPage {
    var page = InstantPage(
      blocks: channels.map { .channelBanner($0) } + [
        .buttonRow(alignment: .right, buttons: buttons)
      ])
    for (index, resource) in resources.enumerated() {
      var file = self.file(Int64(index))
      file.resource = resource
      file.partialReference = partialReferences[index % partialReferences.count]
      file.previewRepresentations = representations(resource)
      file.videoThumbnails = [.init(dimensions: .init(width: 3, height: 4), resource: resource)]
      file.size = index == 0 ? nil : Int64(index) << 33
      file.attributes = attributes.indices.filter { $0 % resources.count == index }
        .map { attributes[$0] }
      file.alternativeRepresentations = [self.file(-1)]
      page.media[file.fileId] = .file(file)
    }
    for (index, reference) in partialReferences.enumerated() {
      let image = self.image(index, reference)
      page.media[image.imageId] = .image(image)
    }
    return page
  }

  private static func image(
    _ index: Int, _ reference: PartialMediaReference
  ) -> TelegramMediaImage {
    var image = TelegramMediaImage(imageId: .cloudImage(Int64(index)))
    image.representations = representations(resources[index % resources.count])
    image.videoRepresentations = [nil, 0, 2.5].map {
      .init(dimensions: .init(width: 5, height: 6), resource: resources[0], startTimestamp: $0)
    }
    image.immediateThumbnailData = index == 0 ? nil : [1, 2, 3]
    image.emojiMarkup = .init(
      content: index % 2 == 0
        ? .emoji(fileId: 7) : .sticker(packReference: .name("p"), fileId: 8),
      backgroundColors: [0xff, -1])
    image.reference =
      index == 1 ? nil : .cloud(imageId: 9, accessHash: -9, fileReference: index == 2 ? nil : [4])
    image.partialReference = reference
    image.flags = [.hasStickers, .isLivePhoto]
    if index == 0 {
      var video = self.file(100)
      video.videoCover = TelegramMediaImage(imageId: .cloudImage(101))
      image.video = video
    }
    return image
  }

  private static func representations(
    _ resource: TelegramMediaResource
  ) -> [TelegramMediaImageRepresentation] {
    [
      .init(dimensions: .init(width: 1, height: 2), resource: resource),
      .init(
        dimensions: .init(width: 0, height: 0), resource: resource, progressiveSizes: [1, 2],
        immediateThumbnailData: [5], hasVideo: true, isPersonal: true, typeHint: .animated),
      .init(
        dimensions: .init(width: -1, height: 7), resource: resource, typeHint: .video),
    ]
  }

  private static let resources: [TelegramMediaResource] = [
    .cloudFile(.init(datacenterId: 1, volumeId: 2, localId: 3, secret: 4)),
    .cloudFile(
      .init(datacenterId: 1, volumeId: 2, localId: 3, secret: 4, size: 5, fileReference: [6])),
    .cloudDocumentSize(.init(datacenterId: 2, documentId: 3, accessHash: 4, sizeSpec: "m")),
    .cloudPhotoSize(
      .init(
        datacenterId: 3, photoId: 4, accessHash: 5, sizeSpec: "x", size: 6, fileReference: [7])),
    .cloudPeerPhotoSize(.init(datacenterId: 4, sizeSpec: .fullSize)),
    .cloudPeerPhotoSize(
      .init(datacenterId: 4, photoId: 0, sizeSpec: .small, volumeId: 0, localId: 0)),
    .cloudStickerPackThumbnail(.init(datacenterId: 5)),
    .cloudStickerPackThumbnail(
      .init(datacenterId: 5, thumbVersion: 0, volumeId: 1, localId: 2)),
    .cloudDocument(.init(datacenterId: 6, fileId: 7, accessHash: 8)),
    .cloudDocument(
      .init(
        datacenterId: 6, fileId: 7, accessHash: 8, size: 9, fileReference: [10],
        fileName: "a.pdf")),
    .localFile(.init(fileId: 8, size: 0, isSecretRelated: true)),
  ]

  private static let attributes: [TelegramMediaFileAttribute] =
    [
      .fileName("a.mp4"), .animated, .hasLinkedStickers, .hintFileIsLarge, .hintIsValidated,
      .noPremium, .imageSize(.init(width: 1, height: 2)),
      .sticker(displayText: "👍", packReference: nil, maskData: nil),
      .sticker(
        displayText: "👍", packReference: .id(id: 1, accessHash: 2),
        maskData: .init(n: 3, x: 0.5, y: -0.25, zoom: 2)),
      .video(.init(duration: 1.5, size: .init(width: 3, height: 4))),
      .video(
        .init(
          duration: 0, size: .init(width: 0, height: 0), flags: [.isSilent], preloadSize: 1,
          coverTime: 0.5, videoCodec: "av1")),
      .audio(.init(isVoice: false, duration: 1)),
      .audio(
        .init(isVoice: true, duration: 0, title: "t", performer: "p", waveform: [0, 255])),
      .customEmoji(isPremium: true, isSingleColor: false, alt: "🫠", packReference: nil),
    ]
    + packs.map {
      .customEmoji(isPremium: false, isSingleColor: true, alt: "", packReference: $0)
    }

  private static let packs: [StickerPackReference] = [
    .id(id: 1, accessHash: 2), .name("n"), .animatedEmoji, .dice("🎯"), .animatedEmojiAnimations,
    .premiumGifts, .emojiGenericAnimations, .iconStatusEmoji, .iconTopicEmoji,
    .iconChannelStatusEmoji, .tonGifts,
  ]

  private static let partialReferences: [PartialMediaReference] = [
    .message(nil),
    .message(
      MessageReference(
        peer: .user(id: 1, accessHash: 2), author: .group(id: 3),
        messageId: MessageId(
          peerId: .cloudChannel(4), namespace: MessageNamespace.cloud, id: 5),
        timestamp: 6, incoming: true, secret: true, threadId: 7)),
    .message(
      MessageReference(
        peer: .channel(id: 1, accessHash: 2),
        messageId: MessageId(peerId: .cloudUser(4), namespace: MessageNamespace.local, id: 5),
        timestamp: 0, incoming: false)),
    .webPage(nil), .webPage(WebpageReference(webpageId: 1, url: "u")), .stickerPack(.name("n")),
    .savedGif, .savedSticker, .recentSticker, .savedMusic(nil),
    .savedMusic(.user(id: 1, accessHash: 2)),
  ]

  private static let buttons: [InstantPageButton] = [
    .init(text: .plain("a"), action: .url("u"), color: .primary),
    .init(text: .plain("b"), action: .urlAuth(url: "u", buttonId: 1), color: .danger),
    .init(text: .plain("c"), action: .openWebView(url: "u", simple: true), color: .success),
    .init(text: .plain("d"), action: .callback(requiresPassword: true, data: [0]), isLink: true),
    .init(text: .plain("e"), action: .openWebApp),
    .init(text: .plain("f"), action: .payment),
    .init(
      text: .plain("g"),
      action: .switchInline(samePeer: true, query: "q", peerTypes: [.bots, .groups])),
    .init(text: .plain("h"), action: .openUserProfile(.cloudUser(1 << 40))),
    .init(text: .plain("i"), action: .copyText(payload: "p")),
    .init(text: .plain("j"), action: .disabled),
  ]

  static let gift = PeerEmojiStatus.StarGift(
    id: 1, fileId: 2, title: "t", slug: "s", patternFileId: 3, innerColor: 4, outerColor: 5,
    patternColor: 6, textColor: 7)

  private static let channels: [TelegramChannel] = [
    TelegramChannel(id: .cloudChannel(9), title: ""),
    TelegramChannel(
      id: .cloudChannel(9), accessHash: .genericPublic(8), title: "c", username: "u",
      photo: representations(resources[0]), creationDate: 1, version: 2,
      participationStatus: .kicked, info: .group(flags: 3), flags: 4,
      restrictionInfo: .init(rules: [.init(platform: "ios", reason: "r", text: "t")]),
      adminRights: .init(rights: 5), bannedRights: .init(flags: 6, untilDate: 7),
      defaultBannedRights: .init(flags: 1, untilDate: 2),
      usernames: [.init(flags: 3, username: "x")], storiesHidden: true, nameColor: 0,
      backgroundEmojiId: 10, profileColor: 11, profileBackgroundEmojiId: 12,
      emojiStatus: PeerEmojiStatus(content: .starGift(gift), expirationDate: 13),
      approximateBoostLevel: 14, subscriptionUntilDate: 15, verificationIconFileId: 16,
      sendPaidMessageStars: StarsAmount(value: 17, nanos: 18), linkedMonoforumId: .cloudUser(19)),
    TelegramChannel(
      id: .cloudChannel(1), accessHash: .personal(-8), title: "d", participationStatus: .member,
      info: .broadcast(flags: 1), storiesHidden: false,
      emojiStatus: PeerEmojiStatus(content: .emoji(fileId: 1))),
  ]
}
