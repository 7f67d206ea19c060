/// A run's glyphs drawn and put on device pixels, reused from run to run.
struct PlacedRun {
  var glyphs: [PlacedGlyph] = []
  var oversized: [OversizedGlyph] = []
  /// Around the pixels of `glyphs`.
  var bounds = PixelRect.empty

  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    oversized.removeAll()
    bounds = .empty
  }

  mutating func append(_ glyph: PlacedGlyph) {
    let area = PixelRect(
      left: glyph.x, top: glyph.y, right: glyph.x + glyph.bitmap.width,
      bottom: glyph.y + glyph.bitmap.height)
    bounds =
      glyphs.isEmpty
      ? area
      : PixelRect(
        left: min(bounds.left, area.left), top: min(bounds.top, area.top),
        right: max(bounds.right, area.right), bottom: max(bounds.bottom, area.bottom))
    glyphs.append(glyph)
  }
}

/// A drawn glyph and the device pixel its bitmap's top left goes to.
struct PlacedGlyph {
  var bitmap: GlyphBitmap
  var x: Int
  var y: Int
  var ink: GlyphInk
}
