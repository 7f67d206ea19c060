import PageModel

extension BotAPIDecoder {
  func table(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    var rows: [InstantPageTableRow] = []
    for row in try cursor.required("cells").elements() {
      var cells: [InstantPageTableCell] = []
      for element in try row.elements() {
        cells.append(try cell(element))
      }
      rows.append(InstantPageTableRow(cells: cells))
    }
    return .table(
      title: try richText(cursor, "caption"), rows: rows,
      bordered: try cursor.flag("is_bordered"), striped: try cursor.flag("is_striped"),
      compact: try cursor.flag("is_compact"))
  }

  private func cell(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageTableCell {
    if cursor.type == .null { throw cursor.error(.rule(.tableCellEmpty)) }
    try cursor.expect(.object)
    var text: RichText?
    if let member = cursor["text"] { text = try richText(member) }
    // A bot has no other way to ask for an invisible cell.
    if form == .input, text?.isNothing == true { text = nil }
    let isHeader = try cursor.flag("is_header")
    return InstantPageTableCell(
      text: text, header: isHeader, alignment: try alignment(cursor, isHeader: isHeader),
      verticalAlignment: try verticalAlignment(cursor),
      colspan: try span(cursor, "colspan", .colspanInvalid),
      rowspan: try span(cursor, "rowspan", .rowspanInvalid))
  }

  private func span(
    _ cell: JSONCursor, _ name: String, _ rule: BotAPIRule
  ) throws(JSONDecodingError) -> Int32 {
    guard let member = cell[name] else { return 0 }
    let span: Int32 = try member.integer()
    if span < 0 { throw member.error(.rule(rule)) }
    return span
  }

  private func alignment(
    _ cell: JSONCursor, isHeader: Bool
  ) throws(JSONDecodingError) -> TableHorizontalAlignment {
    guard let member = cell["align"] else { return isHeader ? .center : .left }
    switch try member.string() {
    case "left": return .left
    case "center": return .center
    case "right": return .right
    default: throw member.error(.rule(.horizontalAlignment))
    }
  }

  private func verticalAlignment(
    _ cell: JSONCursor
  ) throws(JSONDecodingError) -> TableVerticalAlignment {
    guard let member = cell["valign"] else { return .middle }
    switch try member.string() {
    case "top": return .top
    case "middle": return .middle
    case "bottom": return .bottom
    default: throw member.error(.rule(.verticalAlignment))
    }
  }
}
