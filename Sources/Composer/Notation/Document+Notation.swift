import PageModel

/// The document as text: a block a line, what is inside it two spaces deeper, texts as
/// ``NotationText`` has them. Ids are left out. Tests and bug reports are written in it, and
/// ``Document/reading(_:)`` reads it.
extension Document {
  public func notation(_ selection: Selection? = nil) -> String {
    var writer = NotationWriter()
    if let selection {
      writer.mark(place(at: selection.head), selection.head, NotationText.caret)
      if !selection.isCollapsed {
        writer.mark(place(at: selection.anchor), selection.anchor, NotationText.anchor)
      }
    }
    if direction != .automatic { writer.tree.line("direction", direction.rawValue) }
    writer.write(blocks, in: .root)
    for (mark, position) in writer.unplaced { writer.tree.line("\(mark) at \(position)") }
    return writer.tree.text
  }
}

private struct NotationWriter {
  var tree = TreeWriter()
  private var marks: [(place: Place, position: Int, mark: Unicode.Scalar)] = []
  /// Marks at positions where no caret can stand.
  private(set) var unplaced: [(Unicode.Scalar, Int)] = []

  mutating func mark(_ place: Place?, _ position: Int, _ mark: Unicode.Scalar) {
    if let place {
      marks.append((place, position, mark))
      marks.sort { $0.position < $1.position }
    } else {
      unplaced.append((mark, position))
    }
  }

  mutating func write(_ blocks: BlockSequence, in path: StackPath) {
    for (index, block) in blocks.enumerated() { write(block, at: path[index]) }
  }

  private func marks(at path: BlockPath, _ spot: Place.Spot) -> [String] {
    marks.filter { $0.place == Place(path, spot) }.map { String($0.mark) }
  }

  private func hasMark(in region: Region, at path: BlockPath) -> Bool {
    marks.contains { $0.place.block == path && $0.place.text?.region == region }
  }

  private mutating func line(
    _ words: [String], _ region: Region, of block: Block, at path: BlockPath
  ) {
    let marks = marks.compactMap { mark -> (offset: Int, mark: Unicode.Scalar)? in
      guard mark.place.block == path, let text = mark.place.text, text.region == region else {
        return nil
      }
      return (text.offset, mark.mark)
    }
    let text = NotationText.writing(block.text(of: region), marks: marks)
    tree.line([words.joined(separator: " ") + ":", text])
  }

  /// A line for a text that is nearly always empty.
  private mutating func inner(_ name: String, _ region: Region, of block: Block, at path: BlockPath)
  {
    guard !block.text(of: region).isEmpty || hasMark(in: region, at: path) else { return }
    tree.indent()
    line([name], region, of: block, at: path)
    tree.outdent()
  }

  private mutating func inner(_ blocks: BlockSequence, in path: StackPath) {
    tree.indent()
    write(blocks, in: path)
    tree.outdent()
  }

  private mutating func write(_ block: Block, at path: BlockPath) {
    switch block {
    case .paragraph(let paragraph): line(paragraph.words, .paragraph, of: block, at: path)
    case .code:
      line(["code"], .code, of: block, at: path)
      inner("language", .codeLanguage, of: block, at: path)
    case .pullQuote:
      line(["pull"], .pullQuote, of: block, at: path)
      inner("author", .author, of: block, at: path)
    case .blockQuote(let quote):
      tree.line(["quote", quote.isCollapsed ? "collapsed" : ""] + marks(at: path, .gap))
      inner(quote.children, in: path.entering(.body))
      inner("author", .author, of: block, at: path)
    case .details(let details):
      line(
        details.isExpanded ? ["details"] : ["details", "folded"], .detailsTitle, of: block,
        at: path)
      inner(details.children, in: path.entering(.body))
    case .media(let media):
      tree.line(["media"] + media.words + marks(at: path, .gap))
      tree.indent()
      for item in media.items { tree.line(item.words) }
      if media.credit != .empty {
        tree.line(["credit:", NotationText.writing(StyledText(media.credit))])
      }
      tree.outdent()
      inner("caption", .caption, of: block, at: path)
    case .table(let table): write(table, at: path)
    case .buttonRow(let row):
      tree.line(
        ["buttons", row.alignment.word] + (row.buttons.isEmpty ? marks(at: path, .button(0)) : []))
      tree.indent()
      for (index, button) in row.buttons.enumerated() {
        tree.line(["button"] + marks(at: path, .button(index)) + button.words)
      }
      tree.outdent()
    case .carried(let carried):
      let lines = InstantPage(blocks: [carried.block]).treeDump().split(separator: "\n")
      tree.line(["carried"] + marks(at: path, .gap))
      tree.indent()
      // Without the line of the page, and as deep as the notation is.
      for line in lines.dropFirst() { tree.line(String(line.dropFirst(2))) }
      tree.outdent()
    }
  }

