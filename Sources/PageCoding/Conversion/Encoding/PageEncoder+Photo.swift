import PageModel

extension PageEncoder {
  /// The page's media as a server lists them, ordered by their names.
  mutating func media(
    _ media: [MediaId: Media]
  ) -> (photos: [TL.Photo], documents: [TL.Document]) {
    var photos: [TL.Photo] = []
    var documents: [TL.Document] = []
    for (id, medium) in media.sorted(by: { $0.key < $1.key }) {
      if id != medium.id {
        lose("medium \(medium.id.id) is listed under its own number, not under \(id.id)")
      }
      let lossCount = losses.count
      var decoder = PageDecoder(form: form)
      var decoded: Media?
      switch medium {
      case .image(let image):
        guard let photo = photo(image) else { continue }
        photos.append(photo)
        decoded = decoder.image(photo).map { .image($0) }
      case .file(let file):
        guard let document = document(file) else { continue }
        documents.append(document)
        decoded = decoder.file(document).map { .file($0) }
      }
      // A medium has too many fields to ask each of them whether it has a place.
      if losses.count == lossCount, decoded != medium {
        lose("details of medium \(medium.id.id) that only a client's own store holds")
      }
    }
    return (photos, documents)
  }

  private mutating func photo(_ image: TelegramMediaImage) -> TL.Photo? {
    let id = image.imageId.id
    guard case .cloud(let photoId, let accessHash, let fileReference) = image.reference,
      image.imageId == .cloudImage(photoId)
    else {
      lose("picture \(id) is not on the server")
      return nil
    }
    if image.video != nil || image.flags.contains(.isLivePhoto) {
      lose("picture \(id) does not move: a live photo's video has no place")
    }
    if image.partialReference != nil { lose("where picture \(id) was seen") }
    let key = CloudKey(id: id, accessHash: accessHash, fileReference: fileReference ?? [])
    var sizes: [TL.PhotoSize] = []
    if let thumbnail = image.immediateThumbnailData {
      sizes.append(.photoStrippedSize(type: "i", bytes: thumbnail))
    }
    var datacenter: Int32 = 0
    for representation in image.representations {
      guard case .cloudPhotoSize(let resource) = representation.resource, key.fits(resource) else {
        lose("a size of picture \(id) whose bytes are elsewhere")
        continue
      }
      datacenter = resource.datacenterId
      sizes.append(photoSize(representation, type: resource.sizeSpec, resource.size, of: id))
    }
    var videoSizes: [TL.VideoSize] = []
    for video in image.videoRepresentations {
      guard case .cloudPhotoSize(let resource) = video.resource, key.fits(resource) else {
        lose("a moving size of picture \(id) whose bytes are elsewhere")
        continue
      }
      datacenter = resource.datacenterId
      videoSizes.append(
        .videoSize(
          type: resource.sizeSpec, w: video.dimensions.width, h: video.dimensions.height,
          size: byteCount(resource.size, of: id), videoStartTs: video.startTimestamp))
    }
    if let markup = image.emojiMarkup { videoSizes.append(videoSize(markup)) }
    return .photo(
      hasStickers: image.flags.contains(.hasStickers), id: id, accessHash: accessHash,
      fileReference: key.fileReference, date: 0, sizes: sizes,
      videoSizes: videoSizes.isEmpty ? nil : videoSizes, dcId: datacenter)
  }

  private mutating func videoSize(_ markup: TelegramMediaImage.EmojiMarkup) -> TL.VideoSize {
    switch markup.content {
    case .emoji(let fileId):
      return .videoSizeEmojiMarkup(emojiId: fileId, backgroundColors: markup.backgroundColors)
    case .sticker(let pack, let fileId):
      return .videoSizeStickerMarkup(
        stickerset: stickerSet(pack), stickerId: fileId,
        backgroundColors: markup.backgroundColors)
    }
  }

  /// One size of a picture or of a file's thumbnail.
  mutating func photoSize(
    _ representation: TelegramMediaImageRepresentation, type: String, _ size: Int64?,
    of id: Int64
  ) -> TL.PhotoSize {
    if representation.immediateThumbnailData != nil || representation.hasVideo
      || representation.isPersonal || representation.typeHint != .generic
    {
      lose("the marks of a size of medium \(id): own thumbnail, video, personal, kind")
    }
    let (width, height) = (representation.dimensions.width, representation.dimensions.height)
    if let last = representation.progressiveSizes.last {
      if let size, size != Int64(last) {
        lose("a size of medium \(id) has \(last) bytes, not \(size)")
      }
      return .photoSizeProgressive(
        type: type, w: width, h: height, sizes: representation.progressiveSizes)
    }
    return .photoSize(type: type, w: width, h: height, size: byteCount(size, of: id))
  }

  /// A size in the schema's 32 bits; 0 where it is not known.
  mutating func byteCount(_ size: Int64?, of id: Int64) -> Int32 {
    guard let size else { return 0 }
    guard let short = Int32(exactly: size) else {
      lose("a size of medium \(id) is too many bytes to say: \(size)")
      return .max
    }
    return short
  }
}

/// What a medium and its sizes have in common; TL says it once for all of them.
struct CloudKey {
  var id: Int64
  var accessHash: Int64
  var fileReference: [UInt8]

  func fits(_ size: CloudPhotoSizeMediaResource) -> Bool {
    size.photoId == id && size.accessHash == accessHash
      && (size.fileReference ?? []) == fileReference
  }

  func fits(_ size: CloudDocumentSizeMediaResource) -> Bool {
    size.documentId == id && size.accessHash == accessHash
      && (size.fileReference ?? []) == fileReference
  }
}
