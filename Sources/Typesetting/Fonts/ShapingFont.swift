import CPango

/// A face at a size, ready to shape with. Its positions depend on the file and the size alone: no
/// rasteriser, no hinting, no toolkit.
final class ShapingFont {
  let resolved: ResolvedFont
  /// Unique among the fonts of a context, never reused.
  let serial: UInt32
  let features: [hb_feature_t]
  /// What word by word shaping need not try substitutions on.
  let inertAlphabets: InertAlphabets
  /// The `hb_font_t`.
  let pointer: OpaquePointer
  let spaceGlyph: UInt16
  /// The advance of a space in glyph units.
  let spaceAdvance: Int32
  /// What stands at the end of a line broken at a soft hyphen.
  let hyphen: ShapedGlyph

  /// The ink of glyphs asked for so far.
  private(set) var inks = Memo<UInt16, GlyphInk>(limit: 4096)

  init(
    face: OpaquePointer, resolved: ResolvedFont, features: [hb_feature_t],
    inertAlphabets: InertAlphabets, serial: UInt32
  ) {
    self.resolved = resolved
    self.serial = serial
    self.features = features
    self.inertAlphabets = inertAlphabets
    let font: OpaquePointer = hb_font_create(face)
    hb_ot_font_set_funcs(font)
    let scale = Int32((resolved.size * ShapedGlyph.unitsPerPoint).rounded())
    hb_font_set_scale(font, scale, scale)
    hb_font_make_immutable(font)
    pointer = font
    let space = ShapingFont.glyph(for: 0x20, in: font)
    spaceGlyph = space.id
    spaceAdvance = space.advance
    let hyphen = ShapingFont.glyph(for: 0x2010, in: font)
    self.hyphen = hyphen.id != 0 ? hyphen : ShapingFont.glyph(for: 0x2D, in: font)
  }

  deinit {
    hb_font_destroy(pointer)
  }

  /// The font's own vertical metrics, points.
  var metrics: FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pointer, &extents)
    return FontMetrics(
      ascent: Double(extents.ascender) / ShapedGlyph.unitsPerPoint,
      descent: -Double(extents.descender) / ShapedGlyph.unitsPerPoint,
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7 * resolved.size,
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5 * resolved.size)
  }

  /// The ink box of a glyph in glyph units, its synthetic slant included; computed once.
  func ink(of glyph: UInt16) -> GlyphInk {
    if let known = inks.find(glyph) { return known }
    var extents = hb_glyph_extents_t()
    var ink = GlyphInk.none
    if hb_font_get_glyph_extents(pointer, hb_codepoint_t(glyph), &extents) != 0 {
      ink = GlyphInk(extents, slant: resolved.slant)
    }
    inks.insert(ink, for: glyph)
    return ink
  }

  private func position(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(pointer, tag, &value) != 0, value > 0 else { return nil }
    return Double(value) / ShapedGlyph.unitsPerPoint
  }

  private static func glyph(for scalar: UInt32, in font: OpaquePointer) -> ShapedGlyph {
    var id: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font, scalar, &id)
    let advance = hb_font_get_glyph_h_advance(font, id)
    return ShapedGlyph(
      id: UInt16(truncatingIfNeeded: id), flags: [], cluster: 0, advance: advance, dx: 0, dy: 0)
  }
}

/// Where a glyph leaves ink, from its origin, y upwards, in glyph units.
struct GlyphInk: Equatable {
  var left: Double
  var right: Double
  var bottom: Double
  var top: Double

  static let none = GlyphInk(left: 0, right: 0, bottom: 0, top: 0)

  var isEmpty: Bool { right <= left || top <= bottom }
}

extension GlyphInk {
  init(_ extents: hb_glyph_extents_t, slant: Double) {
    left = Double(extents.x_bearing)
    right = Double(extents.x_bearing + extents.width)
    top = Double(extents.y_bearing)
    bottom = Double(extents.y_bearing + extents.height)
    left += slant * bottom
    right += slant * top
  }
}
