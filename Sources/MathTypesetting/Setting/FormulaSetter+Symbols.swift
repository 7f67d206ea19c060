import Typesetting

extension FormulaSetter {
  /// A symbol of the math font; what the font lacks comes from the text fonts.
  mutating func setAtom(_ atom: MathAtom, _ style: SettingStyle) -> SetBox {
    var scalars = atom.text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return SetBox() }
    if let dots = Dots(first) { return setDots(dots, style) }
    let second = scalars.next()
    let glyph = math.glyph(for: first.value, scriptLevel: style.style.scriptLevel)
    guard glyph != 0, second == nil || second == FormulaSetter.longSolidus, scalars.next() == nil
    else {
      return setFallback(atom.text, FontStyle(role: .sans, size: style.size))
    }
    let mark = layout.mark
    var box = setGlyph(glyph, character: first.value, style)
    if first == FormulaSetter.radicalSign { box = centerOnAxis(box, since: mark, style) }
    if atom.isEmboldened { embolden(&box, glyph, first.value, style) }
    if let second { negate(&box, with: second, style) }
    return box
  }

  /// A glyph of the math font at its natural place.
  mutating func setGlyph(
    _ glyph: UInt16, character: UInt32, _ style: SettingStyle
  ) -> SetBox {
    let measures = math.open.measures(of: glyph)
    let size = style.size
    add(glyph, measures, of: math.open, size: size, character: character)
    return SetBox(
      width: measures.advance * size, height: measures.height * size,
      depth: measures.depth * size, italic: measures.italicCorrection * size, glyph: glyph,
      topAccent: measures.topAccent * size)
  }

  /// Without a radicand: math fonts hang it from the baseline, The TeXbook's `\surd` has it centred.
  private static let radicalSign: Unicode.Scalar = "√"

  /// U+0338 COMBINING LONG SOLIDUS OVERLAY.
  static let longSolidus = Unicode.Scalar(0x338 as UInt16)

  /// Draws a symbol again a little to the right, there being no bold one.
  private mutating func embolden(
    _ box: inout SetBox, _ glyph: UInt16, _ character: UInt32, _ style: SettingStyle
  ) {
    let measures = math.open.measures(of: glyph)
    for copy in 1...2 {
      add(
        glyph, measures, of: math.open, size: style.size, character: 0,
        x: Double(copy) * FormulaSetter.boldStep * style.size)
    }
    box.width += 2 * FormulaSetter.boldStep * style.size
  }

  /// How far apart the strokes of a symbol made bold are, em.
  private static let boldStep = 0.016

  /// Strokes a symbol out: the solidus' middle on the symbol's and on the axis.
  private mutating func negate(
    _ box: inout SetBox, with solidus: Unicode.Scalar, _ style: SettingStyle
  ) {
    let glyph = math.open.glyph(for: solidus.value)
    guard glyph != 0 else { return }
    let measures = math.open.measures(of: glyph)
    let size = style.size
    let middle = (measures.left + measures.right) / 2 * size
    let rise = axis(style) - (measures.top + measures.bottom) / 2 * size
    add(
      glyph, measures, of: math.open, size: size, character: 0, x: box.width / 2 - middle,
      y: -rise)
    box.height = max(box.height, measures.top * size + rise)
    box.depth = max(box.depth, -(measures.bottom * size + rise))
    box.glyph = nil
  }
}
