import Typesetting

extension FormulaSetter {
  /// Lines around, behind or through a list.
  mutating func setEnclosure(_ enclosure: MathEnclosure, _ style: SettingStyle) -> SetBox {
    switch enclosure.notation {
    case .box(let border, let background):
      return setBoxed(enclosure.contents, border, background, style)
    case .risingStrike:
      let box = setList(enclosure.contents, style)
      strike(box, rises: true, style)
      return box
    case .fallingStrike:
      let box = setList(enclosure.contents, style)
      strike(box, rises: false, style)
      return box
    case .crossedStrikes:
      let box = setList(enclosure.contents, style)
      strike(box, rises: true, style)
      strike(box, rises: false, style)
      return box
    case .levelStrike:
      let box = setList(enclosure.contents, style)
      let thickness = FormulaSetter.strikeThickness * style.size
      // Through the middle of small letters, as a word is struck out.
      addRule(
        x: 0, top: -math.xHeight / 2 * style.size - thickness / 2, width: box.width,
        height: thickness)
      return box
    case .actuarial: return setActuarial(enclosure.contents, style)
    case .phasor: return setPhasor(enclosure.contents, style)
    }
  }

  private mutating func setBoxed(
    _ contents: MathList, _ border: MathEnclosure.Border, _ background: MathColor?,
    _ style: SettingStyle
  ) -> SetBox {
    let line: Double =
      switch border {
      case .none: 0
      case .plain, .colored: FormulaSetter.boxRule * baseSize
      }
    let inset = FormulaSetter.boxPadding * baseSize + line
    // The ground is painted before the contents, whose size it has.
    let ground = layout.rules.count
    if background != nil { addRule(x: 0, top: 0, width: 1, height: 1) }
    let mark = layout.mark
    let inner = setList(contents, style)
    layout.shift(from: mark, dx: inset, dy: 0)
    let box = SetBox(
      width: inner.width + 2 * inset, height: inner.height + inset, depth: inner.depth + inset)
    let height = box.height + box.depth
    if let background, !isHidden {
      layout.rules[ground] = MathLayout.Rule(
        rect: Rect(x: 0, y: -box.height, width: box.width, height: height), color: background)
    }
    let before = color
    if case .colored(let tint) = border { color = tint }
    addRule(x: 0, top: -box.height, width: box.width, height: line)
    addRule(x: 0, top: box.depth - line, width: box.width, height: line)
    addRule(x: 0, top: -box.height, width: line, height: height)
    addRule(x: box.width - line, top: -box.height, width: line, height: height)
    color = before
    return box
  }

  /// A line from corner to corner, a little over the edges; over flat contents it is steeper than
  /// their diagonal.
  private mutating func strike(_ box: SetBox, rises: Bool, _ style: SettingStyle) {
    let reach = FormulaSetter.strikeReach * style.size
    let left = -reach / 2
    let right = box.width + reach / 2
    let top = -box.height - reach
    let bottom = box.depth + reach
    addLine(
      from: Point(x: left, y: rises ? bottom : top), to: Point(x: right, y: rises ? top : bottom),
      thickness: FormulaSetter.strikeThickness * style.size)
  }

  private mutating func setActuarial(_ contents: MathList, _ style: SettingStyle) -> SetBox {
    let thickness = constants.overbarRuleThickness * style.size
    let gap = FormulaSetter.actuarialGap * style.size
    let inner = setList(contents, style.cramped)
    let box = SetBox(
      width: inner.width + gap + thickness, height: inner.height + gap + thickness,
      depth: inner.depth)
    addRule(x: 0, top: -box.height, width: box.width, height: thickness)
    addRule(
      x: box.width - thickness, top: -box.height, width: thickness,
      height: box.height + box.depth)
    return box
  }

  private mutating func setPhasor(_ contents: MathList, _ style: SettingStyle) -> SetBox {
    let thickness = constants.underbarRuleThickness * style.size
    let mark = layout.mark
    let inner = setList(contents, style)
    let height = inner.height + inner.depth + thickness + FormulaSetter.actuarialGap * style.size
    // The slanted line is twice as high as it is wide.
    let lean = height / 2
    layout.shift(from: mark, dx: lean, dy: 0)
    let bottom = inner.depth + thickness + FormulaSetter.actuarialGap * style.size
    let box = SetBox(width: inner.width + lean, height: inner.height, depth: bottom)
    addRule(x: 0, top: bottom - thickness, width: box.width, height: thickness)
    addLine(
      from: Point(x: thickness / 2, y: bottom - thickness / 2),
      to: Point(x: lean, y: -inner.height), thickness: thickness)
    return box
  }

  /// `\fboxsep` and `\fboxrule`: 3 and 0.4 points.
  private static let boxPadding = 0.3
  private static let boxRule = 0.04
  private static let strikeThickness = 0.046
  /// How far a strike leaves its contents above and below; half of it at the sides.
  private static let strikeReach = 0.1
  private static let actuarialGap = 0.12
}
