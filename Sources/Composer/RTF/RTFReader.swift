import PageModel

extension Fragment {
  /// Reads Rich Text Format: paragraphs with their formats, headings, lists, code, links, tables
  /// and custom emoji. What else there is in it is left out; colours, pictures and notes are.
  ///
  /// There is no RTF that is not read: what is broken reads as far as it can be understood. The
  /// time is proportional to the length.
  ///
  /// - Returns: Nil when the bytes are no RTF at all.
  public static func reading(rtf bytes: [UInt8]) -> Fragment? {
    guard bytes.starts(with: "{\\rtf".utf8) else { return nil }
    var reader = RTFReader()
    for token in RTFTokens(bytes) { reader.read(token) }
    return Fragment(Document(reader.finishedBlocks))
  }
}

/// Follows RTF's groups and words, and makes blocks of what they say.
struct RTFReader {
  private var state = RTFState()
  private var stack: [RTFState] = []
  /// Groups beyond those that are kept; no document has as many.
  private var uncounted = 0
  private static let deepest = 512

  private var lists = RTFLists()
  private var monospaced: Set<Int> = []
  /// The number and the name of the font being described.
  private var described = (number: 0, name: "")

  private var units: [UInt16] = []
  /// Bytes behind them that are not read yet: of some pages several make a character.
  private var encoded: [UInt8] = []
  private var documentPage = CodePage.latin
  private var fontPages: [Int: CodePage] = [:]
  private var decoders: [CodePage: CodePageDecoder] = [:]
  private var paragraph = RTFParagraph()
  private var body = RTFBody()
  /// Where the fields lead that the text is in.
  private var links: [String?] = []
  private var instruction = ""
  /// Bytes of substitute text that are still to be left out.
  private var skipped = 0
  /// Whether the next word only matters to who knows it.
  private var isOptional = false

  mutating func read(_ token: RTFTokens.Token) {
    switch token {
    case .open: open()
    case .close: close()
    case .word(let word, let number): read(word, number)
    case .symbol(let symbol): read(symbol)
    case .byte(let byte):
      isOptional = false
      if skipped > 0 {
        skipped -= 1
      } else {
        encoded.append(byte)
      }
    }
  }

  var finishedBlocks: [Block] {
    var reader = self
    reader.flush()
    if !reader.paragraph.text.isEmpty { reader.endParagraph() }
    reader.body.endTable()
    return reader.body.blocks
  }

  // MARK: Groups

  private mutating func open() {
    skipped = 0
    flush()
    guard stack.count < RTFReader.deepest else {
      uncounted += 1
      return
    }
    stack.append(state)
    state.isField = false
  }

  private mutating func close() {
    skipped = 0
    flush()
    if uncounted > 0 {
      uncounted -= 1
      return
    }
    let closed = state
    guard let outer = stack.popLast() else { return }
    state = outer
    if closed.isField, !links.isEmpty { links.removeLast() }
    if closed.destination == .fieldInstruction, outer.destination != .fieldInstruction,
      !links.isEmpty
    {
      links[links.count - 1] = RTFReader.address(instruction)
      instruction = ""
    }
  }

  /// The address in a field's instruction, nil when it is none of a link.
  private static func address(_ instruction: String) -> String? {
    let words = instruction.split(separator: "\"", omittingEmptySubsequences: false)
    guard let first = words.first, first.contains("HYPERLINK") else { return nil }
    if words.count > 1, !words[1].isEmpty {
      return first.contains("\\l") ? "#" + words[1] : String(words[1])
    }
    return first.split(separator: " ").dropFirst().first.map { String($0) }
  }

  // MARK: Text

  private mutating func append(_ unit: UInt16) {
    decode()
    units.append(unit)
  }

  private mutating func append(_ string: String) {
    decode()
    units.append(contentsOf: string.utf16)
  }

  private mutating func decode() {
    guard !encoded.isEmpty else { return }
    defer { encoded.removeAll(keepingCapacity: true) }
    if encoded.allSatisfy({ $0 < 0x80 }) {
      units.append(contentsOf: encoded.lazy.map { UInt16($0) })
      return
    }
    let page = fontPages[state.font] ?? documentPage
    let decoder = decoders[page] ?? CodePageDecoder(page)
    decoders[page] = decoder
    units.append(contentsOf: decoder.units(of: encoded))
  }

  /// Gives the collected characters to where they belong.
  private mutating func flush() {
    decode()
    if units.isEmpty { return }
    let string = String(decoding: units, as: UTF16.self)
    units.removeAll(keepingCapacity: true)
    switch state.destination {
    case .body: if !state.isHidden { appendToParagraph(string) }
    case .fieldInstruction: instruction += string
    case .fonts: read(fontName: string)
    case .marker:
      let isNumber = string.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      if paragraph.marker == nil { paragraph.marker = isNumber ? .ordered : .bullet }
    case .skipped, .lists, .overrides: break
    }
  }

