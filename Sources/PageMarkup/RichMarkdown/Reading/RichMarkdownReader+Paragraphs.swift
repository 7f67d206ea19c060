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
      try page.add(" ")
      next = node.next
    }
    page.lastLine = max(page.lastLine, last.lines(before: last.next).upperBound)
    if !isAlone { try page.close(.paragraph) }
    return last
  }
}

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

  /// An item of one paragraph is a text.
  fileprivate var isOnlyBlockOfItem: Bool {
    guard let parent = pointee.parent, parent.type == .item else { return false }
    return next == nil && pointee.prev == nil
  }
}
