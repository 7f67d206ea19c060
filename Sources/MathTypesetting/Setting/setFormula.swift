import Typesetting

/// Sets a formula.
///
/// ```swift
/// let context = try MathContext(typesetting: TypesettingContext())
/// let layout = setFormula(list, style: .display, size: 17, font: .latinModern, context: context)
/// ```
///
/// - Parameters:
///   - style: `.display` for a formula on a line of its own, `.text` for one in a line of text.
///   - size: of the letters, points.
/// - Returns: the same for the same arguments, on every run. Lists nested deeper than 256 are left
///   out.
public func setFormula(
  _ list: MathList, style: MathStyle, size: Double, font: MathFontChoice, context: MathContext
) -> MathLayout {
  let size = size > 1 ? min(size, 2_000) : 1
  var setter = FormulaSetter(
    fonts: context.fonts(font), typesetting: context.typesetting, size: size)
  let box = setter.setList(list, setter.style(style))
  var layout = setter.layout
  layout.width = box.width
  layout.ascent = box.height
  layout.descent = box.depth
  return layout.hasForcedBreaks ? layout.stacked(size: size) : layout
}

extension MathLayout {
  /// The lines forced breaks make, one below the other as text is: 12 points for a size of 10 from
  /// baseline to baseline, more where they would touch. The first line's baseline is the formula's.
  fileprivate func stacked(size: Double) -> MathLayout {
    var result = MathLayout()
    result.fonts = fonts
    result.links = links
    var baseline = 0.0
    var depth = 0.0
    var gap = 0.0
    for (index, (line, gapBelow)) in forcedLines().enumerated() {
      if index > 0 {
        baseline += max(1.2 * size, depth + line.ascent + 0.1 * size) + gap
      } else {
        result.ascent = line.ascent
      }
      let mark = result.mark
      result.rules += line.rules
      result.glyphs += line.glyphs
      result.lines += line.lines
      result.shift(from: mark, dx: 0, dy: baseline)
      result.width = max(result.width, line.width)
      result.descent = max(result.descent, baseline + line.descent)
      depth = line.descent
      gap = gapBelow
    }
    return result
  }
}
