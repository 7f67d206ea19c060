import PageModel

extension TelegramMediaFile: PostboxCoded {
  static let postboxType = PostboxTypeName("TelegramMediaFile")
  static var postboxLevel: PostboxLevels.Kind? { .medium }

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> TelegramMediaFile? {
    let fileId = record.packedMediaId("i") ?? .zero
    let partialReference = try record.object(PartialMediaReference.self, "prf")
    var file = TelegramMediaFile(
      fileId: fileId, partialReference: partialReference, resource: try record.resource("r"),
      mimeType: "")
    file.previewRepresentations = try record.objects(TelegramMediaImageRepresentation.self, "pr")
    file.videoThumbnails = try record.objects(VideoThumbnail.self, "vr")
    file.videoCover = try record.object(TelegramMediaImage.self, "cv")
    file.immediateThumbnailData = record.data("itd")
    file.mimeType = record.string("mt") ?? ""
    file.size = record.size()
    file.attributes = try record.objects(TelegramMediaFileAttribute.self, "at")
    file.alternativeRepresentations = try record.objects(WrappedFile.self, "arep").map(\.file)
    return file
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(packed: fileId, "i")
    writer.write(object: partialReference, "prf")
    resource.write(to: &writer, "r")
    writer.write(objects: previewRepresentations, "pr")
    writer.write(objects: videoThumbnails, "vr")
    writer.write(object: videoCover, "cv")
    writer.write(immediateThumbnailData, "itd")
    writer.write(mimeType, "mt")
    writer.write(size: size)
    writer.write(objects: attributes, "at")
    writer.write(objects: alternativeRepresentations.map(WrappedFile.init), "arep")
  }
}

/// A file inside a record that has nothing else.
private struct WrappedFile: PostboxCoded {
  var file: TelegramMediaFile

  static var postboxType: PostboxTypeName { TelegramMediaFile.postboxType }

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> WrappedFile? {
    try record.object(TelegramMediaFile.self, "_").map(WrappedFile.init)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: file, "_")
  }
}

extension TelegramMediaFile.VideoThumbnail: PostboxCoded {
  static let postboxType = PostboxTypeName("VideoThumbnail")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let dimensions = record.dimensions("w", "h") ?? .zero
    return Self(dimensions: dimensions, resource: try record.resource("r"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(dimensions, "w", "h")
    resource.write(to: &writer, "r")
  }
}
