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
    let last = first.endOfParagraph
    let behind = last.next
    if last == first, first.type == .paragraph {
      try addText(first, to: &output)
      return behind
    }
    if last != first {
      output.range = output.range.lowerBound...last.lines(before: behind).upperBound
      let text = try joinedText(from: first, through: last)
      if !text.isBlank { try add(.paragraph(text), of: first, to: &output) }
      return behind
    }
    let latex = inlines.string(first.blockFormula)
    try inlines.counts.takeText(latex.unicodeScalars.count, at: first.position)
    try add(.formula(latex: latex), of: first, to: &output)
    return behind
  }

  private mutating func joinedText(
    from first: CMarkNode, through last: CMarkNode
  ) throws(MarkupError) -> RichText {
    var next: CMarkNode? = first
    while let node = next {
      if node.own.kind == .blockFormula {
        inlines.position = node.position
        try inlines.appendFormula(node.blockFormula)
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
    guard let pictures = paragraph.pictures({ $0.picture }) else { return false }
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
}

extension CMarkNode {
  /// The picture that the node is or that is all the link holds.
  fileprivate var picture: CMarkNode? {
    if type == .link {
      guard let child = firstChild, child.next == nil, child.type == .image else { return nil }
      return child.picture
    }
    return LinkMarker(pointee.as.link.url.bytes) == nil ? self : nil
  }
}
