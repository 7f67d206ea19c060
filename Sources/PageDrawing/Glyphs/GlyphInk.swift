import PageLayout

/// What coverage is blended with: a colour, and the ``CoverageCurve`` level it is drawn with. Colour bitmaps use the
/// alpha alone.
struct GlyphInk {
  var color: PremultipliedColor
  var level: Int

  init(_ color: Color) {
    self.color = PremultipliedColor(color)
    level = CoverageCurve.level(of: color)
  }
}
