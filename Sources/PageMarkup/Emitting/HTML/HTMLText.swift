import PageModel

/// Writes rich texts as HTML: that of the rich dialect, or that of browsers.
struct HTMLText {
  let dialect: MarkupDialect
  let addresses: MediaAddresses
  var runs: TextRuns
  private var plan = SpanPlan()

  init(dialect: MarkupDialect, addresses: MediaAddresses) {
    self.dialect = dialect
    self.addresses = addresses
    runs = TextRuns(dialect: dialect)
  }

  /// Appends a text. Whether there was anything to write.
  ///
  /// - Parameter keepsLines: Line ends are written as they are, not as `<br>`.
  @discardableResult
  mutating func write(
    _ text: RichText, to output: inout MarkupOutput, _ log: inout LossLog, keepsLines: Bool = false
  ) -> Bool {
    runs.read(text, &log)
    dropEmptyObjects(&log)
    if runs.runs.isEmpty { return false }
    if !keepsLines, runs.dropHiddenBlanks(collapses: true) {
      runs.joinTexts()
      lose("blanks that do not show", &log)
      if runs.runs.isEmpty { return false }
    }
    plan.plan(runs.runs, fixedIsElement: true)
    var mark = 0
    for index in runs.runs.indices {
      while mark < plan.marks.count, plan.marks[mark].run == index {
        write(plan.marks[mark], next: runs.runs[index], to: &output)
        mark += 1
      }
      write(runs.runs[index], to: &output, &log, keepsLines: keepsLines)
    }
    while mark < plan.marks.count {
      write(plan.marks[mark], next: nil, to: &output)
      mark += 1
    }
    return true
  }

  /// What nothing can be written for has no elements around it either.
  private mutating func dropEmptyObjects(_ log: inout LossLog) {
    var hasDropped = false
    for index in runs.runs.indices {
      let loss: String
      switch runs.runs[index].content {
      case .formula(let latex) where runs.strings[latex].isEmpty: loss = "an empty formula"
      case .anchor(let name) where runs.strings[name].isEmpty: loss = "an anchor without a name"
      case .picture(let id) where addresses[id] == nil: loss = "a picture that has no address"
      case .text, .formula, .emoji, .picture, .anchor, .button: continue
      }
      lose(loss, &log)
      runs.makeText(of: index, "")
      hasDropped = true
    }
    if hasDropped { runs.joinTexts() }
  }

  // MARK: Runs

  private mutating func write(
    _ run: TextRun, to output: inout MarkupOutput, _ log: inout LossLog, keepsLines: Bool
  ) {
    switch run.content {
    case .text(let range):
      runs.withCharacters(in: range) { Self.write($0, to: &output, keepsLines: keepsLines) }
    case .formula(let latex):
      output.write(dialect == .webHTML ? "<code class=\"math\">" : "<tg-math>")
      output.writeEscaped(runs.strings[latex], quotes: true)
      output.write(dialect == .webHTML ? "</code>" : "</tg-math>")
    case .emoji(let fileId, let alternative):
      let alternative = runs.strings[alternative]
      if alternative.isEmpty {
        output.write("<img src=\"tg://emoji?id=")
        output.write(fileId)
        return output.write("\">")
      }
      output.write("<tg-emoji emoji-id=\"")
      output.write(fileId)
      output.write("\">")
      output.writeEscaped(alternative, quotes: true)
      output.write("</tg-emoji>")
    case .picture(let id):
      output.write("<img src=\"")
      output.writeAttribute(addresses[id] ?? "")
      output.write("\" alt=\"\">")
    case .anchor(let name):
      output.write(dialect == .webHTML ? "<a id=\"" : "<a name=\"")
      output.writeAttribute(runs.strings[name])
      output.write("\"></a>")
    case .button(let index):
      output.write(runs.buttons[index], &self, &log)
    }
  }

  /// Static, so that nobody who writes characters holds the runs a second time.
  private static func write(_ text: Bytes, to output: inout MarkupOutput, keepsLines: Bool) {
    var start = 0
    while !keepsLines, let end = text.firstIndex(of: Ascii.lineFeed, in: start..<text.count) {
      output.writeEscaped(text.slice(start..<end))
      output.write("<br>")
      start = end + 1
    }
    output.writeEscaped(text.slice(start..<text.count))
  }

  func lose(_ what: String, _ log: inout LossLog) {
    log.add(dialect.cannotSay(what))
  }

  // MARK: Elements

  private func write(_ mark: SpanPlan.Mark, next: TextRun?, to output: inout MarkupOutput) {
    let isOpening = mark.isOpening
    switch mark.element {
    case .bold: output.write(isOpening ? "<b>" : "</b>")
    case .italic: output.write(isOpening ? "<i>" : "</i>")
    case .underline: output.write(isOpening ? "<u>" : "</u>")
    case .strikethrough: output.write(isOpening ? "<s>" : "</s>")
    case .fixed: output.write(isOpening ? "<code>" : "</code>")
    case .subscript: output.write(isOpening ? "<sub>" : "</sub>")
    case .superscript: output.write(isOpening ? "<sup>" : "</sup>")
    case .marked: output.write(isOpening ? "<mark>" : "</mark>")
    case .spoiler:
      if dialect == .webHTML {
        output.write(isOpening ? "<span class=\"spoiler\">" : "</span>")
      } else {
        output.write(isOpening ? "<tg-spoiler>" : "</tg-spoiler>")
      }
    case .reference:
      guard isOpening, let next else {
        return output.write(dialect == .webHTML ? "</span>" : "</tg-reference>")
      }
      output.write(dialect == .webHTML ? "<span id=\"" : "<tg-reference name=\"")
      output.writeAttribute(runs.references[next.reference])
      output.write("\">")
    case .link:
      if isOpening, let next {
        open(runs.links[next.link], to: &output)
      } else {
        close(runs.links[runs.runs[mark.run - 1].link], to: &output)
      }
    }
  }

  private func open(_ link: TextLink, to output: inout MarkupOutput) {
    switch link {
    case .address(let address):
      guard dialect == .webHTML else {
        output.write("<a href=\"")
        output.writeAttribute(address)
        return output.write("\">")
      }
      output.write("<a")
      if let address = BrowserAddress.safe(address) {
        output.write(" href=\"")
        output.writeAttribute(address)
        output.write("\"")
        if !address.hasPrefix("#") { output.write(" rel=\"noopener noreferrer nofollow\"") }
      }
      output.write(">")
    case .mention(let peerId):
      output.write("<a href=\"tg://user?id=")
      output.write(peerId)
      output.write("\">")
    case .date(let date, let format):
      guard dialect == .webHTML else {
        output.write("<tg-time unix=\"")
        output.write(date)
        output.write("\" format=\"")
        output.write(DateTimeLetters.text(format))
        return output.write("\">")
      }
      output.write("<time datetime=\"")
      output.write(BrowserAddress.dateTime(date))
      output.write("\">")
    }
  }

  private func close(_ link: TextLink, to output: inout MarkupOutput) {
    switch link {
    case .address, .mention: output.write("</a>")
    case .date: output.write(dialect == .webHTML ? "</time>" : "</tg-time>")
    }
  }
}
