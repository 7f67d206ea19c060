import PageModel

extension PageEncoder {
  mutating func document(_ file: TelegramMediaFile) -> TL.Document? {
    let id = file.fileId.id
    guard case .cloudDocument(let resource) = file.resource,
      file.fileId == .cloudFile(resource.fileId)
    else {
      lose("file \(id) is not on the server")
      return nil
    }
    noteLosses(of: file, resource)
    let key = CloudKey(
      id: id, accessHash: resource.accessHash, fileReference: resource.fileReference ?? [])
    let thumbs = thumbnails(of: file, key)
    let videoThumbs = videoThumbnails(of: file, key)
    var attributes: [TL.DocumentAttribute] = []
    for attribute in file.attributes {
      if let encoded = self.attribute(attribute, of: id) { attributes.append(encoded) }
    }
    return .document(
      TL.Document.Body(
        id: id, accessHash: resource.accessHash, fileReference: key.fileReference, date: 0,
        mimeType: file.mimeType, size: file.size ?? 0, thumbs: thumbs.isEmpty ? nil : thumbs,
        videoThumbs: videoThumbs.isEmpty ? nil : videoThumbs, dcId: resource.datacenterId,
        attributes: attributes))
  }

  private mutating func noteLosses(
    of file: TelegramMediaFile, _ resource: CloudDocumentMediaResource
  ) {
    let id = file.fileId.id
    if file.partialReference != nil { lose("where file \(id) was seen") }
    if file.videoCover != nil { lose("the cover of video \(id)") }
    if !file.alternativeRepresentations.isEmpty { lose("the other qualities of video \(id)") }
    if let size = resource.size, size != file.size ?? 0 {
      lose("file \(id) has \(file.size ?? 0) bytes, not \(size)")
    }
  }

  private mutating func thumbnails(
    of file: TelegramMediaFile, _ key: CloudKey
  ) -> [TL.PhotoSize] {
    var sizes: [TL.PhotoSize] = []
    if let data = file.immediateThumbnailData {
      // A stripped picture begins with its version, 1; an outline never does.
      sizes.append(
        data.first == 1
          ? .photoStrippedSize(type: "i", bytes: data) : .photoPathSize(type: "j", bytes: data))
    }
    for representation in file.previewRepresentations {
      guard case .cloudDocumentSize(let resource) = representation.resource, key.fits(resource)
      else {
        lose("a thumbnail of file \(key.id) whose bytes are elsewhere")
        continue
      }
      sizes.append(photoSize(representation, type: resource.sizeSpec, nil, of: key.id))
    }
    return sizes
  }

  private mutating func videoThumbnails(
    of file: TelegramMediaFile, _ key: CloudKey
  ) -> [TL.VideoSize] {
    var sizes: [TL.VideoSize] = []
    for thumbnail in file.videoThumbnails {
      guard case .cloudDocumentSize(let resource) = thumbnail.resource, key.fits(resource) else {
        lose("a moving thumbnail of file \(key.id) whose bytes are elsewhere")
        continue
      }
      sizes.append(
        .videoSize(
          type: resource.sizeSpec, w: thumbnail.dimensions.width,
          h: thumbnail.dimensions.height, size: 0))
    }
    return sizes
  }

  private mutating func attribute(
    _ attribute: TelegramMediaFileAttribute, of id: Int64
  ) -> TL.DocumentAttribute? {
    switch attribute {
    case .fileName(let name): return .documentAttributeFilename(fileName: name)
    case .sticker(let displayText, let pack, let mask):
      return .documentAttributeSticker(
        mask: mask != nil, alt: displayText, stickerset: stickerSet(pack),
        maskCoords: mask.map { TL.MaskCoords(n: $0.n, x: $0.x, y: $0.y, zoom: $0.zoom) })
    case .imageSize(let size): return .documentAttributeImageSize(w: size.width, h: size.height)
    case .animated: return .documentAttributeAnimated
    case .video(let video): return self.video(video)
    case .audio(let audio):
      return .documentAttributeAudio(
        voice: audio.isVoice, duration: audio.duration, title: audio.title,
        performer: audio.performer, waveform: audio.waveform)
    case .hasLinkedStickers: return .documentAttributeHasStickers
    case .customEmoji(let isPremium, let isSingleColor, let alt, let pack):
      return .documentAttributeCustomEmoji(
        free: !isPremium, textColor: isSingleColor, alt: alt, stickerset: stickerSet(pack))
    case .hintFileIsLarge, .hintIsValidated, .noPremium:
      lose("the client's own notes about file \(id)")
      return nil
    }
  }

  private func video(_ video: TelegramMediaVideoAttribute) -> TL.DocumentAttribute {
    .documentAttributeVideo(
      roundMessage: video.flags.contains(.instantRoundVideo),
      supportsStreaming: video.flags.contains(.supportsStreaming),
      nosound: video.flags.contains(.isSilent), duration: video.duration, w: video.size.width,
      h: video.size.height, preloadPrefixSize: video.preloadSize, videoStartTs: video.coverTime,
      videoCodec: video.videoCodec)
  }

  func stickerSet(_ pack: StickerPackReference?) -> TL.InputStickerSet {
    switch pack {
    case nil: return .inputStickerSetEmpty
    case .id(let id, let accessHash): return .inputStickerSetID(id: id, accessHash: accessHash)
    case .name(let name): return .inputStickerSetShortName(shortName: name)
    case .animatedEmoji: return .inputStickerSetAnimatedEmoji
    case .dice(let emoji): return .inputStickerSetDice(emoticon: emoji)
    case .animatedEmojiAnimations: return .inputStickerSetAnimatedEmojiAnimations
    case .premiumGifts: return .inputStickerSetPremiumGifts
    case .emojiGenericAnimations: return .inputStickerSetEmojiGenericAnimations
    case .iconStatusEmoji: return .inputStickerSetEmojiDefaultStatuses
    case .iconTopicEmoji: return .inputStickerSetEmojiDefaultTopicIcons
    case .iconChannelStatusEmoji: return .inputStickerSetEmojiChannelDefaultStatuses
    case .tonGifts: return .inputStickerSetTonGifts
    }
  }
}
