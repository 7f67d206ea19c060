import PageModel

extension PageWriter {
  /// An item with the level it has on the page: at most one deeper than the item before.
  struct Item {
    var paragraph: Paragraph
    var level: Int
    var isOrdered: Bool

    init(_ paragraph: Paragraph, _ list: ListMembership, after previous: Item?) {
      self.paragraph = paragraph
      level = min(list.level, previous.map { $0.level + 1 } ?? 0)
      isOrdered = list.marker == .ordered
    }
  }

  /// Lists inside each other, of items that follow one another.
  func lists(_ items: [Item]) -> [InstantPageBlock] {
    items.isEmpty ? [] : lists(items[...], level: 0)
  }

  /// - Parameter items: All on the level or deeper, the first one on it.
  private func lists(_ items: ArraySlice<Item>, level: Int) -> [InstantPageBlock] {
    var lists: [InstantPageBlock] = []
    var written: [InstantPageListItem] = []
    var isOrdered = false
    var rest = items
    while let item = rest.popFirst() {
      if item.isOrdered != isOrdered || written.isEmpty {
        if !written.isEmpty { lists.append(.list(items: written, ordered: isOrdered)) }
        written = []
        isOrdered = item.isOrdered
      }
      let inner = rest.prefix { $0.level > level }
      rest = rest.dropFirst(inner.count)
      written.append(
        item.paragraph.pageItem(inner.isEmpty ? [] : self.lists(inner, level: level + 1)))
    }
    lists.append(.list(items: written, ordered: isOrdered))
    return lists
  }
}

extension Paragraph {
  /// - Parameter inner: The lists inside the item.
  fileprivate func pageItem(_ inner: [InstantPageBlock]) -> InstantPageListItem {
    if inner.isEmpty, style == .body {
      return .text(text.richText, num: list?.number, checked: list?.checked)
    }
    let own: InstantPageBlock =
      style == .body ? .paragraph(text.richText) : pageBlock
    return .blocks([own] + inner, num: list?.number, checked: list?.checked)
  }
}
