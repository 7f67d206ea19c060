import PageModel
import Testing

/// Changes one field of a value; the changed values must differ from the plain one.
private typealias Change<Value> = (field: String, apply: (inout Value) -> Void)

@Suite("Media that differ in one field")
struct MediaFieldTests {
  @Test func images() {
    let representation = TelegramMediaImageRepresentation(
      dimensions: PixelDimensions(width: 1, height: 1), resource: .empty)
    let video = TelegramMediaImage.VideoRepresentation(
      dimensions: PixelDimensions(width: 1, height: 1), resource: .empty)
    expectDifferent(
      TelegramMediaImage(imageId: .cloudImage(1)),
      [
        ("id", { $0.imageId = .cloudImage(2) }),
        ("representations", { $0.representations = [representation] }),
        ("videos", { $0.videoRepresentations = [video] }),
        ("thumbnail", { $0.immediateThumbnailData = [] }),
        (
          "markup",
          { $0.emojiMarkup = .init(content: .emoji(fileId: 1), backgroundColors: [0xff]) }
        ),
        (
          "markup with a sticker",
          {
            $0.emojiMarkup = .init(
              content: .sticker(packReference: .animatedEmoji, fileId: 1), backgroundColors: [])
          }
        ),
        ("reference", { $0.reference = .cloud(imageId: 1, accessHash: 2, fileReference: nil) }),
        (
          "file reference",
          { $0.reference = .cloud(imageId: 1, accessHash: 2, fileReference: [3]) }
        ),
        ("partial reference", { $0.partialReference = .savedGif }),
        ("flags", { $0.flags = .isLivePhoto }),
        ("unknown flags", { $0.flags = TelegramMediaImage.Flags(rawValue: 64) }),
        (
          "video",
          {
            $0.video = TelegramMediaFile(fileId: .cloudFile(1), resource: .empty, mimeType: "v")
          }
        ),
      ], dump: { Media.image($0).dump })
    expectDifferent(
      representation,
      [
        ("size", { $0.dimensions.width = 2 }),
        ("resource", { $0.resource = .httpReference(.init(url: "u")) }),
        ("progressive sizes", { $0.progressiveSizes = [1] }),
        ("thumbnail", { $0.immediateThumbnailData = [1] }),
        ("video", { $0.hasVideo = true }), ("personal", { $0.isPersonal = true }),
        ("hint", { $0.typeHint = .animated }), ("other hint", { $0.typeHint = .video }),
      ],
      dump: {
        Media.image(TelegramMediaImage(imageId: .cloudImage(1), representations: [$0])).dump
      })
  }

  @Test func files() {
    let plain = TelegramMediaFile(fileId: .cloudFile(1), resource: .empty, mimeType: "")
    expectDifferent(
      plain,
      [
        ("id", { $0.fileId = .cloudFile(2) }),
        ("seen in", { $0.partialReference = .recentSticker }),
        ("resource", { $0.resource = .localFile(.init(fileId: 1, isSecretRelated: false)) }),
        (
          "previews",
          {
            $0.previewRepresentations = [
              .init(dimensions: PixelDimensions(width: 1, height: 1), resource: .empty)
            ]
          }
        ),
        (
          "video thumbnails",
          {
            $0.videoThumbnails = [
              .init(dimensions: PixelDimensions(width: 1, height: 1), resource: .empty)
            ]
          }
        ),
        ("cover", { $0.videoCover = TelegramMediaImage(imageId: .cloudImage(1)) }),
        ("thumbnail", { $0.immediateThumbnailData = [1] }),
        ("type", { $0.mimeType = "a/b" }), ("size", { $0.size = 0 }),
        ("attributes", { $0.attributes = [.animated] }),
        ("alternatives", { $0.alternativeRepresentations = [plain] }),
      ], dump: { Media.file($0).dump })
    #expect(Media.file(plain) != Media.image(TelegramMediaImage(imageId: .cloudFile(1))))
  }

