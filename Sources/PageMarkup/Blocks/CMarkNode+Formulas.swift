import CCMarkGFM

extension CMarkNode {
  /// The last of the paragraphs and formulas that make one paragraph with this one.
  var endOfParagraph: CMarkNode {
    var last = self
    var hasText = type == .paragraph
    while let next = last.next, last.isContinued(by: next) {
      last = next
      hasText = hasText || next.type == .paragraph
    }
    return hasText ? last : self
  }

  private func isContinued(by next: CMarkNode) -> Bool {
    let isFormula = own.kind == .blockFormula
    let isNextFormula = next.own.kind == .blockFormula
    guard isFormula || isNextFormula, next.line == Int(pointee.end_line) + 1 else { return false }
    return (isFormula || type == .paragraph) && (isNextFormula || next.type == .paragraph)
  }

  /// The formula that this node is, without its delimiters.
  var blockFormula: Bytes {
    MarkdownSyntax.blockFormula(in: pointee.as.code.literal.bytes)
  }
}
