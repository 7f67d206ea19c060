/// Where the bytes of a medium come from.
public enum TelegramMediaResource: Sendable {
  case cloudFile(CloudFileMediaResource)
  case cloudDocumentSize(CloudDocumentSizeMediaResource)
  case cloudPhotoSize(CloudPhotoSizeMediaResource)
  case cloudPeerPhotoSize(CloudPeerPhotoSizeMediaResource)
  case cloudStickerPackThumbnail(CloudStickerPackThumbnailMediaResource)
  case cloudDocument(CloudDocumentMediaResource)
  case localFile(LocalFileMediaResource)
  case localFileReference(LocalFileReferenceMediaResource)
  case httpReference(HttpReferenceMediaResource)
  case webFileReference(WebFileReferenceMediaResource)
  /// Nothing: the medium is named but its bytes are nowhere.
  case empty
}

extension TelegramMediaResource: Equatable {
  public static func == (lhs: TelegramMediaResource, rhs: TelegramMediaResource) -> Bool {
    switch lhs {
    case .cloudFile(let left):
      if case .cloudFile(let right) = rhs { return left == right }
    case .cloudDocumentSize(let left):
      if case .cloudDocumentSize(let right) = rhs { return left == right }
    case .cloudPhotoSize(let left):
      if case .cloudPhotoSize(let right) = rhs { return left == right }
    case .cloudPeerPhotoSize(let left):
      if case .cloudPeerPhotoSize(let right) = rhs { return left == right }
    case .cloudStickerPackThumbnail(let left):
      if case .cloudStickerPackThumbnail(let right) = rhs { return left == right }
    case .cloudDocument(let left):
      if case .cloudDocument(let right) = rhs { return left == right }
    case .localFile(let left):
      if case .localFile(let right) = rhs { return left == right }
    case .localFileReference(let left):
      if case .localFileReference(let right) = rhs { return left == right }
    case .httpReference(let left):
      if case .httpReference(let right) = rhs { return left == right }
    case .webFileReference(let left):
      if case .webFileReference(let right) = rhs { return left == right }
    case .empty:
      if case .empty = rhs { return true }
    }
    return false
  }
}
