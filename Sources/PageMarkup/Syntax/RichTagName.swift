/// Which tags begin a block of HTML in Rich Markdown.
enum RichTagName {
  /// Whether a complete tag alone on its line is a block: one of the elements that are blocks of a
  /// page, or one that GFM takes for a block of HTML.
  static func beginsBlock(_ tag: Bytes) -> Bool {
    guard let name = name(in: tag, at: 0) else { return true }
    return isOneOf(htmlBlocks, name) || isOneOf(pageBlocks, name)
  }

  /// Whether an element of rich messages alone begins here: `<tg-…` or `</tg-…`.
  static func isOurs(in bytes: Bytes, at start: Int) -> Bool {
    guard let name = name(in: bytes, at: start) else { return false }
    return hasOurPrefix(name)
  }

  /// Whether a line's text begins with the tag of an element that is a block of a page and that GFM
  /// does not know.
  static func opensBlock(_ line: Bytes) -> Bool {
    guard let name = name(in: line, at: 0), hasOurPrefix(name) else { return false }
    return isOneOf(pageBlocks, name)
  }

  private static func hasOurPrefix(_ name: Bytes) -> Bool {
    name.count > 3 && name[0] | 0x20 == UInt8(ascii: "t") && name[1] | 0x20 == UInt8(ascii: "g")
      && name[2] == Ascii.hyphen
  }

  private static func name(in bytes: Bytes, at start: Int) -> Bytes? {
    guard start + 1 < bytes.count, bytes[start] == Ascii.less else { return nil }
    let first = bytes[start + 1] == Ascii.slash ? start + 2 : start + 1
    var end = first
    while end < bytes.count,
      bytes[end].isAsciiLetter || bytes[end].isAsciiDigit || bytes[end] == Ascii.hyphen
    {
      end += 1
    }
    return end > first ? bytes.slice(first..<end) : nil
  }

  private static func isOneOf(_ names: [StaticString], _ name: Bytes) -> Bool {
    names.contains { other in
      other.utf8CodeUnitCount == name.count
        && name.indices.allSatisfy { name[$0] | 0x20 == other.utf8Start[$0] | 0x20 }
    }
  }

  /// Bot API, rich message formatting: those that GFM would leave inside text.
  private static let pageBlocks: [StaticString] = [
    "tg-collage", "tg-slideshow", "tg-map", "tg-math-block", "tg-button-row", "tg-thinking",
    "tg-document", "img", "video", "audio", "source",
  ]

  /// GFM, HTML blocks, start conditions 1 and 6.
  private static let htmlBlocks: [StaticString] = [
    "script", "pre", "style", "textarea", "address", "article", "aside", "base", "basefont",
    "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog",
    "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe",
    "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup",
    "option", "p", "param", "section", "source", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "title", "tr", "track", "ul",
  ]
}
