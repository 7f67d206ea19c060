import CCairo
import PageLayout
import Typesetting

/// Draws glyphs of runs into bitmaps: outlines as 8-bit coverage without hinting, in four horizontal
/// subpixel phases; colour strikes scaled to the device size; colour layers as coverage in their own
/// colours.
final class GlyphRasterizer {
  /// Larger glyphs (pixels to the em) are left to Cairo.
  static let largestSize = 320
  /// More sizes than this at once start the caches over.
  private static let scaledFontLimit = 1_024

  let cache: GlyphCache
  private let fonts: FontLibrary
  private let curve = CoverageCurve()
  private var scaledFonts: [ScaledFont] = []
  private var indices: [ScaledFont.Key: Int] = [:]
  private var recent: (font: ResolvedFont, scale: Double, index: Int)?

  init(fonts: FontLibrary, cache: GlyphCache) {
    self.fonts = fonts
    self.cache = cache
  }

  /// Draws what is not in the cache yet and places a run for a device with `scale` pixels a point. The
  /// bitmaps are valid until the next call.
  func place(_ run: GlyphPaint, scale: Double, into placed: inout PlacedRun) throws(DrawingError) {
    placed.removeAll()
    let size = run.font.size * scale * 64
    guard size >= 1 else { return }
    cache.makeRoom()
    let index = try scaledFontIndex(run.font, scale: scale)
    let font = scaledFonts[index]
    let ink = GlyphInk(run.color)
    let isOversized = font.size > GlyphRasterizer.largestSize * 64

    for glyph in run.glyphs {
      let pen = Point(
        x: (run.origin.x + Double(glyph.x)) * scale, y: (run.origin.y - Double(glyph.y)) * scale)
      let layers = font.prefersColor ? font.face.colorLayers(of: glyph.id) : []
      if layers.isEmpty {
        if isOversized {
          placeOversized(glyph.id, font, pen: pen, color: run.color, into: &placed)
        } else {
          place(glyph.id, font, index, pen: pen, ink: ink, into: &placed)
        }
        continue
      }
      for layer in layers {
        let color = layer.color.map { $0.withAlpha($0.alpha * run.color.alpha) } ?? run.color
        if isOversized {
          placeOversized(layer.glyph, font, pen: pen, color: color, into: &placed)
        } else {
          place(layer.glyph, font, index, pen: pen, ink: GlyphInk(color), into: &placed)
        }
      }
    }
  }

  private func place(
    _ glyph: UInt32, _ font: ScaledFont, _ index: Int, pen: Point, ink: GlyphInk,
    into placed: inout PlacedRun
  ) {
    let column = SubpixelPosition(pen.x)
    let bitmap = self.bitmap(glyph, font, index, phase: column.phase, level: ink.level)
    guard !bitmap.isEmpty else { return }
    if bitmap.isColor {
      placed.append(
        PlacedGlyph(
          bitmap: bitmap, x: PixelRect.clamped((pen.x + Double(bitmap.left)).rounded()),
          y: PixelRect.clamped((pen.y + Double(bitmap.top)).rounded()), ink: ink))
    } else {
      placed.append(
        PlacedGlyph(
          bitmap: bitmap, x: column.pixel + Int(bitmap.left),
          y: PixelRect.clamped(pen.y.rounded()) + Int(bitmap.top), ink: ink))
    }
  }

  private func bitmap(
    _ glyph: UInt32, _ font: ScaledFont, _ index: Int, phase: Int, level: Int
  ) -> GlyphBitmap {
    // Strikes know neither phases nor levels.
    let isStrike = font.prefersColor && !font.face.isScalable
    let variant = isStrike ? 0 : UInt64(phase | level << 2)
    let key = UInt64(index) << 40 | UInt64(glyph) << 8 | variant
    if let known = cache.bitmap(for: key) { return known }
    let drawn =
      (font.prefersColor ? drawStrike(glyph, font) : nil)
      ?? drawOutline(glyph, font, phase: phase, level: level)
      ?? GlyphBitmap(
        pixels: cache.allocate(0), bytesPerRow: 0, width: 0, height: 0, left: 0, top: 0,
        isColor: false)
    cache.insert(drawn, for: key)
    return drawn
  }

