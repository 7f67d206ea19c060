import CCMarkGFM

extension MarkdownSyntax {
  /// `<tg-collage>` and the like begin a block of HTML wherever `<div>` does, and end like it at a
  /// blank line. GFM knows neither them nor any name with a hyphen.
  func openHTMLBlock(_ line: BlockLine) -> CMarkNode? {
    guard dialect.tags == .rich, !line.isIndented, RichTagName.opensBlock(line.text) else {
      return nil
    }
    let node = cmark_parser_add_child(
      line.parser, line.parent, CMARK_NODE_HTML_BLOCK, Int32(line.start) + 1)
    // The start condition whose blocks end at a blank line.
    node?.pointee.as.html_block_type = 6
    return node
  }
}
