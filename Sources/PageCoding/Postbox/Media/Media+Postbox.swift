import PageModel

/// Media are told apart by the numbers of their types.
extension Media {
  var postboxType: PostboxTypeName {
    switch self {
    case .image: return TelegramMediaImage.postboxType
    case .file: return TelegramMediaFile.postboxType
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .image(let image): image.write(to: &writer)
    case .file(let file): file.write(to: &writer)
    }
  }
}

extension PostboxRecord {
  /// Nil for media of other types: a page shows images and files.
  func medium(_ hash: Int32, _ range: Range<Int>) throws(PostboxError) -> Media? {
    switch hash {
    case TelegramMediaImage.postboxType.hash:
      return try read(TelegramMediaImage.self, range).map { .image($0) }
    case TelegramMediaFile.postboxType.hash:
      return try read(TelegramMediaFile.self, range).map { .file($0) }
    default:
      return nil
    }
  }
}
