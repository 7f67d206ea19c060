import MathTypesetting
import PageModel
import Typesetting

extension PageLayouter {
  /// A formula in display style; its source as a paragraph when it cannot be read.
  func formulaBlock(_ latex: String, in column: Column) -> LaidOutBlock {
    let style = scale.categories[isInCell ? .table : .paragraph]
    let size = style.font.size * FormulaMetrics.sizeFactor
    guard let math, let formula = try? math.layout(latex, style: .display, size: size) else {
      return textBlock(.plain(latex), style, in: column)
    }
    let width = formula.width.rounded(.up)
    let height = formula.height.rounded(.up)
    let scrolls = width > column.textWidth
    let left = metrics.floorToPixel((column.textWidth - width) / 2)
    let item = FormulaItem(
      latex: latex, formula: formula, color: style.color,
      origin: Point(x: scrolls ? column.inset : 0, y: formula.ascent), scrolls: scrolls,
      margin: scrolls ? 0 : left)
    let frame =
      scrolls
      ? Rect(x: 0, y: 0, width: column.width, height: height)
      : Rect(x: column.inset + left, y: 0, width: width, height: height)
    return LaidOutBlock([LayoutItem(frame: frame, content: .formula(item))])
  }
}
