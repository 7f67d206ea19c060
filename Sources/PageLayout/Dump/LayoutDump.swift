import PageModel
import Typesetting

extension PageLayout {
  /// The layout as text: an item a line with its frame, what it holds indented below. Stable, so that
  /// tests and bug reports can speak it.
  public func dump() -> String {
    var writer = LayoutDumpWriter()
    writer.line("page \(format(size))\(isRightToLeft ? " rtl" : "")", 0)
    writer.items(items, 1)
    return writer.text
  }
}

private struct LayoutDumpWriter {
  var text = ""

  mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func items(_ items: [LayoutItem], _ depth: Int) {
    for item in items { self.item(item, depth) }
  }

  private mutating func item(_ item: LayoutItem, _ depth: Int) {
    let frame = format(item.frame)
    switch item.content {
    case .text(let text):
      line("text \(frame)", depth)
      lines(of: text, depth + 1)
    case .thinking(let text):
      line("thinking \(frame)", depth)
      lines(of: text, depth + 1)
    case .number(let text):
      line("number \(frame) \(text.paragraph.text.string.quotedForDump)", depth)
    case .code(let code):
      line("code \(frame)\(code.language.map { " \($0.quotedForDump)" } ?? "")", depth)
      if let language = code.languageText {
        line("language \(format(language.origin))", depth + 1)
        lines(of: language.text, depth + 2)
      }
      line("source \(format(code.codeOrigin))", depth + 1)
      lines(of: code.code, depth + 2)
    case .divider:
      line("divider \(frame)", depth)
    case .bullet:
      line("bullet \(frame)", depth)
    case .checkbox(let box):
      line("checkbox \(frame) \(box.isChecked ? "checked" : "unchecked")\(path(box.path))", depth)
    case .quoteFrame(let quote):
      line(
        "quote \(frame) \(collapse(quote.collapse)) holds \(quote.containedItems)\(path(quote.path))",
        depth)
    case .panel:
      line("panel \(frame)", depth)
    case .ornament(let ornament):
      line("ornament \(frame) \(ornament.kind)", depth)
    case .anchor(let name):
      line("anchor \(format(item.frame.origin)) \(name.quotedForDump)", depth)
    case .media(let media):
      line("\(name(of: media.kind)) \(frame)\(details(of: media))", depth)
    case .slideshow(let show):
      line("slideshow \(frame) pages \(format(show.pageWidth))", depth)
      for page in show.pages {
        line(
          "\(name(of: page.media.kind)) \(format(page.frame))\(details(of: page.media))",
          depth + 1)
      }
    case .audio(let audio):
      line("audio \(frame) #\(audio.index) control \(format(audio.control))", depth)
      rows(audio.texts, depth + 1)
      switch audio.progress {
      case .scrubber(let track): line("scrubber \(format(track))", depth + 1)
      case .waveform(let track, let bars):
        line("waveform \(format(track)) of \(bars.count)", depth + 1)
      }
    case .document(let document):
      line(
        "document \(frame) #\(document.index) control \(format(document.control))"
          + "\(document.thumbnail == nil ? "" : " thumbnail")", depth)
      rows(document.texts, depth + 1)
    case .formula(let formula):
      line(
        "formula \(frame)\(formula.scrolls ? " scrolls" : "") baseline \(format(formula.origin))"
          + " \(formula.latex.quotedForDump)", depth)
    case .details(let details):
      self.details(details, frame: frame, depth)
    case .table(let table):
      self.table(table, frame: frame, depth)
    case .buttonRow(let row):
      line("buttons \(frame)", depth)
      for placed in row.buttons { line("\(format(placed.frame)) \(pill(placed.pill))", depth + 1) }
    case .unsupported(let card):
      unsupported(card, frame: frame, depth)
    }
  }

  private mutating func details(_ details: DetailsItem, frame: String, _ depth: Int) {
    line(
      "details \(frame) #\(details.index) \(details.isExpanded ? "expanded" : "collapsed")"
        + " header \(format(details.headerHeight)) chevron \(format(details.chevronCenter))", depth)
    if let title = details.title {
      line("title \(format(details.titleOrigin))", depth + 1)
      lines(of: title, depth + 2)
    }
    if let body = details.body {
      line("body \(format(body.size))", depth + 1)
      items(body.items, depth + 2)
    }
  }

