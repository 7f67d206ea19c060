import PageModel

extension TDLibEncoder {
  /// Blocks that hold no blocks and no media.
  mutating func textBlock(_ block: InstantPageBlock) -> JSONValue? {
    switch block {
    case .title(let text): return textObject("pageBlockTitle", "title", text)
    case .subtitle(let text): return textObject("pageBlockSubtitle", "subtitle", text)
    case .header(let text): return textObject("pageBlockHeader", "header", text)
    case .subheader(let text): return textObject("pageBlockSubheader", "subheader", text)
    case .kicker(let text): return textObject("pageBlockKicker", "kicker", text)
    case .footer(let text): return textObject("pageBlockFooter", "footer", text)
    case .paragraph(let text): return textObject("pageBlockParagraph", "text", text)
    case .thinking(let text): return textObject("pageBlockThinking", "text", text)
    case .authorDate(let author, let date):
      return TDLibEncoder.object(
        "pageBlockAuthorDate", ("author", richText(author)), ("publish_date", .integer(date)))
    case .heading(let text, let level):
      let size = min(max(level, 1), 6)
      log.add("the heading's level \(level), which must be from 1 to 6", if: size != level)
      return TDLibEncoder.object(
        "pageBlockSectionHeading", ("text", richText(text)), ("size", .integer(size)))
    case .preformatted(let text, let language):
      return TDLibEncoder.object(
        "pageBlockPreformatted", ("text", richText(text)), ("language", .string(language ?? "")))
    case .divider: return TDLibEncoder.object("pageBlockDivider")
    case .unsupported: return TDLibEncoder.object("pageBlockUnsupported")
    case .anchor(let name): return TDLibEncoder.object("pageBlockAnchor", ("name", .string(name)))
    case .formula(let latex):
      return TDLibEncoder.object(
        "pageBlockMathematicalExpression", ("expression", .string(latex)))
    case .pullQuote(let text, let caption):
      return TDLibEncoder.object(
        "pageBlockPullQuote", ("text", richText(text)), ("credit", richText(caption)))
    case .table(let title, let rows, let bordered, let striped, let compact):
      return TDLibEncoder.object(
        "pageBlockTable", ("caption", richText(title)), ("cells", cells(rows)),
        ("is_bordered", .boolean(bordered)), ("is_striped", .boolean(striped)),
        ("is_compact", .boolean(compact)))
    case .map(let latitude, let longitude, let zoom, let dimensions, let caption):
      return map(latitude, longitude, zoom, dimensions, caption)
    case .buttonRow(let alignment, let buttons): return buttonRow(alignment, buttons)
    case .list, .blockQuote, .image, .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow,
      .channelBanner, .audio, .details, .relatedArticles, .document:
      return nil
    }
  }

  private mutating func textObject(
    _ type: String, _ name: String, _ text: RichText
  ) -> JSONValue {
    TDLibEncoder.object(type, (name, richText(text)))
  }

  private mutating func map(
    _ latitude: Double, _ longitude: Double, _ zoom: Int32, _ dimensions: PixelDimensions,
    _ caption: InstantPageCaption
  ) -> JSONValue? {
    guard latitude.isFinite, longitude.isFinite else {
      log.add("a map of no place")
      return nil
    }
    let location = TDLibEncoder.object(
      "location", ("latitude", .number(latitude)), ("longitude", .number(longitude)),
      ("horizontal_accuracy", .number(0)))
    return TDLibEncoder.object(
      "pageBlockMap", ("location", location), ("zoom", .integer(zoom)),
      ("width", .integer(dimensions.width)), ("height", .integer(dimensions.height)),
      ("caption", self.caption(caption)))
  }

  // MARK: Tables

  private mutating func cells(_ rows: [InstantPageTableRow]) -> JSONValue {
    var lines: [JSONValue] = []
    for row in rows {
      var cells: [JSONValue] = []
      for cell in row.cells { cells.append(self.cell(cell)) }
      lines.append(.array(cells))
    }
    return .array(lines)
  }

  private mutating func cell(_ cell: InstantPageTableCell) -> JSONValue {
    log.add("a cell's colspan of \(cell.colspan)", if: cell.colspan < 0)
    log.add("a cell's rowspan of \(cell.rowspan)", if: cell.rowspan < 0)
    var text: JSONValue?
    if let content = cell.text { text = richText(content) }
    return TDLibEncoder.object(
      "pageBlockTableCell", ("text", text), ("is_header", .boolean(cell.header)),
      ("colspan", .integer(max(cell.colspan, 1))), ("rowspan", .integer(max(cell.rowspan, 1))),
      ("align", TDLibEncoder.object(cell.alignment.tdlibName)),
      ("valign", TDLibEncoder.object(cell.verticalAlignment.tdlibName)))
  }
}

extension TableHorizontalAlignment {
  fileprivate var tdlibName: String {
    switch self {
    case .left: return "pageBlockHorizontalAlignmentLeft"
    case .center: return "pageBlockHorizontalAlignmentCenter"
    case .right: return "pageBlockHorizontalAlignmentRight"
    }
  }
}

extension TableVerticalAlignment {
  fileprivate var tdlibName: String {
    switch self {
    case .top: return "pageBlockVerticalAlignmentTop"
    case .middle: return "pageBlockVerticalAlignmentMiddle"
    case .bottom: return "pageBlockVerticalAlignmentBottom"
    }
  }
}
