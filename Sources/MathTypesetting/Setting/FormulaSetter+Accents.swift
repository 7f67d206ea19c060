extension FormulaSetter {
  /// A mark above or below its base (rule 12).
  mutating func setAccent(_ accent: MathAccent, _ style: SettingStyle) -> SetBox {
    let base = setNucleus(accent.base, style.cramped)
    guard let scalar = accent.mark.unicodeScalars.first else { return base }
    let width = base.width + (base.glyph == nil ? base.italic : 0)
    var glyph = math.glyph(for: scalar.value, scriptLevel: 0)
    guard glyph != 0 else { return base }
    if accent.isStretchy {
      glyph = widest(glyph, within: max(width, base.width + base.italic), style)
    }
    let measures = math.open.measures(of: glyph)
    let size = style.size
    let middle = base.glyph == nil || accent.isBelow ? width / 2 : base.topAccent
    let x = middle - measures.topAccent * size
    // Above, the mark is drawn for a base as high as the font says; below, for one without depth.
    let rise =
      accent.isBelow
      ? -base.depth : base.height - min(base.height, constants.accentBaseHeight * size)
    add(
      glyph, measures, of: math.open, size: size, character: scalar.value, x: x, y: -rise)
    var result = base
    result.height = max(base.height, measures.top * size + rise)
    result.depth = max(base.depth, -(measures.bottom * size + rise))
    return result
  }

  /// The widest form of a mark that is not wider than its base.
  private func widest(
    _ glyph: UInt16, within width: Double, _ style: SettingStyle
  ) -> UInt16 {
    let variants = math.construction(of: glyph, .horizontal).variants
    return variants.last { $0.size * style.size <= width }?.glyph ?? glyph
  }
}
