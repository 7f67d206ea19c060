import PageModel

extension TelegramMediaImage: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaImage")
  static var postboxLevel: PostboxLevels.Kind? { .medium }

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> TelegramMediaImage? {
    var image = TelegramMediaImage(imageId: record.packedMediaId("i") ?? .zero)
    image.representations = try record.objects(TelegramMediaImageRepresentation.self, "r")
    image.videoRepresentations = try record.objects(VideoRepresentation.self, "vr")
    image.immediateThumbnailData = record.data("itd")
    image.emojiMarkup = try record.object(EmojiMarkup.self, "em")
    image.reference = try record.object(TelegramMediaImageReference.self, "rf")
    image.partialReference = try record.object(PartialMediaReference.self, "prf")
    image.flags = Flags(rawValue: record.int32("fl") ?? 0)
    image.video = try record.object(TelegramMediaFile.self, "vid")
    return image
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(packed: imageId, "i")
    writer.write(objects: representations, "r")
    writer.write(objects: videoRepresentations, "vr")
    writer.write(immediateThumbnailData, "itd")
    writer.write(object: emojiMarkup, "em")
    writer.write(object: reference, "rf")
    writer.write(object: partialReference, "prf")
    writer.write(flags.rawValue, "fl")
    writer.write(object: video, "vid")
  }
}

extension TelegramMediaImageRepresentation: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaImageRepresentation")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaImageRepresentation? {
    let dimensions = record.dimensions("dx", "dy") ?? .zero
    var representation = TelegramMediaImageRepresentation(
      dimensions: dimensions, resource: try record.resource("r"))
    representation.progressiveSizes = record.int32s("ps")
    representation.immediateThumbnailData = record.data("th")
    representation.hasVideo = record.bool("hv") ?? false
    representation.isPersonal = record.bool("ip") ?? false
    representation.typeHint = TypeHint(rawValue: record.int32("th") ?? 0) ?? .generic
    return representation
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(dimensions, "dx", "dy")
    resource.write(to: &writer, "r")
    writer.write(progressiveSizes, "ps")
    writer.write(immediateThumbnailData, "th")
    writer.write(hasVideo, "hv")
    writer.write(isPersonal, "ip")
    // The key of the thumbnail once more: types tell the two apart.
    writer.write(typeHint.rawValue, "th")
  }
}

extension TelegramMediaImage.VideoRepresentation: PostboxCoded {
  static let postboxType = PostboxTypeName("VideoRepresentation")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let dimensions = record.dimensions("w", "h") ?? .zero
    let resource = try record.resource("r")
    return Self(
      dimensions: dimensions, resource: resource,
      startTimestamp: record.double("s").map { Double(Float($0)) })
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(dimensions, "w", "h")
    resource.write(to: &writer, "r")
    writer.write(startTimestamp, "s")
  }
}

extension TelegramMediaImage.EmojiMarkup: PostboxCoded {
  static let postboxType = PostboxTypeName("EmojiMarkup")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let content: Content
    if let fileId = record.int64("f") {
      content = .emoji(fileId: fileId)
    } else if let pack = try record.object(StickerPackReference.self, "p") {
      content = .sticker(packReference: pack, fileId: record.int64("sf") ?? 0)
    } else {
      content = .emoji(fileId: 0)
    }
    return Self(content: content, backgroundColors: record.int32s("b"))
  }

  func write(to writer: inout PostboxWriter) {
    switch content {
    case .emoji(let fileId):
      writer.write(fileId, "f")
    case .sticker(let pack, let fileId):
      writer.write(object: pack, "p")
      writer.write(fileId, "sf")
    }
    writer.write(backgroundColors, "b")
  }
}

extension TelegramMediaImageReference: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaImageReference")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TelegramMediaImageReference? {
    guard record.int32("_v") ?? 0 == 0 else { return nil }
    let imageId = record.int64("i") ?? 0
    let accessHash = record.int64("h") ?? 0
    return .cloud(imageId: imageId, accessHash: accessHash, fileReference: record.data("fr"))
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .cloud(let imageId, let accessHash, let fileReference):
      writer.write(0 as Int32, "_v")
      writer.write(imageId, "i")
      writer.write(accessHash, "h")
      writer.write(fileReference, "fr")
    }
  }
}
