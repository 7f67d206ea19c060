import CCMarkGFM
import PageModel

extension RichMarkdownReader {
  /// Goes through the nodes in the order of the text. Calls itself only for the text of a pair,
  /// `level` of which are around this one.
  mutating func readChildren(of leaf: CMarkNode, level: Int) throws(MarkupError) {
    var next = leaf.firstChild
    while let node = next {
      if try enter(node, level: level), let child = node.firstChild {
        next = child
        continue
      }
      var current = node
      try leave(current)
      while current.next == nil, let parent = current.pointee.parent, parent != leaf {
        current = parent
        try leave(current)
      }
      next = current.next
    }
  }

  /// Whether the node's children are to be read.
  private mutating func enter(_ node: CMarkNode, level: Int) throws(MarkupError) -> Bool {
    switch node.type {
    case .text:
      try addText(node.shownText)
    case .softBreak:
      try page.add(literal: " ")
    case .lineBreak:
      try page.add(literal: "\n")
      text.isAfterBreak = true
    case .code:
      try begin(.style(.code))
      try add(node.literal)
      try end(.code)
    case .htmlInline:
      try readTag(node)
    case .customInline:
      try readOwn(node, level: level)
    case .emphasis:
      try begin(.style(.italic))
      return true
    case .strong:
      try begin(.style(.bold))
      return true
    case .link:
      try beginLink(node)
      return true
    case .image:
      return try readImage(node)
    default:
      // The one node that cmark-gfm's extension makes.
      try begin(.style(.strikethrough))
      return true
    }
    return false
  }

  private mutating func leave(_ node: CMarkNode) throws(MarkupError) {
    switch node.type {
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .customInline: break
    case .emphasis: try end(.italic)
    case .strong: try end(.bold)
    case .link: try endLink(node)
    case .image:
      if case .date? = dateMarker(of: node) { try end(.time) }
    default: try end(.strikethrough)
    }
  }

  private mutating func beginLink(_ node: CMarkNode) throws(MarkupError) {
    let url = string(node.pointee.as.link.url.bytes)
    if url.isEmpty, allowsEmptyLinks { return try begin(.link(.address(url))) }
    if let target = LinkTarget(url) { return try begin(.link(target)) }
    page.warn(.linkRefused(url: url))
    text.refusedLinks.append(node)
  }

  private mutating func endLink(_ node: CMarkNode) throws(MarkupError) {
    if text.refusedLinks.last == node {
      text.refusedLinks.removeLast()
    } else {
      try end(.link)
    }
  }

  private mutating func readOwn(_ node: CMarkNode, level: Int) throws(MarkupError) {
    let shown = node.pointee.as.custom.on_enter.bytes
    switch node.own.kind {
    case .inlineFormula:
      text.isAtStart = false
      try page.addFormula(string(shown))
    case .footnoteReference:
      try readReference(toFootnote: node.own.index)
    case .pairSign:
      switch PairRole(rawValue: node.own.index) {
      case .opensSpoiler: try begin(.style(.spoiler))
      case .closesSpoiler: try end(.spoiler)
      case .opensMarked: try begin(.style(.marked))
      case .closesMarked: try end(.marked)
      case .silent: break
      case .text, nil: try addText(shown)
      }
    case .pair:
      try readPair(node, level: level)
    case .none, .table, .row, .blockFormula, .footnote, .openTask, .doneTask, .bareLink:
      break
    }
  }

  private mutating func readReference(toFootnote index: Int) throws(MarkupError) {
    let number = "[\(syntax.footnotes.refer(to: index))]"
    text.isAtStart = false
    guard let target = LinkTarget("#" + syntax.footnotes.labels[index]) else {
      return try page.add(number)
    }
    try page.begin(.link(target))
    try page.begin(.style(.superscript))
    try page.add(number)
    try page.close(.superscript)
    try page.close(.link)
  }
}
