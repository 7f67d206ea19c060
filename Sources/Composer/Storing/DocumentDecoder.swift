import PageCoding
import PageModel

/// Reads stored blocks as far as they can be understood: what is missing has its usual value, what
/// is something else than it should be counts as missing, and of blocks of a later version the
/// words stay.
struct DocumentDecoder {
  /// What could not be read.
  var log = LossLog()

  mutating func media(in document: JSONCursor) -> [MediaId: Media] {
    var media: [MediaId: Media] = [:]
    for cursor in document.list(StoredKey.media) {
      guard let bytes = cursor.asString.flatMap({ Base64.decode($0) }),
        let medium = try? Media.decodePostbox(bytes)
      else {
        log.add("a medium that cannot be read")
        continue
      }
      media[medium.id] = medium
    }
    return media
  }

  func direction(in document: JSONCursor) -> WritingDirection {
    document.word(StoredKey.layoutDirection).flatMap { WritingDirection(rawValue: $0) }
      ?? .automatic
  }

  mutating func blocks(_ name: String, in cursor: JSONCursor) -> [Block] {
    var blocks: [Block] = []
    for (index, cursor) in cursor.list(name).enumerated() {
      log.enter(index)
      if let block = block(cursor) {
        blocks.append(block)
      } else {
        log.add("a block that cannot be read")
      }
      log.leave()
    }
    return blocks
  }

  private mutating func block(_ cursor: JSONCursor) -> Block? {
    guard let name = cursor.word(StoredKey.type), let value = cursor[StoredKey.value] else {
      return nil
    }
    guard let kind = StoredBlock(rawValue: name) else {
      let text = text("runs", in: value)
      if text.isEmpty { return nil }
      log.add("that a paragraph is “\(name)”")
      return .paragraph(Paragraph(text))
    }
    switch kind {
    case .paragraph: return .paragraph(paragraph(value))
    case .code:
      return .code(
        CodeBlock(text("runs", in: value), language: StyledText(value.word("language") ?? "")))
    case .pullQuote:
      return .pullQuote(PullQuote(text("runs", in: value), author: text("author", in: value)))
    case .blockQuote:
      return .blockQuote(
        BlockQuote(
          BlockSequence(blocks("children", in: value)), author: text("author", in: value),
          isCollapsed: value.flag("collapsed") ?? false))
    case .details:
      return .details(
        Details(
          title: text("title", in: value), BlockSequence(blocks("children", in: value)),
          isExpanded: value.flag("expanded") ?? true))
    case .media: return media(value)
    case .table: return .table(table(value))
    case .buttonRow:
      let buttons = value.list("buttons").compactMap { InstantPageButton(stored: $0.asString) }
      let alignment = value.number("alignment").flatMap {
        InstantPageButtonRowAlignment(rawValue: $0)
      }
      return .buttonRow(ButtonRow(buttons, alignment: alignment ?? .justify))
    case .carried:
      return InstantPageBlock(stored: value.asString).map { .carried(CarriedBlock($0)) }
    }
  }

  /// Styles of before ("title", "quote") are body text.
  private mutating func paragraph(_ value: JSONCursor) -> Paragraph {
    let style = value.word("style").flatMap { name in
      name.hasPrefix("heading") ? Int(name.dropFirst(7)) : nil
    }
    return Paragraph(
      text("runs", in: value), style: style.map { ParagraphStyle(headingLevel: $0) } ?? .body,
      alignment: value.word("alignment").flatMap { ParagraphAlignment(rawValue: $0) } ?? .natural,
      list: value["list"].flatMap { membership($0) })
  }

  private func membership(_ value: JSONCursor) -> ListMembership? {
    guard let marker = value.word("marker").flatMap({ ListMembership.Marker(rawValue: $0) }) else {
      return nil
    }
    return ListMembership(
      marker, level: value.number("level") ?? 0, checked: value.flag("checked"),
      number: value.word("number"))
  }

  /// The only item of old blocks is written right in the block.
  private mutating func media(_ value: JSONCursor) -> Block? {
    var items = value.list("items").compactMap { item($0) }
    if items.isEmpty, let item = item(value) { items = [item] }
    let caption = text("caption", in: value)
    if items.isEmpty { return caption.isEmpty ? nil : .paragraph(Paragraph(caption)) }
    return .media(
      MediaBlock(
        items, caption: caption, credit: value.richText("credit"),
        displayWidth: value.decimal("displayWidth"),
        alignment: value.word("alignment").flatMap { MediaBlock.Alignment(rawValue: $0) }
          ?? .center,
        arrangement: value.word("displayMode").flatMap { MediaBlock.Arrangement(rawValue: $0) }
          ?? .mosaic))
  }

  private func item(_ value: JSONCursor) -> MediaBlockItem? {
    let id = value.word("mediaID").flatMap { MediaId(word: $0) }
    let source: MediaSource
    switch (value.word("kind"), id) {
    case ("image", let id?):
      source = .image(
        id, url: value.word("url"), webpageId: value.word("page").flatMap { MediaId(word: $0) })
    case ("video", let id?):
      source = .video(
        id, autoplay: value.flag("autoplay") ?? false, loop: value.flag("loop") ?? false)
    case ("audio", let id?): source = .audio(id)
    case ("document", let id?): source = .document(id)
    case ("location", _):
      guard let latitude = value.decimal("latitude"), let longitude = value.decimal("longitude")
      else { return nil }
      source = .location(
        latitude: latitude, longitude: longitude, zoom: value.number("zoom") ?? 15)
    default: return nil
    }
    return MediaBlockItem(
      source, naturalSize: value["naturalSize"].flatMap { PixelDimensions(stored: $0) },
      isSpoiler: value.flag("isSpoiler") ?? false,
      ownCaption: InstantPageCaption(
        text: value.richText("ownCaption"), credit: value.richText("ownCredit")))
  }

  private mutating func table(_ value: JSONCursor) -> Table {
    var table = Table(
      columns: value.list("columns").map { Table.Column(width: $0.decimal("width") ?? 0) },
      rows: [], isCompact: value.flag("compact") ?? false,
      isBordered: value.flag("bordered") ?? true, isStriped: value.flag("striped") ?? false,
      title: value.richText("title"))
    for row in value.list("rows") {
      // Rows of before were headers as a whole.
      let isHeader = row.flag("isHeader") ?? false
      var cells: [TableCell] = []
      for cell in row.list("cells") { cells.append(self.cell(cell, isHeader: isHeader)) }
      table.rows.append(TableRow(cells, height: row.decimal("height")))
    }
    return table
  }

  private mutating func cell(_ value: JSONCursor, isHeader: Bool) -> TableCell {
    var blocks = blocks("blocks", in: value)
    // Cells of before held nothing but a text.
    if blocks.isEmpty { blocks = [.paragraph(Paragraph(text("runs", in: value)))] }
    return TableCell(
      BlockSequence(blocks), background: value.number("background"),
      alignment: value.number("horizontalAlignment").flatMap {
        TableHorizontalAlignment(rawValue: $0)
      } ?? .center,
      verticalAlignment: value.number("verticalAlignment").flatMap {
        TableVerticalAlignment(rawValue: $0)
      } ?? .top, isHeader: isHeader || (value.flag("isHeader") ?? false),
      colspan: value.number("colspan") ?? 1, rowspan: value.number("rowspan") ?? 1)
  }
}

extension PixelDimensions {
  fileprivate init?(stored value: JSONCursor) {
    guard let width: Int32 = value.number("width"), let height: Int32 = value.number("height")
    else { return nil }
    self.init(width: width, height: height)
  }
}
