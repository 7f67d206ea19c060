import PageCoding
import PageModel

/// Writes blocks as JSON, without their ids.
struct DocumentEncoder {
  func encode(
    _ blocks: some Sequence<Block>, direction: WritingDirection, media: [MediaId: Media]
  ) -> JSONValue {
    var document: JSONValue = [StoredKey.schemaVersion: .integer(StoredKey.version)]
    if direction != .automatic {
      document.add(StoredKey.layoutDirection, .string(direction.rawValue))
    }
    document.add(StoredKey.blocks, .array(blocks.map { encode($0) }))
    if !media.isEmpty {
      let sorted = media.sorted { $0.key < $1.key }
      document.add(
        StoredKey.media,
        .array(sorted.map { .string(Base64.encode($0.value.encodePostbox())) }))
    }
    return document
  }

  private func encode(_ blocks: BlockSequence) -> JSONValue {
    .array(blocks.map { encode($0) })
  }

  private func encode(_ block: Block) -> JSONValue {
    switch block {
    case .paragraph(let paragraph): return self.block(.paragraph, encode(paragraph))
    case .code(let code):
      var value: JSONValue = ["runs": encode(code.text)]
      if !code.language.isEmpty { value.add("language", .string(code.language.string)) }
      return self.block(.code, value)
    case .pullQuote(let quote):
      var value: JSONValue = ["runs": encode(quote.text)]
      value.add("author", quote.author)
      return self.block(.pullQuote, value)
    case .blockQuote(let quote):
      var value: JSONValue = ["children": encode(quote.children)]
      value.addIfTrue("collapsed", quote.isCollapsed)
      value.add("author", quote.author)
      return self.block(.blockQuote, value)
    case .details(let details):
      return self.block(
        .details,
        [
          "title": encode(details.title), "children": encode(details.children),
          "expanded": .boolean(details.isExpanded),
        ])
    case .media(let media): return self.block(.media, encode(media))
    case .table(let table): return self.block(.table, encode(table))
    case .buttonRow(let row):
      return self.block(
        .buttonRow,
        [
          "buttons": .array(row.buttons.map { .string($0.stored) }),
          "alignment": .integer(row.alignment.rawValue),
        ])
    case .carried(let carried):
      return self.block(.carried, .string(Base64.encode(carried.block.encodePostbox())))
    }
  }

  private func block(_ kind: StoredBlock, _ value: JSONValue) -> JSONValue {
    [StoredKey.type: .string(kind.rawValue), StoredKey.value: value]
  }

  private func encode(_ paragraph: Paragraph) -> JSONValue {
    let style = paragraph.style.headingLevel.map { "heading\($0)" } ?? "body"
    var value: JSONValue = ["style": .string(style)]
    if paragraph.alignment != .natural {
      value.add("alignment", .string(paragraph.alignment.rawValue))
    }
    if let list = paragraph.list {
      var item: JSONValue = [
        "marker": .string(list.marker.rawValue), "level": .integer(list.level),
      ]
      item.add("checked", list.checked.map { .boolean($0) })
      item.add("number", list.number.map { .string($0) })
      value.add("list", item)
    }
    value.add("runs", encode(paragraph.text))
    return value
  }

  private func encode(_ media: MediaBlock) -> JSONValue {
    var value: JSONValue = ["items": .array(media.items.map { encode($0) })]
    value.add("displayWidth", media.displayWidth.map { .number($0) })
    if media.alignment != .center { value.add("alignment", .string(media.alignment.rawValue)) }
    if media.arrangement != .mosaic {
      value.add("displayMode", .string(media.arrangement.rawValue))
    }
    value.add("caption", media.caption)
    value.add("credit", media.credit)
    return value
  }

  private func encode(_ item: MediaBlockItem) -> JSONValue {
    var value: JSONValue = [:]
    switch item.source {
    case .image(let id, let url, let webpageId):
      value = ["kind": "image", "mediaID": .string(id.word)]
      value.add("url", url.map { .string($0) })
      value.add("page", webpageId.map { .string($0.word) })
    case .video(let id, let autoplay, let loop):
      value = ["kind": "video", "mediaID": .string(id.word)]
      value.addIfTrue("autoplay", autoplay)
      value.addIfTrue("loop", loop)
    case .audio(let id): value = ["kind": "audio", "mediaID": .string(id.word)]
    case .document(let id): value = ["kind": "document", "mediaID": .string(id.word)]
    case .location(let latitude, let longitude, let zoom):
      value = [
        "kind": "location", "latitude": .number(latitude), "longitude": .number(longitude),
        "zoom": .integer(zoom),
      ]
    }
    value.add(
      "naturalSize",
      item.naturalSize.map { ["width": .integer($0.width), "height": .integer($0.height)] })
    value.addIfTrue("isSpoiler", item.isSpoiler)
    value.add("ownCaption", item.ownCaption.text)
    value.add("ownCredit", item.ownCaption.credit)
    return value
  }

  private func encode(_ table: Table) -> JSONValue {
    var value: JSONValue = [
      "columns": .array(table.columns.map { ["width": .number($0.width)] }),
      "rows": .array(
        table.rows.map { row in
          var value: JSONValue = ["cells": .array(row.cells.map { encode($0) })]
          value.add("height", row.height.map { .number($0) })
          return value
        }),
      "bordered": .boolean(table.isBordered),
    ]
    value.addIfTrue("compact", table.isCompact)
    value.addIfTrue("striped", table.isStriped)
    value.add("title", table.title)
    return value
  }

  private func encode(_ cell: TableCell) -> JSONValue {
    var value: JSONValue = [
      "blocks": encode(cell.blocks),
      "horizontalAlignment": .integer(cell.alignment.rawValue),
      "verticalAlignment": .integer(cell.verticalAlignment.rawValue),
    ]
    value.addIfTrue("isHeader", cell.isHeader)
    value.add("colspan", cell.colspan == 1 ? nil : .integer(cell.colspan))
    value.add("rowspan", cell.rowspan == 1 ? nil : .integer(cell.rowspan))
    value.add("background", cell.background.map { .integer($0) })
    return value
  }
}
