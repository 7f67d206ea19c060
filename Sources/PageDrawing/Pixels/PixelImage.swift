/// A picture in memory: premultiplied 8-bit colour, a UInt32 0xAARRGGBB a pixel, rows from the top
/// without gaps (Cairo's ARGB32).
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` pixels.
  public var pixels: [UInt32]

  /// A transparent picture.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// The pixel of a column and row inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
