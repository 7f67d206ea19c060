import PageModel

extension HTMLWriter {
  mutating func write(_ block: InstantPageBlock) {
    switch block {
    case .paragraph(let text): writeParagraph(text)
    case .title(let text):
      lose("that \(text.excerpt) is a title", if: !isWeb)
      writeHeading(text, level: 1)
    case .heading(let text, let level):
      let size = min(max(level, 1), 6)
      lose("a heading of size \(level)", if: size != level)
      writeHeading(text, level: Int(size))
    case .subtitle(let text): writeKin(text, "a subtitle", ("<p class=\"subtitle\">", "</p>"))
    case .header(let text): writeKin(text, "a header", ("<h2>", "</h2>"))
    case .subheader(let text): writeKin(text, "a subheader", ("<h3>", "</h3>"))
    case .kicker(let text): writeKin(text, "a kicker", ("<p class=\"kicker\">", "</p>"))
    case .footer(let text):
      writeText(text, in: ("<footer>", "</footer>"), orLose: "an empty footer")
    case .thinking(let text):
      if isWeb {
        writeText(text, in: ("<p class=\"thinking\">", "</p>"), orLose: "an empty paragraph")
      } else {
        beginBlock("<tg-thinking>")
        write(text)
        output.write("</tg-thinking>")
      }
    case .authorDate(let author, let date):
      writeAuthor(author, date)
    case .preformatted(let text, let language): writeCode(text, language: language)
    case .divider: beginBlock("<hr>")
    case .anchor(let name):
      if name.isEmpty { return lose("an anchor without a name") }
      let isItem = level == itemLevel && !isWeb
      beginBlock(isItem ? "<p>" : "")
      output.write(isWeb ? "<a id=\"" : "<a name=\"")
      output.writeAttribute(name)
      output.write(isItem ? "\"></a></p>" : "\"></a>")
    case .formula(let latex): writeFormula(latex)
    case .list(let items, let ordered): writeList(items, ordered: ordered)
    case .blockQuote(let blocks, let caption, let collapsed):
      writeQuote(blocks, caption, isCollapsed: collapsed == true)
    case .pullQuote(let text, let caption): writePullQuote(text, caption)
    case .table(let title, let rows, let bordered, let striped, let compact):
      writeTable(title, rows, bordered: bordered, striped: striped, compact: compact)
    case .details(let title, let blocks, let expanded):
      writeDetails(title, blocks, expanded: expanded)
    case .buttonRow(let alignment, let buttons): writeButtons(buttons, alignment)
    case .image, .video, .audio, .document, .collage, .slideshow, .map, .cover, .webEmbed,
      .postEmbed, .channelBanner, .relatedArticles:
      writeMedium(block)
    case .unsupported:
      lose("a block that this version does not know")
    }
  }

  private mutating func writeHeading(_ text: RichText, level: Int) {
    let tags: [(StaticString, StaticString)] = [
      ("<h1>", "</h1>"), ("<h2>", "</h2>"), ("<h3>", "</h3>"), ("<h4>", "</h4>"),
      ("<h5>", "</h5>"), ("<h6>", "</h6>"),
    ]
    writeText(text, in: tags[level - 1], orLose: "an empty heading")
  }

  /// Texts of articles, which rich messages do not have.
  private mutating func writeKin(
    _ text: RichText, _ kind: String, _ tags: (StaticString, StaticString)
  ) {
    if !isWeb { return writeParagraph(text, insteadOf: kind) }
    writeText(text, in: tags, orLose: "an empty paragraph")
  }

  private mutating func writeAuthor(_ author: RichText, _ date: Int32) {
    if !isWeb {
      lose("the date of the author \(author.excerpt)", if: date != 0)
      return writeParagraph(author, insteadOf: "an author")
    }
    beginBlock("<address>")
    write(author)
    if date != 0 {
      output.write(" <time datetime=\"")
      output.write(BrowserAddress.dateTime(date))
      output.write("\"></time>")
    }
    output.write("</address>")
  }

