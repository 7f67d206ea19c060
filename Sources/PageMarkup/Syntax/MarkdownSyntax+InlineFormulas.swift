import CCMarkGFM

extension MarkdownSyntax {
  /// `$x$` and `$$x$$` inside text, at the first dollar sign. What stands before must not be a
  /// word, the formula neither begins nor ends with white space, no word follows.
  func openDollarFormula(_ place: InlinePlace) -> CMarkNode? {
    let text = place.text
    let start = place.start
    if start > 0 {
      if text[start - 1] == Ascii.dollar, !text.isEscaped(at: start - 1) { return nil }
      if text.scalar(before: start).isLetterOrNumber { return nil }
    }
    let open = text.runEnd(from: start)
    let length = open - start
    guard length <= 2, open < text.count, !text.isSpace(at: open) else { return nil }
    let close = dollarSearch.close(
      ofLength: length, from: open, lineEnd: place.lineEnd(from: open), in: text,
      isLoose: dialect.isFormulaSearchLoose, codeSpans: &codeSpans)
    guard let close else { return nil }
    return formula(open..<close, end: close + length, at: place)
  }

  /// `\(x\)` inside text, at the parenthesis. cmark-gfm has left the backslash in the text before
  /// it (see ``prepare(_:)``); it belongs to the formula, or to an escaped parenthesis.
  func openRoundFormula(_ place: InlinePlace) -> CMarkNode? {
    let text = place.text
    let start = place.start
    guard text.isEscaped(at: start) else { return nil }
    cmark_node_unput(place.parent, 1)
    let close = roundSearch.close(
      from: start + 1, lineEnd: place.lineEnd(from: start), in: text, codeSpans: &codeSpans)
    if let close, !text[start + 1..<close].allSatisfy(\.isAsciiSpace),
      let formula = formula(start + 1..<close, end: close + 2, at: place)
    {
      return formula
    }
    return place.plainText(start..<start + 1)
  }

  private func formula(_ range: Range<Int>, end: Int, at place: InlinePlace) -> CMarkNode? {
    let length = place.text.scalarCount(in: range)
    let limit = limits.inlineFormulaLength
    if let refusal = formulas.take(length, limit: limit, limits: limits) {
      warn(refusal, at: place.position)
      return nil
    }
    return place.node(OwnNode(.inlineFormula), showing: range, end: end)
  }
}
