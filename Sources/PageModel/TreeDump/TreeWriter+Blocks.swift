extension TreeWriter {
  mutating func write(_ block: InstantPageBlock) {
    line(block.headWords)
    indent()
    switch block.nested {
    case .nothing: break
    case .blocks(let blocks): for block in blocks { write(block) }
    case .items(let items): for item in items { write(item) }
    }
    writeTail(of: block)
    outdent()
  }

  mutating func write(_ item: InstantPageListItem) {
    line(item.headWords)
    guard case .blocks(let blocks) = item.nested else { return }
    indent()
    for block in blocks { write(block) }
    outdent()
  }

  /// The lines of what a block holds besides blocks.
  private mutating func writeTail(of block: InstantPageBlock) {
    switch block {
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .cover, .kicker, .details, .heading,
      .formula, .thinking:
      break
    case .blockQuote(_, let caption, _), .pullQuote(_, let caption):
      write(InstantPageCaption(text: caption))
    case .image(_, let caption, _, _, _), .video(_, let caption, _, _, _),
      .webEmbed(_, _, _, let caption, _, _, _), .postEmbed(_, _, _, _, _, _, let caption),
      .collage(_, let caption), .slideshow(_, let caption), .audio(_, let caption),
      .document(_, let caption), .map(_, _, _, _, let caption):
      write(caption)
    case .channelBanner(let channel):
      if let channel { write(channel) }
    case .table(_, let rows, _, _, _):
      for row in rows { write(row) }
    case .relatedArticles(_, let articles):
      for article in articles { line(article.words) }
    case .buttonRow(_, let buttons):
      for button in buttons {
        line(["button"] + button.dumpFields + [button.text.treeDump()])
      }
    }
  }

  private mutating func write(_ caption: InstantPageCaption) {
    if caption.text != .empty { line("caption", caption.text.treeDump()) }
    if caption.credit != .empty { line("credit", caption.credit.treeDump()) }
  }

  private mutating func write(_ row: InstantPageTableRow) {
    line("row")
    indent()
    for cell in row.cells { line(cell.words) }
    outdent()
  }
}

extension InstantPageListItem {
  fileprivate var headWords: [String] {
    var words = ["item"]
    words.quoted("num", num)
    if let checked { words.append(checked ? "checked" : "unchecked") }
    switch self {
    case .unknown: words.append("unknown")
    case .text(let text, _, _): words.append(text.treeDump())
    case .blocks: break
    }
    return words
  }
}

extension InstantPageTableCell {
  fileprivate var words: [String] {
    var words = ["cell"]
    words.flag("header", header)
    switch alignment {
    case .left: break
    case .center: words.append("center")
    case .right: words.append("right")
    }
    switch verticalAlignment {
    case .top: break
    case .middle: words.append("middle")
    case .bottom: words.append("bottom")
    }
    words.number("colspan", colspan == 0 ? nil : colspan)
    words.number("rowspan", rowspan == 0 ? nil : rowspan)
    if let text { words.append(text.treeDump()) }
    return words
  }
}

extension InstantPageRelatedArticle {
  fileprivate var words: [String] {
    var words = ["article"]
    words.quoted("url", url)
    words.field("webpage", webpageId.dump)
    words.quoted("title", title)
    words.quoted("description", description)
    words.field("photo", photoId?.dump)
    words.quoted("author", author)
    words.number("date", date)
    return words
  }
}
