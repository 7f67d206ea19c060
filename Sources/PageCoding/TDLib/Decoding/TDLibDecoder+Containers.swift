import PageModel

/// Blocks that hold blocks.
extension TDLibDecoder {
  /// - Returns: nil when the type is none of these.
  mutating func container(
    _ type: String, _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    switch type {
    case "pageBlockList":
      return try list(cursor, level: level)
    case "pageBlockBlockQuote":
      let blocks = try blocks(in: cursor, level: level + 1)
      return .blockQuote(
        blocks: blocks, caption: try richText(cursor, "credit"), collapsed: false)
    case "pageBlockDetails":
      let header = try richText(cursor, "header")
      let blocks = try blocks(in: cursor, level: level + 1)
      return .details(title: header, blocks: blocks, expanded: try cursor.flag("is_open"))
    case "pageBlockCollage":
      let items = try blocks(in: cursor, level: level + 1)
      return .collage(items: items, caption: try caption(cursor))
    case "pageBlockSlideshow":
      let items = try blocks(in: cursor, level: level + 1)
      return .slideshow(items: items, caption: try caption(cursor))
    case "pageBlockCover":
      return .cover(try block(cursor.required("cover"), level: level + 1))
    case "pageBlockEmbeddedPost":
      return try postEmbed(cursor, level: level)
    default:
      return nil
    }
  }

  private mutating func postEmbed(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    let avatarId = try photo(cursor, "author_photo")
    let blocks = try blocks(in: cursor, level: level + 1)
    return .postEmbed(
      url: try cursor.string("url"), webpageId: nil, avatarId: avatarId,
      author: try cursor.string("author"), date: try cursor.integer("date") ?? 0,
      blocks: blocks, caption: try caption(cursor))
  }

  // MARK: Lists

  private mutating func list(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    var items: [InstantPageListItem] = []
    var ordered = false
    var next: Int32 = 1
    for element in try cursor.elements("items") {
      let number = try self.number(of: element, next: &next)
      ordered = ordered || number != nil
      let blocks = try blocks(in: element, level: level + 1)
      let isChecked = try element.flag("is_checked")
      let checked = try element.flag("has_checkbox") ? isChecked : nil
      items.append(.blocks(blocks, num: number, checked: checked))
    }
    return .list(items: items, ordered: ordered)
  }

  /// nil for a bullet. What a client sends has no label, and a value of 0 means to count on.
  private func number(
    of item: JSONCursor, next: inout Int32
  ) throws(JSONDecodingError) -> String? {
    try item.expect(.object)
    guard let type = try item.text("type") else { return nil }
    // TDLib counts what it does not know with digits.
    let style = ListLabelStyle(rawValue: type) ?? .decimal
    let given: Int32 = try item.integer("value") ?? 0
    let label = try item.text("label")
    let value = given == 0 && label == nil ? next : given
    next = value == .max ? .max : value + 1
    return label.flatMap { ListLabels.number(fromLabel: $0) } ?? style.spelling(of: value)
  }
}
