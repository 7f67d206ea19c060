import PageModel

extension MarkdownWriter {
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

  private mutating func write(_ block: InstantPageBlock) {
    if dialect.isRich, writeRich(block) { return }
    switch block {
    case .title(let text):
      lose("that \(text.excerpt) is a title")
      writeHeading(text, level: 1)
    case .heading(let text, let level):
      let size = min(max(level, 1), 6)
      lose("a heading of size \(level)", if: size != level)
      writeHeading(text, level: Int(size))
    case .paragraph(let text): writeParagraph(text)
    case .subtitle(let text): writeParagraph(text, insteadOf: "a subtitle")
    case .header(let text): writeParagraph(text, insteadOf: "a header")
    case .subheader(let text): writeParagraph(text, insteadOf: "a subheader")
    case .footer(let text): writeParagraph(text, insteadOf: "a footer")
    case .kicker(let text): writeParagraph(text, insteadOf: "a kicker")
    case .thinking(let text): writeParagraph(text, insteadOf: "thinking")
    case .authorDate(let author, let date):
      lose("the date of the author \(author.excerpt)", if: date != 0)
      writeParagraph(author, insteadOf: "an author")
    case .preformatted(let text, let language): writeCode(text, language: language)
    case .divider:
      // Behind a hyphen three more are one rule, not an item that holds one.
      writeLine(isFirstLine ? "___" : "---")
      endBlock()
    case .anchor(let name): lose("the anchor “\(name)”")
    case .formula(let latex): writeFormula(latex)
    case .list(let items, let ordered): writeList(items, ordered: ordered)
    case .blockQuote(let blocks, let caption, let collapsed):
      lose("the author \(caption.excerpt) of a quote", if: !caption.isNothing)
      lose("that a quote is collapsed", if: collapsed == true)
      writeQuote { $0.write(blocks) }
    case .pullQuote(let text, let caption):
      lose("that \(text.excerpt) is a pull quote")
      lose("the author \(caption.excerpt) of a quote", if: !caption.isNothing)
      writeQuote { $0.writeParagraph(text) }
    case .table(let title, let rows, let bordered, let striped, let compact):
      lose("the title \(title.excerpt) of a table", if: !title.isNothing)
      lose("that a table has no borders", if: !bordered)
      lose("that a table is striped", if: striped)
      lose("that a table is compact", if: compact)
      writeTable(rows)
    case .details(let title, let blocks, _):
      lose("that what is under \(title.excerpt) can be folded")
      if !title.isNothing { writeParagraph(title) }
      write(blocks)
    case .buttonRow(_, let buttons):
      for button in buttons { lose("the button \(button.text.excerpt)") }
    case .image, .video, .audio, .document, .collage, .slideshow, .map, .cover, .webEmbed,
      .postEmbed, .channelBanner, .relatedArticles:
      writeMedium(block)
    case .unsupported:
      lose("a block that this version does not know")
    }
  }

  // MARK: Text

  mutating func writeParagraph(_ text: RichText, insteadOf kind: String? = nil) {
    if let kind { lose("that \(text.excerpt) is \(kind)") }
    if dialect.isRich, let names = text.namesOfAnchorsAlone {
      lose("that an anchor is a paragraph")
      for name in names { _ = writeRich(.anchor(name)) }
      return
    }
    self.text.write(text, in: .paragraph, &log)
    writeText(beginning: "", isText: true, orLose: "an empty paragraph")
  }

  private mutating func writeHeading(_ text: RichText, level: Int) {
    self.text.write(text, in: .heading, &log)
    let markers: [StaticString] = ["# ", "## ", "### ", "#### ", "##### ", "###### "]
    writeText(beginning: markers[level - 1], isText: false, orLose: "an empty heading")
  }

  private mutating func writeText(
    beginning: StaticString, isText: Bool, orLose what: String
  ) {
    if text.isBlank { return lose(what) }
    text.output.bytes.withUnsafeBufferPointer {
      writeLines($0, beginning: beginning, isText: isText)
    }
    endBlock()
  }

  mutating func writeQuote(_ body: (inout MarkdownWriter) -> Void) {
    let marker = Array("> ".utf8)
    let joins =
      joinsQuoteMarkers && prefix.suffix(2) == marker[...]
      && (!isFirstLine || firstPrefix.suffix(2) == marker[...])
    if joins { dropSpaceOfQuoteMarker() }
    let hasWritten = inContainer(marker: marker, continuation: marker, body)
    if joins {
      prefix.append(Ascii.space)
      if isFirstLine { firstPrefix.append(Ascii.space) }
    }
    if hasWritten {
      endBlock()
    } else {
      lose("an empty quote")
    }
  }

  private mutating func dropSpaceOfQuoteMarker() {
    prefix.removeLast()
    if isFirstLine { firstPrefix.removeLast() }
    separator = separator.map { min($0, prefix.count) }
  }

  // MARK: Code and formulas

