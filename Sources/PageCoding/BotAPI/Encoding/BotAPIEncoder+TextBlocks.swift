import PageModel

extension BotAPIEncoder {
  /// Blocks that hold no blocks and no media.
  mutating func textBlock(_ block: InstantPageBlock) -> JSONValue? {
    switch block {
    case .paragraph(let text):
      return BotAPIEncoder.paragraph(richText(text))
    case .heading(let text, let level):
      return heading(text, level)
    case .preformatted(let text, let language):
      var value: JSONValue = ["type": "pre", "text": richText(text)]
      if let language, !language.isEmpty { value.add("language", .string(language)) }
      return value
    case .footer(let text):
      return ["type": "footer", "text": richText(text)]
    case .divider:
      return ["type": "divider"]
    case .formula(let latex):
      return ["type": "mathematical_expression", "expression": .string(latex)]
    case .anchor(let name):
      return ["type": "anchor", "name": .string(name)]
    case .pullQuote(let text, let caption):
      var value: JSONValue = ["type": "pullquote", "text": richText(text)]
      add("credit", caption, to: &value)
      return value
    case .table(let title, let rows, let bordered, let striped, let compact):
      return table(title, rows, bordered: bordered, striped: striped, compact: compact)
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      return map(latitude, longitude, zoom, dimensions, caption)
    case .buttonRow(let alignment, let buttons):
      return buttonRow(alignment, buttons)
    case .thinking(let text):
      return ["type": "thinking", "text": richText(text)]
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .list, .blockQuote,
      .image, .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner,
      .audio, .kicker, .details, .relatedArticles, .document:
      return nil
    }
  }

  private mutating func heading(_ text: RichText, _ level: Int32) -> JSONValue {
    let size = min(max(level, 1), 6)
    log.add("the heading's level \(level), which must be from 1 to 6", if: size != level)
    return ["type": "heading", "text": richText(text), "size": .integer(size)]
  }

  private mutating func map(
    _ latitude: Double, _ longitude: Double, _ zoom: Int32, _ dimensions: PixelDimensions,
    _ caption: InstantPageCaption
  ) -> JSONValue? {
    guard latitude.isFinite, longitude.isFinite else {
      log.add("a map of no place")
      return nil
    }
    var value: JSONValue = [
      "type": "map",
      "location": ["latitude": .number(latitude), "longitude": .number(longitude)],
      "zoom": .integer(zoom), "width": .integer(dimensions.width),
      "height": .integer(dimensions.height),
    ]
    addCaption(caption, to: &value)
    return value
  }

  // MARK: Tables

  private mutating func table(
    _ title: RichText, _ rows: [InstantPageTableRow], bordered: Bool, striped: Bool,
    compact: Bool
  ) -> JSONValue {
    var lines: [JSONValue] = []
    for row in rows {
      var cells: [JSONValue] = []
      for cell in row.cells { cells.append(self.cell(cell)) }
      lines.append(.array(cells))
    }
    var value: JSONValue = ["type": "table", "cells": .array(lines)]
    value.addIfTrue("is_bordered", bordered)
    value.addIfTrue("is_striped", striped)
    value.addIfTrue("is_compact", compact)
    add("caption", title, to: &value)
    return value
  }

  private mutating func cell(_ cell: InstantPageTableCell) -> JSONValue {
    var value: JSONValue = [:]
    if let text = cell.text { value.add("text", richText(text)) }
    value.addIfTrue("is_header", cell.header)
    addSpan("colspan", cell.colspan, to: &value)
    addSpan("rowspan", cell.rowspan, to: &value)
    value.add("align", .string(cell.alignment.botAPIName))
    value.add("valign", .string(cell.verticalAlignment.botAPIName))
    return value
  }

  private mutating func addSpan(_ name: String, _ span: Int32, to cell: inout JSONValue) {
    if span > 1 { cell.add(name, .integer(span)) }
    log.add("a cell's \(name) of \(span)", if: span < 0)
  }
}

extension TableHorizontalAlignment {
  fileprivate var botAPIName: String {
    switch self {
    case .left: return "left"
    case .center: return "center"
    case .right: return "right"
    }
  }
}

extension TableVerticalAlignment {
  fileprivate var botAPIName: String {
    switch self {
    case .top: return "top"
    case .middle: return "middle"
    case .bottom: return "bottom"
    }
  }
}
