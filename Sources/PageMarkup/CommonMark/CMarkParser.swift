import CCMarkGFM

/// One run of cmark-gfm over one text, in its two steps: blocks, then what is in them.
///
/// Between the two, ``leaves`` shows the raw text of every paragraph, heading and cell, and may
/// change it: nothing that is done there can touch code or the structure of the blocks.
struct CMarkParser: ~Copyable {
  /// Everything that cmark-gfm makes is in it; it is not released piece by piece.
  private let arena: CMarkArena
  let parser: UnsafeMutablePointer<cmark_parser>

  init(readsStrikethrough: Bool, sourceCount: Int) {
    arena = CMarkArena(size: sourceCount * 16)
    parser = cmark_parser_new_with_mem(
      readsStrikethrough ? CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE : CMARK_OPT_DEFAULT,
      CMarkArena.functions.pointer)
    if readsStrikethrough, let strikethrough = CMarkRuntime.strikethrough {
      attach(strikethrough)
    }
  }

  func attach(_ extension: UnsafeMutablePointer<cmark_syntax_extension>) {
    cmark_parser_attach_syntax_extension(parser, `extension`)
  }

  /// Reads the blocks. All paragraphs are complete afterwards, and all link definitions are known.
  func readBlocks(_ bytes: Bytes) {
    guard let start = bytes.baseAddress, let last = bytes.last else { return }
    start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
      cmark_parser_feed(parser, characters, bytes.count)
    }
    if !last.isLineEnd { cmark_parser_feed(parser, "\n", 1) }
    // A blank line ends a paragraph. It would add to an unfinished code block.
    if let current = parser.pointee.current, current.type == .paragraph {
      cmark_parser_feed(parser, "\n", 1)
    }
  }

  /// Where the blocks are before ``readInlines``.
  var blocks: CMarkNode? { parser.pointee.root }

  /// Reads what is in the blocks and returns the document.
  func readInlines() -> CMarkNode? {
    let parser = parser
    return CMarkRuntime.readingAlone { cmark_parser_finish(parser) }
  }
}

extension CMarkNode {
  /// The node after this one in the order of the text, within `root`; nil at the end.
  func following(within root: CMarkNode, enteringChildren: Bool = true) -> CMarkNode? {
    if enteringChildren, let child = firstChild { return child }
    var node = self
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.pointee.parent else { return nil }
      node = parent
    }
    return nil
  }
}
