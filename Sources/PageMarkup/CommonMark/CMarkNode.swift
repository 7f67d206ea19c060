import CCMarkGFM

/// A node of cmark-gfm's tree. Its structure is read directly: the accessors copy every text.
typealias CMarkNode = UnsafeMutablePointer<cmark_node>

extension CMarkNode {
  var type: CMarkNodeType { CMarkNodeType(rawValue: pointee.type) }
  var next: CMarkNode? { pointee.next }
  var firstChild: CMarkNode? { pointee.first_child }
  var line: Int { Int(pointee.start_line) }
  /// In bytes; the markers before a block are ASCII, so it counts characters just as well.
  var column: Int { Int(pointee.start_column) }
  var position: SourcePosition { SourcePosition(line: max(line, 1), column: max(column, 1)) }

  /// The text of a text, code or HTML node.
  var literal: Bytes { pointee.as.literal.bytes }

  /// The raw text of a block whose markup has not been read yet.
  var content: Bytes {
    Bytes(start: pointee.content.ptr, count: Int(pointee.content.size))
  }

  func setContent(_ bytes: Bytes) {
    cmark_strbuf_set(&pointee.content, bytes.baseAddress, Int32(bytes.count))
  }
}

extension cmark_chunk {
  var bytes: Bytes { Bytes(start: data, count: Int(len)) }

  /// A piece of a text that cmark-gfm owns.
  init(_ bytes: Bytes) {
    self.init(
      data: UnsafeMutablePointer(mutating: bytes.baseAddress), len: Int32(bytes.count), alloc: 0)
  }
}

/// The kinds of nodes that cmark-gfm makes by itself.
struct CMarkNodeType: RawRepresentable, Equatable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  private init(_ type: cmark_node_type) {
    rawValue = UInt16(truncatingIfNeeded: type.rawValue)
  }

  static var blockQuote: Self { Self(CMARK_NODE_BLOCK_QUOTE) }
  static var list: Self { Self(CMARK_NODE_LIST) }
  static var item: Self { Self(CMARK_NODE_ITEM) }
  static var codeBlock: Self { Self(CMARK_NODE_CODE_BLOCK) }
  static var htmlBlock: Self { Self(CMARK_NODE_HTML_BLOCK) }
  static var customBlock: Self { Self(CMARK_NODE_CUSTOM_BLOCK) }
  static var paragraph: Self { Self(CMARK_NODE_PARAGRAPH) }
  static var heading: Self { Self(CMARK_NODE_HEADING) }
  static var thematicBreak: Self { Self(CMARK_NODE_THEMATIC_BREAK) }

  static var text: Self { Self(CMARK_NODE_TEXT) }
  static var softBreak: Self { Self(CMARK_NODE_SOFTBREAK) }
  static var lineBreak: Self { Self(CMARK_NODE_LINEBREAK) }
  static var code: Self { Self(CMARK_NODE_CODE) }
  static var htmlInline: Self { Self(CMARK_NODE_HTML_INLINE) }
  static var customInline: Self { Self(CMARK_NODE_CUSTOM_INLINE) }
  static var emphasis: Self { Self(CMARK_NODE_EMPH) }
  static var strong: Self { Self(CMARK_NODE_STRONG) }
  static var link: Self { Self(CMARK_NODE_LINK) }
  static var image: Self { Self(CMARK_NODE_IMAGE) }
}
