import CCMarkGFM

/// A byte inside text that is special to us.
struct InlinePlace {
  let parser: UnsafeMutablePointer<cmark_parser>
  /// Where what is made of the text goes.
  let parent: CMarkNode
  let inlines: OpaquePointer
  /// The text of the whole paragraph, heading or cell.
  let text: Bytes

  /// Where the special byte stands in `text`.
  var start: Int { Int(cmark_inline_parser_get_offset(inlines)) }

  var isInBrackets: Bool {
    cmark_inline_parser_in_bracket(inlines, 0) != 0
      || cmark_inline_parser_in_bracket(inlines, 1) != 0
  }

  /// The line is exact, the column is where the block's text starts.
  var position: SourcePosition {
    SourcePosition(line: Int(cmark_inline_parser_get_line(inlines)), column: 1)
  }

  /// The end of the line that `index` stands on.
  func lineEnd(from index: Int) -> Int {
    text.firstIndex(of: Ascii.lineFeed, in: index..<text.count) ?? text.count
  }

  /// A node of our own that shows `shown`; reading goes on at `end`.
  func node(_ own: OwnNode, showing shown: Range<Int>, end: Int) -> CMarkNode? {
    guard let node = cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, parser.pointee.mem) else {
      return nil
    }
    node.own = own
    node.pointee.as.custom.on_enter = cmark_chunk(text.slice(shown))
    node.pointee.start_line = cmark_inline_parser_get_line(inlines)
    cmark_inline_parser_set_offset(inlines, Int32(end))
    return node
  }

  /// `range` as plain text; reading goes on behind it.
  func plainText(_ range: Range<Int>) -> CMarkNode? {
    guard let node = cmark_node_new_with_mem(CMARK_NODE_TEXT, parser.pointee.mem) else {
      return nil
    }
    node.pointee.as.literal = cmark_chunk(text.slice(range))
    cmark_inline_parser_set_offset(inlines, Int32(range.upperBound))
    return node
  }
}