  mutating func writeCode(_ text: RichText, language: String?) {
    lose("the formatting of the code \(text.excerpt)", if: !text.isPlain)
    var code = text.plainText
    if code.utf8.contains(where: { $0 == 0 || $0 == Ascii.carriageReturn }) {
      lose("a character U+0000", if: code.utf8.contains(0))
      code = code.withLineFeeds
    }
    if code.isEmpty { return lose("an empty block of code") }
    code.withUTF8 { bytes in
      let fence = max(3, bytes.longestRun(of: Ascii.backtick) + 1)
      beginLine()
      output.write(Ascii.backtick, times: fence)
      if let language { writeLanguage(language) }
      output.write(Ascii.lineFeed)
      writeLines(bytes)
      beginLine()
      output.write(Ascii.backtick, times: fence)
      output.write(Ascii.lineFeed)
    }
    endBlock()
  }

  /// The first word behind the fence; it may hold no backticks.
  private mutating func writeLanguage(_ language: String) {
    let word = language.utf8.prefix { $0 > Ascii.space && $0 != Ascii.backtick && $0 != 0x7F }
    lose("the language “\(language)” of code", if: word.count != language.utf8.count)
    for byte in word {
      if byte == Ascii.backslash || byte == Ascii.ampersand { output.write(Ascii.backslash) }
      output.write(byte)
    }
  }

  mutating func writeFormula(_ latex: String) {
    var trimmed = latex.trimmingBlanks.withLineFeeds
    if trimmed.isEmpty { return lose("an empty formula") }
    let form = trimmed.withUTF8 { BlockFormulaForm($0) }
    guard let form, text.formulas.canWriteBlock(trimmed) else {
      lose("the formula \(RichText.plain(trimmed).excerpt)")
      return writeParagraph(.plain(trimmed))
    }
    trimmed.withUTF8 { bytes in
      beginLine()
      output.write(form.opening)
      if form.isOnOneLine {
        output.write(bytes)
      } else {
        output.write(Ascii.lineFeed)
        writeLines(bytes)
        beginLine()
      }
      output.write(form.closing)
      output.write(Ascii.lineFeed)
    }
    endBlock()
  }
}

/// How a formula is written on lines of its own.
private struct BlockFormulaForm {
  var opening: StaticString
  var closing: StaticString
  var isOnOneLine: Bool

  /// Nil when it holds the ends of both forms.
  init?(_ latex: Bytes) {
    let hasLines = latex.contains(Ascii.lineFeed)
    // A backslash at the end would escape the delimiter behind it.
    isOnOneLine = !hasLines && latex.last != Ascii.backslash
    if latex.contains(Ascii.backtick), !isOnOneLine, Self.hasFence(latex) { return nil }
    if !Self.closes(.dollars, latex), latex.first != Ascii.dollar, latex.last != Ascii.dollar {
      opening = "$$"
      closing = "$$"
    } else if !Self.closes(.brackets, latex), !Self.opensBrackets(latex) {
      opening = "\\["
      closing = "\\]"
    } else {
      return nil
    }
  }

  private static func closes(_ delimiter: BlockFormulaSearch.Delimiter, _ latex: Bytes) -> Bool {
    for line in latex.split(separator: Ascii.lineFeed) {
      if BlockFormulaSearch.firstClose(of: delimiter, in: Bytes(rebasing: line)) != nil {
        return true
      }
    }
    return false
  }

  private static func opensBrackets(_ latex: Bytes) -> Bool {
    latex.split(separator: Ascii.lineFeed).contains { line in
      line.drop { $0.isAsciiSpace }.starts(with: [Ascii.backslash, Ascii.leftBracket])
    }
  }

  private static func hasFence(_ latex: Bytes) -> Bool {
    latex.longestRun(of: Ascii.backtick) > 2
  }
}

extension UnsafeBufferPointer<UInt8> {
  func longestRun(of byte: UInt8) -> Int {
    var longest = 0
    var index = 0
    while let start = firstIndex(of: byte, in: index..<count) {
      index = runEnd(from: start)
      longest = Swift.max(longest, index - start)
    }
    return longest
  }
}

extension String {
  /// With a line feed for every line end, and U+FFFD for U+0000.
  var withLineFeeds: String {
    if !utf8.contains(where: { $0 == Ascii.carriageReturn || $0 == 0 }) { return self }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\n", previous == "\r" {
        previous = scalar
        continue
      }
      previous = scalar
      result.unicodeScalars.append(scalar == "\r" ? "\n" : scalar == "\0" ? "\u{FFFD}" : scalar)
    }
    return result
  }
}

extension RichText {
  /// Whether there is nothing in it at all.
  var isNothing: Bool {
    if case .empty = self { return true }
    if case .plain(let string) = self { return string.isEmpty }
    for text in walk {
      switch text {
      case .plain(let string): if !string.isEmpty { return false }
      case .image, .formula, .textCustomEmoji, .textButton, .anchor: return false
      case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .concat,
        .subscript, .superscript, .marked, .phone, .textAutoEmail, .textAutoPhone, .textAutoUrl,
        .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textDate, .textTonAddress:
        break
      }
    }
    return true
  }

  /// Whether anything in it is more than characters.
  var isFormatted: Bool {
    walk.contains { text in
      switch text {
      case .empty, .plain, .concat: return false
      case .image, .formula, .textCustomEmoji, .textButton, .anchor: return true
      case .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .subscript,
        .superscript, .marked, .phone, .textAutoEmail, .textAutoPhone, .textAutoUrl,
        .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textDate, .textTonAddress:
        return !text.isNothing
      }
    }
  }
}
