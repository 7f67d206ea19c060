import MathTypesetting
import Typesetting

extension RichTextStyler {
  /// A formula in text style on the text's baseline: one object, or one for each line it is broken
  /// into; its source when it cannot be read.
  func appendFormula(_ latex: String, _ state: InlineState, to result: inout StyledText) {
    let size = state.size * FormulaMetrics.sizeFactor
    // In a label it is no higher than the words.
    let metrics = context.metrics(for: state.font)
    let highest = isLabel ? metrics.ascent + metrics.descent : .infinity
    guard let pieces = formulaPieces(latex, size: size, highest: highest) else {
      result.append(latex, font: state.font, offset: state.baselineOffset, state.look)
      return
    }
    for (index, piece) in pieces.enumerated() {
      var look = state.look
      look.object = .formula(latex: latex, piece: index)
      result.append(
        Attachment(
          advance: piece.width, size: Size(width: piece.width, height: piece.height),
          ascent: piece.ascent, descent: piece.descent, placement: .formula),
        formula: piece, font: state.font, offset: state.baselineOffset, look)
    }
  }

  /// - Parameter highest: a higher formula is set smaller.
  private func formulaPieces(
    _ latex: String, size: Double, highest: Double
  ) -> [MathLayout]? {
    guard let math = math(), var whole = try? math.layout(latex, style: .text, size: size) else {
      return nil
    }
    var size = size
    if whole.height > highest {
      size *= highest / whole.height
      guard let lower = try? math.layout(latex, style: .text, size: size) else { return nil }
      whole = lower
    }
    let pieces = whole.broken(to: maximumImageWidth)
    let widest = pieces.reduce(0) { max($0, $1.width) }
    guard widest > maximumImageWidth else { return pieces }
    let factor = max(FormulaMetrics.leastShrinking, maximumImageWidth / widest)
    let smaller = try? math.layout(latex, style: .text, size: size * factor)
    return smaller?.broken(to: maximumImageWidth)
  }
}