  @Test func attributes() {
    let size = PixelDimensions(width: 1, height: 1)
    let video = TelegramMediaVideoAttribute(duration: 1, size: size)
    let audio = TelegramMediaAudioAttribute(isVoice: false, duration: 1)
    expectAllDifferent(
      [
        .fileName("a"), .fileName("b"),
        .sticker(displayText: "a", packReference: nil, maskData: nil),
        .sticker(displayText: "b", packReference: nil, maskData: nil),
        .sticker(displayText: "a", packReference: .name("p"), maskData: nil),
        .sticker(
          displayText: "a", packReference: nil,
          maskData: StickerMaskCoords(n: 0, x: 0, y: 0, zoom: 1)),
        .imageSize(size), .animated, .hasLinkedStickers, .hintFileIsLarge, .hintIsValidated,
        .noPremium,
        .video(video), .video(changed(video) { $0.duration = 2 }),
        .video(changed(video) { $0.size.width = 2 }),
        .video(changed(video) { $0.flags = .isSilent }),
        .video(changed(video) { $0.flags = .instantRoundVideo }),
        .video(changed(video) { $0.flags = .supportsStreaming }),
        .video(changed(video) { $0.preloadSize = 1 }),
        .video(changed(video) { $0.coverTime = 0 }),
        .video(changed(video) { $0.videoCodec = "c" }),
        .audio(audio), .audio(changed(audio) { $0.isVoice = true }),
        .audio(changed(audio) { $0.duration = 2 }), .audio(changed(audio) { $0.title = "t" }),
        .audio(changed(audio) { $0.performer = "p" }),
        .audio(changed(audio) { $0.waveform = [] }),
        .customEmoji(isPremium: false, isSingleColor: false, alt: "a", packReference: nil),
        .customEmoji(isPremium: true, isSingleColor: false, alt: "a", packReference: nil),
        .customEmoji(isPremium: false, isSingleColor: true, alt: "a", packReference: nil),
        .customEmoji(isPremium: false, isSingleColor: false, alt: "b", packReference: nil),
        .customEmoji(isPremium: false, isSingleColor: false, alt: "a", packReference: .tonGifts),
      ] as [TelegramMediaFileAttribute],
      dump: { attribute in
        Media.file(
          TelegramMediaFile(
            fileId: .cloudFile(1), resource: .empty, mimeType: "", attributes: [attribute])
        ).dump
      })
  }

  @Test func resources() {
    expectAllDifferent(
      [
        .cloudFile(.init(datacenterId: 1, volumeId: 2, localId: 3, secret: 4)),
        .cloudFile(.init(datacenterId: 2, volumeId: 2, localId: 3, secret: 4)),
        .cloudFile(.init(datacenterId: 1, volumeId: 2, localId: 3, secret: 4, size: 0)),
        .cloudFile(
          .init(datacenterId: 1, volumeId: 2, localId: 3, secret: 4, fileReference: [])),
        .cloudDocumentSize(.init(datacenterId: 1, documentId: 2, accessHash: 3, sizeSpec: "m")),
        .cloudDocumentSize(.init(datacenterId: 1, documentId: 2, accessHash: 3, sizeSpec: "s")),
        .cloudPhotoSize(.init(datacenterId: 1, photoId: 2, accessHash: 3, sizeSpec: "m")),
        .cloudPhotoSize(.init(datacenterId: 1, photoId: 2, accessHash: 4, sizeSpec: "m")),
        .cloudPeerPhotoSize(.init(datacenterId: 1, sizeSpec: .small)),
        .cloudPeerPhotoSize(.init(datacenterId: 1, sizeSpec: .fullSize)),
        .cloudPeerPhotoSize(.init(datacenterId: 1, photoId: 1, sizeSpec: .small)),
        .cloudStickerPackThumbnail(.init(datacenterId: 1)),
        .cloudStickerPackThumbnail(.init(datacenterId: 1, thumbVersion: 0)),
        .cloudDocument(.init(datacenterId: 1, fileId: 2, accessHash: 3)),
        .cloudDocument(.init(datacenterId: 1, fileId: 2, accessHash: 3, fileName: "a")),
        .localFile(.init(fileId: 1, isSecretRelated: false)),
        .localFile(.init(fileId: 1, isSecretRelated: true)),
        .localFileReference(
          .init(localFilePath: "p", randomId: 1, isUniquelyReferencedTemporaryFile: false)),
        .localFileReference(
          .init(localFilePath: "p", randomId: 1, isUniquelyReferencedTemporaryFile: true)),
        .httpReference(.init(url: "u")), .httpReference(.init(url: "v")),
        .webFileReference(.init(url: "u", size: 1, accessHash: 2)),
        .webFileReference(.init(url: "u", size: 1, accessHash: 3)),
        .empty,
      ] as [TelegramMediaResource],
      dump: { resource in
        Media.file(
          TelegramMediaFile(fileId: .cloudFile(1), resource: resource, mimeType: "")
        ).dump
      })
  }

