import PageMarkup

/// Writes a web page as Rich HTML: what elements and styles mean, without what they look like.
struct WebPageWriter {
  var output = RichHTMLOutput()
  private let sheet: WebStyleSheet
  /// What was left out.
  private(set) var losses: Set<String> = []

  /// What holds for the text being written.
  struct Context {
    var style: CharacterStyle = []
    var link: String?
    var keepsSpaces = false
    /// Whether a box of the item is written already.
    var hasBox = false
  }

  init(_ sheet: WebStyleSheet) {
    self.sheet = sheet
  }

  mutating func write(_ nodes: [WebNode], _ context: Context) {
    for node in nodes {
      switch node {
      case .comment: break
      case .text(let text):
        output.add(text, context.tags, keepsSpaces: context.keepsSpaces)
      case .element(let element): write(element, context)
      }
    }
  }

  private mutating func write(_ element: WebElement, _ outer: Context) {
    var context = outer
    let style = sheet.style(of: element)
    if style.isHidden || element.isLeftOut { return }
    if let own = WebElementMeaning.styles[element.name] { context.style.formUnion(own) }
    context.style.formUnion(style.adds)
    context.style.subtract(style.removes)
    context.keepsSpaces = context.keepsSpaces || style.keepsSpaces
    switch WebElementMeaning.of(element) {
    case .inline: write(element.children, context)
    case .link:
      context.link = element.attributes["href"].flatMap { $0.isOpenAddress ? $0.trimmed : nil }
      write(element.children, context)
    case .lineBreak: output.lineBreak()
    case .picture: writePicture(element, context)
    case .box: writeBox(element, context)
    case .quoted:
      output.add("“", context.tags, keepsSpaces: false)
      write(element.children, context)
      output.add("”", context.tags, keepsSpaces: false)
    case .object(let tag): output.add(escaped: tag, context.tags)
    case .block, .heading, .rule, .preformatted, .list, .item, .quote, .details, .table, .row,
      .cell,
      .term:
      writeBlock(element, context)
    }
  }

  private mutating func writeBlock(_ element: WebElement, _ context: Context) {
    var context = context
    guard output.isInFlow else {
      // Inside a text a block is lines of it.
      output.endLine()
      if element.name == "pre" { context.keepsSpaces = true }
      write(element.children, context)
      if element.name == "td" || element.name == "th" {
        output.add(" ", [], keepsSpaces: false)
      } else {
        output.endLine()
      }
      return
    }
    switch WebElementMeaning.of(element) {
    case .heading(let level):
      // Headings are bold as they are.
      context.style.remove(.bold)
      output.begin("h\(level)", isFlow: false)
      write(element.children, context)
      output.end("h\(level)")
    case .rule: output.add(block: "<hr>")
    case .preformatted: writeCode(element)
    case .list(let isOrdered): writeList(element, isOrdered: isOrdered, context)
    case .item:
      output.begin("ul", isFlow: true)
      writeItem(element, context)
      output.end("ul")
    case .quote:
      output.begin("blockquote", isFlow: true)
      write(element.children, context)
      output.end("blockquote")
    case .details: writeDetails(element, context)
    case .table: writeTable(element, context)
    case .term:
      context.style.insert(.bold)
      output.endLine()
      write(element.children, context)
      output.endLine()
    case .block, .row, .cell, .inline, .link, .lineBreak, .picture, .box, .quoted, .object:
      output.endLine()
      write(element.children, context)
      output.endLine()
    }
  }

  // MARK: Pieces of texts

