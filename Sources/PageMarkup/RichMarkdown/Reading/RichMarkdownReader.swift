import CCMarkGFM
import PageModel

/// Tells the builder of rich pages what cmark-gfm found: its blocks and styles become elements, and
/// the tags between them are told as they come.
///
/// A tag may open an element in one block of HTML and close it in another, with Markdown between.
/// So there is one stream of events for both, and tags may only close what tags have opened.
struct RichMarkdownReader: ~Copyable {
  let syntax: MarkdownSyntax
  let parser: CMarkParser
  var preparation: InlinePreparation
  var page: RichPageBuilder
  var html = OpenHTML()
  private let lineCount: Int

  /// Definitions of footnotes in the order of the text, found while everything else was read.
  private var footnotes: [Int: CMarkNode] = [:]

  /// What the text being read has come to.
  var text = TextState()
  /// How often tags opened each of the elements inside the text being read.
  var opened = RichTagCounts()
  /// Bytes of texts that were read once more, for pairs whose text is read alone.
  var readAgain = 0
  /// What may be read again, so that no text makes reading take more than a multiple of its length.
  let readAgainLimit: Int
  /// See ``ReadingContext/allowsEmptyLinks``.
  let allowsEmptyLinks: Bool
  /// Whether something was not read again because of that.
  var isReadAgainLimited = false
  /// The lines on which blocks of Markdown begin while nothing is open around them, and items while
  /// only their list is.
  private(set) var restingLines: [Int] = []
  /// Whether the last block stands between tags, where Markdown is text.
  private(set) var endsLiterally = false
  /// Whether nothing was open at the end of the text.
  private(set) var endsAtRest = true
  var scratch: [UInt8] = []
  /// The lines of the source, once they were asked for.
  private var sourceLines: [Range<Int>] = []

  struct TextState {
    /// Whether nothing was shown yet; references to blanks show nothing there.
    var isAtStart = true
    /// Whether a line has just ended; the blanks that begin the next one are not shown.
    var isAfterBreak = false
    /// Styles and links of Markdown around the place.
    var depth = 0
    /// Links that lead nowhere, whose text is kept.
    var refusedLinks: [CMarkNode] = []
  }

  /// - Parameter context: What stands around the text; nil when it is all there is.
  init(
    _ tree: consuming MarkdownTree, options: RichMarkupOptions, context: ReadingContext? = nil
  ) {
    syntax = tree.syntax
    allowsEmptyLinks = context?.allowsEmptyLinks ?? false
    readAgainLimit = (context?.sourceCount ?? tree.syntax.source.count) * 3 + 65_536
    lineCount = tree.lineCount
    preparation = tree.preparation
    page = RichPageBuilder(
      options: options, dialect: .markdown, sourceBytes: tree.syntax.source.count)
    if let context {
      page.counts = context.state.counts
      page.media = context.state.richMedia
      page.tableCells = context.state.richTableCells
      page.hasWarnedOfDepth = context.state.hasWarnedOfDepth
      readAgain = context.state.readAgain
    }
    parser = tree.parser
  }

  /// Whether nothing is open that a block behind could stand in.
  var isAtRest: Bool { html.isEmpty && page.isAtRest(inList: false) }

  private func isResting(before node: CMarkNode) -> Bool {
    guard let parent = node.pointee.parent else { return false }
    if parent.pointee.parent == nil { return isAtRest }
    guard node.type == .item, parent.pointee.parent?.pointee.parent == nil else { return false }
    return html.holdsMarkdownAlone && page.isAtRest(inList: true)
  }

  mutating func document(from root: CMarkNode) throws(MarkupError) -> MarkupDocument {
    try readBlocks(in: root)
    endsAtRest = isAtRest
    try readFootnotes()
    try closeAll()
    var document = try page.finish()
    document.warnings = (document.warnings + syntax.warnings).sorted {
      $0.position < $1.position
    }
    for index in document.blockLines.indices {
      document.blockLines[index] = document.blockLines[index].clamped(to: 1...lineCount)
    }
    return document
  }

  // MARK: Blocks

  /// Goes through the blocks in the order of the text without calling itself.
  private mutating func readBlocks(in container: CMarkNode) throws(MarkupError) {
    var next = container.firstChild
    while let node = next {
      page.position = node.position
      if isResting(before: node) { restingLines.append(node.line) }
      var last = node
      if try enter(node, last: &last) {
        if let child = node.firstChild {
          next = child
          continue
        }
        try leave(node)
      }
      while last.next == nil, let parent = last.pointee.parent, parent != container {
        last = parent
        try leave(last)
      }
      next = last.next
    }
  }

  /// Whether the node's blocks are to be read. `last` becomes the last node that was read with it.
  private mutating func enter(
    _ node: CMarkNode, last: inout CMarkNode
  ) throws(MarkupError) -> Bool {
    endsLiterally = html.hidesMarkdown
    if html.hidesMarkdown, node.type != .htmlBlock {
      try readLiterally(node)
      return false
    }
    switch node.type {
    case .paragraph:
      last = try readParagraph(node)
    case .heading:
      try page.begin(.heading(level: Int32(node.pointee.as.heading.level)))
      try readText(of: node)
      try close(.heading1, with: node)
    case .thematicBreak:
      page.lastLine = max(page.lastLine, node.lastLine)
      try page.add(.divider, replacedBy: "")
    case .codeBlock:
      if node.own.kind == .blockFormula {
        last = try readParagraph(node)
      } else {
        try readCode(node)
      }
    case .htmlBlock:
      try readHTML(node)
    case .blockQuote:
      try page.begin(.quote(collapsed: false))
      html.enterMarkdown()
      return true
    case .list:
      let list = node.pointee.as.list
      let isOrdered = list.list_type == CMARK_ORDERED_LIST
      try page.begin(.list(isOrdered ? ListNumbering(start: list.start) : nil))
      html.enterMarkdown()
      return true
    case .item:
      try page.begin(.item(value: nil, style: nil, checked: node.isChecked))
      html.enterMarkdown()
      return true
    default:
      if node.own.kind == .table { try readTable(node) }
      if node.own.kind == .footnote { footnotes[node.own.index] = node }
    }
    return false
  }

