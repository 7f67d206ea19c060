import CPango

/// A HarfBuzz buffer, used again and again.
final class GlyphBuffer {
  private let buffer: OpaquePointer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// A call to HarfBuzz: what to shape, in what surroundings.
  struct Request {
    /// The first unit of the text the range may look at.
    var contextLower: Int
    /// One past the last one.
    var contextUpper: Int
    /// What is shaped, in units of the segment.
    var range: Range<Int>
    var script: UInt32
    var isRightToLeft: Bool
    /// Whether to find out what may be put next to the result.
    var marksConcatenation = false
    /// Given when the range consists of these: no substitution is tried.
    var inert: InertCharacters?
  }

  /// Shapes and adds the glyphs to `output`, left to right; clusters are units of the segment.
  func shape(
    _ request: Request, of units: UnsafeBufferPointer<UInt16>, font: ShapingFont,
    hidesControls: Bool, into output: inout [ShapedGlyph]
  ) {
    guard let text = units.baseAddress, !request.range.isEmpty else { return }
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, text + request.contextLower, Int32(request.contextUpper - request.contextLower),
      UInt32(request.range.lowerBound - request.contextLower), Int32(request.range.count))
    hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script))
    var flags = request.range.lowerBound == 0 ? HB_BUFFER_FLAG_BOT.rawValue : 0
    if request.marksConcatenation {
      flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue
    }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    if let inert = request.inert {
      inert.features.withUnsafeBufferPointer {
        _ = hb_shape_plan_execute(
          inert.plan, font.pointer, buffer, $0.baseAddress, UInt32($0.count))
      }
    } else {
      font.features.withUnsafeBufferPointer {
        hb_shape(font.pointer, buffer, $0.baseAddress, UInt32($0.count))
      }
    }
    read(
      units, firstUnit: Int32(request.contextLower), font: font, hidesControls: hidesControls,
      into: &output)
  }

  private func read(
    _ units: UnsafeBufferPointer<UInt16>, firstUnit: Int32, font: ShapingFont,
    hidesControls: Bool, into output: inout [ShapedGlyph]
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      var glyph = ShapedGlyph(
        id: UInt16(truncatingIfNeeded: info.codepoint),
        flags: ShapedGlyph.Flags(rawValue: UInt16(info.mask & 3)),
        cluster: Int32(bitPattern: info.cluster) + firstUnit, advance: position.x_advance,
        dx: position.x_offset, dy: position.y_offset)
      if hidesControls, CharacterClass.isControl(units[Int(glyph.cluster)]) {
        glyph.id = font.spaceGlyph
        glyph.advance = 0
      }
      output.append(glyph)
    }
  }
}
