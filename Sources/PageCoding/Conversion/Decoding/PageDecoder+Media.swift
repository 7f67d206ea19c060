import PageModel

extension PageDecoder {
  /// The media of a page under their names. What a server names without describing it is left out.
  mutating func media(_ photos: [TL.Photo], _ documents: [TL.Document]) -> [MediaId: Media] {
    var media: [MediaId: Media] = [:]
    for photo in photos {
      if let image = image(photo) { media[image.imageId] = .image(image) }
    }
    for document in documents {
      if let file = file(document) { media[file.fileId] = .file(file) }
    }
    return media
  }

  mutating func image(_ photo: TL.Photo) -> TelegramMediaImage? {
    guard
      case .photo(
        let hasStickers, let id, let accessHash, let fileReference, _, let sizes,
        let videoSizes, let datacenter) = photo
    else {
      if case .photoEmpty(let id) = photo { lose("picture \(id), of which only the number came") }
      return nil
    }
    func resource(_ type: String, _ size: Int32?) -> TelegramMediaResource {
      .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: datacenter, photoId: id, accessHash: accessHash, sizeSpec: type,
          size: size.flatMap { $0 == 0 ? nil : Int64($0) },
          fileReference: fileReference.isEmpty ? nil : fileReference))
    }
    let pictures = representations(sizes, resource)
    var image = TelegramMediaImage(
      imageId: .cloudImage(id), representations: pictures.representations,
      immediateThumbnailData: pictures.stripped,
      reference: .cloud(
        imageId: id, accessHash: accessHash,
        fileReference: fileReference.isEmpty ? nil : fileReference),
      flags: hasStickers ? .hasStickers : [])
    for size in videoSizes ?? [] {
      switch size {
      case .videoSize(let type, let width, let height, let bytes, let start):
        image.videoRepresentations.append(
          TelegramMediaImage.VideoRepresentation(
            dimensions: PixelDimensions(width: width, height: height),
            resource: resource(type, bytes), startTimestamp: start))
      case .videoSizeEmojiMarkup(let fileId, let colors):
        image.emojiMarkup = TelegramMediaImage.EmojiMarkup(
          content: .emoji(fileId: fileId), backgroundColors: colors)
      case .videoSizeStickerMarkup(let set, let fileId, let colors):
        guard let pack = stickerPack(set) else { continue }
        image.emojiMarkup = TelegramMediaImage.EmojiMarkup(
          content: .sticker(packReference: pack, fileId: fileId), backgroundColors: colors)
      }
    }
    return image
  }

  /// The sizes that have bytes of their own, and the data that stand in until those have come.
  func representations(
    _ sizes: [TL.PhotoSize], _ resource: (String, Int32?) -> TelegramMediaResource
  ) -> (
    representations: [TelegramMediaImageRepresentation], stripped: [UInt8]?, outline: [UInt8]?
  ) {
    var result: [TelegramMediaImageRepresentation] = []
    var stripped: [UInt8]?
    var outline: [UInt8]?
    for size in sizes {
      switch size {
      case .photoSizeEmpty:
        continue
      case .photoSize(let type, let width, let height, let bytes):
        result.append(
          TelegramMediaImageRepresentation(
            dimensions: PixelDimensions(width: width, height: height),
            resource: resource(type, bytes)))
      case .photoCachedSize(let type, let width, let height, _):
        result.append(
          TelegramMediaImageRepresentation(
            dimensions: PixelDimensions(width: width, height: height),
            resource: resource(type, nil)))
      case .photoSizeProgressive(let type, let width, let height, let prefixes):
        result.append(
          TelegramMediaImageRepresentation(
            dimensions: PixelDimensions(width: width, height: height),
            resource: resource(type, prefixes.last), progressiveSizes: prefixes))
      case .photoStrippedSize(_, let bytes): stripped = bytes
      case .photoPathSize(_, let bytes): outline = bytes
      }
    }
    return (result, stripped, outline)
  }

  func stickerPack(_ set: TL.InputStickerSet) -> StickerPackReference? {
    switch set {
    case .inputStickerSetEmpty: return nil
    case .inputStickerSetID(let id, let accessHash): return .id(id: id, accessHash: accessHash)
    case .inputStickerSetShortName(let name): return .name(name)
    case .inputStickerSetAnimatedEmoji: return .animatedEmoji
    case .inputStickerSetDice(let emoji): return .dice(emoji)
    case .inputStickerSetAnimatedEmojiAnimations: return .animatedEmojiAnimations
    case .inputStickerSetPremiumGifts: return .premiumGifts
    case .inputStickerSetEmojiGenericAnimations: return .emojiGenericAnimations
    case .inputStickerSetEmojiDefaultStatuses: return .iconStatusEmoji
    case .inputStickerSetEmojiDefaultTopicIcons: return .iconTopicEmoji
    case .inputStickerSetEmojiChannelDefaultStatuses: return .iconChannelStatusEmoji
    case .inputStickerSetTonGifts: return .tonGifts
    }
  }
}