  private mutating func writeCode(_ code: RichText, language: String?) {
    let start = output.count
    beginBlock("<pre>")
    let name = language.map { String(decoding: $0.utf8.prefix { $0 > Ascii.space }, as: UTF8.self) }
    if let name, !name.isEmpty {
      output.write("<code")
      attribute(" class", "language-" + name)
      output.write(">")
    }
    lose("the language “\(language ?? "")” of code", if: name != language)
    let contentStart = output.count
    let plain = code.isLeafOfText ? code : code.withoutObjects
    lose("something else than text in the code \(code.excerpt)", if: plain != code)
    write(plain, keepsLines: true)
    if output.count == contentStart {
      output.bytes.removeLast(output.count - start)
      return lose("an empty block of code")
    }
    // Readers drop one line end before the code, and rich ones another behind it.
    if name?.isEmpty ?? true, output.bytes[contentStart] == Ascii.lineFeed {
      output.bytes.insert(Ascii.lineFeed, at: contentStart)
    }
    if !isWeb, output.bytes.last == Ascii.lineFeed { output.write(Ascii.lineFeed) }
    if !breaksLines { referLineEnds(from: contentStart) }
    if let name, !name.isEmpty { output.write("</code>") }
    output.write("</pre>")
  }

  /// Inside of Markdown a blank line would end the HTML.
  private mutating func referLineEnds(from start: Int) {
    let content = Array(output.bytes[start...])
    if !content.contains(Ascii.lineFeed) { return }
    output.bytes.removeLast(content.count)
    for byte in content {
      if byte == Ascii.lineFeed { output.write("&#10;") } else { output.write(byte) }
    }
  }

  private mutating func writeFormula(_ latex: String) {
    let trimmed = latex.trimmingBlanks
    if trimmed.isEmpty { return lose("an empty formula") }
    beginBlock(isWeb ? "<p><code class=\"math\">" : "<tg-math-block>")
    let start = output.count
    output.writeEscaped(trimmed)
    if !breaksLines { referLineEnds(from: start) }
    output.write(isWeb ? "</code></p>" : "</tg-math-block>")
  }

  // MARK: Quotes and details

  private mutating func writeQuote(
    _ blocks: [InstantPageBlock], _ caption: RichText, isCollapsed: Bool
  ) {
    let start = output.count
    beginBlock(isCollapsed && !isWeb ? "<blockquote expandable>" : "<blockquote>")
    lose("that a quote is collapsed", if: isCollapsed && isWeb)
    let contentStart = output.count
    write(blocks)
    if output.count == contentStart {
      output.bytes.removeLast(output.count - start)
      lose("an empty quote")
      if !caption.isNothing { writeParagraph(caption) }
      return
    }
    writeCredit(caption, of: "a quote")
    beginLine()
    output.write("</blockquote>")
  }

  /// Whom something is from.
  mutating func writeCredit(_ credit: RichText, of what: String) {
    if credit.isNothing { return }
    writeText(credit, in: ("<cite>", "</cite>"), orLose: "an empty author of \(what)")
  }

  private mutating func writePullQuote(_ text: RichText, _ caption: RichText) {
    let start = output.count
    beginBlock(isWeb ? "<aside><p>" : "<aside>")
    let contentStart = output.count
    write(text)
    let breaks = breaksLines
    breaksLines = false
    if isWeb { output.write("</p>") }
    let captionStart = output.count
    writeCredit(caption, of: "a quote")
    breaksLines = breaks
    let isEmpty =
      output.bytes[contentStart..<captionStart].allSatisfy(\.isAsciiSpace)
      && output.count == captionStart
    if isEmpty {
      output.bytes.removeLast(output.count - start)
      return lose("an empty quote")
    }
    output.write("</aside>")
  }

  private mutating func writeDetails(
    _ title: RichText, _ blocks: [InstantPageBlock], expanded: Bool
  ) {
    let start = output.count
    beginBlock(expanded ? "<details open>" : "<details>")
    let contentStart = output.count
    if !title.isNothing {
      writeText(title, in: ("<summary>", "</summary>"), orLose: "an empty title of details")
    }
    write(blocks)
    if output.count == contentStart {
      output.bytes.removeLast(output.count - start)
      return lose("details with nothing in them")
    }
    beginLine()
    output.write("</details>")
  }
}
