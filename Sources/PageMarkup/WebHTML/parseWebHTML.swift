/// Reads HTML of any origin as a tree: of web pages, office programs, mail.
///
/// Nothing is refused: what is never closed ends where it must, what nests deeper than
/// ``WebHTMLLimit/depth`` stands in the innermost element that is kept, and a text without any tags
/// is a text. The time is proportional to the length.
///
/// - Returns: An element without a name around all the rest.
public func parseWebHTML(_ source: String) -> WebElement {
  var source = source
  return source.withUTF8 { bytes in
    var tree = WebHTMLTree(bytes)
    return tree.read()
  }
}

/// Bounds of the machine on web pages.
public enum WebHTMLLimit {
  /// Elements inside each other.
  public static let depth = 160
}

/// Builds the tree in one pass over the text.
private struct WebHTMLTree {
  private let source: Bytes
  private var open = [WebElement("")]
  /// Elements that were not opened because there are too many around them.
  private var leftOut = 0
  /// Whether a tag that never ends was found; what follows is text. To look for the end of each of
  /// many such tags would take too long.
  private var isBroken = false
  /// The same for comments.
  private var hasOpenComment = false
  /// Elements whose end tag was looked for and is not there.
  private var endless: Set<String> = []

  init(_ source: Bytes) {
    self.source = source
  }

  mutating func read() -> WebElement {
    var start = 0
    var index = 0
    while let next = source.firstIndex(of: Ascii.less, in: index..<source.count) {
      guard let end = endOfMarkup(at: next) else {
        index = next + 1
        continue
      }
      addText(start..<next)
      index = readMarkup(at: next, end)
      start = index
    }
    addText(start..<source.count)
    while open.count > 1 { closeInnermost() }
    return open[0]
  }

  // MARK: Markup

  private enum Markup {
    case tag(RichTagSource)
    case comment(Range<Int>, end: Int)
  }

  private mutating func endOfMarkup(at start: Int) -> Markup? {
    guard !isBroken, start + 1 < source.count else { return nil }
    let next = source[start + 1]
    if next == Ascii.exclamation || next == Ascii.question { return comment(at: start) }
    guard next.isAsciiLetter || next == Ascii.slash else { return nil }
    if next == Ascii.slash, start + 2 < source.count, !source[start + 2].isAsciiLetter {
      return nil
    }
    guard let tag = RichTagSource(source, at: start) else {
      isBroken = true
      return nil
    }
    return .tag(tag)
  }

  private mutating func comment(at start: Int) -> Markup? {
    if hasOpenComment { return nil }
    let isComment = source.slice(start..<source.count).starts(with: "<!--".utf8)
    let first = start + (isComment ? 4 : 2)
    var index = first
    while let greater = source.firstIndex(of: Ascii.greater, in: index..<source.count) {
      if !isComment { return .comment(first..<greater, end: greater + 1) }
      let dashes = source.slice(start + 2..<greater).suffix(2)
      if greater >= start + 4, dashes.elementsEqual("--".utf8) {
        return .comment(min(first, greater - 2)..<(greater - 2), end: greater + 1)
      }
      index = greater + 1
    }
    hasOpenComment = true
    return nil
  }

  private mutating func readMarkup(at start: Int, _ markup: Markup) -> Int {
    switch markup {
    case .comment(let range, let end):
      append(.comment(String(decoding: source.slice(range), as: UTF8.self)))
      return end
    case .tag(let tag):
      let name = String(decoding: source.slice(tag.name), as: UTF8.self).lowercased()
      if tag.isClosing {
        close(name)
        return tag.end
      }
      return begin(name, tag)
    }
  }

