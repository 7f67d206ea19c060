import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  /// Reads a paragraph with the formulas on lines of their own that belong to it, and returns the
  /// last node of them.
  ///
  /// A formula right above or below a paragraph's lines is part of the paragraph; one that stands
  /// alone is a block.
  mutating func readParagraph(_ first: CMarkNode) throws(MarkupError) -> CMarkNode {
    let last = first.endOfParagraph
    guard last != first || first.type == .paragraph else {
      try page.begin(.blockFormula)
      try add(first.blockFormula)
      try close(.mathBlock, with: first)
      return first
    }
    let isAlone = last == first && first.isOnlyBlockOfItem
    if !isAlone { try page.begin(.paragraph) }
    text = TextState()
    var next: CMarkNode? = first
    while let node = next {
      page.position = node.position
      if node.own.kind == .blockFormula {
        try page.addFormula(string(node.blockFormula))
      } else {
        try readText(of: node, mayBeMedia: first == last)
      }
      if node == last { break }
      try page.add(literal: " ")
      next = node.next
    }
    page.lastLine = max(page.lastLine, last.lines(before: last.next).upperBound)
    if !isAlone { try page.close(.paragraph) }
    return last
  }
}

extension CMarkNode {
  /// An item of one paragraph is a text.
  fileprivate var isOnlyBlockOfItem: Bool {
    guard let parent = pointee.parent, parent.type == .item else { return false }
    return next == nil && pointee.prev == nil
  }
}
