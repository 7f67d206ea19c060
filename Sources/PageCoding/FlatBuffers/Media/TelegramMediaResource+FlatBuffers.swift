import PageModel

/// The places of bytes by the number the form stores; 0 is none.
private enum ResourceKind: UInt8 {
  case cloudFile = 1
  case cloudDocumentSize = 2
  case cloudPhotoSize = 3
  case cloudPeerPhotoSize = 4
  case cloudStickerPackThumbnail = 5
  case cloudDocument = 6
  case localFile = 7
}

extension FlatBuffersDecoder {
  mutating func resource(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> TelegramMediaResource {
    let table = try self.table(id, "a resource", of: table)
    let (number, value) = try requiredUnion("TelegramMediaResource.value", of: table)
    guard let kind = ResourceKind(rawValue: number) else {
      throw .unknownKind(offset: table.position, union: "TelegramMediaResource", kind: number)
    }
    switch kind {
    case .cloudFile:
      return .cloudFile(
        CloudFileMediaResource(
          datacenterId: try value.int32(0), volumeId: try value.int64(1),
          localId: try value.int32(2), secret: try value.int64(3), size: try size(4, of: value),
          fileReference: try data(5, of: value)))
    case .cloudDocumentSize:
      return .cloudDocumentSize(
        CloudDocumentSizeMediaResource(
          datacenterId: try value.int32(0), documentId: try value.int64(1),
          accessHash: try value.int64(2), sizeSpec: try sizeSpec(of: value),
          fileReference: try data(4, of: value)))
    case .cloudPhotoSize:
      return .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: try value.int32(0), photoId: try value.int64(1),
          accessHash: try value.int64(2), sizeSpec: try sizeSpec(of: value),
          size: try size(4, of: value), fileReference: try data(5, of: value)))
    case .cloudPeerPhotoSize:
      return .cloudPeerPhotoSize(
        CloudPeerPhotoSizeMediaResource(
          datacenterId: try value.int32(0), photoId: try value.optionalInt64(1),
          sizeSpec: CloudPeerPhotoSizeMediaResource.SizeSpec(rawValue: try value.int32(2))
            ?? .small,
          volumeId: try value.optionalInt64(3), localId: try value.optionalInt32(4)))
    case .cloudStickerPackThumbnail:
      return .cloudStickerPackThumbnail(
        CloudStickerPackThumbnailMediaResource(
          datacenterId: try value.int32(0), thumbVersion: try value.optionalInt32(1),
          volumeId: try value.optionalInt64(2), localId: try value.optionalInt32(3)))
    case .cloudDocument:
      return .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: try value.int32(0), fileId: try value.int64(1),
          accessHash: try value.int64(2), size: try size(3, of: value),
          fileReference: try data(4, of: value), fileName: try string(5, of: value)))
    case .localFile:
      return .localFile(
        LocalFileMediaResource(
          fileId: try value.int64(0), size: try value.optionalInt64(1),
          isSecretRelated: try value.bool(2)))
    }
  }

  /// A size whose zero stands for "unknown".
  private func size(_ id: Int, of value: FlatBuffersTable) throws(FlatBuffersError) -> Int64? {
    let size = try value.int64(id)
    return size == 0 ? nil : size
  }

  private mutating func sizeSpec(of value: FlatBuffersTable) throws(FlatBuffersError) -> String {
    try string(3, "the sizeSpec of a resource", of: value)
  }
}

extension FlatBuffersBuilder {
  /// Writes a `TelegramMediaResource` table; nil when the form knows no such resource.
  mutating func resource(_ resource: TelegramMediaResource) -> Offset? {
    guard let (kind, value) = resourceValue(resource) else { return nil }
    return union(kind.rawValue, value)
  }

  private mutating func resourceValue(
    _ resource: TelegramMediaResource
  ) -> (ResourceKind, Offset)? {
    switch resource {
    case .cloudFile(let file):
      let fileReference = file.fileReference.map { data($0) }
      startTable()
      add(file.datacenterId, 0)
      add(file.volumeId, 1)
      add(file.localId, 2)
      add(file.secret, 3)
      add(file.size ?? 0, 4)
      add(fileReference, 5)
      return (.cloudFile, endTable())
    case .cloudDocumentSize(let document):
      let sizeSpec = string(document.sizeSpec)
      let fileReference = document.fileReference.map { data($0) }
      startTable()
      add(document.datacenterId, 0)
      add(document.documentId, 1)
      add(document.accessHash, 2)
      add(sizeSpec, 3)
      add(fileReference, 4)
      return (.cloudDocumentSize, endTable())
    case .cloudPhotoSize(let photo):
      let sizeSpec = string(photo.sizeSpec)
      let fileReference = photo.fileReference.map { data($0) }
      startTable()
      add(photo.datacenterId, 0)
      add(photo.photoId, 1)
      add(photo.accessHash, 2)
      add(sizeSpec, 3)
      add(photo.size ?? 0, 4)
      add(fileReference, 5)
      return (.cloudPhotoSize, endTable())
    case .cloudPeerPhotoSize(let photo):
      startTable()
      add(photo.datacenterId, 0)
      add(photo.photoId ?? .min, 1)
      add(photo.sizeSpec.rawValue, 2)
      add(photo.volumeId ?? .min, 3)
      add(photo.localId ?? .min, 4)
      return (.cloudPeerPhotoSize, endTable())
    case .cloudStickerPackThumbnail(let thumbnail):
      startTable()
      add(thumbnail.datacenterId, 0)
      add(thumbnail.thumbVersion ?? .min, 1)
      add(thumbnail.volumeId ?? .min, 2)
      add(thumbnail.localId ?? .min, 3)
      return (.cloudStickerPackThumbnail, endTable())
    case .cloudDocument(let document):
      let fileReference = document.fileReference.map { data($0) }
      let fileName = document.fileName.map { string($0) }
      startTable()
      add(document.datacenterId, 0)
      add(document.fileId, 1)
      add(document.accessHash, 2)
      add(document.size ?? 0, 3)
      add(fileReference, 4)
      add(fileName, 5)
      return (.cloudDocument, endTable())
    case .localFile(let file):
      startTable()
      add(file.fileId, 0)
      add(file.size ?? .min, 1)
      add(file.isSecretRelated, 2)
      return (.localFile, endTable())
    case .localFileReference, .httpReference, .webFileReference, .empty:
      return nil
    }
  }
}
