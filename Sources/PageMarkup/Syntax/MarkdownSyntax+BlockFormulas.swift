import CCMarkGFM

extension MarkdownSyntax {
  /// A formula on lines of its own: `$$` or `\[`, the formula, and the closing delimiter at the
  /// end of the same or a later line. After `$$` alone the formula starts on the next line.
  func openBlockFormula(_ line: BlockLine) -> CMarkNode? {
    guard readsFormulas, let delimiter = delimiter(at: line) else { return nil }
    if line.isIndented, line.parent.type != .paragraph { return nil }
    let text = line.text
    let rest = text.slice(2..<text.count)
    let number = Int(line.parser.pointee.line_number)
    let end: (line: Int, length: Int)
    if let close = BlockFormulaSearch.firstClose(of: delimiter, in: rest) {
      guard close + 2 == rest.count, !rest[..<close].allSatisfy(\.isAsciiSpace) else { return nil }
      var length = FormulaLength()
      length.add(rest.slice(0..<close))
      end = (number, length.count)
    } else {
      if delimiter == .dollars, !rest.isEmpty { return nil }
      let container = line.parent.type == .paragraph ? line.parent.pointee.parent : line.parent
      guard let container,
        let found = blockFormulas.end(
          of: delimiter, openedOn: number, firstLine: rest, in: container)
      else { return nil }
      end = found
    }
    let limit = limits.blockFormulaLength
    if let refusal = formulas.take(end.length, limit: limit, limits: limits) {
      warn(refusal, at: line.position)
      return nil
    }
    guard let node = line.open(CMARK_NODE_CODE_BLOCK, as: OwnNode(.blockFormula), by: self) else {
      return nil
    }
    blockFormulas.open(until: end.line)
    line.advance(to: line.start + 2)
    return node
  }

  private func delimiter(at line: BlockLine) -> BlockFormulaSearch.Delimiter? {
    let text = line.text
    guard text.count >= 2 else { return nil }
    if text[0] == Ascii.dollar {
      let isLongRun = text.count > 2 && text[2] == Ascii.dollar
      return text[1] == Ascii.dollar && !isLongRun ? .dollars : nil
    }
    guard features.contains(.squareFormulas) else { return nil }
    return text[0] == Ascii.backslash && text[1] == Ascii.leftBracket ? .brackets : nil
  }

  /// The formula in a node's lines: without the closing delimiter and the white space around it.
  static func blockFormula(in literal: Bytes) -> Bytes {
    var start = 0
    var end = literal.count
    while end > 0, literal[end - 1].isAsciiSpace { end -= 1 }
    end = max(end - 2, 0)
    while end > 0, literal[end - 1].isAsciiSpace { end -= 1 }
    while start < end, literal[start].isAsciiSpace { start += 1 }
    return literal.slice(start..<end)
  }
}
