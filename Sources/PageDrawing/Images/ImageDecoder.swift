import CPixbuf
import PageModel

/// Reads picture files with gdk-pixbuf: PNG, JPEG, WebP, AVIF, SVG and the first frame of a GIF, the
/// last four or five where their loaders are installed.
public struct ImageDecoder: Sendable {
  public var limits: ImageLimits

  /// Headers stand within so many bytes, or the file is read whole.
  private static let headerBytes = 256 << 10
  /// The longer side vector pictures are decoded at when they call themselves smaller.
  private static let vectorSide = 1_024

  public init(limits: ImageLimits = ImageLimits()) {
    self.limits = limits
  }

  /// The upright size a file's header states, without decoding (an SVG is decoded).
  public func naturalSize(ofFileAt path: String) throws(ImageError) -> PixelDimensions {
    let head = try FileBytes.read(path, limit: limits.bytes, prefix: ImageDecoder.headerBytes)
    if head.count < ImageDecoder.headerBytes || ImageHeader(head)?.size != nil {
      return try naturalSize(of: head)
    }
    return try naturalSize(of: FileBytes.read(path, limit: limits.bytes))
  }

  /// The upright size the header states, without decoding (an SVG is decoded).
  public func naturalSize(of bytes: [UInt8]) throws(ImageError) -> PixelDimensions {
    let header = try checkedHeader(bytes)
    guard let size = header.size else { return try decode(bytes).naturalSize }
    return PixelDimensions(
      width: Int32(clamping: size.width), height: Int32(clamping: size.height))
  }

  public func decode(fileAt path: String) throws(ImageError) -> DecodedImage {
    try decode(FileBytes.read(path, limit: limits.bytes))
  }

  public func decode(_ bytes: [UInt8]) throws(ImageError) -> DecodedImage {
    let header = try checkedHeader(bytes)
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

  /// The header of a file that is worth decoding.
  private func checkedHeader(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    guard !bytes.isEmpty else { throw .noBytes }
    guard bytes.count <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
    guard let header = ImageHeader(bytes) else { throw .unknownFormat }
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
