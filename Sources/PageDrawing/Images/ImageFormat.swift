/// The kinds of files pictures are read from.
public enum ImageFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp
  case avif
  case svg
  /// An animated sticker: a Lottie animation packed with gzip.
  case tgs
  /// A video of any container; its first frame is the picture.
  case video

  /// What a sentence calls a file of the kind.
  var noun: String {
    switch self {
    case .png, .jpeg, .gif, .webp, .avif, .svg: "\(rawValue.uppercased()) picture"
    case .tgs: "animated sticker"
    case .video: "video"
    }
  }
}

extension ImageFormat {
  /// Whether it takes a process of its own to read it.
  var needsReader: Bool {
    switch self {
    case .tgs, .video: true
    case .png, .jpeg, .gif, .webp, .avif, .svg: false
    }
  }
}
