import CCMarkGFM

/// A line that cmark-gfm could not make anything of, at the place where its text begins.
struct BlockLine {
  let parser: UnsafeMutablePointer<cmark_parser>
  /// The innermost block that the line belongs to.
  let parent: CMarkNode
  /// The whole line, its end included.
  let bytes: Bytes
  /// Where the text begins.
  let start: Int
  let isIndented: Bool

  /// The text, without the white space around it.
  var text: Bytes {
    var end = bytes.count
    while end > start, bytes[end - 1].isAsciiSpace { end -= 1 }
    return bytes.slice(start..<end)
  }

  var position: SourcePosition {
    SourcePosition(
      line: Int(parser.pointee.line_number), column: bytes.scalarCount(in: 0..<start) + 1)
  }

  /// Adds a block to the parent, or to the nearest block around it that can hold one.
  func open(_ type: cmark_node_type, as own: OwnNode, by syntax: MarkdownSyntax) -> CMarkNode? {
    guard let node = cmark_parser_add_child(parser, parent, type, Int32(start) + 1) else {
      return nil
    }
    node.pointee.extension = syntax.extension
    node.own = own
    return node
  }

  /// Goes on behind `index`, a place in `bytes`.
  func advance(to index: Int) {
    guard let start = bytes.baseAddress else { return }
    start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
      cmark_parser_advance_offset(
        parser, characters, Int32(index) - parser.pointee.offset, 0)
    }
  }

  /// Leaves nothing of the line but its end.
  func consume() {
    advance(to: bytes.count - 1)
  }
}

extension MarkdownSyntax {
  func setCallbacks() {
    cmark_syntax_extension_set_open_block_func(`extension`) {
      `extension`, indented, parser, parent, input, length in
      guard let syntax = MarkdownSyntax.of(`extension`), let parser, let parent else { return nil }
      if parser.pointee.blank { return nil }
      return syntax.openBlock(
        BlockLine(
          parser: parser, parent: parent, bytes: Bytes(start: input, count: Int(length)),
          start: Int(parser.pointee.first_nonspace), isIndented: indented != 0))
    }
    cmark_syntax_extension_set_match_block_func(`extension`) {
      `extension`, parser, input, length, container in
      guard let syntax = MarkdownSyntax.of(`extension`), let parser, let container else { return 0 }
      return syntax.continues(container, parser) ? 1 : 0
    }
    cmark_syntax_extension_set_can_contain_func(`extension`) { _, node, child in
      guard let node else { return 0 }
      return MarkdownSyntax.canContain(node, CMarkNodeType(rawValue: UInt16(child.rawValue)))
        ? 1 : 0
    }
    cmark_syntax_extension_set_match_inline_func(`extension`) {
      `extension`, parser, parent, character, inlines in
      guard let syntax = MarkdownSyntax.of(`extension`), let parser, let parent, let inlines,
        let chunk = cmark_inline_parser_get_chunk(inlines)
      else { return nil }
      syntax.enter(chunk.pointee)
      return syntax.openInline(
        at: character,
        in: InlinePlace(parser: parser, parent: parent, inlines: inlines, text: chunk.pointee.bytes)
      )
    }
  }

  func setSpecialCharacters() {
    let characters = [
      Ascii.dollar, Ascii.leftParenthesis, Ascii.colon, UInt8(ascii: "w"), Ascii.caret, Ascii.bar,
      Ascii.equals,
    ].filter { Self.feature(at: $0).map { features.contains($0) } ?? false }
    var list: UnsafeMutablePointer<cmark_llist>?
    for character in characters {
      list = cmark_llist_append(
        cmark_get_default_mem_allocator(), list,
        UnsafeMutableRawPointer(bitPattern: Int(character)))
    }
    cmark_syntax_extension_set_special_inline_chars(`extension`, list)
  }

  /// To be called for the parser that the extension is attached to: keeps the backslashes that
  /// escape nothing, and those before signs that are asked about.
  func prepare(_ parser: UnsafeMutablePointer<cmark_parser>) {
    if features.contains(.roundFormulas) {
      cmark_parser_set_backslash_ispunct_func(parser) { character in
        character == CChar(bitPattern: Ascii.leftParenthesis) ? 0 : cmark_ispunct(character)
      }
    } else if features.contains(.pairs) {
      cmark_parser_set_backslash_ispunct_func(parser) { character in
        switch UInt8(bitPattern: character) {
        case Ascii.bar, Ascii.equals, Ascii.less: return 0
        default: return cmark_ispunct(character)
        }
      }
    } else if features.contains(.escapedTags) {
      cmark_parser_set_backslash_ispunct_func(parser) { character in
        character == CChar(bitPattern: Ascii.less) ? 0 : cmark_ispunct(character)
      }
    }
  }

  private func openBlock(_ line: BlockLine) -> CMarkNode? {
    switch line.parent.own.kind {
    case .table: return line.isIndented ? nil : openRow(line)
    case .row, .blockFormula: return nil
    case .none, .footnote, .openTask, .doneTask, .inlineFormula, .bareLink, .footnoteReference,
      .pairSign, .pair:
      break
    }
    switch line.bytes[line.start] {
    case Ascii.bar, Ascii.colon, Ascii.hyphen:
      return line.isIndented ? nil : openTable(line)
    case Ascii.dollar, Ascii.backslash:
      return openBlockFormula(line)
    case Ascii.less:
      return openHTMLBlock(line)
    case Ascii.leftBracket:
      if line.isIndented { return nil }
      return readTask(line) ? nil : openFootnote(line)
    default:
      return nil
    }
  }

  private func continues(
    _ container: CMarkNode, _ parser: UnsafeMutablePointer<cmark_parser>
  ) -> Bool {
    switch container.own.kind {
    case .table: return !parser.pointee.blank
    case .blockFormula: return blockFormulas.continues(atLine: Int(parser.pointee.line_number))
    case .footnote: return continuesFootnote(parser)
    case .none, .row, .openTask, .doneTask, .inlineFormula, .bareLink, .footnoteReference,
      .pairSign, .pair:
      return false
    }
  }

  private static func canContain(_ node: CMarkNode, _ child: CMarkNodeType) -> Bool {
    switch node.own.kind {
    case .table: return child == .customBlock
    case .row: return child == .paragraph
    case .footnote: return child.rawValue & 0xC000 == 0x8000 && child != .item
    case .none, .blockFormula, .openTask, .doneTask, .inlineFormula, .bareLink,
      .footnoteReference, .pairSign, .pair:
      return false
    }
  }

  /// cmark-gfm also asks at the first byte of a text, whatever it is: what the text or the dialect
  /// does not have is not to be found there.
  private func openInline(at character: UInt8, in place: InlinePlace) -> CMarkNode? {
    guard let feature = Self.feature(at: character), features.contains(feature) else { return nil }
    switch character {
    case Ascii.dollar: return openDollarFormula(place)
    case Ascii.leftParenthesis: return openRoundFormula(place)
    case Ascii.colon: return openAddress(place)
    case UInt8(ascii: "w"): return openWebHost(place)
    case Ascii.caret: return openFootnoteReference(place)
    default: return openPair(place)
    }
  }

  /// What a byte inside text may begin.
  private static func feature(at character: UInt8) -> SourceFeatures? {
    switch character {
    case Ascii.dollar: return .dollars
    case Ascii.leftParenthesis: return .roundFormulas
    case Ascii.colon: return .addresses
    case UInt8(ascii: "w"): return .webHosts
    case Ascii.caret: return .footnotes
    case Ascii.bar, Ascii.equals: return .pairs
    default: return nil
    }
  }
}
