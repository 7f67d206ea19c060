import PageModel

extension PostboxRecord {
  /// A caption; that of old versions is a text.
  mutating func caption() throws(PostboxError) -> InstantPageCaption {
    if let text = try object(RichText.self, "c") { return InstantPageCaption(text: text) }
    return try object(InstantPageCaption.self, "mc") ?? InstantPageCaption()
  }
}

extension InstantPageCaption: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageCaption")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPageCaption? {
    let text = try record.text("t")
    return InstantPageCaption(text: text, credit: try record.text("c"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: text, "t")
    writer.write(object: credit, "c")
  }
}

extension InstantPageListItem: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageListItem")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPageListItem? {
    switch record.int32("r") ?? 0 {
    case 1:
      let text = try record.text("t")
      let num = record.string("n")
      return .text(text, num: num, checked: checked(from: &record))
    case 2:
      let blocks = try record.objects(InstantPageBlock.self, "b")
      let num = record.string("n")
      return .blocks(blocks, num: num, checked: checked(from: &record))
    default:
      return .unknown
    }
  }

  private static func checked(from record: inout PostboxRecord) -> Bool? {
    record.int32("ck").flatMap { CheckState(rawValue: $0) }.map { $0 == .checked }
  }

  /// An item of an unknown kind is an empty record.
  func write(to writer: inout PostboxWriter) {
    switch self {
    case .unknown: break
    case .text(let text, let num, let checked):
      writer.write(1 as Int32, "r")
      writer.write(object: text, "t")
      writer.write(num, "n")
      writer.write(checked.map { CheckState($0).rawValue }, "ck")
    case .blocks(let blocks, let num, let checked):
      writer.write(2 as Int32, "r")
      writer.write(objects: blocks, "b")
      writer.write(num, "n")
      writer.write(checked.map { CheckState($0).rawValue }, "ck")
    }
  }
}

extension InstantPageTableRow: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageTableRow")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPageTableRow? {
    InstantPageTableRow(cells: try record.objects(InstantPageTableCell.self, "c"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(objects: cells, "c")
  }
}

extension InstantPageTableCell: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageTableCell")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageTableCell? {
    let text = try record.object(RichText.self, "t")
    let header = record.int32("h") ?? 0 != 0
    let alignment = TableHorizontalAlignment(rawValue: record.int32("ha") ?? 0)
    let verticalAlignment = TableVerticalAlignment(rawValue: record.int32("va") ?? 0)
    let colspan = record.int32("sc") ?? 0
    return InstantPageTableCell(
      text: text, header: header, alignment: alignment ?? .left,
      verticalAlignment: verticalAlignment ?? .top, colspan: colspan,
      rowspan: record.int32("sr") ?? 0)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: text, "t")
    writer.write(flag: header, "h")
    writer.write(alignment.rawValue, "ha")
    writer.write(verticalAlignment.rawValue, "va")
    writer.write(colspan, "sc")
    writer.write(rowspan, "sr")
  }
}

extension InstantPageRelatedArticle: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPageRelatedArticle")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> InstantPageRelatedArticle? {
    let url = record.string("u") ?? ""
    var article = InstantPageRelatedArticle(
      url: url, webpageId: record.mediaId("w.n", "w.i") ?? .zero)
    article.title = record.string("t")
    article.description = record.string("d")
    article.photoId = record.mediaId("p.n", "p.i")
    article.author = record.string("a")
    article.date = record.int32("d")
    return article
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(url, "u")
    writer.write(webpageId, "w.n", "w.i")
    writer.write(title, "t")
    writer.write(description, "d")
    writer.write(photoId, "p.n", "p.i")
    writer.write(author, "a")
    // The key of the description once more: types tell the two apart.
    writer.write(date, "d")
  }
}
