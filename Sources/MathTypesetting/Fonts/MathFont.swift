import CPango
import Typesetting

/// A face with a MATH table: the constants, and how glyphs grow and lean.
final class MathFont {
  let open: OpenFont
  let constants: MathConstants
  private let bars: Set<UInt16>
  /// The height of the letter x, em.
  let xHeight: Double
  /// By glyph; no more than the face has.
  private var vertical: [UInt16: GlyphConstruction] = [:]
  private var horizontal: [UInt16: GlyphConstruction] = [:]
  /// Glyphs of characters in script style and in scriptscript style.
  private let scriptForms = [GlyphTable(), GlyphTable()]

  init(_ face: FontFace) {
    open = OpenFont(face)
    constants = MathConstants(open)
    let barCharacters: [UInt32] = [0x7C, 0x2016, 0x2223, 0x2225]
    bars = Set(barCharacters.map(open.glyph).filter { $0 != 0 })
    let x = open.measures(of: open.glyph(for: 0x78)).height
    xHeight = x > 0 ? x : 0.43
  }

  /// The glyph of a character, 0 when the face has none: in a script, the form drawn for that size
  /// (feature `ssty`).
  func glyph(for scalar: UInt32, scriptLevel: Int) -> UInt16 {
    let plain = open.glyph(for: scalar)
    guard scriptLevel > 0, plain != 0 else { return plain }
    let level = min(scriptLevel, 2) - 1
    if let known = scriptForms[level].find(scalar) { return known }
    let form = open.glyph(for: scalar, feature: "ssty", value: UInt32(level + 1))
    let result = form == 0 ? plain : form
    scriptForms[level].insert(result, for: scalar)
    return result
  }

  /// How a glyph grows in a direction; without variants and parts when it does not.
  func construction(
    of glyph: UInt16, _ direction: GlyphConstruction.Direction
  ) -> GlyphConstruction {
    switch direction {
    case .vertical:
      if let known = vertical[glyph] { return known }
      let made =
        bars.contains(glyph) ? stacked(glyph) : readConstruction(of: glyph, HB_DIRECTION_BTT)
      vertical[glyph] = made
      return made
    case .horizontal:
      if let known = horizontal[glyph] { return known }
      let made = readConstruction(of: glyph, HB_DIRECTION_LTR)
      horizontal[glyph] = made
      return made
    }
  }

  /// Vertical bars grow by standing on each other, as TeX's do: the fonts' own larger forms are
  /// bolder, up to twice as thick.
  private func stacked(_ glyph: UInt16) -> GlyphConstruction {
    let measures = open.measures(of: glyph)
    let height = measures.top - measures.bottom
    let bar = GlyphConstruction.Part(
      glyph: glyph, advance: height, startConnector: height * 0.95, endConnector: height * 0.95,
      isExtender: true)
    return GlyphConstruction(variants: [], parts: [bar], minimumOverlap: height * 0.05)
  }

  /// A corner of a glyph that another may move into.
  enum Corner {
    case topRight, topLeft, bottomRight, bottomLeft
  }

  /// How far a glyph may be approached in a corner at a height above its baseline, all in em;
  /// negative is nearer (MATH, MathKernInfo).
  func kern(_ glyph: UInt16, _ corner: Corner, at height: Double) -> Double {
    let kind =
      switch corner {
      case .topRight: HB_OT_MATH_KERN_TOP_RIGHT
      case .topLeft: HB_OT_MATH_KERN_TOP_LEFT
      case .bottomRight: HB_OT_MATH_KERN_BOTTOM_RIGHT
      case .bottomLeft: HB_OT_MATH_KERN_BOTTOM_LEFT
      }
    let units = max(-32_768, min(height * open.unitsPerEm, 32_767)).rounded()
    return Double(
      hb_ot_math_get_glyph_kerning(
        open.pointer, hb_codepoint_t(glyph), kind, hb_position_t(units)))
      / open.unitsPerEm
  }

  private func readConstruction(
    of glyph: UInt16, _ direction: hb_direction_t
  ) -> GlyphConstruction {
    let id = hb_codepoint_t(glyph)
    let units = open.unitsPerEm
    var variants: [GlyphConstruction.Variant] = []
    var known = [hb_ot_math_glyph_variant_t](
      repeating: hb_ot_math_glyph_variant_t(), count: MathFont.mostForms)
    var count = UInt32(known.count)
    hb_ot_math_get_glyph_variants(open.pointer, id, direction, 0, &count, &known)
    for variant in known.prefix(Int(count)) {
      variants.append(
        GlyphConstruction.Variant(
          glyph: UInt16(truncatingIfNeeded: variant.glyph),
          size: Double(variant.advance) / units))
    }
    var pieces = [hb_ot_math_glyph_part_t](
      repeating: hb_ot_math_glyph_part_t(), count: MathFont.mostForms)
    count = UInt32(pieces.count)
    hb_ot_math_get_glyph_assembly(open.pointer, id, direction, 0, &count, &pieces, nil)
    let parts = pieces.prefix(Int(count)).map { part in
      GlyphConstruction.Part(
        glyph: UInt16(truncatingIfNeeded: part.glyph),
        advance: Double(part.full_advance) / units,
        startConnector: Double(part.start_connector_length) / units,
        endConnector: Double(part.end_connector_length) / units,
        isExtender: part.flags.rawValue & HB_OT_MATH_GLYPH_PART_FLAG_EXTENDER.rawValue != 0)
    }
    let overlap = Double(hb_ot_math_get_min_connector_overlap(open.pointer, direction)) / units
    return GlyphConstruction(variants: variants, parts: parts, minimumOverlap: overlap)
  }

  /// More variants or parts than this no font has.
  private static let mostForms = 32
}
