import CCMarkGFM

/// A block of Markdown that stands in no other one: where it begins, and what it must not be cut
/// from.
struct TopBlock {
  enum Kind {
    case formula
    case table
    case list
    case fencedCode
    case other
  }

  var kind: Kind
  var line: Int
  var lastLine: Int

  /// The blocks of a text in their order.
  static func all(in root: CMarkNode) -> [TopBlock] {
    var blocks: [TopBlock] = []
    var next = root.firstChild
    while let node = next {
      next = node.next
      blocks.append(
        TopBlock(
          kind: Kind(node), line: node.line, lastLine: node.lines(before: next).upperBound))
    }
    return blocks
  }

  /// The lines on which the items of a list or the rows of a table begin, if it is the last block.
  static func linesOfLastParts(in root: CMarkNode) -> [Int] {
    guard let last = root.pointee.last_child, last.type == .list || last.own.kind == .table else {
      return []
    }
    var lines: [Int] = []
    var next = last.firstChild
    while let node = next {
      next = node.next
      lines.append(node.line)
    }
    return lines
  }

  /// Whether nothing that stands on lines before `openLine`, the first one that is not complete,
  /// can change that a block begins here: not even more text on that line.
  func isCertain(before openLine: Int) -> Bool {
    // A table is one by its second line.
    line + (kind == .table ? 1 : 0) < openLine
  }

  /// Whether the two must be read together: a formula right above or below a paragraph belongs to
  /// it, and the header of a table may be a line that only a paragraph above keeps from being
  /// something else.
  func isJoined(with next: TopBlock) -> Bool {
    (kind == .formula || next.kind == .formula || next.kind == .table) && next.line <= lastLine + 1
  }
}

extension TopBlock.Kind {
  init(_ node: CMarkNode) {
    switch node.own.kind {
    case .table: self = .table
    case .blockFormula: self = .formula
    case .none, .row, .footnote, .openTask, .doneTask, .inlineFormula, .bareLink,
      .footnoteReference, .pairSign, .pair:
      if node.type == .list {
        self = .list
      } else {
        self = node.type == .codeBlock && node.pointee.as.code.fenced != 0 ? .fencedCode : .other
      }
    }
  }
}