  @Test func references() {
    let message = MessageReference(
      peer: .group(id: 1),
      messageId: MessageId(peerId: .cloudGroup(1), namespace: MessageNamespace.cloud, id: 2),
      timestamp: 3, incoming: false)
    let packs: [StickerPackReference] = [
      .id(id: 1, accessHash: 2), .id(id: 1, accessHash: 3), .name("a"), .name("b"),
      .animatedEmoji, .dice("a"), .dice("b"), .animatedEmojiAnimations, .premiumGifts,
      .emojiGenericAnimations, .iconStatusEmoji, .iconTopicEmoji, .iconChannelStatusEmoji,
      .tonGifts,
    ]
    expectAllDifferent(
      [
        .message(nil), .message(message), .message(changed(message) { $0.peer = .group(id: 2) }),
        .message(changed(message) { $0.peer = .user(id: 1, accessHash: 2) }),
        .message(changed(message) { $0.peer = .channel(id: 1, accessHash: 2) }),
        .message(changed(message) { $0.author = .group(id: 2) }),
        .message(changed(message) { $0.messageId.id = 3 }),
        .message(changed(message) { $0.timestamp = 4 }),
        .message(changed(message) { $0.incoming = true }),
        .message(changed(message) { $0.secret = true }),
        .message(changed(message) { $0.threadId = 0 }),
        .webPage(nil), .webPage(.init(webpageId: 1, url: "u")),
        .webPage(.init(webpageId: 2, url: "u")), .webPage(.init(webpageId: 1, url: "v")),
        .savedGif, .savedSticker, .recentSticker, .savedMusic(nil), .savedMusic(.group(id: 1)),
      ] + packs.map { PartialMediaReference.stickerPack($0) },
      dump: { reference in
        Media.image(
          TelegramMediaImage(imageId: .cloudImage(1), partialReference: reference)
        ).dump
      })
  }

  @Test func webPages() {
    let content = TelegramMediaWebpageLoadedContent(url: "u", displayUrl: "d", hash: 1)
    let image = TelegramMediaImage(imageId: .cloudImage(1))
    let file = TelegramMediaFile(fileId: .cloudFile(1), resource: .empty, mimeType: "")
    expectDifferent(
      content,
      [
        ("url", { $0.url = "v" }), ("display", { $0.displayUrl = "e" }), ("hash", { $0.hash = 2 }),
        ("type", { $0.type = "t" }), ("site", { $0.websiteName = "w" }),
        ("title", { $0.title = "t" }), ("text", { $0.text = "t" }),
        ("embed", { $0.embedUrl = "e" }), ("embed type", { $0.embedType = "e" }),
        ("embed size", { $0.embedSize = PixelDimensions(width: 1, height: 1) }),
        ("duration", { $0.duration = 1 }), ("author", { $0.author = "a" }),
        ("large", { $0.isMediaLargeByDefault = false }),
        ("cover", { $0.imageIsVideoCover = true }), ("image", { $0.image = image }),
        ("file", { $0.file = file }),
        ("story", { $0.story = StoryId(peerId: .cloudUser(1), id: 2) }),
        ("attributes", { $0.attributes = [.unsupported] }),
        ("theme", { $0.attributes = [.theme(files: [file])] }),
        (
          "pack",
          {
            $0.attributes = [.stickerPack(isEmoji: true, isSingleColor: false, files: [file])]
          }
        ),
        ("page", { $0.instantPage = InstantPage(blocks: []) }),
      ])
    let pending = TelegramMediaWebpage.Content.pending(date: 1, url: nil)
    let contents: [TelegramMediaWebpage.Content] = [
      pending, .pending(date: 2, url: nil), .pending(date: 1, url: "u"), .loaded(content),
    ]
    expectAllDifferent(
      contents.map { TelegramMediaWebpage(webpageId: .cloudWebpage(1), content: $0) })
  }

