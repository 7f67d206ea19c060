import CCMarkGFM

/// cmark-gfm at work on one text: first all blocks, then, one at a time, what is in them.
///
/// The second step is not left to cmark-gfm's own end of parsing. That would read all texts before
/// the first is used; read one at a time, each text's nodes are used while they are at hand and
/// their memory serves the next one. Between the steps the raw text of a paragraph, heading or
/// cell can be changed, and nothing that is done there can touch code or the structure of blocks.
struct CMarkParser: ~Copyable {
  /// Everything that cmark-gfm makes is in it; it is not released piece by piece.
  private let arena: CMarkArena
  private let parser: UnsafeMutablePointer<cmark_parser>
  private let options: Int32

  init(readsStrikethrough: Bool, sourceCount: Int) {
    arena = CMarkArena(size: sourceCount * 4)
    options = readsStrikethrough ? CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE : CMARK_OPT_DEFAULT
    parser = cmark_parser_new_with_mem(options, CMarkArena.functions.pointer)
    if readsStrikethrough, let strikethrough = CMarkRuntime.strikethrough {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
  }

  func attach(_ syntax: MarkdownSyntax) {
    cmark_parser_attach_syntax_extension(parser, syntax.extension)
    syntax.prepare(parser)
  }

  /// Reads the blocks and returns the document. All link definitions are known afterwards.
  func readBlocks(_ bytes: Bytes) -> CMarkNode? {
    guard let start = bytes.baseAddress, let last = bytes.last else { return nil }
    start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
      cmark_parser_feed(parser, characters, bytes.count)
    }
    if !last.isLineEnd { cmark_parser_feed(parser, "\n", 1) }
    completeLastBlock()
    return parser.pointee.root
  }

  /// A block is complete when one follows that it cannot hold: here, one that is taken out again.
  private func completeLastBlock() {
    guard let current = parser.pointee.current else { return }
    let isLeaf =
      current.type == .paragraph || current.type == .heading || current.type == .codeBlock
      || current.type == .htmlBlock
    guard isLeaf || current.own.kind == .table || current.own.kind == .row else { return }
    if let rule = cmark_parser_add_child(parser, current, CMARK_NODE_THEMATIC_BREAK, 1) {
      cmark_node_unlink(rule)
    }
  }

  var definitions: UnsafeMutablePointer<cmark_map>? { parser.pointee.refmap }

  /// Makes links known that are defined elsewhere; of two with one label the first one counts.
  /// To be called before any inline markup is read.
  func define(_ definitions: [LinkDefinition]) {
    guard let map = parser.pointee.refmap else { return }
    for definition in definitions {
      guard let entry = definition.entry(in: parser.pointee.mem.pointee) else { return }
      entry.pointee.age = map.pointee.size
      entry.pointee.next = map.pointee.refs
      map.pointee.refs = entry
      map.pointee.size += 1
    }
  }

  /// The definitions that were read after the first `count`, in their order.
  func definitions(behind count: Int) -> [LinkDefinition] {
    guard let map = parser.pointee.refmap else { return [] }
    var definitions: [LinkDefinition] = []
    var next = map.pointee.refs
    while let entry = next, entry.pointee.age >= count {
      definitions.append(LinkDefinition(entry))
      next = entry.pointee.next
    }
    return definitions.reversed()
  }

  /// A paragraph that belongs to no document.
  func makeParagraph() -> CMarkNode? {
    cmark_node_new_with_mem(CMARK_NODE_PARAGRAPH, parser.pointee.mem)
  }

  /// What is to be forgotten after a text was used.
  struct Reading {
    fileprivate var mark: CMarkArena.Mark
    fileprivate var hasSortedDefinitions: Bool
  }

  /// Reads what is in a paragraph or heading; its nodes are there until ``forgetInlines``.
  func readInlines(of leaf: CMarkNode) -> Reading {
    let reading = Reading(mark: arena.mark, hasSortedDefinitions: hasSortedDefinitions)
    let content = leaf.content
    let hasMail = content.firstIndex(of: Ascii.at, in: 0..<content.count) != nil
    let (parser, options) = (parser, options)
    CMarkRuntime.readingAlone {
      cmark_manage_extensions_special_characters(parser, 1)
      cmark_parse_inlines(parser, leaf, parser.pointee.refmap, options)
      cmark_manage_extensions_special_characters(parser, 0)
    }
    // Addresses are looked for in whole texts, and cmark-gfm cuts them at every marker.
    if hasMail { cmark_consolidate_text_nodes(leaf) }
    return reading
  }

  func forgetInlines(of leaf: CMarkNode, _ reading: Reading) {
    leaf.pointee.first_child = nil
    leaf.pointee.last_child = nil
    // The first reference sorts the definitions, for all that follow.
    if reading.hasSortedDefinitions == hasSortedDefinitions { arena.release(to: reading.mark) }
  }

  private var hasSortedDefinitions: Bool { parser.pointee.refmap?.pointee.sorted != nil }
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
