import Typesetting

extension FormulaSetter {
  /// A radical sign, its rule and its degree (rule 11).
  mutating func setRadical(
    _ degree: MathList?, _ radicand: MathList, _ style: SettingStyle
  ) -> SetBox {
    let size = style.size
    let thickness = constants.radicalRuleThickness * size
    let ruleIndex = layout.rules.count
    addRule(x: 0, top: 0, width: 1, height: 1)
    let contentMark = layout.mark
    let content = setList(radicand, style.cramped)
    let contentEnd = layout.mark

    var gap = constants.radicalVerticalGap(display: style.isDisplay) * size
    let inner = content.height + content.depth
    let glyph = math.open.glyph(for: FormulaSetter.radicalSign)
    let form = grow(glyph, .vertical, reaching: inner + gap + thickness, style)
    let sign = addVertical(form, character: FormulaSetter.radicalSign, style)
    // A sign that is too large shares what it has too much above and below.
    let surplus = form.size - (inner + gap + thickness)
    if surplus > 0 { gap += surplus / 2 }
    let top = content.height + gap + thickness
    layout.shift(from: contentEnd, dx: 0, dy: form.size - top)
    let signDepth = form.size - top
    let signEnd = layout.mark

    var result = SetBox(
      width: sign.width + content.width,
      height: top + constants.radicalExtraAscender * size,
      depth: max(content.depth, signDepth))
    var left = 0.0
    if let degree {
      let box = setList(degree, style.with(.scriptScript))
      let before = constants.radicalKernBeforeDegree * size
      let raise = constants.radicalDegreeRaise * form.size - signDepth + box.depth
      // The sign never starts left of the formula.
      left = max(0, before + box.width + constants.radicalKernAfterDegree * size)
      let x = left - constants.radicalKernAfterDegree * size - box.width
      layout.shift(from: signEnd, dx: x, dy: -raise)
      result.height = max(result.height, raise + box.height)
      result.depth = max(result.depth, box.depth - raise)
    }
    layout.shift(from: contentEnd, to: signEnd, dx: left, dy: 0)
    layout.shift(from: contentMark, to: contentEnd, dx: left + sign.width, dy: 0)
    if !isHidden {
      layout.rules[ruleIndex].rect = Rect(
        x: left + sign.width, y: -top, width: content.width, height: thickness)
    }
    result.width += left
    return result
  }

  private static let radicalSign: UInt32 = 0x221A
}
