import PageLayout
import Typesetting

/// A glyph too large to be worth keeping as a bitmap; Cairo draws it.
enum OversizedGlyph {
  /// An outline in font units (y up) with its pen in device pixels and the factors from units to
  /// pixels.
  case outline(Path, pen: Point, unit: Double, slant: Double, color: Color)
  /// A strike's picture stretched over a rectangle of device pixels.
  case picture(PixelImage, Rect, opacity: Double)
}
