import PageModel

/// A picture ready to be drawn.
public struct DecodedImage: Sendable {
  /// Upright (a camera's orientation is applied).
  public let pixels: PixelImage
  /// What the picture calls its size. Differs from the pixels' size for a vector picture, which is
  /// decoded large enough to be drawn sharp.
  public let naturalSize: PixelDimensions
  /// The JPEG file the pixels are from, when every viewer shows it like them: PDF and SVG take it as it
  /// is.
  public let jpeg: [UInt8]?
  /// Tells this picture from every other, so that what is derived from it can be kept.
  let identity = ImageIdentity()

  public init(pixels: PixelImage, naturalSize: PixelDimensions? = nil, jpeg: [UInt8]? = nil) {
    self.pixels = pixels
    self.naturalSize =
      naturalSize
      ?? PixelDimensions(
        width: Int32(clamping: pixels.width), height: Int32(clamping: pixels.height))
    self.jpeg = jpeg
  }

  /// What keeping it takes, bytes.
  var cost: Int { pixels.pixels.count * 4 + (jpeg?.count ?? 0) }
}

/// An identity that copies of a picture share.
final class ImageIdentity: Hashable, Sendable {
  static func == (left: ImageIdentity, right: ImageIdentity) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
