extension TelegramMediaResource {
  var dump: String {
    var fields: [String] = []
    let name: String
    switch self {
    case .cloudFile(let file):
      name = "cloudFile"
      fields.number("dc", file.datacenterId)
      fields.number("volume", file.volumeId)
      fields.number("local", file.localId)
      fields.number("secret", file.secret)
      fields.number("size", file.size)
      fields.bytes("reference", file.fileReference)
    case .cloudDocumentSize(let file):
      name = "cloudDocumentSize"
      fields.number("dc", file.datacenterId)
      fields.number("document", file.documentId)
      fields.number("hash", file.accessHash)
      fields.quoted("spec", file.sizeSpec)
      fields.bytes("reference", file.fileReference)
    case .cloudPhotoSize(let file):
      name = "cloudPhotoSize"
      fields.number("dc", file.datacenterId)
      fields.number("photo", file.photoId)
      fields.number("hash", file.accessHash)
      fields.quoted("spec", file.sizeSpec)
      fields.number("size", file.size)
      fields.bytes("reference", file.fileReference)
    case .cloudPeerPhotoSize(let file):
      name = "cloudPeerPhotoSize"
      fields.number("dc", file.datacenterId)
      fields.number("photo", file.photoId)
      fields.field("spec", file.sizeSpec == .small ? "small" : "fullSize")
      fields.number("volume", file.volumeId)
      fields.number("local", file.localId)
    case .cloudStickerPackThumbnail(let file):
      name = "cloudStickerPackThumbnail"
      fields.number("dc", file.datacenterId)
      fields.number("version", file.thumbVersion)
      fields.number("volume", file.volumeId)
      fields.number("local", file.localId)
    case .cloudDocument(let file):
      name = "cloudDocument"
      fields.number("dc", file.datacenterId)
      fields.number("file", file.fileId)
      fields.number("hash", file.accessHash)
      fields.number("size", file.size)
      fields.bytes("reference", file.fileReference)
      fields.quoted("name", file.fileName)
    case .localFile(let file):
      name = "localFile"
      fields.number("file", file.fileId)
      fields.number("size", file.size)
      fields.flag("secret", file.isSecretRelated)
    case .localFileReference(let file):
      name = "localFileReference"
      fields.quoted("path", file.localFilePath)
      fields.number("random", file.randomId)
      fields.flag("temporary", file.isUniquelyReferencedTemporaryFile)
      fields.number("size", file.size)
    case .httpReference(let file):
      name = "httpReference"
      fields.quoted("url", file.url)
      fields.number("size", file.size)
    case .webFileReference(let file):
      name = "webFileReference"
      fields.quoted("url", file.url)
      fields.number("size", file.size)
      fields.number("hash", file.accessHash)
    case .empty:
      return "nowhere"
    }
    return "\(name)(\(fields.joined(separator: ", ")))"
  }
}
