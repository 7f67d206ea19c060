import PageModel

/// Blocks that hold blocks.
extension BotAPIDecoder {
  mutating func quote(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    let blocks = try blocks(cursor.required("blocks"), level: level + 1)
    try refuse(cursor, .contentRequired, if: blocks.isEmpty)
    return .blockQuote(
      blocks: blocks, caption: try richText(cursor, "credit"), collapsed: false)
  }

  mutating func details(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    let summary = try richText(cursor.required("summary"))
    let blocks = try blocks(cursor.required("blocks"), level: level + 1)
    try refuse(cursor, .contentRequired, if: blocks.isEmpty)
    return .details(title: summary, blocks: blocks, expanded: try cursor.flag("is_open"))
  }

  /// A collage or a slideshow.
  mutating func gallery(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> ([InstantPageBlock], InstantPageCaption) {
    let items = try blocks(cursor.required("blocks"), level: level + 1)
    try refuse(cursor, .contentRequired, if: items.isEmpty)
    return (items, try caption(cursor))
  }

  // MARK: Lists

  mutating func list(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    let elements = try cursor.required("items").elements()
    try refuse(cursor, .listEmpty, if: elements.isEmpty)
    var items: [InstantPageListItem] = []
    var ordered = false
    var next: Int32 = 1
    for (index, element) in elements.enumerated() {
      try element.expect(.object)
      let style = try labelStyle(element)
      try refuse(element, .listMixed, if: index > 0 && ordered != (style != nil))
      ordered = ordered || style != nil
      let number = try style.flatMap { style throws(JSONDecodingError) in
        try self.number(of: element, style, next: &next)
      }
      items.append(try item(element, number: number, level: level))
    }
    return .list(items: items, ordered: ordered)
  }

  /// An item is numbered when it says how; nil for a bullet.
  private func labelStyle(
    _ item: JSONCursor
  ) throws(JSONDecodingError) -> ListLabelStyle? {
    guard let type = item["type"] else { return nil }
    guard let style = ListLabelStyle(rawValue: try type.string()) else {
      throw type.error(.rule(.listItemType))
    }
    return style
  }

  private func number(
    of item: JSONCursor, _ style: ListLabelStyle, next: inout Int32
  ) throws(JSONDecodingError) -> String? {
    let value = try item.integer("value") ?? next
    next = value == .max ? .max : value + 1
    if form == .received, let label = item["label"] {
      return ListLabels.number(fromLabel: try label.string())
    }
    return style.spelling(of: value)
  }

  private mutating func item(
    _ cursor: JSONCursor, number: String?, level: Int
  ) throws(JSONDecodingError) -> InstantPageListItem {
    let blocks = try blocks(cursor.required("blocks"), level: level + 1)
    try refuse(cursor, .contentRequired, if: blocks.isEmpty)
    let isChecked = try cursor.flag("is_checked")
    let checked = try cursor.flag("has_checkbox") ? isChecked : nil
    return .blocks(blocks, num: number, checked: checked)
  }
}
