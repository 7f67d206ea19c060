import CCMarkGFM
import PageModel

extension InlineReader {
  /// Goes through the nodes in the order of the text without calling itself: they may nest as deep
  /// as the text is long.
  mutating func readChildren(of leaf: CMarkNode) throws(MarkupError) {
    var next = leaf.firstChild
    while let node = next {
      if try enter(node), let child = node.firstChild {
        next = child
        continue
      }
      var current = node
      leave(current)
      while current.next == nil, let parent = current.pointee.parent, parent != leaf {
        current = parent
        leave(current)
      }
      next = current.next
    }
  }

  /// Whether the node's children are to be read.
  private mutating func enter(_ node: CMarkNode) throws(MarkupError) -> Bool {
    switch node.type {
    case .text:
      try readText(node)
      if node.pointee.as.literal.len > 0 { swallowsSoftBreak = false }
      return false
    case .softBreak:
      if !swallowsSoftBreak {
        try append(options.softBreaksAreLineBreaks ? Ascii.lineFeed : Ascii.space)
      }
    case .lineBreak:
      try append(Ascii.lineFeed)
    case .code:
      let traits = run.traits
      run.traits.insert(.fixed)
      try append(node.literal)
      run.traits = traits
    case .htmlInline:
      try readHTML(node)
      return false
    case .customInline:
      try readOwn(node)
    case .emphasis:
      emphasis.italic += 1
      run.traits = emphasis.traits
    case .strong:
      emphasis.bold += 1
      run.traits = emphasis.traits
    case .link:
      return try enterLink(node)
    case .image:
      swallowsSoftBreak = false
      return try readImage(node)
    default:
      // The one node that cmark-gfm's extension makes.
      emphasis.strikethrough += 1
      run.traits = emphasis.traits
    }
    swallowsSoftBreak = false
    return true
  }

  private mutating func leave(_ node: CMarkNode) {
    switch node.type {
    case .emphasis: emphasis.italic -= 1
    case .strong: emphasis.bold -= 1
    case .link:
      linkDepth -= 1
      if linkDepth == 0 { run.link = nil }
      return
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .customInline, .image:
      return
    default: emphasis.strikethrough -= 1
    }
    run.traits = emphasis.traits
  }

  private mutating func readText(_ node: CMarkNode) throws(MarkupError) {
    let text = node.shownText
    guard syntax.features.contains(.atSigns), linkDepth == 0 else { return try append(text) }
    var start = 0
    while let email = EmailAddress.first(in: text, from: start) {
      try append(text.slice(start..<email.range.lowerBound))
      let address = string(text.slice(email.range))
      beginLink(.url(email.hasScheme ? address : "mailto:" + address))
      try append(text.slice(email.range))
      run.link = nil
      start = email.range.upperBound
    }
    try append(text.slice(start..<text.count))
  }

  private mutating func enterLink(_ node: CMarkNode) throws(MarkupError) -> Bool {
    swallowsSoftBreak = false
    linkDepth += 1
    if linkDepth > 1 { return true }
    let address = node.pointee.as.link.url.bytes
    let url = string(address)
    if node.firstChild == nil {
      syntax.warn(.emptyLink(url: url), at: position)
      return false
    }
    switch LinkMarker(address) {
    case .customEmoji(let fileId):
      try appendEmoji(fileId, alternative: plainText(of: node))
      return false
    case .mention(let peerId): beginLink(.mention(peerId))
    case .date(let date): beginLink(.date(date))
    case nil: beginLink(.url(url))
    }
    return true
  }

  private mutating func readOwn(_ node: CMarkNode) throws(MarkupError) {
    let shown = node.pointee.as.custom.on_enter.bytes
    switch node.own.kind {
    case .inlineFormula:
      try appendFormula(shown)
    case .bareLink:
      if linkDepth > 0 { return try append(shown) }
      let address = string(shown)
      let hasScheme = shown.first != UInt8(ascii: "w")
      beginLink(.url(hasScheme ? address : "http://" + address))
      try append(shown)
      run.link = nil
    case .footnoteReference:
      try appendFootnoteReference(node.own.index)
    case .none, .table, .row, .blockFormula, .footnote, .openTask, .doneTask, .pairSign, .pair:
      break
    }
  }

  mutating func appendFormula(_ latex: Bytes) throws(MarkupError) {
    let length = latex.scalarCount(in: 0..<latex.count)
    try append(.formula(latex: string(latex)), length: length)
  }

  private mutating func appendFootnoteReference(_ index: Int) throws(MarkupError) {
    let number = "[\(syntax.footnotes.refer(to: index))]"
    if linkDepth > 0 {
      return try append(number)
    }
    let link = RichText.url(
      text: .plain(number), url: "#" + syntax.footnotes.labels[index], webpageId: nil)
    try append(.superscript(link), length: number.utf8.count)
  }

  mutating func appendEmoji(_ fileId: Int64, alternative: String) throws(MarkupError) {
    try append(
      .textCustomEmoji(fileId: fileId, alt: alternative),
      length: alternative.unicodeScalars.count)
  }
}
