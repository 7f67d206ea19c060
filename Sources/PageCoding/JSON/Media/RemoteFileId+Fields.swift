import PageModel

extension RemoteFileId {
  /// What a name of ours says about a resource, everything it holds.
  static func fields(of resource: TelegramMediaResource) -> FileIdFields {
    switch resource {
    case .cloudFile(let file):
      return FileIdFields(kind: .cloudFile).adding(file.datacenterId).adding(file.volumeId)
        .adding(file.localId).adding(file.secret).adding(file.size).adding(file.fileReference)
    case .cloudDocumentSize(let file):
      return FileIdFields(kind: .cloudDocumentSize).adding(file.datacenterId)
        .adding(file.documentId).adding(file.accessHash).adding(file.sizeSpec)
        .adding(file.fileReference)
    case .cloudPhotoSize(let file):
      return FileIdFields(kind: .cloudPhotoSize).adding(file.datacenterId).adding(file.photoId)
        .adding(file.accessHash).adding(file.sizeSpec).adding(file.size)
        .adding(file.fileReference)
    case .cloudPeerPhotoSize(let file):
      return FileIdFields(kind: .cloudPeerPhotoSize).adding(file.datacenterId)
        .adding(file.photoId).adding(file.sizeSpec.rawValue).adding(file.volumeId)
        .adding(file.localId)
    case .cloudStickerPackThumbnail(let file):
      return FileIdFields(kind: .cloudStickerPackThumbnail).adding(file.datacenterId)
        .adding(file.thumbVersion).adding(file.volumeId).adding(file.localId)
    case .cloudDocument(let file):
      return FileIdFields(kind: .cloudDocument).adding(file.datacenterId).adding(file.fileId)
        .adding(file.accessHash).adding(file.size).adding(file.fileReference)
        .adding(file.fileName)
    case .localFile(let file):
      return FileIdFields(kind: .localFile).adding(file.fileId).adding(file.size)
        .adding(file.isSecretRelated)
    case .localFileReference(let file):
      return FileIdFields(kind: .localFileReference).adding(file.localFilePath)
        .adding(file.randomId).adding(file.isUniquelyReferencedTemporaryFile).adding(file.size)
    case .httpReference(let file):
      return FileIdFields(kind: .httpReference).adding(file.url).adding(file.size)
    case .webFileReference(let file):
      return FileIdFields(kind: .webFileReference).adding(file.url).adding(file.size)
        .adding(file.accessHash)
    case .empty:
      return FileIdFields(kind: .empty)
    }
  }
}

extension FileIdFields {
  /// nil when the fields are not those of a resource.
  var resource: TelegramMediaResource? {
    guard let kind = FileIdKind(rawValue: fields[1]) else { return nil }
    var reader = Reader(fields)
    let resource = FileIdFields.resource(of: kind, &reader)
    return reader.isValid && reader.isAtEnd ? resource : nil
  }

  private static func resource(
    of kind: FileIdKind, _ reader: inout Reader
  ) -> TelegramMediaResource? {
    switch kind {
    case .cloudFile:
      return .cloudFile(
        CloudFileMediaResource(
          datacenterId: reader.number(), volumeId: reader.number(), localId: reader.number(),
          secret: reader.number(), size: reader.optionalNumber(),
          fileReference: reader.optionalBytes()))
    case .cloudDocumentSize:
      return .cloudDocumentSize(
        CloudDocumentSizeMediaResource(
          datacenterId: reader.number(), documentId: reader.number(),
          accessHash: reader.number(), sizeSpec: reader.text(),
          fileReference: reader.optionalBytes()))
    case .cloudPhotoSize:
      return .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: reader.number(), photoId: reader.number(), accessHash: reader.number(),
          sizeSpec: reader.text(), size: reader.optionalNumber(),
          fileReference: reader.optionalBytes()))
    case .cloudPeerPhotoSize:
      return peerPhotoSize(&reader)
    case .cloudStickerPackThumbnail:
      return .cloudStickerPackThumbnail(
        CloudStickerPackThumbnailMediaResource(
          datacenterId: reader.number(), thumbVersion: reader.optionalNumber(),
          volumeId: reader.optionalNumber(), localId: reader.optionalNumber()))
    case .cloudDocument:
      return .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: reader.number(), fileId: reader.number(), accessHash: reader.number(),
          size: reader.optionalNumber(), fileReference: reader.optionalBytes(),
          fileName: reader.optionalText()))
    case .localFile:
      return .localFile(
        LocalFileMediaResource(
          fileId: reader.number(), size: reader.optionalNumber(),
          isSecretRelated: reader.flag()))
    case .localFileReference:
      return .localFileReference(
        LocalFileReferenceMediaResource(
          localFilePath: reader.text(), randomId: reader.number(),
          isUniquelyReferencedTemporaryFile: reader.flag(), size: reader.optionalNumber()))
    case .httpReference:
      return .httpReference(
        HttpReferenceMediaResource(url: reader.text(), size: reader.optionalNumber()))
    case .webFileReference:
      return .webFileReference(
        WebFileReferenceMediaResource(
          url: reader.text(), size: reader.number(), accessHash: reader.number()))
    case .empty:
      return .empty
    }
  }

  private static func peerPhotoSize(_ reader: inout Reader) -> TelegramMediaResource? {
    let datacenterId: Int32 = reader.number()
    let photoId: Int64? = reader.optionalNumber()
    guard let sizeSpec = CloudPeerPhotoSizeMediaResource.SizeSpec(rawValue: reader.number()) else {
      return nil
    }
    return .cloudPeerPhotoSize(
      CloudPeerPhotoSizeMediaResource(
        datacenterId: datacenterId, photoId: photoId, sizeSpec: sizeSpec,
        volumeId: reader.optionalNumber(), localId: reader.optionalNumber()))
  }
}
