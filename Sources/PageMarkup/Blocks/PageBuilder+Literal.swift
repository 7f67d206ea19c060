import CCMarkGFM
import PageModel

extension PageBuilder {
  mutating func addCode(_ node: CMarkNode, to output: inout BlockOutput) throws(MarkupError) {
    let text = literalText(node.pointee.as.code.literal.bytes)
    if text.isEmpty { return }
    try inlines.counts.takeRun(length: text.unicodeScalars.count, at: node.position)
    try add(
      .preformatted(text: .plain(text), language: language(of: node)), of: node, to: &output)
  }

  /// The first word behind a fence.
  private func language(of node: CMarkNode) -> String? {
    let info = node.pointee.as.code.info.bytes
    guard let word = info.split(whereSeparator: \.isAsciiSpace).first else { return nil }
    return inlines.string(Bytes(rebasing: word)).lowercased()
  }

  /// HTML is shown as it is written.
  mutating func addHTML(_ node: CMarkNode, to output: inout BlockOutput) throws(MarkupError) {
    try inlines.counts.takeTags(in: node.literal, at: node.position)
    let text = literalText(node.literal)
    if text.utf8.allSatisfy(\.isAsciiSpace) { return }
    try inlines.counts.takeRun(length: text.unicodeScalars.count, at: node.position)
    try add(.paragraph(.plain(text)), of: node, to: &output)
  }

  private func literalText(_ literal: Bytes) -> String {
    let hasLineEnd = literal.last == Ascii.lineFeed
    return inlines.string(literal.slice(0..<literal.count - (hasLineEnd ? 1 : 0)))
  }

  /// What would nest too deep becomes one paragraph, a line for each text in it.
  mutating func addAsText(_ container: CMarkNode, to output: inout BlockOutput)
    throws(MarkupError)
  {
    syntax.warn(
      .nestingTooDeep(limit: min(options.limits.blockDepth, NestingLimit.blocks)),
      at: container.position)
    var isFirst = true
    var next = container.firstChild
    while let node = next {
      let isLeaf = try appendAsText(node, isFirst: isFirst)
      if isLeaf { isFirst = false }
      next = node.following(within: container, enteringChildren: !isLeaf)
    }
    let text = try inlines.finish()
    if !text.isBlank { try add(.paragraph(text), of: container, to: &output) }
  }

  /// Whether the node holds text and no blocks.
  private mutating func appendAsText(_ node: CMarkNode, isFirst: Bool) throws(MarkupError) -> Bool {
    try inlines.counts.takeNode(at: node.position)
    inlines.position = node.position
    switch node.type {
    case .paragraph, .heading:
      if !isFirst { try inlines.append(Ascii.lineFeed) }
      try read(node)
      return true
    case .codeBlock, .htmlBlock:
      if !isFirst { try inlines.append(Ascii.lineFeed) }
      let isFormula = node.own.kind == .blockFormula
      let literal = node.type == .codeBlock ? node.pointee.as.code.literal.bytes : node.literal
      if isFormula {
        try inlines.appendFormula(MarkdownSyntax.blockFormula(in: literal))
      } else {
        try inlines.append(literalText(literal))
      }
      return true
    default:
      return false
    }
  }
}
