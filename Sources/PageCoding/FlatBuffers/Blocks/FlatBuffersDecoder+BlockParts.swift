import PageModel

extension FlatBuffersDecoder {
  mutating func caption(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageCaption {
    let caption = try self.table(id, "a caption", of: table)
    return InstantPageCaption(
      text: try text(0, "InstantPageCaption.text", of: caption),
      credit: try text(1, "InstantPageCaption.credit", of: caption))
  }

  // MARK: Lists

  private enum ListItemKind: UInt8 {
    case text = 1
    case blocks = 2
    case unknown = 3
  }

  mutating func listItems(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> [InstantPageListItem] {
    try require(0, "InstantPageBlock_List.items", of: value)
    let elements = try elements(0, of: value)
    var items: [InstantPageListItem] = []
    items.reserveCapacity(elements.count / FlatBuffersLayout.offsetSize)
    var element = elements.lowerBound
    while element < elements.upperBound {
      items.append(try listItem(try table(inListAt: element)))
      element += FlatBuffersLayout.offsetSize
    }
    return items
  }

  @inline(never)
  private mutating func listItem(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageListItem {
    let (number, value) = try requiredUnion("InstantPageListItem.value", of: table)
    switch ListItemKind(rawValue: number) {
    case .unknown, nil: return .unknown
    case .text: return try textItem(value)
    case .blocks: return try blocksItem(value)
    }
  }

  @inline(never)
  private mutating func textItem(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageListItem {
    .text(
      try text(0, "InstantPageListItem_Text.text", of: value), num: try string(1, of: value),
      checked: try checked(value))
  }

  @inline(never)
  private mutating func blocksItem(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageListItem {
    .blocks(
      try blocks(0, "InstantPageListItem_Blocks.blocks", of: value),
      num: try string(1, of: value), checked: try checked(value))
  }

  private func checked(_ value: FlatBuffersTable) throws(FlatBuffersError) -> Bool? {
    CheckState(rawValue: try value.int32(2)).map { $0 == .checked }
  }

  // MARK: Tables

  mutating func rows(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> [InstantPageTableRow] {
    try tables(1, "InstantPageBlock_Table.rows", of: value) {
      decoder, row throws(FlatBuffersError) in
      let cells = try decoder.tables(0, "InstantPageTableRow.cells", of: row) {
        decoder, cell throws(FlatBuffersError) in try decoder.cell(cell)
      }
      return InstantPageTableRow(cells: cells)
    }
  }

  private mutating func cell(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageTableCell {
    var text: RichText?
    if let table = try self.table(0, of: table) { text = try self.text(table) }
    return InstantPageTableCell(
      text: text, header: try table.bool(1),
      alignment: TableHorizontalAlignment(rawValue: try table.int32(2)) ?? .left,
      verticalAlignment: TableVerticalAlignment(rawValue: try table.int32(3)) ?? .top,
      colspan: try table.int32(4), rowspan: try table.int32(5))
  }

  // MARK: Articles

  mutating func articles(
    _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> [InstantPageRelatedArticle] {
    try tables(1, "InstantPageBlock_RelatedArticles.articles", of: value) {
      decoder, table throws(FlatBuffersError) in try decoder.article(table)
    }
  }

  private mutating func article(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> InstantPageRelatedArticle {
    guard let webpageId = try table.mediaId(1) else {
      throw .missingField(
        offset: table.position, field: "InstantPageRelatedArticle.webpageId")
    }
    return InstantPageRelatedArticle(
      url: try string(0, "InstantPageRelatedArticle.url", of: table), webpageId: webpageId,
      title: try string(2, of: table), description: try string(3, of: table),
      photoId: try table.mediaId(4), author: try string(5, of: table),
      date: try table.optionalInt32(6))
  }
}