  private mutating func writePicture(_ element: WebElement, _ context: Context) {
    guard let alternative = element.attributes["alt"]?.trimmed, !alternative.isEmpty,
      alternative.count <= 8, alternative.unicodeScalars.contains(where: \.properties.isEmoji),
      alternative.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic })
    else {
      losses.insert("a picture")
      return
    }
    output.add(alternative, context.tags, keepsSpaces: true)
  }

  private mutating func writeBox(_ element: WebElement, _ context: Context) {
    guard element.attributes["type"]?.lowercased() == "checkbox", !context.hasBox else { return }
    let isChecked = element.attributes["checked"] != nil
    let box = isChecked ? ChecklistPrefix.checked : ChecklistPrefix.open
    output.add(box, context.tags, keepsSpaces: false)
  }

  // MARK: Blocks

  private mutating func writeCode(_ element: WebElement) {
    var code = element.text
    if code.utf8.first == 0x0a { code.removeFirst() }
    while code.utf8.last == 0x0a || code.utf8.last == 0x0d { code.removeLast() }
    if code.isEmpty { return }
    let language = element.first { $0.language != nil }?.language
    let tag = language.map { "<code class=\"language-\($0.escapedForHTML)\">" }
    output.add(
      block: "<pre>" + (tag ?? "") + code.escapedForHTML + (tag == nil ? "" : "</code>") + "</pre>")
  }

  private mutating func writeList(_ list: WebElement, isOrdered: Bool, _ context: Context) {
    var tag = isOrdered ? "ol" : "ul"
    if isOrdered {
      if let start = list.attributes["start"].flatMap({ Int32($0) }) {
        tag += " start=\"\(start)\""
      }
      if let type = list.attributes["type"], ["a", "A", "i", "I"].contains(type) {
        tag += " type=\"\(type)\""
      }
    }
    output.begin(tag, isFlow: true)
    var isItemOpen = false
    for element in list.elements where !element.isLeftOut {
      switch WebElementMeaning.of(element) {
      case .item:
        if isItemOpen { output.end("li") }
        beginItem(element, context)
        isItemOpen = true
      case .list, .block, .heading, .rule, .preformatted, .quote, .details, .table, .row, .cell,
        .term, .inline, .link, .lineBreak, .picture, .box, .quoted, .object:
        // A list right in a list belongs to the item before it.
        if !isItemOpen { output.begin("li", isFlow: true) }
        isItemOpen = true
        write(element, context)
      }
    }
    if isItemOpen { output.end("li") }
    output.end(isOrdered ? "ol" : "ul")
  }

  private mutating func writeItem(_ item: WebElement, _ context: Context) {
    beginItem(item, context)
    output.end("li")
  }

  private mutating func beginItem(_ item: WebElement, _ context: Context) {
    var context = context
    let style = sheet.style(of: item)
    context.style.formUnion(style.adds)
    context.style.subtract(style.removes)
    let value = item.attributes["value"].flatMap { Int32($0) }
    output.begin("li" + (value.map { " value=\"\($0)\"" } ?? ""), isFlow: true)
    if let isChecked = item.isChecked {
      context.hasBox = true
      output.add(raw: "<input type=\"checkbox\"\(isChecked ? " checked" : "")>")
    }
    write(item.children, context)
  }

  private mutating func writeDetails(_ details: WebElement, _ context: Context) {
    output.begin(details.attributes["open"] == nil ? "details" : "details open", isFlow: true)
    var rest = details.children
    if let index = rest.firstIndex(where: { $0.isElement(named: "summary") }),
      case .element(let summary) = rest.remove(at: index)
    {
      output.begin("summary", isFlow: false)
      write(summary.children, context)
      output.end("summary")
    }
    write(rest, context)
    output.end("details")
  }

  private mutating func writeTable(_ table: WebElement, _ context: Context) {
    let rows = table.tableRows.filter { !$0.cells.isEmpty }
    // Mail and old pages are laid out with tables that are none.
    let isLayout =
      table.attributes["role"] == "presentation" || rows.allSatisfy { $0.cells.count == 1 }
    if isLayout {
      for row in rows {
        for cell in row.cells { writeBlock(WebElement("div", [:], cell.children), context) }
      }
      return
    }
    output.begin("table bordered", isFlow: true)
    if let caption = table.elements.first(where: { $0.name == "caption" }),
      !caption.text.trimmed.isEmpty
    {
      output.begin("caption", isFlow: false)
      write(caption.children, context)
      output.end("caption")
    }
    for row in rows {
      output.begin("tr", isFlow: true)
      for cell in row.cells { writeCell(cell, context) }
      output.end("tr")
    }
    output.end("table")
  }

  private mutating func writeCell(_ cell: WebElement, _ context: Context) {
    var context = context
    let style = sheet.style(of: cell)
    context.style.formUnion(style.adds)
    context.style.subtract(style.removes)
    if cell.name == "th" { context.style.remove(.bold) }
    var tag = cell.name
    for name in ["colspan", "rowspan"] {
      if let span = cell.attributes[name].flatMap({ Int32($0) }), span > 1 {
        tag += " \(name)=\"\(min(span, 1_000))\""
      }
    }
    tag += " align=\"\(cell.horizontalAlignment)\" valign=\"\(cell.verticalAlignment)\""
    output.begin(tag, isFlow: false)
    write(cell.children, context)
    output.end(cell.name)
  }
}

extension WebPageWriter.Context {
  /// The tags around a text, the link outside of the formats.
  var tags: [RichHTMLOutput.Tag] {
    var tags: [RichHTMLOutput.Tag] = link.map { [.link($0)] } ?? []
    // Links are underlined as they are.
    let style = link == nil ? style : style.subtracting(.underline)
    for (part, name) in CharacterStyle.all where style.contains(part) {
      tags.append(.style(part == .spoiler ? "tg-spoiler" : name))
    }
    return tags
  }
}
