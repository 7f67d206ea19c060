extension FormulaSetter {
  /// A form of a glyph that has grown.
  struct GrownGlyph {
    var parts: [GlyphAssembly.PlacedPart]
    /// Along the direction it grows in, points.
    var size: Double
    var isAssembled: Bool
  }

  /// The smallest form of a glyph that reaches a size along a direction, points; the largest there is
  /// when none does.
  ///
  /// - Parameter tolerance: how much too small a form may be, em. The measures are rounded to
  ///   thousandths.
  mutating func grow(
    _ glyph: UInt16, _ direction: GlyphConstruction.Direction, reaching target: Double,
    tolerance: Double = 0.001, _ style: SettingStyle
  ) -> GrownGlyph {
    let size = style.size
    let wanted = target - tolerance * size
    let natural = single(glyph, direction, style)
    guard natural.size < wanted else { return natural }
    let construction = math.construction(of: glyph, direction)
    var variant: GrownGlyph?
    for candidate in construction.variants {
      let form = single(candidate.glyph, direction, style)
      guard form.size >= wanted else { continue }
      variant = form
      break
    }
    // Upwards a form drawn in one piece looks best; sideways the one that fits.
    if let variant, direction == .vertical { return variant }
    guard
      let assembly = construction.assembly(
        reaching: target / size, limit: min(pieces, FormulaSetter.mostPiecesOfAForm)),
      assembly.size * size < variant?.size ?? .infinity
    else {
      return variant
        ?? construction.variants.last.map { single($0.glyph, direction, style) } ?? natural
    }
    pieces -= assembly.parts.count
    return GrownGlyph(parts: assembly.parts, size: assembly.size * size, isAssembled: true)
  }

  private func single(
    _ glyph: UInt16, _ direction: GlyphConstruction.Direction, _ style: SettingStyle
  ) -> GrownGlyph {
    let measures = math.open.measures(of: glyph)
    let length =
      direction == .vertical ? measures.top - measures.bottom : measures.right - measures.left
    return GrownGlyph(
      parts: [GlyphAssembly.PlacedPart(glyph: glyph, offset: 0)], size: length * style.size,
      isAssembled: false)
  }

  private static let mostPiecesOfAForm = 4_096

  /// Adds a form that has grown vertically, its lower end on the baseline; returns its measures.
  mutating func addVertical(
    _ form: GrownGlyph, character: UInt32, _ style: SettingStyle
  ) -> SetBox {
    var box = SetBox(height: form.size)
    for part in form.parts {
      let measures = math.open.measures(of: part.glyph)
      add(
        part.glyph, measures, of: math.open, size: style.size,
        character: form.isAssembled ? 0 : character,
        y: (measures.bottom - part.offset) * style.size)
      box.width = max(box.width, measures.advance * style.size)
    }
    return box
  }

  /// Adds a form that has grown horizontally, its left end at 0, at its natural height.
  mutating func addHorizontal(
    _ form: GrownGlyph, character: UInt32, _ style: SettingStyle
  ) -> SetBox {
    var box = SetBox(width: form.size)
    var bottom = Double.infinity
    for part in form.parts {
      let measures = math.open.measures(of: part.glyph)
      add(
        part.glyph, measures, of: math.open, size: style.size,
        character: form.isAssembled ? 0 : character,
        x: (part.offset - measures.left) * style.size)
      box.height = max(box.height, measures.top * style.size)
      bottom = min(bottom, measures.bottom * style.size)
    }
    box.depth = -bottom
    return box
  }
}