  private mutating func leave(_ node: CMarkNode) throws(MarkupError) {
    let tag: RichTag
    switch node.type {
    case .blockQuote: tag = .quote
    case .list:
      tag = node.pointee.as.list.list_type == CMARK_ORDERED_LIST ? .orderedList : .list
    case .item: tag = .item
    default: return
    }
    html.leaveMarkdown()
    try close(tag, with: node)
  }

  /// Ends the element that a node of Markdown has begun.
  mutating func close(_ tag: RichTag, with node: CMarkNode) throws(MarkupError) {
    page.position.line = max(page.position.line, node.line)
    page.lastLine = max(page.lastLine, node.lines(before: node.next).upperBound)
    try page.close(tag)
  }

  /// Ends what tags have left open.
  private mutating func closeAll() throws(MarkupError) {
    while let tag = html.popOpen() { try page.close(tag) }
  }

  // MARK: Code

  private mutating func readCode(_ node: CMarkNode) throws(MarkupError) {
    let info = string(node.pointee.as.code.info.bytes)
    let language = info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    let literal = node.pointee.as.code.literal.bytes
    if language == "math" {
      try page.begin(.blockFormula)
      try add(literal)
      return try close(.mathBlock, with: node)
    }
    try page.begin(.preformatted(language: language))
    try add(literal)
    try close(.preformatted, with: node)
  }

  // MARK: Footnotes

  /// Footnotes stand at the end of the page: first those that are referred to, in the order of
  /// their references, then the others.
  private mutating func readFootnotes() throws(MarkupError) {
    if footnotes.isEmpty { return }
    try closeAll()
    var position = 0
    // A footnote may hold the first reference to another.
    while position < syntax.footnotes.referenced.count {
      try readFootnote(syntax.footnotes.referenced[position])
      position += 1
    }
    for index in footnotes.keys.sorted() where syntax.footnotes.number(of: index) == nil {
      try readFootnote(index)
    }
  }

  private mutating func readFootnote(_ index: Int) throws(MarkupError) {
    guard let node = footnotes[index] else { return }
    page.position = node.position
    page.lastLine = node.line
    html.enterMarkdown()
    try page.begin(.paragraph)
    try readMarker(ofFootnote: index)
    // The marker stands before the text of the first paragraph.
    if let first = node.firstChild, first.type == .paragraph {
      try page.add(literal: " ")
      try readText(of: first)
      try close(.paragraph, with: first)
      cmark_node_unlink(first)
    } else {
      try page.close(.paragraph)
    }
    try readBlocks(in: node)
    html.leaveMarkdown()
  }

  private mutating func readMarker(ofFootnote index: Int) throws(MarkupError) {
    let label = syntax.footnotes.labels[index]
    let number = syntax.footnotes.number(of: index)
    let marker = number.map { "[\($0)]" } ?? "[\(label)]"
    // A label that was defined before leads to the first definition.
    guard number != nil || syntax.footnotes.isFirst(index) else { return try page.add(marker) }
    try page.begin(.anchor(name: label))
    try page.add(marker)
    try page.close(.reference)
  }

  // MARK: Strings

  /// A line of the source, without its end.
  mutating func sourceLine(_ number: Int) -> Bytes {
    if sourceLines.isEmpty {
      var lines = SourceLines(syntax.source)
      while let line = lines.next() { sourceLines.append(line) }
    }
    guard sourceLines.indices.contains(number - 1) else { return syntax.source.slice(0..<0) }
    return syntax.source.slice(sourceLines[number - 1])
  }

  /// `bytes` as the author wrote them.
  func string(_ bytes: Bytes) -> String {
    guard let standIns = preparation.standIns else { return String(decoding: bytes, as: UTF8.self) }
    var restored: [UInt8] = []
    standIns.restore(bytes, to: &restored)
    return String(decoding: restored, as: UTF8.self)
  }

  /// Adds text, as the author wrote it.
  mutating func add(_ bytes: Bytes) throws(MarkupError) {
    guard let standIns = preparation.standIns else { return try page.add(bytes) }
    scratch.removeAll(keepingCapacity: true)
    standIns.restore(bytes, to: &scratch)
    let result = scratch.withUnsafeBufferPointer { restored in
      Result { () throws(MarkupError) in try page.add(restored) }
    }
    try result.get()
  }
}

extension CMarkNode {
  /// The state of the box before an item's text; nil without one.
  fileprivate var isChecked: Bool? {
    switch own.kind {
    case .openTask: return false
    case .doneTask: return true
    case .none, .table, .row, .blockFormula, .footnote, .inlineFormula, .bareLink,
      .footnoteReference, .pairSign, .pair:
      return nil
    }
  }
}
