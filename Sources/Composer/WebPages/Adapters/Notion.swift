import PageMarkup

extension WebAdapter {
  /// Notion: a task is an item that begins with a box of brackets, a callout is an aside.
  static let notion = WebAdapter(
    name: "Notion",
    recognizes: { page in
      page.root.hasComment("notionvc") || page.has { $0.hasClass("notion-text-block") }
    },
    clean: { root in
      root.rewriting { element in
        if element.name == "aside" { return [element.renamed("blockquote").node] }
        return [element.name == "li" ? element.readingBrackets.node : element.node]
      }
    })
}

extension WebElement {
  fileprivate func hasComment(_ words: String) -> Bool {
    children.contains { node in
      switch node {
      case .comment(let text): return text.contains(words)
      case .element(let element): return element.hasComment(words)
      case .text: return false
      }
    }
  }

  /// An item whose text begins with `[ ] ` or `[x] ` as one with a box.
  fileprivate var readingBrackets: WebElement {
    guard let index = children.firstIndex(where: { !$0.isNothing }) else { return self }
    var item = self
    switch children[index] {
    case .comment: return self
    case .element(let inner):
      guard inner.name == "p" || inner.name == "span" else { return self }
      let read = inner.readingBrackets
      guard let checked = read.attributes["data-checked"] else { return self }
      item.children[index] = read.node
      item.attributes["data-checked"] = checked
    case .text(let text):
      let start = text.drop { $0.isWhitespace }
      guard let box = ["[ ]", "[x]", "[X]"].first(where: { start.hasPrefix($0) }) else {
        return self
      }
      item.children[index] = .text(start.dropFirst(3).trimmed)
      item.attributes["data-checked"] = box == "[ ]" ? "false" : "true"
    }
    return item
  }
}
