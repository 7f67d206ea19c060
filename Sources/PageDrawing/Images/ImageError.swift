/// Why a picture cannot be used.
public enum ImageError: Error, Hashable, Sendable {
  case unreadableFile(path: String, reason: String)
  case noBytes
  case tooManyBytes(limit: Int)
  case unknownFormat
  case tooLarge(width: Int, height: Int, limit: Int)
  /// What reads the format is not installed.
  case missingLoader(ImageFormat)
  case damaged(ImageFormat, reason: String)
  /// A video or a sticker that asks for more memory than any is given.
  case asksTooMuch(ImageFormat)
  case takesTooLong(ImageFormat)
}

extension ImageError: CustomStringConvertible {
  /// A sentence for people, with what to do next.
  public var description: String {
    switch self {
    case .unreadableFile(let path, let reason):
      "The picture \(path) cannot be read: \(reason)."
    case .noBytes:
      "The picture is empty. Check that the file was written completely."
    case .tooManyBytes(let limit):
      "The picture's file is larger than \(limit >> 20) MB. Save it smaller and try again."
    case .unknownFormat:
      "The picture's format is not known. Use PNG, JPEG, GIF, WebP, AVIF, SVG, TGS, MP4 or WebM."
    case .tooLarge(let width, let height, let limit):
      "The picture says it is \(width) × \(height) pixels; at most \(limit / 1_000_000) million"
        + " pixels are read. Save it smaller and try again."
    case .missingLoader(let format):
      switch format {
      case .webp: "WebP pictures need the package webp-pixbuf-loader. Install it and try again."
      case .avif: "AVIF pictures need the package libavif-gdk-pixbuf. Install it and try again."
      case .svg: "SVG pictures need the package librsvg2-common. Install it and try again."
      case .png, .jpeg, .gif:
        "The \(format.rawValue.uppercased()) reader of gdk-pixbuf is missing. Reinstall the package"
          + " libgdk-pixbuf-2.0-0."
      case .tgs:
        "Animated stickers need the program recto-media beside this one, built with the package"
          + " librlottie-dev."
      case .video:
        "Videos need the program recto-media beside this one, built with the package"
          + " libgstreamer-plugins-base1.0-dev, and the packages gstreamer1.0-plugins-good and"
          + " gstreamer1.0-libav."
      }
    case .damaged(let format, let reason):
      "The \(format.noun) is damaged: \(reason). Save it again from its source."
    case .asksTooMuch(let format):
      "The \(format.noun) asks for more memory than a picture is given. Save it smaller and try"
        + " again."
    case .takesTooLong(let format):
      "The \(format.noun) takes too long to read. Save it again from its source, smaller."
    }
  }
}
