import PageLayout
import Typesetting

/// Glyphs of one run in one colour.
public struct GlyphPaint: Sendable {
  public var font: ResolvedFont
  public var color: Color
  /// Where the run's left edge meets its baseline.
  public var origin: Point
  /// Left to right; positions relative to `origin` (y upwards, as ``Glyph`` has it).
  public var glyphs: [Glyph]
  /// The characters the glyphs stand for, for real text in PDF and SVG. Clusters in `glyphs` count
  /// UTF-16 units of the paragraph; `textStart` is the offset of this text's first unit there.
  public var text: String
  public var textStart: Int
  public var isRightToLeft: Bool

  public init(
    font: ResolvedFont, color: Color, origin: Point, glyphs: [Glyph], text: String, textStart: Int,
    isRightToLeft: Bool
  ) {
    self.font = font
    self.color = color
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.textStart = textStart
    self.isRightToLeft = isRightToLeft
  }
}
