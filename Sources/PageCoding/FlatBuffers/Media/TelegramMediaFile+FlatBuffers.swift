import PageModel

extension FlatBuffersDecoder {
  mutating func file(_ table: FlatBuffersTable) throws(FlatBuffersError) -> TelegramMediaFile {
    try mediaLevel(at: table) { decoder throws(FlatBuffersError) in
      try decoder.fileContent(table)
    }
  }

  private mutating func fileContent(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaFile {
    guard let fileId = try table.mediaId(0) else {
      throw .missingField(offset: table.position, field: "TelegramMediaFile.fileId")
    }
    var file = TelegramMediaFile(
      fileId: fileId, partialReference: try partialReference(1, of: table),
      resource: try resource(2, of: table),
      previewRepresentations: try representations(3, of: table),
      immediateThumbnailData: try data(6, of: table),
      mimeType: try string(7, "TelegramMediaFile.mimeType", of: table),
      size: try table.optionalInt64(8))
    file.videoThumbnails = try tables(4, of: table) { decoder, table throws(FlatBuffersError) in
      TelegramMediaFile.VideoThumbnail(
        dimensions: try decoder.size(of: table), resource: try decoder.resource(2, of: table))
    }
    if let cover = try self.table(5, of: table) { file.videoCover = try image(cover) }
    file.attributes = try tables(9, of: table) { decoder, table throws(FlatBuffersError) in
      try decoder.fileAttribute(table)
    }.compactMap { $0 }
    file.alternativeRepresentations = try tables(10, of: table) {
      decoder, table throws(FlatBuffersError) in try decoder.file(table)
    }
    return file
  }
}

extension FlatBuffersBuilder {
  /// Writes a `TelegramMediaFile` table; nil when the form knows no such resource as the file's.
  mutating func file(_ file: TelegramMediaFile) -> Offset? {
    guard hasForm(file.resource) else { return nil }
    let partialReference = file.partialReference.map { self.partialReference($0) }
    guard let resource = resource(file.resource) else { return nil }
    let previews = representations(file.previewRepresentations)
    let thumbnails = list(file.videoThumbnails.compactMap { videoThumbnail($0) })
    let cover = file.videoCover.map { image($0) }
    let thumbnail = file.immediateThumbnailData.map { data($0) }
    let mimeType = string(file.mimeType)
    let attributes = list(file.attributes.map { fileAttribute($0) })
    let alternatives = list(file.alternativeRepresentations.compactMap { self.file($0) })
    startTable()
    add(file.fileId, 0)
    add(partialReference, 1)
    add(resource, 2)
    add(previews, 3)
    add(thumbnails, 4)
    add(thumbnail, 6)
    add(cover, 5)
    add(mimeType, 7)
    add(file.size ?? .min, 8)
    add(attributes, 9)
    add(alternatives, 10)
    return endTable()
  }

  private func hasForm(_ resource: TelegramMediaResource) -> Bool {
    switch resource {
    case .cloudFile, .cloudDocumentSize, .cloudPhotoSize, .cloudPeerPhotoSize,
      .cloudStickerPackThumbnail, .cloudDocument, .localFile:
      return true
    case .localFileReference, .httpReference, .webFileReference, .empty:
      return false
    }
  }

  private mutating func videoThumbnail(_ thumbnail: TelegramMediaFile.VideoThumbnail) -> Offset? {
    guard let resource = resource(thumbnail.resource) else { return nil }
    startTable()
    add(thumbnail.dimensions.width, 0)
    add(thumbnail.dimensions.height, 1)
    add(resource, 2)
    return endTable()
  }
}
