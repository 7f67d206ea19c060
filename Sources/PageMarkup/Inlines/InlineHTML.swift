import CCMarkGFM

/// The few HTML tags that mean something in a message; all others are text.
enum InlineHTML: Equatable {
  case open(InlineStyle)
  case close(InlineStyle)
  case lineBreak

  /// What `tag`, with its angle brackets, means.
  init?(tag: Bytes) {
    guard let name = HTMLTagName(tag) else { return nil }
    if name.isEqual(to: "br") {
      if name.isClosing { return nil }
      self = .lineBreak
      return
    }
    guard let style = InlineStyle.allCases.first(where: { name.isEqual(to: $0.tagName) }) else {
      return nil
    }
    self = name.isClosing ? .close(style) : .open(style)
  }

  /// Makes a paragraph of an HTML block that begins with one of these tags on a line of its own:
  /// to CommonMark any tag alone on its line begins a block of HTML, but these hold Markdown.
  static func makeParagraph(of block: CMarkNode) -> Bool {
    let isOpen = UInt32(block.pointee.flags) & CMARK_NODE__OPEN.rawValue != 0
    let text = isOpen ? block.content : block.literal
    guard let start = text.firstIndex(of: Ascii.less, in: 0..<text.count),
      let end = text.firstIndex(of: Ascii.greater, in: start..<text.count),
      InlineHTML(tag: text.slice(start..<end + 1)) != nil
    else { return false }
    let content = [UInt8](text.slice(start..<text.count))
    if !isOpen, let mem = block.pointee.content.mem {
      mem.pointee.free(block.pointee.as.literal.data)
    }
    block.pointee.as.literal = cmark_chunk(data: nil, len: 0, alloc: 0)
    block.pointee.type = CMarkNodeType.paragraph.rawValue
    content.withUnsafeBufferPointer { block.setContent($0) }
    return true
  }
}

/// The name in a tag: the letters and digits after `<` or `</`.
struct HTMLTagName {
  let isClosing: Bool
  let isSelfClosing: Bool
  private let name: Bytes

  init?(_ tag: Bytes) {
    guard tag.count > 2, tag[0] == Ascii.less else { return nil }
    isClosing = tag[1] == Ascii.slash
    isSelfClosing = tag[tag.count - 2] == Ascii.slash
    let start = isClosing ? 2 : 1
    var end = start
    while end < tag.count, tag[end].isAsciiLetter || tag[end].isAsciiDigit { end += 1 }
    guard end > start, end < tag.count else { return nil }
    // A custom element, as `<u-boat>`, is another name.
    guard tag[end].isAsciiSpace || tag[end] == Ascii.slash || tag[end] == Ascii.greater else {
      return nil
    }
    name = tag.slice(start..<end)
  }

  func isEqual(to other: StaticString) -> Bool {
    name.count == other.utf8CodeUnitCount
      && name.indices.allSatisfy { name[$0] | 0x20 == other.utf8Start[$0] | 0x20 }
  }

  /// Whether HTML knows the element as one that holds others.
  var isContainer: Bool {
    Self.containers.contains { isEqual(to: $0) }
  }

  private static let containers: [StaticString] = [
    "a", "abbr", "article", "aside", "b", "bdi", "bdo", "blockquote", "body", "button", "caption",
    "center", "cite", "code", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figure",
    "figcaption", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "html",
    "i", "ins", "kbd", "label", "li", "main", "mark", "nav", "ol", "p", "pre", "q", "s", "samp",
    "section", "small", "span", "strike", "strong", "sub", "summary", "sup", "table", "tbody",
    "td", "tfoot", "th", "thead", "tr", "tt", "u", "ul", "var",
  ]
}
