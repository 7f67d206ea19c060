import PageModel

/// What the JSON forms say of one size of a picture.
struct PictureDescription {
  var fileId: RemoteFileId
  var uniqueId: String
  var dimensions: PixelDimensions
  /// Bytes.
  var size: Int64?
  /// The size's letter, TDLib only.
  var letter = ""
  /// TDLib only.
  var progressiveSizes: [Int32] = []

  init(fileId: RemoteFileId, uniqueId: String, dimensions: PixelDimensions, size: Int64?) {
    self.fileId = fileId
    self.uniqueId = uniqueId
    self.dimensions = dimensions
    self.size = size
  }

  /// - Parameter part: Tells the picture from others of the same medium.
  init(_ representation: TelegramMediaImageRepresentation, of id: MediaId, part: String) {
    fileId = RemoteFileId(representation.resource)
    uniqueId =
      RemoteFileId.uniqueId(representation.resource) ?? UniqueFileId.text(id, part: part)
    dimensions = representation.dimensions
    size = representation.resource.size
    if case .cloudPhotoSize(let photo) = representation.resource { letter = photo.sizeSpec }
    progressiveSizes = representation.progressiveSizes
  }

  func held(by form: MediaForm) -> PictureDescription {
    var held = self
    switch form {
    case .botAPIReceived:
      held.progressiveSizes = []
    case .botAPIInput:
      held.progressiveSizes = []
      held.size = nil
      held.dimensions = PixelDimensions(width: 0, height: 0)
    case .tdlib:
      if size == 0 { held.size = nil }
    }
    return held
  }

  var representation: TelegramMediaImageRepresentation {
    TelegramMediaImageRepresentation(
      dimensions: dimensions, resource: fileId.resource(size: size, uniqueId: uniqueId),
      progressiveSizes: progressiveSizes)
  }
}

extension TelegramMediaResource {
  /// Bytes, nil when unknown.
  var size: Int64? {
    switch self {
    case .cloudFile(let file): return file.size
    case .cloudPhotoSize(let file): return file.size
    case .cloudDocument(let file): return file.size
    case .localFile(let file): return file.size
    case .localFileReference(let file): return file.size
    case .httpReference(let file): return file.size
    case .webFileReference(let file): return file.size == 0 ? nil : file.size
    case .cloudDocumentSize, .cloudPeerPhotoSize, .cloudStickerPackThumbnail, .empty: return nil
    }
  }
}
