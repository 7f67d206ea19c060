/// A colour bitmap of a glyph in its face's slot, valid until the next glyph is loaded.
struct BitmapStrike {
  /// Premultiplied BGRA.
  var pixels: UnsafeRawPointer
  var bytesPerRow: Int
  var width: Int
  var height: Int
  /// From the pen to the bitmap's left edge, and from the baseline up to its top edge, strike pixels.
  var left: Double
  var top: Double
  var pixelsPerEm: Double

  /// The bitmap's pixels on their own.
  func copy() -> PixelImage {
    var image = PixelImage(width: width, height: height)
    image.pixels.withUnsafeMutableBytes { target in
      for row in 0..<height {
        let source = UnsafeRawBufferPointer(start: pixels + row * bytesPerRow, count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...]).copyMemory(
          from: source)
      }
    }
    return image
  }
}