  private mutating func write(_ table: Table, at path: BlockPath) {
    tree.line(["table"] + table.words)
    tree.indent()
    if table.columns.contains(where: { $0.width != 0 }) {
      tree.line(["columns"] + table.columns.map { String($0.width) })
    }
    if table.title != .empty {
      tree.line(["title:", NotationText.writing(StyledText(table.title))])
    }
    for (row, content) in table.rows.enumerated() {
      var words = ["row"]
      words.field("height", content.height.map { String($0) })
      tree.line(words)
      tree.indent()
      for (index, cell) in content.cells.enumerated() {
        let stack = path.entering(.cell(row: row, cell: index))
        if cell.blocks.count == 1, cell.blocks[0].paragraph?.words == ["p"] {
          line(["cell"] + cell.words, .paragraph, of: cell.blocks[0], at: stack[0])
        } else {
          tree.line(["cell"] + cell.words)
          inner(cell.blocks, in: stack)
        }
      }
      tree.outdent()
    }
    tree.outdent()
  }
}

extension Paragraph {
  fileprivate var words: [String] {
    var words = [style.headingLevel.map { "h\($0)" } ?? "p"]
    if let list {
      if style == .body { words.removeLast() }
      words.append(list.marker.rawValue)
      words.number("level", list.level == 0 ? nil : list.level)
      words.quoted("number", list.number)
      switch (list.marker, list.checked) {
      case (_, true?): words.append("checked")
      case (.ordered, false?): words.append("unchecked")
      case (.checklist, false?), (.bullet, false?), (_, nil): break
      }
    }
    words.field("align", alignment == .natural ? nil : alignment.rawValue)
    return words
  }
}

extension MediaBlock {
  fileprivate var words: [String] {
    var words: [String] = []
    words.flag(arrangement.rawValue, arrangement != .mosaic)
    words.field("width", displayWidth.map { String($0) })
    words.field("align", alignment == .center ? nil : alignment.rawValue)
    return words
  }
}

extension MediaBlockItem {
  fileprivate var words: [String] {
    var words: [String] = []
    switch source {
    case .image(let id, let url, let webpageId):
      words.field("image", id.word)
      words.quoted("url", url)
      words.field("page", webpageId?.word)
    case .video(let id, let autoplay, let loop):
      words.field("video", id.word)
      words.flag("autoplay", autoplay)
      words.flag("loop", loop)
    case .audio(let id): words.field("audio", id.word)
    case .document(let id): words.field("document", id.word)
    case .location(let latitude, let longitude, let zoom):
      words.field("location", "\(latitude),\(longitude)")
      words.number("zoom", zoom == 15 ? nil : zoom)
    }
    words.flag("spoiler", isSpoiler)
    words.field("dimensions", naturalSize.map { "\($0.width)x\($0.height)" })
    if ownCaption.text != .empty {
      words.quoted("caption", NotationText.writing(StyledText(ownCaption.text)))
    }
    if ownCaption.credit != .empty {
      words.quoted("credit", NotationText.writing(StyledText(ownCaption.credit)))
    }
    return words
  }
}

extension Table {
  fileprivate var words: [String] {
    var words: [String] = []
    words.flag("compact", isCompact)
    words.flag("borderless", !isBordered)
    words.flag("striped", isStriped)
    return words
  }
}

extension TableCell {
  fileprivate var words: [String] {
    var words: [String] = []
    words.flag("header", isHeader)
    words.number("colspan", colspan == 1 ? nil : colspan)
    words.number("rowspan", rowspan == 1 ? nil : rowspan)
    switch alignment {
    case .left: words.append("left")
    case .center: break
    case .right: words.append("right")
    }
    switch verticalAlignment {
    case .top: break
    case .middle: words.append("middle")
    case .bottom: words.append("bottom")
    }
    words.number("background", background)
    return words
  }
}

extension InstantPageButtonRowAlignment {
  fileprivate var word: String {
    switch self {
    case .justify: return ""
    case .left: return "left"
    case .center: return "center"
    case .right: return "right"
    }
  }
}
