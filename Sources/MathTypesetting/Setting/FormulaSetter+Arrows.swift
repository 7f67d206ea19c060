extension FormulaSetter {
  /// An arrow as long as its labels, which stand where limits do.
  mutating func setArrow(_ arrow: MathExtensibleArrow, _ style: SettingStyle) -> SetBox {
    let aboveMark = layout.mark
    let above = setList(arrow.above, style.superscript)
    let belowMark = layout.mark
    let below = arrow.below.map { setList($0, style.subscript) }
    let arrowMark = layout.mark
    let size = style.size

    let labels = max(above.width, below?.width ?? 0)
    let padding = 2 * FormulaSetter.labelPadding * style.superscript.size
    let least = arrow.minimum.map { points($0, style) } ?? 0
    var shaft = SetBox()
    if let scalar = arrow.symbol.unicodeScalars.first {
      let glyph = math.open.glyph(for: scalar.value)
      let form = grow(glyph, .horizontal, reaching: max(labels + padding, least), style)
      shaft = addHorizontal(form, character: scalar.value, style)
    }
    let width = max(shaft.width, labels)
    layout.shift(from: arrowMark, dx: (width - shaft.width) / 2, dy: 0)
    var result = SetBox(
      width: width, height: max(0, shaft.height), depth: max(0, shaft.depth))
    if !arrow.above.isEmpty {
      let up = shaft.height + constants.stretchStackGapAboveMin / 2 * size + above.depth
      layout.shift(from: aboveMark, to: belowMark, dx: (width - above.width) / 2, dy: -up)
      result.height = up + above.height
    }
    if let below {
      let down = shaft.depth + constants.stretchStackGapBelowMin * size + below.height
      layout.shift(from: belowMark, to: arrowMark, dx: (width - below.width) / 2, dy: down)
      result.depth = down + below.depth
    }
    return result
  }

  /// To either side of a label, em of its style: half of the 5 and 9 mu that amsmath puts before and
  /// after it.
  private static let labelPadding = 7.0 / 18
}
