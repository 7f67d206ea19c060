import PageModel

/// Writes the blocks of a page as Markdown.
///
/// Every line begins with what the containers around it ask for: `> ` for a quote, spaces for a
/// list item, the item's marker on its first line.
struct MarkdownWriter {
  let dialect: MarkupDialect
  var log: LossLog
  var output = MarkupOutput()
  var text: MarkdownText
  let addresses: MediaAddresses
  /// Writes what Markdown has no form for.
  var html: HTMLWriter

  /// What the containers put before a line.
  var prefix: [UInt8] = []
  /// The same for the next line, if that is the first of a list item.
  var firstPrefix: [UInt8] = []
  var isFirstLine = false
  /// The box of the list item that the next line begins.
  var box: Bool?
  /// A blank line is due, with so much of the prefix.
  var separator: Int?
  /// The list written last in the innermost container, if nothing has followed it.
  var previousList: ListMarker?
  /// Cells of all tables by now.
  var cells = 0
  var level = 0
  /// The level of the blocks right inside of a list item.
  var itemLevel = -1
  var isTooDeep = false
  /// Writes `>> ` for a quote right inside another, not `> > `.
  var joinsQuoteMarkers = false

  struct ListMarker: Equatable {
    var isOrdered: Bool
    /// `-` or `+`, `.` or `)`.
    var byte: UInt8
  }

  /// As far as a line may be indented.
  private static let widestPrefix = 80

  init(_ page: InstantPage, dialect: MarkupDialect, log: LossLog) {
    self.dialect = dialect
    self.log = log
    addresses = MediaAddresses(page, dialect: dialect)
    text = MarkdownText(dialect: dialect, addresses: addresses)
    html = HTMLWriter(addresses, dialect: dialect, log: LossLog())
    html.breaksLines = false
  }

  mutating func document(of page: InstantPage) -> (markup: EmittedMarkup, isTooDeep: Bool) {
    page.logLosses(in: dialect, &log)
    write(page.blocks)
    if output.bytes.last == Ascii.lineFeed { output.bytes.removeLast() }
    return (
      EmittedMarkup(text: output.text, losses: log.losses),
      isTooDeep || text.runs.isTooDeep || html.isTooDeep || html.text.runs.isTooDeep
    )
  }

  // MARK: Lines

  /// Writes what stands before a line.
  ///
  /// Behind a box only text is read: all else begins on the line below.
  mutating func beginLine(isText: Bool = false) {
    if let separator {
      var end = separator
      while end > 0, prefix[end - 1] == Ascii.space { end -= 1 }
      output.bytes.append(contentsOf: prefix[..<end])
      output.write(Ascii.lineFeed)
      self.separator = nil
    }
    if isFirstLine {
      output.bytes.append(contentsOf: firstPrefix)
      isFirstLine = false
      if let box {
        self.box = nil
        output.write(box ? "[x]" : "[ ]")
        if isText { return output.write(Ascii.space) }
        output.write(Ascii.lineFeed)
        output.bytes.append(contentsOf: prefix)
      }
    } else {
      output.bytes.append(contentsOf: prefix)
    }
  }

  /// Writes the lines of `lines`, or one after the other what stands between line feeds.
  mutating func writeLines(
    _ lines: Bytes, beginning: StaticString = "", isText: Bool = false
  ) {
    var start = 0
    var isFirst = true
    while true {
      let end = lines.firstIndex(of: Ascii.lineFeed, in: start..<lines.count) ?? lines.count
      // A blank line ends with what of the prefix is not blank.
      beginLine(isText: isText)
      if isFirst { output.write(beginning) }
      isFirst = false
      if start == end {
        while output.bytes.last == Ascii.space { output.bytes.removeLast() }
      }
      output.write(lines.slice(start..<end))
      output.write(Ascii.lineFeed)
      if end == lines.count { return }
      start = end + 1
    }
  }

  mutating func writeLine(_ line: StaticString) {
    beginLine()
    output.write(line)
    output.write(Ascii.lineFeed)
  }

  /// What follows stands behind a blank line.
  mutating func endBlock() {
    separator = prefix.count
    previousList = nil
  }

  // MARK: Containers

  /// Writes what is in a container that puts `marker` before its first line and `continuation`
  /// before the others. Whether anything was written.
  mutating func inContainer(
    marker: [UInt8], continuation: [UInt8], _ body: (inout MarkdownWriter) -> Void
  ) -> Bool {
    if prefix.count + continuation.count > Self.widestPrefix {
      isTooDeep = true
      return false
    }
    let before = (prefix.count, firstPrefix, isFirstLine, previousList, box, separator)
    let start = output.count
    if box != nil { beginLine() }
    let contentStart = output.count
    firstPrefix = (isFirstLine ? firstPrefix : prefix) + marker
    isFirstLine = true
    prefix += continuation
    previousList = nil
    body(&self)
    prefix.removeLast(prefix.count - before.0)
    previousList = before.3
    firstPrefix = before.1
    if output.count > contentStart {
      isFirstLine = false
      separator = nil
      return true
    }
    output.bytes.removeLast(output.count - start)
    (isFirstLine, box, separator) = (before.2, before.4, before.5)
    return false
  }

  mutating func lose(_ what: @autoclosure () -> String, if isLost: Bool = true) {
    if isLost { log.add(dialect.cannotSay(what())) }
  }
}

extension InstantPage {
  /// What no markup says of a page.
  func logLosses(in dialect: MarkupDialect, _ log: inout LossLog) {
    func lose(_ what: @autoclosure () -> String, if isLost: Bool) {
      if isLost { log.add(dialect.cannotSay(what())) }
    }
    lose("that the page reads from right to left", if: rtl)
    lose("that only the beginning of the page is there", if: !isComplete)
    lose("the page's address \(url)", if: !url.isEmpty)
    if let views { log.add(dialect.cannotSay("that the page was viewed \(views) times")) }
  }
}