  private mutating func appendToParagraph(_ string: String) {
    var attributes = TextAttributes(state.style)
    if monospaced.contains(state.font) { attributes.style.insert(.code) }
    if let link = links.last ?? nil, !link.isEmpty {
      attributes.links = [TextLink(marker: link)]
      // Links are underlined as they are.
      attributes.style.remove(.underline)
    }
    if paragraph.size == nil, string.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    {
      paragraph.size = state.size
    }
    paragraph.text.append(Run(string, attributes))
  }

  private mutating func read(fontName: String) {
    described.name += fontName
    guard fontName.utf8.contains(UInt8(ascii: ";")) else { return }
    let name = described.name.lowercased()
    described.name = ""
    if ["mono", "courier", "consol", "menlo", "typewriter", "fixed"].contains(where: name.contains)
    {
      monospaced.insert(described.number)
    }
  }

  private mutating func endParagraph() {
    flush()
    body.end(paragraph, lists)
    paragraph = paragraph.next
  }

  // MARK: Words

  private mutating func read(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "*"):
      isOptional = true
      return
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): append(UInt16(symbol))
    case UInt8(ascii: "~"): append(0xa0)
    case UInt8(ascii: "_"): append(0x2011)
    case UInt8(ascii: "-"): append(0xad)
    case 0x0a, 0x0d: if state.destination == .body { endParagraph() }
    default: break
    }
    isOptional = false
  }

  private mutating func read(_ word: String, _ number: Int?) {
    let isOptional = self.isOptional
    self.isOptional = false
    if let destination = RTFReader.destinations[word] {
      flush()
      if state.destination != .skipped { state.destination = destination }
      return
    }
    switch word {
    case "u":
      append(UInt16(truncatingIfNeeded: number ?? 0))
      skipped = state.substitutes
      return
    case "uc": state.substitutes = min(max(0, number ?? 1), 16)
    case "ansicpg": documentPage = number.flatMap { CodePage($0) } ?? documentPage
    case "mac": documentPage = CodePage(10_000) ?? documentPage
    case "pc": documentPage = CodePage(437) ?? documentPage
    case "pca": documentPage = CodePage(850) ?? documentPage
    case "field":
      state.isField = true
      links.append(nil)
    case "fldrslt": break
    case "pntxtb", "pntxta": state.destination = .skipped
    default:
      if let string = RTFReader.characters[word] { return append(string) }
      switch state.destination {
      case .body: readInBody(word, number, isOptional: isOptional)
      case .lists, .overrides: lists.read(word, number, in: state.destination)
      case .fonts: readInFonts(word, number)
      case .skipped, .fieldInstruction, .marker: break
      }
    }
  }

  private mutating func readInFonts(_ word: String, _ number: Int?) {
    switch word {
    case "f": described = (number ?? 0, "")
    case "fmodern": monospaced.insert(described.number)
    case "fcharset": fontPages[described.number] = number.flatMap { CodePage(fontCharset: $0) }
    default: break
    }
  }

  private mutating func readInBody(_ word: String, _ number: Int?, isOptional: Bool) {
    flush()
    if RTFFormat.read(word, number, &state) { return }
    if RTFFormat.read(word, number, &paragraph) { return }
    switch word {
    case "par", "sect", "page": endParagraph()
    case "pard": paragraph = RTFParagraph(text: paragraph.text, size: paragraph.size)
    case "cell", "nestcell": endCell()
    case "row", "nestrow": body.endRow()
    case "trowd": body.beginRow()
    case "trhdr": body.isHeaderRow = true
    case "cellx": body.addEdge(number ?? 0)
    case "clvmrg": body.nextCell.continuesAbove = true
    case "clmrg": body.nextCell.continuesBefore = true
    default:
      // A group that only means something to who knows its first word.
      if isOptional { state.destination = .skipped }
    }
  }

  private mutating func endCell() {
    flush()
    body.endCell(with: paragraph.text)
    paragraph = paragraph.next
  }

  private static let destinations: [String: RTFState.Destination] = [
    "fonttbl": .fonts, "listtable": .lists, "listoverridetable": .overrides,
    "fldinst": .fieldInstruction, "listtext": .marker, "pntext": .marker,
    "colortbl": .skipped, "stylesheet": .skipped, "info": .skipped, "pict": .skipped,
    "object": .skipped, "header": .skipped, "headerl": .skipped, "headerr": .skipped,
    "headerf": .skipped, "footer": .skipped, "footerl": .skipped, "footerr": .skipped,
    "footerf": .skipped, "footnote": .skipped, "annotation": .skipped, "generator": .skipped,
    "xe": .skipped, "tc": .skipped, "nonshppict": .skipped, "themedata": .skipped,
    "colorschememapping": .skipped, "latentstyles": .skipped, "datastore": .skipped,
    "expandedcolortbl": .skipped, "rsidtbl": .skipped, "fldtype": .skipped,
  ]

  private static let characters: [String: String] = [
    "line": "\n", "softline": "\n", "tab": "\t", "emdash": "\u{2014}", "endash": "\u{2013}",
    "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201c}", "rdblquote": "\u{201d}",
    "bullet": "\u{2022}", "emspace": "\u{2003}", "enspace": "\u{2002}", "zwj": "\u{200d}",
    "zwnj": "\u{200c}",
  ]
}
