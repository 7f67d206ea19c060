import PageModel

/// Blocks that hold no blocks and no media.
extension BotAPIDecoder {
  /// - Returns: nil when the type is none of these.
  mutating func textBlock(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    switch type {
    case "paragraph":
      return .paragraph(try body(cursor))
    case "heading":
      return try heading(cursor)
    case "pre":
      return .preformatted(
        text: try visibleBody(cursor), language: try cursor.text("language"))
    case "footer":
      return .footer(try visibleBody(cursor))
    case "divider":
      return .divider
    case "mathematical_expression":
      return .formula(latex: try cursor.required("expression").string())
    case "anchor":
      return .anchor(try cursor.required("name").string())
    case "expandable_blockquote":
      let text = try visibleBody(cursor)
      return .blockQuote(
        blocks: [.paragraph(text)], caption: try richText(cursor, "credit"), collapsed: true)
    case "pullquote":
      return .pullQuote(text: try visibleBody(cursor), caption: try richText(cursor, "credit"))
    case "table":
      return try table(cursor)
    case "map":
      return try map(cursor)
    case "buttons":
      return try buttonRow(cursor)
    case "thinking":
      return .thinking(try body(cursor))
    default:
      return nil
    }
  }

  private func body(_ cursor: JSONCursor) throws(JSONDecodingError) -> RichText {
    try richText(cursor.required("text"))
  }

  /// The text of a block that a server refuses when it is empty.
  private func visibleBody(_ cursor: JSONCursor) throws(JSONDecodingError) -> RichText {
    let text = try body(cursor)
    try refuse(cursor, .contentRequired, if: text.isNothing)
    return text
  }

  private func heading(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    let text = try visibleBody(cursor)
    let size = try cursor.required("size")
    let level: Int32 = try size.integer()
    guard (1...6).contains(level) else { throw size.error(.rule(.headingSize)) }
    return .heading(text: text, level: level)
  }

  func caption(_ block: JSONCursor) throws(JSONDecodingError) -> InstantPageCaption {
    guard let caption = block["caption"] else { return InstantPageCaption() }
    try caption.expect(.object)
    return InstantPageCaption(
      text: try richText(caption, "text"), credit: try richText(caption, "credit"))
  }

  // MARK: Maps

  private func map(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    let location = try cursor.required("location")
    let latitude = try location.required("latitude").double()
    let longitude = try location.required("longitude").double()
    try refuse(
      location, .locationInvalid,
      if: !MapLimits.allowsPlace(latitude: latitude, longitude: longitude))
    let zoom: Int32 = try cursor.integer("zoom") ?? 0
    let width: Int32 = try cursor.integer("width") ?? 0
    let height: Int32 = try cursor.integer("height") ?? 0
    let dimensions = PixelDimensions(width: width, height: height)
    try refuse(cursor, .mapInvalid, if: !MapLimits.allows(zoom: zoom, dimensions: dimensions))
    return .map(
      latitude: latitude, longitude: longitude, zoom: zoom,
      dimensions: dimensions, caption: try caption(cursor))
  }
}