  private mutating func table(_ table: TableItem, frame: String, _ depth: Int) {
    let columns = table.columns.map { format($0) }.joined(separator: " ")
    line(
      "table \(frame) grid \(format(table.gridOrigin)) \(format(table.gridSize))"
        + " columns \(columns)\(table.scrolls ? " scrolls" : "")"
        + "\(table.borderWidth > 0 ? " bordered" : "")", depth)
    if let title = table.title {
      line("title \(format(table.titleOrigin)) \(format(title.size))", depth + 1)
      items(title.items, depth + 2)
    }
    for cell in table.cells {
      line(
        "cell \(cell.row),\(cell.column) \(format(cell.frame))\(cell.isHeader ? " header" : "")"
          + "\(cell.isFilled ? " filled" : "")"
          + "\(cell.content.map { _ in " content \(format(cell.contentOrigin))" } ?? "")",
        depth + 1)
      if let content = cell.content { items(content.items, depth + 2) }
    }
  }

  private mutating func lines(of item: TextItem, _ depth: Int) {
    for index in item.drawnLines {
      let laidOut = item.paragraph.lines[index]
      let origin = item.paragraph.lineOrigin(index)
      let box = Rect(
        x: origin.x, y: origin.y, width: laidOut.frame.width, height: laidOut.frame.height)
      let more = item.ellipsis?.line == index || laidOut.isTruncated ? " …" : ""
      line(
        "\(format(box)) \(item.paragraph.text.substring(laidOut.range).quotedForDump)"
          + "\(laidOut.isRightToLeft ? " rtl" : "")\(more)", depth)
      for placed in laidOut.attachments {
        line(
          "\(placed.attachment.placement) \(format(placed.frame))\(object(placed, of: item))",
          depth + 1)
      }
    }
  }

  private func object(_ placed: PlacedAttachment, of item: TextItem) -> String {
    guard case .button(let index)? = item.attributes(tagged: placed.tag)?.object,
      item.buttons.indices.contains(index), let pill = item.buttons[index].pill
    else { return "" }
    return " " + self.pill(pill)
  }

  private func pill(_ pill: PillItem) -> String {
    var text = pill.label.map { $0.paragraph.text.string.quotedForDump } ?? "\"\""
    text += " at \(format(pill.labelOrigin))\(pill.isTruncated ? " …" : "")"
    if let icon = pill.icon { text += " \(icon) \(format(pill.iconFrame))" }
    return text
  }

  private mutating func unsupported(_ card: UnsupportedItem, frame: String, _ depth: Int) {
    line("unsupported \(frame)\(path(card.path))", depth)
    if let badge = card.badge { line("badge \(format(badge))", depth + 1) }
    rows(card.texts, depth + 1)
    line("button \(format(card.button))", depth + 1)
  }

  private mutating func rows(_ texts: [(origin: Point, text: TextItem)], _ depth: Int) {
    for (origin, text) in texts {
      line("text \(format(origin))", depth)
      lines(of: text, depth + 1)
    }
  }

  private func name(of kind: MediaItem.Kind) -> String {
    switch kind {
    case .image: "image"
    case .video(let autoplays, let loops):
      "video" + (autoplays ? " autoplays" : "") + (loops ? " loops" : "")
    case .map: "map"
    case .embed: "embed"
    case .avatar: "avatar"
    }
  }

  private func details(of media: MediaItem) -> String {
    var text = " #\(media.index)"
    if let id = media.pictureId { text += " \(id.namespace):\(id.id)" }
    switch media.fit {
    case .whole: break
    case .plain: text += " plain"
    case .crop: text += " crop"
    }
    if media.isSpoiler { text += " spoiler" }
    if let badge = media.badge {
      text += " \(badge.text.paragraph.text.string.quotedForDump) \(format(badge.frame))"
    }
    return text
  }

  private func path(_ path: [Int]?) -> String {
    path.map { " at [\($0.map(String.init).joined(separator: " "))]" } ?? ""
  }

  private func collapse(_ collapse: QuoteCollapse) -> String {
    switch collapse {
    case .none: "fixed"
    case .collapsed: "collapsed"
    case .expanded: "expanded"
    }
  }
}

func format(_ value: Double) -> String { DecimalText.string(value, places: 2) }
func format(_ point: Point) -> String { "(\(format(point.x)),\(format(point.y)))" }
func format(_ size: Size) -> String { "\(format(size.width))×\(format(size.height))" }
func format(_ rect: Rect) -> String { "\(format(rect.origin)) \(format(rect.size))" }
