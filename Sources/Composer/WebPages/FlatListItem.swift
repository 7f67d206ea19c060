import PageMarkup

/// An item as some programs write it: a paragraph that only says how deep it is.
struct FlatListItem {
  /// From 0.
  var level: Int
  var isOrdered: Bool
  var children: [WebNode]

  /// Items one after the other as lists inside each other.
  static func lists(_ items: [FlatListItem]) -> [WebNode] {
    lists(items[...], level: items.map(\.level).min() ?? 0)
  }

  private static func lists(_ items: ArraySlice<FlatListItem>, level: Int) -> [WebNode] {
    var lists: [WebElement] = []
    var rest = items
    while let item = rest.popFirst() {
      let inner = rest.prefix { $0.level > level }
      rest = rest.dropFirst(inner.count)
      var element = WebElement("li", [:], item.children)
      if !inner.isEmpty { element.children += self.lists(inner, level: level + 1) }
      let name = item.isOrdered ? "ol" : "ul"
      if lists.last?.name != name { lists.append(WebElement(name)) }
      lists[lists.count - 1].children.append(element.node)
    }
    return lists.map(\.node)
  }
}
