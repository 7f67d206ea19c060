import Typesetting

extension FormulaSetter {
  /// A line, brace or arrow as wide as its base, above or below it (rules 9 and 10 for lines).
  mutating func setOverUnder(_ stretched: MathOverUnder, _ style: SettingStyle) -> SetBox {
    switch stretched.shape {
    case .line, .lineSegment: return setLine(stretched, style)
    case .symbol(let text): return setStretched(text, stretched, style)
    }
  }

  private mutating func setLine(_ stretched: MathOverUnder, _ style: SettingStyle) -> SetBox {
    let size = style.size
    let isBelow = stretched.isBelow
    let thickness =
      (isBelow ? constants.underbarRuleThickness : constants.overbarRuleThickness) * size
    let gap = (isBelow ? constants.underbarVerticalGap : constants.overbarVerticalGap) * size
    let extra =
      (isBelow ? constants.underbarExtraDescender : constants.overbarExtraAscender) * size
    let box = setList(stretched.base, isBelow ? style : style.cramped)
    let top = isBelow ? box.depth + gap : -(box.height + gap + thickness)
    addRule(x: 0, top: top, width: box.width, height: thickness)
    var result = box
    if stretched.shape == .lineSegment {
      let end = FormulaSetter.segmentEnd * size
      let middle = top + thickness / 2
      addRule(x: 0, top: middle - end / 2, width: thickness, height: end)
      addRule(x: box.width - thickness, top: middle - end / 2, width: thickness, height: end)
    }
    if isBelow {
      result.depth = box.depth + gap + thickness + extra
    } else {
      result.height = box.height + gap + thickness + extra
    }
    return result
  }

  private mutating func setStretched(
    _ text: String, _ stretched: MathOverUnder, _ style: SettingStyle
  ) -> SetBox {
    let baseMark = layout.mark
    let base = setList(stretched.base, stretched.isBelow ? style : style.cramped)
    guard let scalar = text.unicodeScalars.first else { return base }
    let glyph = math.open.glyph(for: scalar.value)
    guard glyph != 0 else { return base }
    let form = grow(
      glyph, .horizontal, reaching: base.width, tolerance: FormulaSetter.stretchTolerance, style)
    let mark = layout.mark
    let symbol = addHorizontal(form, character: scalar.value, style)
    let width = max(base.width, symbol.width)
    layout.shift(from: baseMark, to: mark, dx: (width - base.width) / 2, dy: 0)
    let gap = stretchGap(scalar, isBelow: stretched.isBelow) * style.size
    let thickness = symbol.height + symbol.depth
    var result = SetBox(width: width, height: base.height, depth: base.depth)
    let x = (width - symbol.width) / 2
    if stretched.isBelow {
      layout.shift(from: mark, dx: x, dy: base.depth + gap + symbol.height)
      result.depth = base.depth + gap + thickness
    } else {
      layout.shift(from: mark, dx: x, dy: -(base.height + gap + symbol.depth))
      result.height = base.height + gap + thickness
    }
    return result
  }

  /// Between the base and the ink of what is stretched over it, em: the font's gap for braces and
  /// brackets; arrows lie close, as `\overrightarrow` puts them.
  private func stretchGap(_ scalar: Unicode.Scalar, isBelow: Bool) -> Double {
    guard (0x23B4...0x23E1).contains(scalar.value) else { return 0 }
    return isBelow ? constants.stretchStackGapAboveMin : constants.stretchStackGapBelowMin
  }

  /// Forms of braces differ by half an em: the nearest is taken.
  private static let stretchTolerance = 0.25
  /// The height of the ends of `\overlinesegment`, em.
  private static let segmentEnd = 0.25
}
