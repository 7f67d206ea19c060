import PageModel

/// Reads picture files: PNG, JPEG, WebP, AVIF, SVG and the first frame of a GIF with gdk-pixbuf, the last
/// four or five where their loaders are installed; the first frame of a video and of an animated sticker
/// (TGS) with `recto-media`, where that is installed.
public struct ImageDecoder: Sendable {
  public var limits: ImageLimits
  private let mediaReader: MovingPictureReader

  /// Headers stand within so many bytes, or the file is read whole.
  private static let headerBytes = 256 << 10
  /// The longer side vector pictures are decoded at when they call themselves smaller.
  private static let vectorSide = 1_024
  /// The longer side at most of what stands still of a video, of a sticker.
  private static let posterSide = 1_280
  private static let stickerSide = 256
  /// The same for stickers that move, which are small and many frames.
  private static let frameSide = 160
  private static let mostFrames = 90

  /// - Parameter mediaReader: the path of `recto-media`; nil for the one beside the program that runs.
  public init(limits: ImageLimits = ImageLimits(), mediaReader: String? = nil) {
    self.limits = limits
    self.mediaReader = MovingPictureReader(program: mediaReader)
  }

  /// The upright size a file's header states, without decoding (an SVG and what moves are decoded).
  public func naturalSize(ofFileAt path: String) throws(ImageError) -> PixelDimensions {
    try look(at: .file(path)).naturalSize
  }

  /// The upright size the header states, without decoding (an SVG and what moves are decoded).
  public func naturalSize(of bytes: [UInt8]) throws(ImageError) -> PixelDimensions {
    try look(at: .bytes(bytes)).naturalSize
  }

  public func decode(fileAt path: String) throws(ImageError) -> DecodedImage {
    try decode(.file(path))
  }

  public func decode(_ bytes: [UInt8]) throws(ImageError) -> DecodedImage {
    try decode(.bytes(bytes))
  }

  // MARK: Files and bytes

  /// Where an encoded picture is.
  enum Origin {
    case file(String)
    case bytes([UInt8])

    func open() throws(ImageError) -> OpenFile {
      switch self {
      case .file(let path): try OpenFile(path)
      case .bytes(let bytes): try OpenFile(holding: bytes)
      }
    }
  }

  /// What a look at a picture tells.
  struct Look {
    var format: ImageFormat
    var naturalSize: PixelDimensions
    /// Seconds, of what moves.
    var duration: Double?
    /// Where it took decoding to tell.
    var image: DecodedImage?
  }

  func look(at origin: Origin) throws(ImageError) -> Look {
    let (header, bytes) = try header(of: origin)
    if let size = header.size {
      return Look(format: header.format, naturalSize: PixelDimensions(size))
    }
    if let moving = try poster(of: origin, header.format), let image = moving.frames.first {
      return Look(
        format: header.format, naturalSize: moving.naturalSize, duration: moving.duration,
        image: image)
    }
    let image = try decode(allBytes(of: origin, bytes), header)
    return Look(format: header.format, naturalSize: image.naturalSize, image: image)
  }

  func decode(_ origin: Origin) throws(ImageError) -> DecodedImage {
    let (header, bytes) = try header(of: origin)
    if let image = try poster(of: origin, header.format)?.frames.first { return image }
    return try decode(allBytes(of: origin, bytes), header)
  }

  /// All frames of an animated sticker; nil for what is none.
  func frames(of origin: Origin) throws(ImageError) -> MovingPicture? {
    guard try header(of: origin).header.format == .tgs else { return nil }
    return try mediaReader.read(
      origin.open(), .sticker(side: Self.frameSide, frames: Self.mostFrames))
  }

  /// What stands for something that moves; nil for what does not.
  private func poster(
    of origin: Origin, _ format: ImageFormat
  ) throws(ImageError) -> MovingPicture? {
    switch format {
    case .png, .jpeg, .gif, .webp, .avif, .svg: nil
    case .tgs:
      try mediaReader.read(origin.open(), .sticker(side: Self.stickerSide, frames: 1))
    case .video:
      try mediaReader.read(origin.open(), .video(side: Self.posterSide))
    }
  }

  private func decode(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) -> DecodedImage {
    let task = PixbufDecoding(format: header.format, limits: limits)
    task.vectorSide = header.format == .svg ? ImageDecoder.vectorSide : nil
    let pixels = try task.run(bytes)
    guard let size = header.size else {
      return DecodedImage(pixels: pixels, naturalSize: task.statedSize)
    }
    let isTurned = (pixels.width > pixels.height) != (size.width > size.height)
    return DecodedImage(
      pixels: pixels,
      naturalSize: PixelDimensions(
        width: Int32(clamping: isTurned ? pixels.width : size.width),
        height: Int32(clamping: isTurned ? pixels.height : size.height)),
      jpeg: header.orientation == 1 && [1, 3].contains(header.components) ? bytes : nil)
  }

  /// The header of what is worth decoding, and all of its bytes if they had to be read for it.
  private func header(
    of origin: Origin
  ) throws(ImageError) -> (header: ImageHeader, bytes: [UInt8]?) {
    switch origin {
    case .bytes(let bytes):
      return (try checkedHeader(bytes, of: bytes.count), bytes)
    case .file(let path):
      let file = try OpenFile(path)
      let head = try file.prefix(Self.headerBytes)
      let isWhole = head.count == file.size
      if !isWhole, ImageHeader(head).map({ $0.size == nil && !$0.format.needsReader }) ?? true {
        guard file.size <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
        let bytes = try file.prefix(file.size)
        return (try checkedHeader(bytes, of: file.size), bytes)
      }
      return (try checkedHeader(head, of: file.size), isWhole ? head : nil)
    }
  }

  /// - Parameter known: all of them, if they have been read.
  private func allBytes(
    of origin: Origin, _ known: [UInt8]?
  ) throws(ImageError) -> [UInt8] {
    if let known { return known }
    switch origin {
    case .bytes(let bytes): return bytes
    case .file(let path):
      let file = try OpenFile(path)
      guard file.size <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
      return try file.prefix(file.size)
    }
  }

  /// - Parameter count: of all of the picture's bytes.
  private func checkedHeader(
    _ bytes: [UInt8], of count: Int
  ) throws(ImageError) -> ImageHeader {
    guard !bytes.isEmpty else { throw .noBytes }
    let header = ImageHeader(bytes)
    // What reads a video does not read all of it.
    guard count <= limits.bytes || header?.format == .video else {
      throw .tooManyBytes(limit: limits.bytes)
    }
    guard let header else { throw .unknownFormat }
    guard let size = header.size else { return header }
    guard size.width > 0, size.height > 0 else {
      throw .damaged(header.format, reason: "it says it has no pixels")
    }
    guard size.width <= limits.pixels / size.height else {
      throw .tooLarge(width: size.width, height: size.height, limit: limits.pixels)
    }
    return header
  }
}

extension PixelDimensions {
  fileprivate init(_ size: ImageHeader.Size) {
    self.init(width: Int32(clamping: size.width), height: Int32(clamping: size.height))
  }
}
