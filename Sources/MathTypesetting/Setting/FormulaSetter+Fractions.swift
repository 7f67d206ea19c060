extension FormulaSetter {
  /// Two lists, one over the other, with a rule between them or without (rule 15).
  mutating func setFraction(_ fraction: MathFraction, _ outer: SettingStyle) -> SetBox {
    let style = fraction.style.map { outer.with($0, isCramped: outer.isCramped) } ?? outer
    let start = layout.mark
    let thickness =
      fraction.thickness.map { max(0, points($0, style)) }
      ?? constants.fractionRuleThickness * style.size
    let hasRule = thickness > 0
    let ruleIndex = layout.rules.count
    if hasRule { addRule(x: 0, top: 0, width: 1, height: 1) }

    let numeratorMark = layout.mark
    var top = setList(fraction.numerator, numeratorStyle(fraction, style))
    let denominatorMark = layout.mark
    let bottom = setList(fraction.denominator, denominatorStyle(fraction, style))
    if fraction.continued != nil { strut(&top) }
    let shifts =
      hasRule
      ? ruledShifts(top, bottom, thickness: thickness, style)
      : stackedShifts(top, bottom, style)
    let width = max(top.width, bottom.width)
    let slack = width - top.width
    let topX: Double =
      switch fraction.continued {
      case .left: 0
      case .right: slack
      case .center, nil: slack / 2
      }
    layout.shift(from: numeratorMark, to: denominatorMark, dx: topX, dy: -shifts.up)
    layout.shift(from: denominatorMark, dx: (width - bottom.width) / 2, dy: shifts.down)
    if hasRule, !isHidden {
      layout.rules[ruleIndex].rect = .init(
        x: 0, y: -axis(style) - thickness / 2, width: width, height: thickness)
    }
    let box = SetBox(
      width: width, height: shifts.up + top.height, depth: shifts.down + bottom.depth)
    var fenced = fence(box, since: start, left: fraction.left, right: fraction.right, style)
    // The fractions inside each other end at one edge.
    if fraction.continued != nil { fenced.width -= FormulaSetter.nullDelimiter * baseSize }
    return fenced
  }

  private func numeratorStyle(_ fraction: MathFraction, _ style: SettingStyle) -> SettingStyle {
    fraction.continued == nil ? style.numerator : style.with(.display)
  }

  private func denominatorStyle(
    _ fraction: MathFraction, _ style: SettingStyle
  ) -> SettingStyle {
    fraction.continued == nil ? style.denominator : style.with(.display, isCramped: true)
  }

  /// A continued fraction's numerator is at least as high as a line of text (amsmath, `\cfrac`).
  private func strut(_ box: inout SetBox) {
    box.height = max(box.height, FormulaSetter.strutHeight * baseSize)
    box.depth = max(box.depth, FormulaSetter.strutDepth * baseSize)
  }

  private func ruledShifts(
    _ top: SetBox, _ bottom: SetBox, thickness: Double, _ style: SettingStyle
  ) -> (up: Double, down: Double) {
    let size = style.size
    let display = style.isDisplay
    let axis = self.axis(style)
    // A thick rule wants as much more air (rule 15d counts the gap in thicknesses).
    let air = max(1, thickness / (constants.fractionRuleThickness * size))
    let up = max(
      constants.numeratorShiftUp(display: display) * size,
      axis + thickness / 2
        + constants.numeratorGapMin(display: display) * size * air
        + top.depth)
    let down = max(
      constants.denominatorShiftDown(display: display) * size,
      thickness / 2 - axis
        + constants.denominatorGapMin(display: display) * size * air
        + bottom.height)
    return (up, down)
  }

  private func stackedShifts(
    _ top: SetBox, _ bottom: SetBox, _ style: SettingStyle
  ) -> (up: Double, down: Double) {
    let size = style.size
    let display = style.isDisplay
    let up = constants.stackTopShiftUp(display: display) * size
    let down = constants.stackBottomShiftDown(display: display) * size
    let gap = (up - top.depth) - (bottom.height - down)
    let missing = max(0, constants.stackGapMin(display: display) * size - gap)
    return (up + missing / 2, down + missing / 2)
  }

  /// Puts delimiters around a fraction, of a size that depends on the style alone (rule 15e), or the
  /// space of empty ones.
  private mutating func fence(
    _ box: SetBox, since start: MathLayout.Mark, left: String?, right: String?,
    _ style: SettingStyle
  ) -> SetBox {
    guard left != nil || right != nil else {
      let gap = FormulaSetter.nullDelimiter * baseSize
      layout.shift(from: start, dx: gap, dy: 0)
      return SetBox(width: box.width + 2 * gap, height: box.height, depth: box.depth)
    }
    let least = style.isDisplay ? FormulaSetter.displayFence : FormulaSetter.textFence
    let rightMark = layout.mark
    let closing = setDelimiter(right, reaching: least * style.size, style)
    let leftMark = layout.mark
    let opening = setDelimiter(left, reaching: least * style.size, style)
    layout.shift(from: start, to: rightMark, dx: opening.width, dy: 0)
    layout.shift(from: rightMark, to: leftMark, dx: opening.width + box.width, dy: 0)
    return SetBox(
      width: opening.width + box.width + closing.width,
      height: max(box.height, max(opening.height, closing.height)),
      depth: max(box.depth, max(opening.depth, closing.depth)))
  }

  /// Sizes of the delimiters around a stack, em: the fonts' 20th and 21st parameters in The TeXbook,
  /// which the MATH table has no place for.
  private static let displayFence = 2.39
  private static let textFence = 1.01
  /// `\nulldelimiterspace`: 1.2 points.
  static let nullDelimiter = 0.12
  /// `\strut`: 8.5 and 3.5 points.
  private static let strutHeight = 0.85
  private static let strutDepth = 0.35
}
