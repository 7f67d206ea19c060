/// A drawn glyph in a cache's memory: coverage (a byte a pixel) or colour (four).
struct GlyphBitmap {
  var pixels: UnsafeMutableRawPointer
  var bytesPerRow: Int
  var width: Int
  var height: Int
  /// From the pen's pixel to the bitmap's left edge and from the baseline's row down to its top edge.
  /// Coverage stands on whole pixels (its subpixel phase is drawn in); colour keeps the fraction, and
  /// is rounded where the pen is.
  var left: Float
  var top: Float
  var isColor: Bool

  var byteCount: Int { bytesPerRow * height }
  var isEmpty: Bool { width == 0 || height == 0 }
}