  private mutating func begin(_ name: String, _ tag: RichTagSource) -> Int {
    endImplied(by: name)
    var element = WebElement(name)
    if !tag.attributes.isEmpty {
      var reader = RichAttributeReader(source, from: tag.attributes.lowerBound)
      while let attribute = reader.next() {
        let key = String(decoding: source.slice(attribute.name), as: UTF8.self).lowercased()
        if element.attributes[key] == nil {
          element.attributes[key] = WebReference.decode(source.slice(attribute.value))
        }
      }
    }
    if WebElement.verbatim.contains(name), !tag.isSelfClosing,
      let (content, end) = verbatim(name, from: tag.end)
    {
      element.children = [.text(String(decoding: source.slice(content), as: UTF8.self))]
      append(.element(element))
      return end
    }
    if tag.isSelfClosing || WebElement.voids.contains(name) {
      append(.element(element))
    } else if open.count > WebHTMLLimit.depth {
      leftOut += 1
    } else {
      open.append(element)
    }
    return tag.end
  }

  /// What stands before the end tag, which alone means something here; nil without an end tag.
  private mutating func verbatim(
    _ name: String, from start: Int
  ) -> (content: Range<Int>, end: Int)? {
    if endless.contains(name) { return nil }
    var index = start
    while let next = source.firstIndex(of: Ascii.less, in: index..<source.count) {
      index = next + 1
      guard index + name.utf8.count < source.count, source[index] == Ascii.slash else { continue }
      let written = source.slice(index + 1..<index + 1 + name.utf8.count)
      guard zip(written, name.utf8).allSatisfy({ $0 | 0x20 == $1 }) else { continue }
      let greater = source.firstIndex(of: Ascii.greater, in: index..<source.count)
      return (start..<next, greater.map { $0 + 1 } ?? source.count)
    }
    endless.insert(name)
    return nil
  }

  // MARK: The tree

  private mutating func append(_ node: WebNode) {
    open[open.count - 1].children.append(node)
  }

  private mutating func addText(_ range: Range<Int>) {
    if range.isEmpty { return }
    append(.text(WebReference.decode(source.slice(range))))
  }

  private mutating func closeInnermost() {
    guard open.count > 1, let closed = open.popLast() else { return }
    append(.element(closed))
  }

  private mutating func close(_ name: String) {
    if leftOut > 0 {
      leftOut -= 1
      return
    }
    if name == "br" { return append(.element(WebElement("br"))) }
    // An end tag inside of a cell closes nothing around the cell, but for the table's own.
    let isOfTable = WebElement.tableParts.contains(name)
    for index in open.indices.dropFirst().reversed() {
      if open[index].name == name {
        while open.count > index { closeInnermost() }
        return
      }
      if !isOfTable, WebElement.cells.contains(open[index].name) { return }
    }
  }

  private mutating func endImplied(by name: String) {
    if leftOut > 0 { return }
    switch name {
    case "li": end(["li"], within: ["ul", "ol", "menu"])
    case "dt", "dd": end(["dt", "dd"], within: ["dl"])
    case "td", "th": end(["td", "th", "caption"], within: ["table"])
    case "tr": end(["tr", "caption"], within: ["table"])
    case "thead", "tbody", "tfoot": end(["thead", "tbody", "tfoot", "caption"], within: ["table"])
    case "option": end(["option"], within: ["select"])
    default: if WebElement.endingParagraphs.contains(name) { end(["p"], within: ["p", "button"]) }
    }
  }

  /// Closes the innermost of some elements, and what is in it, when it is not outside of others.
  private mutating func end(_ names: Set<String>, within scopes: Set<String>) {
    for index in open.indices.dropFirst().reversed() {
      let name = open[index].name
      if names.contains(name) {
        while open.count > index { closeInnermost() }
        return
      }
      if scopes.contains(name) || (WebElement.cells.contains(name) && !names.contains("tr")) {
        return
      }
    }
  }
}

extension WebElement {
  fileprivate static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  fileprivate static let verbatim: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noscript",
  ]
  fileprivate static let cells: Set<String> = ["td", "th", "table"]
  fileprivate static let tableParts: Set<String> = [
    "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption",
  ]
  fileprivate static let endingParagraphs: Set<String> = [
    "address", "article", "aside", "blockquote", "div", "dl", "fieldset", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre",
    "section", "table", "ul",
  ]
}
