/// A medium of a page, named by its own ``id``.
public enum Media: Equatable, Sendable {
  case image(TelegramMediaImage)
  case file(TelegramMediaFile)

  public var id: MediaId {
    switch self {
    case .image(let image): return image.imageId
    case .file(let file): return file.fileId
    }
  }

  public static func == (lhs: Media, rhs: Media) -> Bool {
    switch (lhs, rhs) {
    case (.image(let left), .image(let right)): return left == right
    case (.file(let left), .file(let right)): return left == right
    case (.image, .file), (.file, .image): return false
    }
  }
}
