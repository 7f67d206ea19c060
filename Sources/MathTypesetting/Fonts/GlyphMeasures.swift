/// What a glyph says of itself, in em.
struct GlyphMeasures {
  var advance = 0.0
  /// The ink box from the glyph's origin; y upwards. All zero for a glyph without ink.
  var left = 0.0
  var right = 0.0
  var bottom = 0.0
  var top = 0.0
  /// How far the glyph leans over its right edge (MATH, MathItalicsCorrectionInfo).
  var italicCorrection = 0.0
  /// Where the middle of an accent stands (MATH, MathTopAccentAttachment).
  var topAccent = 0.0

  /// Above the baseline.
  var height: Double { max(0, top) }
  /// Below the baseline.
  var depth: Double { max(0, -bottom) }
}
