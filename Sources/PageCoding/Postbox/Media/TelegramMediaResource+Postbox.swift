import PageModel

extension PostboxRecord {
  /// A resource, told apart by the number of its type; empty when it is missing or not known.
  mutating func resource(_ key: StaticString) throws(PostboxError) -> TelegramMediaResource {
    guard let (hash, range) = objectRange(key) else { return .empty }
    let resource: TelegramMediaResource?
    switch hash {
    case CloudFileMediaResource.postboxType.hash:
      resource = try read(CloudFileMediaResource.self, range).map { .cloudFile($0) }
    case CloudDocumentSizeMediaResource.postboxType.hash:
      resource = try read(CloudDocumentSizeMediaResource.self, range)
        .map { .cloudDocumentSize($0) }
    case CloudPhotoSizeMediaResource.postboxType.hash:
      resource = try read(CloudPhotoSizeMediaResource.self, range).map { .cloudPhotoSize($0) }
    case CloudPeerPhotoSizeMediaResource.postboxType.hash:
      resource = try read(CloudPeerPhotoSizeMediaResource.self, range)
        .map { .cloudPeerPhotoSize($0) }
    case CloudStickerPackThumbnailMediaResource.postboxType.hash:
      resource = try read(CloudStickerPackThumbnailMediaResource.self, range)
        .map { .cloudStickerPackThumbnail($0) }
    case CloudDocumentMediaResource.postboxType.hash:
      resource = try read(CloudDocumentMediaResource.self, range).map { .cloudDocument($0) }
    case LocalFileMediaResource.postboxType.hash:
      resource = try read(LocalFileMediaResource.self, range).map { .localFile($0) }
    case LocalFileReferenceMediaResource.postboxType.hash:
      resource = try read(LocalFileReferenceMediaResource.self, range)
        .map { .localFileReference($0) }
    case HttpReferenceMediaResource.postboxType.hash:
      resource = try read(HttpReferenceMediaResource.self, range).map { .httpReference($0) }
    case WebFileReferenceMediaResource.postboxType.hash:
      resource = try read(WebFileReferenceMediaResource.self, range).map { .webFileReference($0) }
    default:
      resource = nil
    }
    return resource ?? .empty
  }

  /// A size under the key of this time or, as a smaller number, of old versions.
  mutating func size(_ key: StaticString = "s64", legacy: StaticString = "s") -> Int64? {
    int64(key) ?? int32(legacy).map { Int64($0) }
  }
}

extension TelegramMediaResource {
  private static let emptyType = PostboxTypeName("EmptyMediaResource")

  func write(to writer: inout PostboxWriter, _ key: StaticString) {
    switch self {
    case .cloudFile(let resource): writer.write(object: resource, key)
    case .cloudDocumentSize(let resource): writer.write(object: resource, key)
    case .cloudPhotoSize(let resource): writer.write(object: resource, key)
    case .cloudPeerPhotoSize(let resource): writer.write(object: resource, key)
    case .cloudStickerPackThumbnail(let resource): writer.write(object: resource, key)
    case .cloudDocument(let resource): writer.write(object: resource, key)
    case .localFile(let resource): writer.write(object: resource, key)
    case .localFileReference(let resource): writer.write(object: resource, key)
    case .httpReference(let resource): writer.write(object: resource, key)
    case .webFileReference(let resource): writer.write(object: resource, key)
    case .empty: writer.write(TelegramMediaResource.emptyType, key) { _ in }
    }
  }
}