  @Test func places() {
    expectDifferent(
      TelegramMediaMap(latitude: 1, longitude: 2),
      [
        ("latitude", { $0.latitude = 2 }), ("longitude", { $0.longitude = 3 }),
        ("heading", { $0.heading = 0 }), ("accuracy", { $0.accuracyRadius = 0 }),
        ("venue", { $0.venue = .init(title: "v") }),
        ("venue's id", { $0.venue = .init(title: "v", id: "i") }),
        ("address", { $0.address = .init(country: "CH") }),
        ("street", { $0.address = .init(country: "CH", street: "s") }),
        ("live", { $0.liveBroadcastingTimeout = 1 }),
        ("near", { $0.liveProximityNotificationRadius = 1 }),
      ])
  }

  @Test func channels() {
    expectDifferent(
      TelegramChannel(id: .cloudChannel(1), title: "t"),
      [
        ("id", { $0.id = .cloudChannel(2) }), ("hash", { $0.accessHash = .personal(1) }),
        ("public hash", { $0.accessHash = .genericPublic(1) }), ("title", { $0.title = "u" }),
        ("name", { $0.username = "n" }),
        (
          "photo",
          {
            $0.photo = [.init(dimensions: PixelDimensions(width: 1, height: 1), resource: .empty)]
          }
        ),
        ("creation", { $0.creationDate = 1 }), ("version", { $0.version = 1 }),
        ("member", { $0.participationStatus = .member }),
        ("kicked", { $0.participationStatus = .kicked }),
        ("broadcast flags", { $0.info = .broadcast(flags: 1) }),
        ("group", { $0.info = .group(flags: 0) }), ("flags", { $0.flags = 1 }),
        ("restriction", { $0.restrictionInfo = .init(rules: []) }),
        (
          "restriction rule",
          {
            $0.restrictionInfo = .init(rules: [.init(platform: "p", reason: "r", text: "t")])
          }
        ),
        ("rights", { $0.adminRights = .init(rights: 1) }),
        ("banned", { $0.bannedRights = .init(flags: 1, untilDate: 2) }),
        ("banned by default", { $0.defaultBannedRights = .init(flags: 1, untilDate: 2) }),
        ("names", { $0.usernames = [.init(flags: 1, username: "n")] }),
        ("stories", { $0.storiesHidden = false }), ("colour", { $0.nameColor = 0 }),
        ("emoji", { $0.backgroundEmojiId = 1 }), ("profile", { $0.profileColor = 0 }),
        ("profile's emoji", { $0.profileBackgroundEmojiId = 1 }),
        ("status", { $0.emojiStatus = .init(content: .emoji(fileId: 1)) }),
        (
          "gift",
          {
            $0.emojiStatus = .init(
              content: .starGift(
                .init(
                  id: 1, fileId: 2, title: "t", slug: "s", patternFileId: 3, innerColor: 4,
                  outerColor: 5, patternColor: 6, textColor: 7)), expirationDate: 8)
          }
        ),
        ("boosts", { $0.approximateBoostLevel = 0 }),
        ("subscription", { $0.subscriptionUntilDate = 0 }),
        ("icon", { $0.verificationIconFileId = 0 }),
        ("stars", { $0.sendPaidMessageStars = .init(value: 1, nanos: 2) }),
        ("monoforum", { $0.linkedMonoforumId = .cloudChannel(2) }),
      ], dump: { InstantPageBlock.channelBanner($0).treeDump() })
  }

  private func expectDifferent<Value: Equatable>(
    _ plain: Value, _ changes: [Change<Value>], dump: ((Value) -> String)? = nil
  ) {
    for change in changes {
      let value = changed(plain, change.apply)
      #expect(value != plain, "\(change.field)")
      #expect(value == changed(plain, change.apply), "\(change.field)")
      if let dump { #expect(dump(value) != dump(plain), "\(change.field) shows in the dump") }
    }
  }

  private func expectAllDifferent<Value: Equatable>(
    _ values: [Value], dump: ((Value) -> String)? = nil
  ) {
    for left in values.indices {
      for right in values.indices {
        let isSame = left == right
        #expect((values[left] == values[right]) == isSame, "\(values[left]), \(values[right])")
        guard let dump else { continue }
        #expect((dump(values[left]) == dump(values[right])) == isSame, "\(dump(values[left]))")
      }
    }
  }

  private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}

extension Media {
  fileprivate var dump: String {
    InstantPage(blocks: [], media: [id: self]).treeDump()
  }
}
