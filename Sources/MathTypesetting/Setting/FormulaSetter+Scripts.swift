extension FormulaSetter {
  mutating func setScripts(_ scripts: MathScripts, _ style: SettingStyle) -> SetBox {
    let limits =
      switch scripts.placement {
      case .beside: false
      case .limitsInDisplay: style.isDisplay
      case .limits: true
      }
    return limits ? setLimits(scripts, style) : setBeside(scripts, style)
  }

  /// Scripts to the right of their base (rule 18).
  private mutating func setBeside(_ scripts: MathScripts, _ style: SettingStyle) -> SetBox {
    let base = setNucleus(scripts.base, style)
    let aboveMark = layout.mark
    let above = scripts.above.map { setScript($0, style.superscript) }
    let belowMark = layout.mark
    let below = scripts.below.map { setScript($0, style.subscript) }
    let shifts = ScriptShifts(
      base: base, above: above, below: below, style: style, constants: constants)

    var result = base
    result.glyph = nil
    result.italic = 0
    result.lean = 0
    var right = base.width
    if let above {
      let x =
        base.width + base.italic + cutIn(base, above, raisedBy: shifts.up, isAbove: true, style)
      layout.shift(from: aboveMark, to: belowMark, dx: x, dy: -shifts.up)
      right = max(right, x + above.width)
      result.height = max(result.height, above.height + shifts.up)
      result.depth = max(result.depth, above.depth - shifts.up)
    }
    if let below {
      let x =
        base.width - base.lean
        + cutIn(base, below, raisedBy: -shifts.down, isAbove: false, style)
      layout.shift(from: belowMark, dx: x, dy: shifts.down)
      right = max(right, x + below.width)
      result.height = max(result.height, below.height - shifts.down)
      result.depth = max(result.depth, below.depth + shifts.down)
    } else {
      right = max(right, base.width + base.italic)
    }
    result.width = right + constants.spaceAfterScript * style.size
    return result
  }

  /// A script; a lone symbol keeps its glyph for kerning.
  private mutating func setScript(_ list: MathList, _ style: SettingStyle) -> SetBox {
    var box = setNucleus(list, style)
    box.width += box.italic
    box.italic = 0
    return box
  }

  /// How much nearer a script comes to its base by the cut-in corners of two lone symbols: the
  /// smaller of what they allow at the script's edge towards the baseline and at the base's edge
  /// (MATH, MathKernInfo).
  private func cutIn(
    _ base: SetBox, _ script: SetBox, raisedBy up: Double, isAbove: Bool, _ style: SettingStyle
  ) -> Double {
    guard let baseGlyph = base.glyph, let scriptGlyph = script.glyph else { return 0 }
    let size = style.size
    let scriptSize = (isAbove ? style.superscript : style.subscript).size
    func kern(at height: Double) -> Double {
      math.kern(baseGlyph, isAbove ? .topRight : .bottomRight, at: height / size) * size
        + math.kern(
          scriptGlyph, isAbove ? .bottomLeft : .topLeft, at: (height - up) / scriptSize)
        * scriptSize
    }
    return isAbove
      ? max(kern(at: up - script.depth), kern(at: base.height))
      : max(kern(at: up + script.height), kern(at: -base.depth))
  }
}

/// How far scripts stand above and below the baseline (rules 18a to 18f).
struct ScriptShifts {
  private(set) var up = 0.0
  private(set) var down = 0.0

  init(
    base: SetBox, above: SetBox?, below: SetBox?, style: SettingStyle, constants: MathConstants
  ) {
    let size = style.size
    if !base.isCharacter {
      up = base.height - constants.superscriptBaselineDropMax * style.superscript.size
      down = base.depth + constants.subscriptBaselineDropMin * style.subscript.size
    }
    if let above {
      let least =
        style.isCramped ? constants.superscriptShiftUpCramped : constants.superscriptShiftUp
      up = max(up, least * size, above.depth + constants.superscriptBottomMin * size)
    }
    guard let below else { return }
    down = max(down, constants.subscriptShiftDown * size)
    guard let above else {
      down = max(down, below.height - constants.subscriptTopMax * size)
      return
    }
    let gap = (up - above.depth) - (below.height - down)
    let least = constants.subSuperscriptGapMin * size
    guard gap < least else { return }
    down += least - gap
    // Move both up while the superscript is lower than it has to be.
    let rise = constants.superscriptBottomMaxWithSubscript * size - (up - above.depth)
    if rise > 0 {
      up += rise
      down -= rise
    }
  }
}
