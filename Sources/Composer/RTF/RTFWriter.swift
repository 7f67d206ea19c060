import PageModel

extension Fragment {
  /// The fragment as Rich Text Format, for programs that know no other formats: texts with their
  /// formats, headings, lists, code and tables. Media, colours and backgrounds are not written.
  public var rtf: [UInt8] {
    var writer = RTFWriter()
    writer.write(blocks)
    return writer.finished
  }
}

/// Writes blocks as RTF 1.9; everything beyond ASCII as `\u` with a question mark for readers that
/// know no Unicode.
struct RTFWriter {
  private(set) var bytes: [UInt8] = []
  /// Custom emoji by now: a number of its own keeps each apart from its neighbours.
  private var emoji = 0
  /// Between two paragraphs; not behind the last.
  private var isParagraphOpen = false

  init() {
    append("{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1")
    append("{\\fonttbl{\\f0\\fswiss Sans;}{\\f1\\fmodern Monospace;}}\n")
  }

  var finished: [UInt8] { bytes + [UInt8(ascii: "}")] }

  /// Half points.
  private static let bodySize = 24
  private static let headingSizes = [48, 42, 38, 34, 30, 26]

  mutating func write(_ blocks: some Sequence<Block>, indent: Int = 0) {
    for block in blocks { write(block, indent: indent) }
  }

  private mutating func write(_ block: Block, indent: Int) {
    switch block {
    case .paragraph(let paragraph): write(paragraph, indent: indent)
    case .code(let code): paragraph(words(indent, font: 1), code.text)
    case .pullQuote(let quote):
      paragraph(words(indent + 1) + "\\qc", quote.text.adding(.italic))
      line(quote.author, indent: indent + 1)
    case .blockQuote(let quote):
      write(quote.children, indent: indent + 1)
      line(quote.author, indent: indent + 1)
    case .details(let details):
      paragraph(words(indent), details.title.adding(.bold))
      write(details.children, indent: indent + 1)
    case .media(let media): line(media.caption, indent: indent)
    case .table(let table): write(table)
    case .buttonRow(let row):
      let labels = row.buttons.map { StyledText($0.text) }
      line(StyledText.joining(labels, separator: "  "), indent: indent)
    case .carried: write(block.flattened, indent: indent)
    }
  }

  /// A line that is left out when it is empty.
  private mutating func line(_ text: StyledText, indent: Int) {
    if !text.isEmpty { paragraph(words(indent), text) }
  }

  private mutating func write(_ paragraph: Paragraph, indent: Int) {
    var words = words(indent)
    if let level = paragraph.style.headingLevel {
      words = "\\outlinelevel\(level - 1)" + self.words(indent, size: Self.headingSizes[level - 1])
    }
    switch paragraph.alignment {
    case .natural: break
    case .left: words += "\\ql"
    case .center: words += "\\qc"
    case .right: words += "\\qr"
    case .justified: words += "\\qj"
    }
    var text = paragraph.text
    if let list = paragraph.list {
      words += "\\ilvl\(list.level)"
      switch list.marker {
      case .bullet: words += "{\\*\\pn\\pnlvlblt{\\pntxtb\\'95}}"
      case .ordered: words += "{\\*\\pn\\pnlvlbody\\pndec{\\pntxta .}}"
      case .checklist: text = StyledText(ChecklistPrefix.of(list)) + text
      }
    }
    self.paragraph(words, text)
  }

  private func words(_ indent: Int, font: Int = 0, size: Int = RTFWriter.bodySize) -> String {
    (indent > 0 ? "\\li\(min(indent, 20) * 360)" : "") + "\\f\(font)\\fs\(size)"
  }

  private mutating func paragraph(_ words: String, _ text: StyledText) {
    if isParagraphOpen { append("\\par\n") }
    isParagraphOpen = true
    append("\\pard\\plain")
    append(words)
    // A blank ends the last word; behind a group it would be text.
    if !words.hasSuffix("}") { append(" ") }
    write(text)
  }

  // MARK: Tables

  private mutating func write(_ table: Table) {
    if isParagraphOpen { append("\\par\n") }
    isParagraphOpen = false
    let grid = TableGrid(table)
    for row in table.rows.indices {
      append("\\trowd")
      if table.rows[row].isHeader { append("\\trhdr") }
      var cells: [TableGrid.Placement] = []
      var column = 0
      while column < table.columns.count, let cell = grid.placement(row: row, column: column) {
        cells.append(cell)
        if cell.rect.rows.count > 1 { append(cell.row == row ? "\\clvmgf" : "\\clvmrg") }
        column = cell.rect.columns.upperBound + 1
        append("\\cellx\(column * 1800)")
      }
      append("\n")
      for cell in cells {
        append("\\pard\\plain\\intbl\\f0\\fs\(Self.bodySize) ")
        if cell.row == row { write(table.rows[row].cells[cell.cell]) }
        append("\\cell\n")
      }
      append("\\row\n")
    }
    append("\\pard\\plain ")
  }

  private mutating func write(_ cell: TableCell) {
    for (index, text) in cell.blocks.flatMap(\.writtenTexts).enumerated() {
      if index > 0 { append("\\par ") }
      write(cell.isHeader ? text.adding(.bold) : text)
    }
  }

  // MARK: Text

  private mutating func write(_ text: StyledText) {
    for run in text.runs {
      if case .emoji(let fileId, let alt)? = run.attributes.atom {
        emoji += 1
        let address = LinkMarker.address(ofEmoji: fileId) + "&n=\(emoji)"
        link(address) { $0.write(alt.isEmpty ? " " : alt, run.attributes.style) }
        continue
      }
      let string = run.attributes.atom?.plainText ?? run.text
      if let address = run.attributes.links.lazy.compactMap(\.marker).first {
        link(address) { $0.write(string, run.attributes.style) }
      } else {
        write(string, run.attributes.style)
      }
    }
  }

  private mutating func link(_ address: String, _ body: (inout RTFWriter) -> Void) {
    append("{\\field{\\*\\fldinst{HYPERLINK \"")
    for scalar in address.unicodeScalars where scalar != "\"" { write(scalar) }
    append("\"}}{\\fldrslt ")
    body(&self)
    append("}}")
  }

  private static let words: [(style: CharacterStyle, word: String)] = [
    (.bold, "\\b"), (.italic, "\\i"), (.underline, "\\ul"), (.strikethrough, "\\strike"),
    (.code, "\\f1"), (.subscript, "\\sub"), (.superscript, "\\super"),
  ]

  private mutating func write(_ string: String, _ style: CharacterStyle) {
    if string.isEmpty { return }
    let words = Self.words.filter { style.contains($0.style) }.map(\.word).joined()
    if !words.isEmpty { append("{" + words + " ") }
    for scalar in string.unicodeScalars { write(scalar) }
    if !words.isEmpty { append("}") }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\", "{", "}": append("\\\(scalar)")
    case "\n": append("\\line ")
    case "\t": append("\\tab ")
    case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        append("\\u\(Int16(bitPattern: unit))?")
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
