import CCMarkGFM

/// A block of Markdown that stands in no other one: where it begins, and what it must not be cut
/// from.
struct TopBlock {
  var line: Int
  var lastLine: Int
  var isTable: Bool
  var isFormula: Bool

  /// The blocks of a text in their order.
  static func all(in root: CMarkNode) -> [TopBlock] {
    var blocks: [TopBlock] = []
    var next = root.firstChild
    while let node = next {
      next = node.next
      blocks.append(
        TopBlock(
          line: node.line, lastLine: node.lines(before: next).upperBound,
          isTable: node.own.kind == .table, isFormula: node.own.kind == .blockFormula))
    }
    return blocks
  }

  /// Whether nothing that stands on lines before `openLine`, the first one that is not complete,
  /// can change that a block begins here: not even more text on that line.
  func isCertain(before openLine: Int) -> Bool {
    // A table is one by its second line.
    line + (isTable ? 1 : 0) < openLine
  }

  /// Whether the two are one paragraph: a formula right above or below a paragraph belongs to it.
  func isJoined(with next: TopBlock) -> Bool {
    (isFormula || next.isFormula) && next.line <= lastLine + 1
  }
}
