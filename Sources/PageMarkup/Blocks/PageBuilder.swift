import CCMarkGFM
import PageModel

/// Builds the page of a message or document from the tree that cmark-gfm made of its text.
struct PageBuilder: ~Copyable {
  let syntax: MarkdownSyntax
  let options: MarkdownOptions
  let parser: CMarkParser
  var preparation: InlinePreparation
  var inlines: InlineReader
  private let lineCount: Int
  private let deepestLevel: Int

  /// What was said by the headings so far.
  private(set) var headings: HeadingState
  /// Definitions of footnotes in the order of the text, found while everything else was built.
  private var footnotes: [Int: CMarkNode] = [:]

  /// - Parameter context: What stands around the text; nil when it is all there is.
  init(
    _ tree: consuming MarkdownTree, options: MarkdownOptions, context: ReadingContext? = nil
  ) {
    headings = context?.headings ?? HeadingState()
    syntax = tree.syntax
    lineCount = tree.lineCount
    self.options = options
    preparation = tree.preparation
    inlines = InlineReader(syntax: syntax, options: options)
    if let context {
      inlines.counts = context.state.counts
      inlines.media = context.state.media
    }
    inlines.standIns = preparation.standIns
    parser = tree.parser
    deepestLevel = max(min(options.limits.blockDepth, NestingLimit.blocks), 1)
  }

  mutating func document(from root: CMarkNode) throws(MarkupError) -> MarkupDocument {
    var output = BlockOutput(lineCount: lineCount)
    try addChildren(of: root, level: 1, to: &output)
    try addFootnotes(to: &output)
    return MarkupDocument(
      page: InstantPage(blocks: output.blocks, media: inlines.media.media),
      title: pageTitle, blockLines: output.lines,
      alternativeTexts: inlines.media.alternativeTexts,
      warnings: syntax.warnings.sorted { $0.position < $1.position })
  }

  private var pageTitle: String? {
    switch options.mode {
    case .chat: return nil
    case .document(let fileName): return headings.title ?? fileName
    }
  }

  /// The blocks of a container, which stands on the level above.
  mutating func blocks(of container: CMarkNode, level: Int) throws(MarkupError)
    -> [InstantPageBlock]
  {
    var output = BlockOutput(lineCount: lineCount)
    try addChildren(of: container, level: level, to: &output)
    return output.blocks
  }

  private mutating func addChildren(
    of container: CMarkNode, level: Int, to output: inout BlockOutput
  ) throws(MarkupError) {
    var next = container.firstChild
    while let node = next {
      next = node.next
      output.range = node.lines(before: next)
      try inlines.counts.takeNode(at: node.position)
      switch node.type {
      case .paragraph:
        next = try addParagraph(node, to: &output)
      case .heading:
        try addHeading(node, to: &output)
      case .thematicBreak:
        try add(.divider, of: node, to: &output)
      case .codeBlock:
        if node.own.kind == .blockFormula {
          next = try addParagraph(node, to: &output)
        } else {
          try addCode(node, to: &output)
        }
      case .htmlBlock:
        try addHTML(node, to: &output)
      case .blockQuote, .list:
        if level >= deepestLevel {
          try addAsText(node, to: &output)
        } else if node.type == .list {
          try addList(node, level: level, to: &output)
        } else {
          let blocks = try blocks(of: node, level: level + 1)
          if blocks.isEmpty { continue }
          try add(
            .blockQuote(blocks: blocks, caption: .empty, collapsed: false), of: node, to: &output)
        }
      default:
        if node.own.kind == .table { try addTable(node, to: &output) }
        if node.own.kind == .footnote { footnotes[node.own.index] = node }
      }
    }
  }

  mutating func add(
    _ block: InstantPageBlock, of node: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) {
    try inlines.counts.takeBlock(at: node.position)
    output.append(block)
  }

  // MARK: Headings

  private mutating func addHeading(
    _ node: CMarkNode, to output: inout BlockOutput
  ) throws(MarkupError) {
    let reading = try beginReading(node)
    let plainText = options.isDocument ? inlines.plainText(of: node) : ""
    let text = try endReading(node, reading)
    if text.isBlank { return }
    let level = node.pointee.as.heading.level
    guard options.isDocument else {
      return try add(.heading(text: text, level: Int32(level)), of: node, to: &output)
    }
    if let slug = headings.slugs.slug(for: plainText) {
      try add(.anchor(slug), of: node, to: &output)
    }
    if level == 1 {
      headings.title = headings.title ?? plainText
      try add(.title(text), of: node, to: &output)
    } else {
      try add(.heading(text: text, level: Int32(level)), of: node, to: &output)
    }
  }

  // MARK: Footnotes

  /// Footnotes stand at the end of the page: first those that are referred to, in the order of
  /// their references, then the others.
  private mutating func addFootnotes(to output: inout BlockOutput) throws(MarkupError) {
    if footnotes.isEmpty { return }
    var position = 0
    // A footnote may hold the first reference to another.
    while position < syntax.footnotes.referenced.count {
      try addFootnote(syntax.footnotes.referenced[position], to: &output)
      position += 1
    }
    for index in footnotes.keys.sorted() where syntax.footnotes.number(of: index) == nil {
      try addFootnote(index, to: &output)
    }
  }

  private mutating func addFootnote(_ index: Int, to output: inout BlockOutput)
    throws(MarkupError)
  {
    guard let node = footnotes[index] else { return }
    output.range = node.lines(before: nil)
    let label = syntax.footnotes.labels[index]
    let marker: RichText
    if let number = syntax.footnotes.number(of: index) {
      marker = .anchor(text: .plain("[\(number)]"), name: label)
    } else if syntax.footnotes.isFirst(index) {
      marker = .anchor(text: .plain("[\(label)]"), name: label)
    } else {
      marker = .plain("[\(label)]")
    }
    try inlines.counts.takeRun(length: label.unicodeScalars.count + 3, at: node.position)
    var blocks = try blocks(of: node, level: 1)
    if case .paragraph(let text)? = blocks.first {
      blocks[0] = .paragraph(text.preceded(by: [marker, .plain(" ")]))
    } else {
      try inlines.counts.takeBlock(at: node.position)
      blocks.insert(.paragraph(marker), at: 0)
    }
    blocks.forEach { output.append($0) }
  }
}
