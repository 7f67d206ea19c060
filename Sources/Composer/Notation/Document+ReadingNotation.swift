import PageModel

extension Document {
  /// Reads what ``Document/notation(_:)`` writes; ids are given out anew, carried blocks other than
  /// dividers cannot be read.
  ///
  /// - Returns: The document and the selection marked in it, at the first place a caret can stand
  ///   when there is no mark.
  public static func reading(
    _ notation: String
  ) throws(NotationError) -> (document: Document, selection: Selection) {
    var reader = NotationReader(notation)
    let blocks = try reader.readStack(in: .root, indentation: 0, depth: 0)
    let document = Document(blocks, direction: reader.direction)
    var positions: [Unicode.Scalar: Int] = [:]
    for mark in reader.marks {
      guard let position = document.position(of: mark.place) else {
        throw NotationError(line: mark.line, problem: .mark)
      }
      guard positions.updateValue(position, forKey: mark.mark) == nil else {
        throw NotationError(line: mark.line, problem: .twoMarks)
      }
    }
    guard let head = positions[NotationText.caret] else {
      if let mark = reader.marks.first {
        throw NotationError(line: mark.line, problem: .noCaret)
      }
      return (document, Selection(caret: document.firstStop))
    }
    let anchor = positions[NotationText.anchor] ?? head
    return (document, Selection(anchor: anchor, head: head))
  }
}

private struct NotationReader {
  private struct Line {
    var number: Int
    var indentation: Int
    /// What comes before the colon.
    var head: Substring.UnicodeScalarView
    /// What comes behind it, nil without a colon.
    var text: Substring.UnicodeScalarView?
  }

  private var lines: ArraySlice<Line> = []
  var direction = WritingDirection.automatic
  var marks: [(place: Place, mark: Unicode.Scalar, line: Int)] = []

