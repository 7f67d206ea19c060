import PageModel

extension CloudFileMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudFileMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let volumeId = record.int64("v") ?? 0
    let localId = record.int32("l") ?? 0
    let secret = record.int64("s") ?? 0
    let size = record.size("n64", legacy: "n")
    return Self(
      datacenterId: datacenterId, volumeId: volumeId, localId: localId, secret: secret,
      size: size, fileReference: record.data("fr"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(volumeId, "v")
    writer.write(localId, "l")
    writer.write(secret, "s")
    writer.write(size, "n64")
    writer.write(fileReference, "fr")
  }
}

extension CloudPhotoSizeMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudPhotoSizeMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let photoId = record.int64("i") ?? 0
    let accessHash = record.int64("h") ?? 0
    let sizeSpec = record.string("s") ?? ""
    let size = record.size("n64", legacy: "n")
    return Self(
      datacenterId: datacenterId, photoId: photoId, accessHash: accessHash, sizeSpec: sizeSpec,
      size: size, fileReference: record.data("fr"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(photoId, "i")
    writer.write(accessHash, "h")
    writer.write(sizeSpec, "s")
    writer.write(size, "n64")
    writer.write(fileReference, "fr")
  }
}

extension CloudDocumentSizeMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudDocumentSizeMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let documentId = record.int64("i") ?? 0
    let accessHash = record.int64("h") ?? 0
    let sizeSpec = record.string("s") ?? ""
    return Self(
      datacenterId: datacenterId, documentId: documentId, accessHash: accessHash,
      sizeSpec: sizeSpec, fileReference: record.data("fr"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(documentId, "i")
    writer.write(accessHash, "h")
    writer.write(sizeSpec, "s")
    writer.write(fileReference, "fr")
  }
}

extension CloudPeerPhotoSizeMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudPeerPhotoSizeMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let photoId = record.int64("p")
    let sizeSpec = SizeSpec(rawValue: record.int32("s") ?? 0) ?? .small
    let volumeId = record.int64("v")
    return Self(
      datacenterId: datacenterId, photoId: photoId, sizeSpec: sizeSpec, volumeId: volumeId,
      localId: record.int32("l"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(photoId, "p")
    writer.write(sizeSpec.rawValue, "s")
    writer.write(volumeId, "v")
    writer.write(localId, "l")
  }
}

extension CloudStickerPackThumbnailMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudStickerPackThumbnailMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let thumbVersion = record.int32("t")
    let volumeId = record.int64("v")
    return Self(
      datacenterId: datacenterId, thumbVersion: thumbVersion, volumeId: volumeId,
      localId: record.int32("l"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(thumbVersion, "t")
    writer.write(volumeId, "v")
    writer.write(localId, "l")
  }
}

extension CloudDocumentMediaResource: PostboxCoded {
  static let postboxType = PostboxTypeName("CloudDocumentMediaResource")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    let datacenterId = record.int32("d") ?? 0
    let fileId = record.int64("f") ?? 0
    let accessHash = record.int64("a") ?? 0
    let size = record.size("n64", legacy: "n")
    let fileReference = record.data("fr")
    return Self(
      datacenterId: datacenterId, fileId: fileId, accessHash: accessHash, size: size,
      fileReference: fileReference, fileName: record.string("fn"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(datacenterId, "d")
    writer.write(fileId, "f")
    writer.write(accessHash, "a")
    writer.write(size, "n64")
    writer.write(fileReference, "fr")
    writer.write(fileName, "fn")
  }
}
