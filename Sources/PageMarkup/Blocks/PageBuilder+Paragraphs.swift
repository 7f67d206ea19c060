import CCMarkGFM
import PageModel

extension PageBuilder {
  /// Adds a paragraph with the formulas on lines of their own that belong to it, and returns the
  /// node behind it.
  ///
  /// A formula right above or below a paragraph's lines is part of the paragraph; one that stands
  /// alone is a block.
  mutating func addParagraph(
    _ first: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) -> CMarkNode? {
    var last = first
    var hasText = first.type == .paragraph
    while let next = last.next, continues(last, next) {
      last = next
      hasText = hasText || next.type == .paragraph
    }
    let behind = last.next
    if last == first, hasText {
      try addText(first, to: &output)
      return behind
    }
    if hasText {
      output.range = output.range.lowerBound...last.lines(before: behind).upperBound
      let text = try joinedText(from: first, through: last)
      if !text.isBlank { try add(.paragraph(text), of: first, to: &output) }
      return behind
    }
    var formula: CMarkNode? = first
    while let node = formula, node != behind {
      output.range = node.lines(before: node.next)
      let latex = inlines.string(
        MarkdownSyntax.blockFormula(in: node.pointee.as.code.literal.bytes))
      try inlines.counts.takeText(latex.unicodeScalars.count, at: node.position)
      try add(.formula(latex: latex), of: node, to: &output)
      formula = node.next
    }
    return behind
  }

  private func continues(_ node: CMarkNode, _ next: CMarkNode) -> Bool {
    let isFormula = node.own.kind == .blockFormula
    let isNextFormula = next.own.kind == .blockFormula
    guard isFormula || isNextFormula, next.line == Int(node.pointee.end_line) + 1 else {
      return false
    }
    return (isFormula || node.type == .paragraph) && (isNextFormula || next.type == .paragraph)
  }

  private mutating func joinedText(
    from first: CMarkNode, through last: CMarkNode
  ) throws(MarkupError) -> RichText {
    var next: CMarkNode? = first
    while let node = next {
      if node.own.kind == .blockFormula {
        inlines.position = node.position
        try inlines.appendFormula(
          MarkdownSyntax.blockFormula(in: node.pointee.as.code.literal.bytes))
      } else {
        try read(node)
      }
      if node == last { break }
      try inlines.append(options.softBreaksAreLineBreaks ? Ascii.lineFeed : Ascii.space)
      next = node.next
    }
    return try inlines.finish()
  }

  private mutating func addText(
    _ node: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) {
    let reading = try beginReading(node)
    if try addPictures(node, to: &output) { return parser.forgetInlines(of: node, reading) }
    let text = try endReading(node, reading)
    if !text.isBlank { try add(.paragraph(text), of: node, to: &output) }
  }

  // MARK: Pictures

  /// A paragraph of nothing but pictures, one a line, becomes as many blocks. Whether it is one.
  private mutating func addPictures(
    _ paragraph: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) -> Bool {
    guard let pictures = pictures(of: paragraph) else { return false }
    inlines.position = paragraph.position
    var blocks: [InstantPageBlock] = []
    for picture in pictures {
      guard case .success(let id) = try inlines.addMedia(of: picture) else { return false }
      let title = inlines.string(picture.pointee.as.link.title.bytes)
      try inlines.counts.takeText(title.unicodeScalars.count, at: paragraph.position)
      let caption = InstantPageCaption(text: title.isEmpty ? .empty : .plain(title))
      blocks.append(
        .image(
          id: id, caption: caption, url: linkAround(picture), webpageId: nil, spoiler: false))
    }
    for block in blocks { try add(block, of: paragraph, to: &output) }
    return true
  }

  private func linkAround(_ picture: CMarkNode) -> String? {
    guard let parent = picture.pointee.parent, parent.type == .link else { return nil }
    return inlines.string(parent.pointee.as.link.url.bytes)
  }

  /// The paragraph's pictures if there is one on each of its lines and nothing else.
  private func pictures(of paragraph: CMarkNode) -> [CMarkNode]? {
    var pictures: [CMarkNode] = []
    var isLineEmpty = true
    var next = paragraph.firstChild
    while let node = next {
      next = node.next
      switch node.type {
      case .text:
        if !node.literal.allSatisfy(\.isAsciiSpace) { return nil }
      case .softBreak, .lineBreak:
        isLineEmpty = true
      case .image, .link:
        guard isLineEmpty, let picture = picture(in: node) else { return nil }
        isLineEmpty = false
        pictures.append(picture)
      default:
        return nil
      }
    }
    return pictures.isEmpty ? nil : pictures
  }

  private func picture(in node: CMarkNode) -> CMarkNode? {
    if node.type == .link {
      guard let child = node.firstChild, child.next == nil, child.type == .image else { return nil }
      return picture(in: child)
    }
    return LinkMarker(node.pointee.as.link.url.bytes) == nil ? node : nil
  }
}
