import PageMarkup

extension WebAdapter {
  /// Chats in a browser: hidden words, custom emoji, lists that only say how deep they are.
  static let chat = WebAdapter(
    name: "Chat",
    recognizes: { page in
      page.has {
        $0.attributes["data-stringify-type"] != nil || $0.attributes["data-stringify-indent"] != nil
          || $0.attributes["data-document-id"] != nil || $0.hasClass("spoiler")
          || $0.attributes["data-entity-type"] != nil
      }
    },
    clean: { root in
      let cleaned = root.rewriting { element in
        if element.hasClass("spoiler")
          || element.attributes["data-entity-type"] == "MessageEntitySpoiler"
        {
          return [element.renamed("tg-spoiler").node]
        }
        if element.name == "img", let id = element.attributes["data-document-id"] {
          let alternative = element.attributes["alt"] ?? ""
          return [WebElement("tg-emoji", ["emoji-id": id], [.text(alternative)]).node]
        }
        return [element.nestingLists.node]
      }
      return cleaned.nestingLists
    })
}

extension WebElement {
  private var indent: Int? {
    guard name == "ul" || name == "ol" else { return nil }
    return attributes["data-stringify-indent"].flatMap { Int($0) }.map { min(max(0, $0), 8) }
  }

  /// With lists inside each other where they follow one another, each saying how deep it is.
  fileprivate var nestingLists: WebElement {
    guard elements.contains(where: { ($0.indent ?? 0) > 0 }) else { return self }
    var element = self
    element.children = []
    var items: [FlatListItem] = []
    for node in children {
      if case .element(let list) = node, let indent = list.indent {
        items += list.elements.map {
          FlatListItem(level: indent, isOrdered: list.name == "ol", children: $0.children)
        }
      } else if items.isEmpty || !node.isNothing {
        element.children += FlatListItem.lists(items)
        items = []
        element.children.append(node)
      }
    }
    element.children += FlatListItem.lists(items)
    return element
  }
}
