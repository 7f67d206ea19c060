extension FormulaSetter {
  /// Scripts above and below their base, centred on it (rule 13a).
  mutating func setLimits(_ scripts: MathScripts, _ style: SettingStyle) -> SetBox {
    let baseMark = layout.mark
    var base = setNucleus(scripts.base, style)
    base.width += base.italic
    let aboveMark = layout.mark
    let above = scripts.above.map { setList($0, style.superscript) }
    let belowMark = layout.mark
    let below = scripts.below.map { setList($0, style.subscript) }
    let size = style.size
    let half = base.lean / 2

    let width = max(base.width, max(above?.width ?? 0, below?.width ?? 0))
    layout.shift(from: baseMark, to: aboveMark, dx: (width - base.width) / 2, dy: 0)
    var result = SetBox(width: width, height: base.height, depth: base.depth)
    if let above {
      let gap = max(
        constants.upperLimitGapMin * size,
        constants.upperLimitBaselineRiseMin * size - above.depth)
      let up = base.height + gap + above.depth
      layout.shift(
        from: aboveMark, to: belowMark, dx: (width - above.width) / 2 + half, dy: -up)
      result.height = up + above.height
    }
    if let below {
      let gap = max(
        constants.lowerLimitGapMin * size,
        constants.lowerLimitBaselineDropMin * size - below.height)
      let down = base.depth + gap + below.height
      layout.shift(from: belowMark, dx: (width - below.width) / 2 - half, dy: down)
      result.depth = down + below.depth
    }
    return result
  }
}
