import CPango
import Typesetting

/// A face of a file opened for shaping in em, whatever the size: glyphs of characters, their
/// measures, and words.
final class OpenFont {
  let face: FontFace
  /// The `hb_font_t`, scaled to the units of the design.
  let pointer: OpaquePointer
  /// The `hb_face_t`.
  let facePointer: OpaquePointer
  let unitsPerEm: Double
  private let buffer: OpaquePointer
  private let glyphs = GlyphTable()
  private let measures: MeasureTable

  init(_ face: FontFace) {
    self.face = face
    let blob = hb_blob_create_from_file(face.path)
    defer { hb_blob_destroy(blob) }
    let opened: OpaquePointer = hb_face_create(blob, UInt32(max(0, face.index)))
    hb_face_make_immutable(opened)
    facePointer = opened
    let units = Int32(max(1, hb_face_get_upem(opened)))
    unitsPerEm = Double(units)
    measures = MeasureTable(count: Int(hb_face_get_glyph_count(opened)))
    let font: OpaquePointer = hb_font_create(opened)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, units, units)
    hb_font_make_immutable(font)
    pointer = font
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(pointer)
    hb_face_destroy(facePointer)
  }

  /// How many glyphs have been measured so far.
  var counters: CacheCounters { measures.counters }

  /// The glyph of a character, 0 when the face has none.
  func glyph(for scalar: UInt32) -> UInt16 {
    if let known = glyphs.find(scalar) { return known }
    var id: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(pointer, scalar, &id)
    let glyph = UInt16(truncatingIfNeeded: id)
    glyphs.insert(glyph, for: scalar)
    return glyph
  }

  func measures(of glyph: UInt16) -> GlyphMeasures {
    if let known = measures.find(glyph) { return known }
    let measured = measure(hb_codepoint_t(glyph))
    measures.insert(measured, for: glyph)
    return measured
  }

  private func measure(_ id: hb_codepoint_t) -> GlyphMeasures {
    var result = GlyphMeasures()
    result.advance = Double(hb_font_get_glyph_h_advance(pointer, id)) / unitsPerEm
    var extents = hb_glyph_extents_t()
    if hb_font_get_glyph_extents(pointer, id, &extents) != 0 {
      result.left = Double(extents.x_bearing) / unitsPerEm
      result.right = Double(extents.x_bearing + extents.width) / unitsPerEm
      result.top = Double(extents.y_bearing) / unitsPerEm
      result.bottom = Double(extents.y_bearing + extents.height) / unitsPerEm
    }
    result.italicCorrection =
      Double(hb_ot_math_get_glyph_italics_correction(pointer, id)) / unitsPerEm
    result.topAccent =
      Double(hb_ot_math_get_glyph_top_accent_attachment(pointer, id)) / unitsPerEm
    return result
  }

  /// True when the face has a glyph for every character.
  func covers(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { glyph(for: $0.value) != 0 }
  }

  /// A glyph of a shaped text, in em.
  struct PlacedGlyph {
    var id: UInt16
    /// The UTF-16 offset of its cluster.
    var cluster: Int
    var x: Double
    var y: Double
    var advance: Double
  }

  /// Words in the order they are read, with the face's ligatures and kerning.
  func shape(_ text: String) -> (glyphs: [PlacedGlyph], advance: Double) {
    hb_buffer_clear_contents(buffer)
    let units = Array(text.utf16)
    hb_buffer_add_utf16(buffer, units, Int32(clamping: units.count), 0, -1)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(pointer, buffer, nil, 0)
    return placedGlyphs()
  }

  /// The glyph a feature puts in the place of a character's own.
  func glyph(for scalar: UInt32, feature: StaticString, value: UInt32) -> UInt16 {
    let tag = feature.utf8Start.withMemoryRebound(to: CChar.self, capacity: 4) {
      hb_tag_from_string($0, 4)
    }
    var features = hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    hb_buffer_clear_contents(buffer)
    hb_buffer_add(buffer, scalar, 0)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_MATH)
    hb_shape(pointer, buffer, &features, 1)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else {
      return glyph(for: scalar)
    }
    return UInt16(truncatingIfNeeded: infos[0].codepoint)
  }

  private func placedGlyphs() -> ([PlacedGlyph], Double) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ([], 0) }
    var pen = 0.0
    var result: [PlacedGlyph] = []
    result.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let position = positions[index]
      let advance = Double(position.x_advance) / unitsPerEm
      result.append(
        PlacedGlyph(
          id: UInt16(truncatingIfNeeded: infos[index].codepoint),
          cluster: Int(infos[index].cluster),
          x: pen + Double(position.x_offset) / unitsPerEm,
          y: Double(position.y_offset) / unitsPerEm, advance: advance))
      pen += advance
    }
    return (result, pen)
  }
}
