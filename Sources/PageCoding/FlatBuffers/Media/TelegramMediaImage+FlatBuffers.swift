import PageModel

extension FlatBuffersDecoder {
  /// Counts a level of media inside media while `read` runs.
  mutating func mediaLevel<Value>(
    at table: FlatBuffersTable,
    _ read: (inout FlatBuffersDecoder) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> Value {
    mediaLevel += 1
    guard mediaLevel <= NestingLimit.media else {
      throw .tooDeep(offset: table.position, limit: NestingLimit.media)
    }
    defer { mediaLevel -= 1 }
    return try read(&self)
  }

  mutating func image(_ table: FlatBuffersTable) throws(FlatBuffersError) -> TelegramMediaImage {
    try mediaLevel(at: table) { decoder throws(FlatBuffersError) in
      try decoder.imageContent(table)
    }
  }

  private mutating func imageContent(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaImage {
    guard let imageId = try table.mediaId(0) else {
      throw .missingField(offset: table.position, field: "TelegramMediaImage.imageId")
    }
    var image = TelegramMediaImage(
      imageId: imageId, representations: try representations(1, of: table),
      videoRepresentations: try tables(2, of: table) { decoder, table throws(FlatBuffersError) in
        try decoder.videoRepresentation(table)
      },
      immediateThumbnailData: try data(3, of: table),
      flags: TelegramMediaImage.Flags(rawValue: try table.int32(7)))
    if let markup = try self.table(4, of: table) { image.emojiMarkup = try emojiMarkup(markup) }
    if let reference = try self.table(5, of: table) {
      image.reference = .cloud(
        imageId: try reference.int64(0), accessHash: try reference.int64(1),
        fileReference: try data(2, of: reference))
    }
    image.partialReference = try partialReference(6, of: table)
    if let video = try self.table(8, of: table) { image.video = try file(video) }
    return image
  }

  mutating func representations(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [TelegramMediaImageRepresentation] {
    try tables(id, of: table) { decoder, table throws(FlatBuffersError) in
      try decoder.representation(table)
    }
  }

  private mutating func representation(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaImageRepresentation {
    TelegramMediaImageRepresentation(
      dimensions: try size(of: table), resource: try resource(2, of: table),
      progressiveSizes: try int32s(3, of: table), immediateThumbnailData: try data(4, of: table),
      hasVideo: try table.bool(5), isPersonal: try table.bool(6),
      typeHint: TelegramMediaImageRepresentation.TypeHint(rawValue: try table.int32(7))
        ?? .generic)
  }

  /// A width and a height that lie in the first two fields.
  func size(of table: FlatBuffersTable) throws(FlatBuffersError) -> PixelDimensions {
    PixelDimensions(width: try table.int32(0), height: try table.int32(1))
  }

  private mutating func videoRepresentation(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaImage.VideoRepresentation {
    let start = try table.float(3)
    return TelegramMediaImage.VideoRepresentation(
      dimensions: try size(of: table), resource: try resource(2, of: table),
      startTimestamp: start == FlatBuffersNone.startTimestamp ? nil : start)
  }

  private mutating func emojiMarkup(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaImage.EmojiMarkup {
    let (kind, value) = try requiredUnion("EmojiMarkup.content", of: table)
    let content: TelegramMediaImage.EmojiMarkup.Content
    switch kind {
    case 1:
      content = .emoji(fileId: try value.int64(0))
    case 2:
      let pack = try self.table(0, "EmojiMarkup_Content_Sticker.packReference", of: value)
      content = .sticker(packReference: try stickerPack(pack), fileId: try value.int64(1))
    default:
      throw .unknownKind(offset: table.position, union: "EmojiMarkup_Content", kind: kind)
    }
    return TelegramMediaImage.EmojiMarkup(
      content: content, backgroundColors: try int32s(2, of: table))
  }
}

extension FlatBuffersBuilder {
  mutating func image(_ image: TelegramMediaImage) -> Offset {
    let representations = representations(image.representations)
    let videos = list(image.videoRepresentations.compactMap { videoRepresentation($0) })
    let thumbnail = image.immediateThumbnailData.map { data($0) }
    let markup = image.emojiMarkup.map { emojiMarkup($0) }
    let reference = image.reference.map { imageReference($0) }
    let partialReference = image.partialReference.map { self.partialReference($0) }
    let video = image.video.flatMap { file($0) }
    startTable()
    add(image.imageId, 0)
    add(representations, 1)
    add(videos, 2)
    add(thumbnail, 3)
    add(markup, 4)
    add(reference, 5)
    add(partialReference, 6)
    add(image.flags.rawValue, 7)
    add(video, 8)
    return endTable()
  }

  /// Those whose resource has no place in the form are left out.
  mutating func representations(
    _ representations: [TelegramMediaImageRepresentation]
  ) -> Offset {
    list(representations.compactMap { representation($0) })
  }

  private mutating func representation(
    _ representation: TelegramMediaImageRepresentation
  ) -> Offset? {
    guard let resource = resource(representation.resource) else { return nil }
    let progressiveSizes = int32s(representation.progressiveSizes)
    let thumbnail = representation.immediateThumbnailData.map { data($0) }
    startTable()
    add(representation.dimensions.width, 0)
    add(representation.dimensions.height, 1)
    add(resource, 2)
    add(progressiveSizes, 3)
    add(thumbnail, 4)
    add(representation.hasVideo, 5)
    add(representation.isPersonal, 6)
    add(representation.typeHint.rawValue, 7)
    return endTable()
  }

  private mutating func videoRepresentation(
    _ video: TelegramMediaImage.VideoRepresentation
  ) -> Offset? {
    guard let resource = resource(video.resource) else { return nil }
    startTable()
    add(video.dimensions.width, 0)
    add(video.dimensions.height, 1)
    add(resource, 2)
    add(float: video.startTimestamp ?? FlatBuffersNone.startTimestamp, 3)
    return endTable()
  }

  private mutating func emojiMarkup(_ markup: TelegramMediaImage.EmojiMarkup) -> Offset {
    let kind: UInt8
    let content: Offset
    switch markup.content {
    case .emoji(let fileId):
      kind = 1
      startTable()
      add(fileId, 0)
      content = endTable()
    case .sticker(let pack, let fileId):
      kind = 2
      let pack = stickerPack(pack)
      startTable()
      add(pack, 0)
      add(fileId, 1)
      content = endTable()
    }
    let colors = int32s(markup.backgroundColors)
    startTable()
    add(bits: kind, unless: 0, 0)
    add(content, 1)
    add(colors, 2)
    return endTable()
  }

  private mutating func imageReference(_ reference: TelegramMediaImageReference) -> Offset {
    switch reference {
    case .cloud(let imageId, let accessHash, let bytes):
      let bytes = bytes.map { data($0) }
      startTable()
      add(imageId, 0)
      add(accessHash, 1)
      add(bytes, 2)
      return endTable()
    }
  }
}
