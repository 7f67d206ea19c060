import PageModel

/// Writes the blocks of a page as HTML: that of the rich dialect (Bot API 10.3, rich message
/// formatting options), or that of browsers.
struct HTMLWriter {
  let dialect: MarkupDialect
  var log: LossLog
  var output = MarkupOutput()
  var text: HTMLText
  let addresses: MediaAddresses
  /// Whether blocks stand on lines of their own; inside of Markdown a blank line would end them.
  var breaksLines = true
  /// The level of the blocks right inside of a list item: an anchor alone there would be its text.
  var itemLevel = -1
  /// Inside of Markdown what is left of a block that cannot be written is not written here.
  var leftText: [RichText] = []
  var leftTextLevel = -1
  /// Cells of all tables by now.
  var cells = 0
  var level = 0
  var isTooDeep = false

  init(_ addresses: MediaAddresses, dialect: MarkupDialect, log: LossLog) {
    self.dialect = dialect
    self.log = log
    self.addresses = addresses
    text = HTMLText(dialect: dialect, addresses: addresses)
  }

  var isWeb: Bool { dialect == .webHTML }

  mutating func document(of page: InstantPage) -> (markup: EmittedMarkup, isTooDeep: Bool) {
    page.logLosses(in: dialect, &log)
    write(page.blocks)
    return (
      EmittedMarkup(text: output.text, losses: log.losses), isTooDeep || text.runs.isTooDeep
    )
  }

  mutating func write(_ blocks: [InstantPageBlock]) {
    level += 1
    defer { level -= 1 }
    if level > NestingLimit.blocks {
      isTooDeep = true
      return
    }
    for index in blocks.indices {
      log.enter(index)
      write(blocks[index])
      log.leave()
    }
  }

  // MARK: Pieces

  mutating func lose(_ what: @autoclosure () -> String, if isLost: Bool = true) {
    if isLost { log.add(dialect.cannotSay(what())) }
  }

  /// Begins a block, on a line of its own if there is something before it.
  mutating func beginBlock(_ tag: StaticString) {
    beginLine()
    output.write(tag)
  }

  mutating func beginLine() {
    if breaksLines, output.count > 0 { output.write(Ascii.lineFeed) }
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    output.write(name)
    output.write("=\"")
    output.writeAttribute(value)
    output.write("\"")
  }

  mutating func write(_ rich: RichText, keepsLines: Bool = false) {
    text.write(rich, to: &output, &log, keepsLines: keepsLines)
  }

  /// A block that holds a text, or a loss if a reader would drop it.
  mutating func writeText(
    _ rich: RichText, in tags: (opening: StaticString, closing: StaticString), orLose what: String
  ) {
    let start = output.count
    beginBlock(tags.opening)
    let contentStart = output.count
    write(rich)
    if output.bytes[contentStart...].allSatisfy(\.isAsciiSpace) {
      output.bytes.removeLast(output.count - start)
      return lose(what)
    }
    output.write(tags.closing)
  }

  mutating func writeParagraph(_ rich: RichText, insteadOf kind: String? = nil) {
    if level == leftTextLevel { return leftText.append(rich) }
    if let kind { lose("that \(rich.excerpt) is \(kind)") }
    if !isWeb, let names = rich.namesOfAnchorsAlone {
      lose("that an anchor is a paragraph")
      for name in names { write(.anchor(name)) }
      return
    }
    writeText(rich, in: ("<p>", "</p>"), orLose: "an empty paragraph")
  }
}

extension RichText {
  /// The names of the anchors the text is made of; nil if there is none, or anything else.
  var namesOfAnchorsAlone: [String]? {
    // Most texts are seen from their first piece to be something else.
    if case .plain = self { return nil }
    if beginsWithWord { return nil }
    var names: [String] = []
    for text in walk {
      switch text {
      case .anchor(_, let name): names.append(name)
      case .plain(let string): if !string.utf8.allSatisfy(\.isAsciiSpace) { return nil }
      case .formula, .textCustomEmoji, .textButton: return nil
      case .image, .empty, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email,
        .concat, .subscript, .superscript, .marked, .phone, .textAutoEmail, .textAutoPhone,
        .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textDate, .textTonAddress:
        break
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Whether its first piece is characters, the first of which is no blank.
  private var beginsWithWord: Bool {
    var text = self
    while true {
      if case .plain(let string) = text {
        return string.utf8.first.map { $0 > Ascii.space } ?? false
      }
      switch text.nested {
      case .nothing: return false
      case .text(let inner):
        if case .textButton = text { return false }
        text = inner
      case .texts(let texts):
        guard let first = texts.first else { return false }
        text = first
      }
    }
  }
}