  init(_ notation: String) {
    let rows = notation.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      let content = row.drop { $0 == " " }
      if content.isEmpty { continue }
      var line = Line(number: index + 1, indentation: row.count - content.count, head: content)
      if let colon = NotationReader.colon(in: content) {
        line.head = content[..<colon]
        let text = content[content.index(after: colon)...]
        line.text = text.first == " " ? text.dropFirst() : text
      }
      lines.append(line)
    }
    self.lines = lines[...]
  }

  /// The first colon behind a word that is the last one of the head: followed by a blank or
  /// nothing, and not within quotes.
  private static func colon(in content: Substring.UnicodeScalarView)
    -> Substring.UnicodeScalarView.Index?
  {
    var isQuoted = false
    var isEscaped = false
    for index in content.indices {
      switch content[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case ":" where !isQuoted:
        let next = content.index(after: index)
        if next == content.endIndex || content[next] == " " { return index }
      default: break
      }
    }
    return nil
  }

  mutating func readStack(
    in path: StackPath, indentation: Int, depth: Int
  ) throws(NotationError) -> [Block] {
    var blocks: [Block] = []
    while let line = lines.first, line.indentation == indentation {
      guard depth <= DocumentLimit.depth + 1 else { throw error(.tooDeep, line) }
      var words = try NotationWords(line.head, line: line.number)
      guard let name = words.next()?.name else { throw error(.unknownLine(""), line) }
      if name == "author" || name == "language" || name == "caption" { break }
      lines.removeFirst()
      if name == "direction", path == .root, blocks.isEmpty {
        guard let read = words.oneOf(WritingDirection.self) else {
          throw error(.value(word: name), line)
        }
        direction = read
        continue
      }
      let block = try readBlock(name, &words, line, at: path[blocks.count], depth: depth)
      try words.finish()
      blocks.append(block)
    }
    if let line = lines.first, line.indentation > indentation {
      throw error(.indentation, line)
    }
    return blocks
  }

  private func error(_ problem: NotationError.Problem, _ line: Line) -> NotationError {
    NotationError(line: line.number, problem: problem)
  }

  private mutating func text(
    _ line: Line, _ region: Region, at path: BlockPath
  ) throws(NotationError) -> StyledText {
    let reading = try NotationText.reading(line.text ?? "".unicodeScalars[...], line: line.number)
    for mark in reading.marks {
      marks.append((Place(path, .text(region, mark.offset)), mark.mark, line.number))
    }
    return reading.text
  }

  /// A line inside the block with one of its texts.
  private mutating func inner(
    _ name: String, _ region: Region, under line: Line, at path: BlockPath
  ) throws(NotationError) -> StyledText {
    guard let inner = lines.first, inner.indentation == line.indentation + 2 else {
      return StyledText()
    }
    guard String(inner.head) == name else { return StyledText() }
    lines.removeFirst()
    return try text(inner, region, at: path)
  }

  private mutating func readMarks(
    _ words: inout NotationWords, _ line: Line, _ spot: Place.Spot, at path: BlockPath
  ) {
    for mark in [NotationText.caret, NotationText.anchor] where words.flag(String(mark)) {
      marks.append((Place(path, spot), mark, line.number))
    }
  }

  private mutating func readBlock(
    _ name: String, _ words: inout NotationWords, _ line: Line, at path: BlockPath, depth: Int
  ) throws(NotationError) -> Block {
    let inside = line.indentation + 2
    switch name {
    case "p", "h1", "h2", "h3", "h4", "h5", "h6", "bullet", "ordered", "checklist":
      return .paragraph(try readParagraph(name, &words, line, at: path))
    case "code":
      let code = try text(line, .code, at: path)
      let language = try inner("language", .codeLanguage, under: line, at: path)
      return .code(CodeBlock(code, language: language))
    case "pull":
      let quoted = try text(line, .pullQuote, at: path)
      return .pullQuote(
        PullQuote(quoted, author: try inner("author", .author, under: line, at: path)))
    case "quote":
      readMarks(&words, line, .gap, at: path)
      let children = try readStack(
        in: path.entering(.body), indentation: inside, depth: depth + 1)
      return .blockQuote(
        BlockQuote(
          BlockSequence(children),
          author: try inner("author", .author, under: line, at: path),
          isCollapsed: words.flag("collapsed")))
    case "details":
      let title = try text(line, .detailsTitle, at: path)
      let children = try readStack(
        in: path.entering(.body), indentation: inside, depth: depth + 1)
      return .details(
        Details(title: title, BlockSequence(children), isExpanded: !words.flag("folded")))
    case "media":
      readMarks(&words, line, .gap, at: path)
      return .media(try readMedia(&words, line, at: path))
    case "table": return .table(try readTable(&words, line, at: path, depth: depth))
    case "buttons": return .buttonRow(try readButtons(&words, line, at: path))
    case "carried":
      readMarks(&words, line, .gap, at: path)
      guard let inner = lines.first, String(inner.head) == "divider" else {
        throw error(.misplacedLine(name), line)
      }
      lines.removeFirst()
      return .carried(CarriedBlock(.divider))
    default: throw error(.unknownLine(name), line)
    }
  }

  private mutating func readParagraph(
    _ name: String, _ words: inout NotationWords, _ line: Line, at path: BlockPath
  ) throws(NotationError) -> Paragraph {
    var paragraph = Paragraph()
    if name.hasPrefix("h"), let level = Int(name.dropFirst()) {
      paragraph.style = ParagraphStyle(headingLevel: level)
    }
    let marker = ListMembership.Marker(rawValue: name) ?? words.oneOf(ListMembership.Marker.self)
    if let marker {
      let checked = words.flag("checked") ? true : words.flag("unchecked") ? false : nil
      paragraph.list = ListMembership(
        marker, level: try words.number("level") ?? 0, checked: checked,
        number: words.string("number"))
    }
    paragraph.alignment =
      try words.value("align") { ParagraphAlignment(rawValue: $0) } ?? ParagraphAlignment.natural
    paragraph.text = try text(line, .paragraph, at: path)
    return paragraph
  }

  private mutating func readMedia(
    _ words: inout NotationWords, _ line: Line, at path: BlockPath
  ) throws(NotationError) -> MediaBlock {
    var media = MediaBlock([])
    media.arrangement = words.oneOf(MediaBlock.Arrangement.self) ?? .mosaic
    media.displayWidth = try words.value("width") { Double($0) }
    media.alignment =
      try words.value("align") { MediaBlock.Alignment(rawValue: $0) } ?? MediaBlock.Alignment.center
    while let inner = lines.first, inner.indentation == line.indentation + 2, inner.text == nil {
      lines.removeFirst()
      media.items.append(try readItem(inner))
    }
    if let inner = lines.first, inner.indentation == line.indentation + 2,
      String(inner.head) == "credit"
    {
      lines.removeFirst()
      media.credit = try NotationText.reading(
        inner.text ?? "".unicodeScalars[...], line: inner.number
      ).text.richText
    }
    media.caption = try inner("caption", .caption, under: line, at: path)
    return media
  }

  private func readItem(_ line: Line) throws(NotationError) -> MediaBlockItem {
    var words = try NotationWords(line.head, line: line.number)
    let read: (String) -> MediaId? = { MediaId(word: $0) }
    let source: MediaSource
    if let id = try words.value("image", read) {
      source = .image(
        id, url: words.string("url"), webpageId: try words.value("page", read))
    } else if let id = try words.value("video", read) {
      source = .video(id, autoplay: words.flag("autoplay"), loop: words.flag("loop"))
    } else if let id = try words.value("audio", read) {
      source = .audio(id)
    } else if let id = try words.value("document", read) {
      source = .document(id)
    } else if let place = words.string("location") {
      let numbers = place.split(separator: ",").compactMap { Double(String($0)) }
      guard numbers.count == 2 else { throw error(.value(word: "location"), line) }
      source = .location(
        latitude: numbers[0], longitude: numbers[1], zoom: try words.number("zoom") ?? 15)
    } else {
      throw error(.unknownWord(words.next()?.name ?? ""), line)
    }
    var item = MediaBlockItem(source)
    item.isSpoiler = words.flag("spoiler")
    item.naturalSize = try words.value("dimensions") { PixelDimensions(word: $0) }
    if let caption = words.string("caption") {
      item.ownCaption.text = try NotationText.reading(
        caption.unicodeScalars[...], line: line.number
      ).text.richText
    }
    if let credit = words.string("credit") {
      item.ownCaption.credit = try NotationText.reading(
        credit.unicodeScalars[...], line: line.number
      ).text.richText
    }
    try words.finish()
    return item
  }

  private mutating func readButtons(
    _ words: inout NotationWords, _ line: Line, at path: BlockPath
  ) throws(NotationError) -> ButtonRow {
    readMarks(&words, line, .button(0), at: path)
    let alignments: [(String, InstantPageButtonRowAlignment)] = [
      ("left", .left), ("center", .center), ("right", .right),
    ]
    var row = ButtonRow([])
    for (name, alignment) in alignments where words.flag(name) { row.alignment = alignment }
    while let inner = lines.first, inner.indentation == line.indentation + 2 {
      lines.removeFirst()
      var words = try NotationWords(inner.head, line: inner.number)
      guard words.flag("button") else { throw error(.misplacedLine(String(inner.head)), inner) }
      readMarks(&words, inner, .button(row.buttons.count), at: path)
      row.buttons.append(try NotationText.readButton(&words))
      try words.finish()
    }
    return row
  }

  private mutating func readTable(
    _ words: inout NotationWords, _ line: Line, at path: BlockPath, depth: Int
  ) throws(NotationError) -> Table {
    var table = Table(columns: [], rows: [])
    table.isCompact = words.flag("compact")
    table.isBordered = !words.flag("borderless")
    table.isStriped = words.flag("striped")
    while let inner = lines.first, inner.indentation == line.indentation + 2 {
      lines.removeFirst()
      var words = try NotationWords(inner.head, line: inner.number)
      switch words.next()?.name {
      case "columns":
        while let width = words.next() {
          guard let width = Double(width.name) else { throw error(.value(word: "columns"), inner) }
          table.columns.append(Table.Column(width: width))
        }
      case "title":
        table.title = try NotationText.reading(
          inner.text ?? "".unicodeScalars[...], line: inner.number
        ).text.richText
      case "row":
        let height = try words.value("height") { Double($0) }
        let cells = try readCells(under: inner, row: table.rows.count, at: path, depth: depth)
        table.rows.append(TableRow(cells, height: height))
      default: throw error(.misplacedLine(String(inner.head)), inner)
      }
      try words.finish()
    }
    return table
  }

  private mutating func readCells(
    under line: Line, row: Int, at path: BlockPath, depth: Int
  ) throws(NotationError) -> [TableCell] {
    var cells: [TableCell] = []
    while let inner = lines.first, inner.indentation == line.indentation + 2 {
      lines.removeFirst()
      var words = try NotationWords(inner.head, line: inner.number)
      guard words.flag("cell") else { throw error(.misplacedLine(String(inner.head)), inner) }
      var cell = TableCell()
      cell.isHeader = words.flag("header")
      cell.colspan = try words.number("colspan") ?? 1
      cell.rowspan = try words.number("rowspan") ?? 1
      cell.alignment = words.flag("left") ? .left : words.flag("right") ? .right : .center
      cell.verticalAlignment =
        words.flag("middle") ? .middle : words.flag("bottom") ? .bottom : .top
      cell.background = try words.number("background")
      let stack = path.entering(.cell(row: row, cell: cells.count))
      if inner.text != nil {
        cell.blocks = [.paragraph(Paragraph(try text(inner, .paragraph, at: stack[0])))]
      } else {
        cell.blocks = BlockSequence(
          try readStack(in: stack, indentation: inner.indentation + 2, depth: depth + 1))
      }
      try words.finish()
      cells.append(cell)
    }
    return cells
  }
}
