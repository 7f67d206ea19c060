import PageModel

/// Blocks that hold no blocks.
extension TDLibDecoder {
  /// - Returns: nil when the type is none of these.
  mutating func textBlock(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock? {
    switch type {
    case "pageBlockTitle": return .title(try richText(cursor, "title"))
    case "pageBlockSubtitle": return .subtitle(try richText(cursor, "subtitle"))
    case "pageBlockHeader": return .header(try richText(cursor, "header"))
    case "pageBlockSubheader": return .subheader(try richText(cursor, "subheader"))
    case "pageBlockKicker": return .kicker(try richText(cursor, "kicker"))
    case "pageBlockFooter": return .footer(try richText(cursor, "footer"))
    case "pageBlockParagraph": return .paragraph(try richText(cursor, "text"))
    case "pageBlockThinking": return .thinking(try richText(cursor, "text"))
    case "pageBlockAuthorDate":
      return .authorDate(
        author: try richText(cursor, "author"), date: try cursor.integer("publish_date") ?? 0)
    case "pageBlockSectionHeading":
      return .heading(
        text: try richText(cursor, "text"), level: try cursor.required("size").integer())
    case "pageBlockPreformatted":
      return .preformatted(
        text: try richText(cursor, "text"), language: try cursor.text("language"))
    case "pageBlockDivider": return .divider
    case "pageBlockUnsupported": return .unsupported
    case "pageBlockAnchor": return .anchor(try cursor.string("name"))
    case "pageBlockMathematicalExpression":
      return .formula(latex: try cursor.string("expression"))
    case "pageBlockPullQuote":
      return .pullQuote(
        text: try richText(cursor, "text"), caption: try richText(cursor, "credit"))
    case "pageBlockExpandableBlockQuote":
      return .blockQuote(
        blocks: [.paragraph(try richText(cursor, "text"))],
        caption: try richText(cursor, "credit"), collapsed: true)
    case "pageBlockTable": return try table(cursor)
    case "pageBlockMap": return try map(cursor)
    case "pageBlockButtonRow": return try buttonRow(cursor)
    default: return nil
    }
  }

  mutating func caption(_ block: JSONCursor) throws(JSONDecodingError) -> InstantPageCaption {
    guard let caption = block["caption"] else { return InstantPageCaption() }
    try caption.expect(.object)
    return InstantPageCaption(
      text: try richText(caption, "text"), credit: try richText(caption, "credit"))
  }

  private mutating func map(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    let location = try cursor.required("location")
    return .map(
      latitude: try location.required("latitude").double(),
      longitude: try location.required("longitude").double(),
      zoom: try cursor.integer("zoom") ?? 0, dimensions: try dimensions(cursor),
      caption: try caption(cursor))
  }

  func dimensions(_ cursor: JSONCursor) throws(JSONDecodingError) -> PixelDimensions {
    PixelDimensions(
      width: try cursor.integer("width") ?? 0, height: try cursor.integer("height") ?? 0)
  }

  // MARK: Tables

  private mutating func table(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageBlock {
    var rows: [InstantPageTableRow] = []
    for row in try cursor.elements("cells") {
      var cells: [InstantPageTableCell] = []
      for element in try row.elements() { cells.append(try cell(element)) }
      rows.append(InstantPageTableRow(cells: cells))
    }
    return .table(
      title: try richText(cursor, "caption"), rows: rows,
      bordered: try cursor.flag("is_bordered"), striped: try cursor.flag("is_striped"),
      compact: try cursor.flag("is_compact"))
  }

  private mutating func cell(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageTableCell {
    try cursor.expect(.object)
    var text: RichText?
    if let member = cursor["text"] { text = try richText(member) }
    return InstantPageTableCell(
      text: text, header: try cursor.flag("is_header"),
      alignment: try alignment(cursor, left: .left, center: .center, right: .right) ?? .left,
      verticalAlignment: try verticalAlignment(cursor),
      colspan: try span(cursor, "colspan"), rowspan: try span(cursor, "rowspan"))
  }

  /// TDLib prints 1 where nothing was said.
  private func span(_ cell: JSONCursor, _ name: String) throws(JSONDecodingError) -> Int32 {
    let span: Int32 = try cell.integer(name) ?? 0
    return span == 1 ? 0 : span
  }

  /// The member `align` of cells and button rows.
  func alignment<Alignment>(
    _ cursor: JSONCursor, left: Alignment, center: Alignment, right: Alignment
  ) throws(JSONDecodingError) -> Alignment? {
    guard let align = cursor["align"] else { return nil }
    let type = try align.required("@type").string()
    switch type {
    case "pageBlockHorizontalAlignmentLeft": return left
    case "pageBlockHorizontalAlignmentCenter": return center
    case "pageBlockHorizontalAlignmentRight": return right
    default: throw align.error(.unknownType(type))
    }
  }

  private func verticalAlignment(
    _ cell: JSONCursor
  ) throws(JSONDecodingError) -> TableVerticalAlignment {
    guard let valign = cell["valign"] else { return .top }
    let type = try valign.required("@type").string()
    switch type {
    case "pageBlockVerticalAlignmentTop": return .top
    case "pageBlockVerticalAlignmentMiddle": return .middle
    case "pageBlockVerticalAlignmentBottom": return .bottom
    default: throw valign.error(.unknownType(type))
    }
  }
}
