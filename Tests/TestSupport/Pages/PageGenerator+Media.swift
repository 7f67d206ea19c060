import PageModel

extension PageGenerator {
  /// The name of a photo the page will hold.
  mutating func imageId() -> MediaId {
    let image = image(depth: 2)
    media[image.imageId] = .image(image)
    return image.imageId
  }

  /// The name of a file the page will hold.
  mutating func fileId() -> MediaId {
    let file = file(depth: 2)
    media[file.fileId] = .file(file)
    return file.fileId
  }

  /// - Parameter depth: Levels of media inside media, see ``NestingLimit/media``.
  mutating func image(depth: Int) -> TelegramMediaImage {
    var image = TelegramMediaImage(
      imageId: .cloudImage(random.int64()),
      representations: (0..<random.int(1...3)).map { _ in representation() })
    guard options.hasStoredFields else { return image }
    image.videoRepresentations = (0..<random.int(0...1)).map { _ in
      TelegramMediaImage.VideoRepresentation(
        dimensions: dimensions(), resource: resource(),
        startTimestamp: random.maybe { Double($0.int(0...40)) / 4 })
    }
    image.immediateThumbnailData = random.bool() ? bytes(1...6) : nil
    image.emojiMarkup = random.chance(in: 4) ? emojiMarkup() : nil
    image.reference = random.bool() ? imageReference() : nil
    image.partialReference = random.chance(in: 3) ? partialReference() : nil
    image.flags = TelegramMediaImage.Flags(rawValue: random.int32(0...3))
    image.video = depth > 1 && random.chance(in: 4) ? file(depth: depth - 1) : nil
    return image
  }

  mutating func file(depth: Int) -> TelegramMediaFile {
    var file = TelegramMediaFile(
      fileId: .cloudFile(random.int64()), resource: resource(),
      mimeType: random.pick(["video/mp4", "audio/ogg", "application/pdf", "image/webp"]),
      size: random.maybe { Int64($0.int(0...1 << 40)) },
      attributes: (0..<random.int(0...3)).map { _ in attribute() })
    guard options.hasStoredFields else { return file }
    file.partialReference = random.chance(in: 3) ? partialReference() : nil
    file.previewRepresentations = (0..<random.int(0...2)).map { _ in representation() }
    file.videoThumbnails = (0..<random.int(0...1)).map { _ in
      TelegramMediaFile.VideoThumbnail(dimensions: dimensions(), resource: resource())
    }
    file.immediateThumbnailData = random.bool() ? bytes(1...6) : nil
    if depth > 1, random.chance(in: 4) {
      file.videoCover = image(depth: depth - 1)
      file.alternativeRepresentations = [self.file(depth: depth - 1)]
    }
    return file
  }

  mutating func representation() -> TelegramMediaImageRepresentation {
    TelegramMediaImageRepresentation(
      dimensions: dimensions(), resource: resource(),
      progressiveSizes: random.bool() ? [] : [random.int32(1...999), random.int32(1_000...9_999)],
      immediateThumbnailData: random.bool() ? bytes(1...6) : nil, hasVideo: random.bool(),
      isPersonal: random.bool(), typeHint: random.pick([.generic, .animated, .video]))
  }

  private mutating func emojiMarkup() -> TelegramMediaImage.EmojiMarkup {
    let content: TelegramMediaImage.EmojiMarkup.Content =
      random.bool()
      ? .emoji(fileId: random.int64())
      : .sticker(packReference: pack(), fileId: random.int64())
    return TelegramMediaImage.EmojiMarkup(
      content: content, backgroundColors: [random.int32(0...0xff_ffff)])
  }

  private mutating func imageReference() -> TelegramMediaImageReference {
    .cloud(
      imageId: random.int64(), accessHash: random.int64(),
      fileReference: random.bool() ? bytes(1...8) : nil)
  }

  private mutating func attribute() -> TelegramMediaFileAttribute {
    switch random.int(0...10) {
    case 0: return .fileName(string())
    case 1:
      let mask = StickerMaskCoords(n: random.int32(0...3), x: 0.25, y: -0.5, zoom: 1.5)
      return .sticker(
        displayText: "👍", packReference: random.bool() ? pack() : nil,
        maskData: random.bool() ? mask : nil)
    case 2: return .imageSize(dimensions())
    case 3: return .animated
    case 4:
      return .video(
        TelegramMediaVideoAttribute(
          duration: Double(random.int(0...400)) / 4, size: dimensions(),
          flags: random.pick([[], .instantRoundVideo, [.supportsStreaming, .isSilent]]),
          preloadSize: random.maybe { $0.int32(1...99_999) },
          coverTime: random.maybe { Double($0.int(1...40)) / 4 },
          videoCodec: random.maybe { $0.pick(["h264", "av1"]) }))
    case 5:
      return .audio(
        TelegramMediaAudioAttribute(
          isVoice: random.bool(), duration: random.int32(0...600),
          title: random.bool() ? string() : nil, performer: random.bool() ? string() : nil,
          waveform: random.bool() ? bytes(1...20) : nil))
    case 6: return .hasLinkedStickers
    case 7: return .hintFileIsLarge
    case 8: return .hintIsValidated
    case 9: return .noPremium
    default:
      return .customEmoji(
        isPremium: random.bool(), isSingleColor: random.bool(), alt: "🫠",
        packReference: random.bool() ? pack() : nil)
    }
  }

  private mutating func pack() -> StickerPackReference {
    switch random.int(0...10) {
    case 0: return .id(id: random.int64(), accessHash: random.int64())
    case 1: return .name("Animals")
    case 2: return .animatedEmoji
    case 3: return .dice("🎲")
    case 4: return .animatedEmojiAnimations
    case 5: return .premiumGifts
    case 6: return .emojiGenericAnimations
    case 7: return .iconStatusEmoji
    case 8: return .iconTopicEmoji
    case 9: return .iconChannelStatusEmoji
    default: return .tonGifts
    }
  }

  private mutating func partialReference() -> PartialMediaReference {
    switch random.int(0...6) {
    case 0: return .message(random.bool() ? messageReference() : nil)
    case 1:
      return .webPage(
        random.bool() ? WebpageReference(webpageId: random.int64(), url: url()) : nil)
    case 2: return .stickerPack(pack())
    case 3: return .savedGif
    case 4: return .savedSticker
    case 5: return .recentSticker
    default: return .savedMusic(random.bool() ? peerReference() : nil)
    }
  }

  private mutating func messageReference() -> MessageReference {
    MessageReference(
      peer: peerReference(), author: random.bool() ? peerReference() : nil,
      messageId: MessageId(
        peerId: .cloudChannel(Int64(random.int(1...1 << 40))), namespace: MessageNamespace.cloud,
        id: random.int32(1...Int32.max)),
      timestamp: date(), incoming: random.bool(), secret: random.bool(),
      threadId: random.maybe { $0.int64() })
  }

  private mutating func peerReference() -> PeerReference {
    switch random.int(0...2) {
    case 0: return .user(id: Int64(random.int(1...1 << 40)), accessHash: random.int64())
    case 1: return .group(id: Int64(random.int(1...1 << 40)))
    default: return .channel(id: Int64(random.int(1...1 << 40)), accessHash: random.int64())
    }
  }
}