  private func drawOutline(
    _ glyph: UInt32, _ font: ScaledFont, phase: Int, level: Int
  ) -> GlyphBitmap? {
    guard let outline = font.face.loadOutline(glyph, size: font.size) else { return nil }
    if font.slant != 0 {
      var matrix = FT_Matrix(
        xx: 0x10000, xy: FT_Fixed((font.slant * 0x10000).rounded()), yx: 0, yy: 0x10000)
      FT_Outline_Transform(outline, &matrix)
    }
    FT_Outline_Translate(outline, FT_Pos(phase * 64 / SubpixelPosition.phases), 0)
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let left = Int(box.xMin) >> 6
    let bottom = Int(box.yMin) >> 6
    let width = (Int(box.xMax) + 63) >> 6 - left
    let height = (Int(box.yMax) + 63) >> 6 - bottom
    // A hostile font may put points anywhere; nothing that size is text.
    let limit = GlyphRasterizer.largestSize * 16
    guard width > 0, height > 0, width <= limit, height <= limit else { return nil }

    let bytesPerRow = (width + 7) & ~7
    let pixels = cache.allocate(bytesPerRow * height)
    FT_Outline_Translate(outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(height)
    bitmap.width = UInt32(width)
    bitmap.pitch = Int32(bytesPerRow)
    bitmap.buffer = pixels.assumingMemoryBound(to: UInt8.self)
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    guard FT_Outline_Get_Bitmap(font.face.libraryHandle, outline, &bitmap) == 0 else { return nil }
    curve.apply(level: level, to: pixels, count: bytesPerRow * height)
    return GlyphBitmap(
      pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, left: Float(left),
      top: Float(-(bottom + height)), isColor: false)
  }

  private func drawStrike(_ glyph: UInt32, _ font: ScaledFont) -> GlyphBitmap? {
    guard let strike = font.face.loadStrike(glyph, size: font.size) else { return nil }
    let factor = Double(font.size) / 64 / strike.pixelsPerEm
    let exactWidth = Double(strike.width) * factor
    let exactHeight = Double(strike.height) * factor
    let width = max(1, Int(exactWidth.rounded()))
    let height = max(1, Int(exactHeight.rounded()))
    let scaled = Resampler.resample(
      strike.copy(), from: nil, width: width, height: height)
    let pixels = cache.allocate(width * height * 4)
    scaled.pixels.withUnsafeBytes { source in
      if let base = source.baseAddress { pixels.copyMemory(from: base, byteCount: source.count) }
    }
    // Whole pixels are wider or narrower than the exact size: share the difference, stay centred.
    return GlyphBitmap(
      pixels: pixels, bytesPerRow: width * 4, width: width, height: height,
      left: Float(strike.left * factor + (exactWidth - Double(width)) / 2),
      top: Float(-strike.top * factor + (exactHeight - Double(height)) / 2), isColor: true)
  }

  private func placeOversized(
    _ glyph: UInt32, _ font: ScaledFont, pen: Point, color: Color, into placed: inout PlacedRun
  ) {
    if font.prefersColor, let strike = font.face.loadStrike(glyph, size: font.size) {
      let factor = Double(font.size) / 64 / strike.pixelsPerEm
      let area = Rect(
        x: pen.x + strike.left * factor, y: pen.y - strike.top * factor,
        width: Double(strike.width) * factor, height: Double(strike.height) * factor)
      placed.oversized.append(.picture(strike.copy(), area, opacity: color.alpha))
      return
    }
    let outline = font.face.outline(of: glyph)
    guard !outline.elements.isEmpty, font.face.unitsPerEm > 0 else { return }
    placed.oversized.append(
      .outline(
        outline, pen: pen, unit: Double(font.size) / 64 / Double(font.face.unitsPerEm),
        slant: font.slant, color: color))
  }

  private func scaledFontIndex(_ font: ResolvedFont, scale: Double) throws(DrawingError) -> Int {
    if let recent, recent.scale == scale, recent.font == font { return recent.index }
    let key = ScaledFont.Key(
      face: font.face, size: PixelRect.clamped((font.size * scale * 64).rounded()),
      slant: font.slant, isColor: font.isColor)
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      if scaledFonts.count >= GlyphRasterizer.scaledFontLimit {
        scaledFonts.removeAll()
        indices.removeAll()
        cache.removeAll()
      }
      let face = try fonts.face(font.face)
      index = scaledFonts.count
      scaledFonts.append(
        ScaledFont(
          face: face, size: key.size, slant: key.slant,
          prefersColor: (font.isColor || !face.isScalable) && face.hasColor))
      indices[key] = index
    }
    recent = (font, scale, index)
    return index
  }
}
