import CCMarkGFM

extension InlineReader {
  /// A tag: a style begins or ends, a line ends, or the tag is text.
  mutating func readHTML(_ node: CMarkNode) throws(MarkdownError) {
    let tag = node.literal
    swallowsSoftBreak = false
    try counts.takeTag(tag, at: position)
    switch InlineHTML(tag: tag) {
    case .lineBreak:
      try append(Ascii.lineFeed)
      swallowsSoftBreak = true
    case .open(let style):
      openStyles.append(style)
      if openStyles.count > syntax.options.limits.inlineStyleDepth {
        throw .stylesTooDeep(position, limit: syntax.options.limits.inlineStyleDepth)
      }
      updateStyles()
    case .close(let style):
      // What closes nothing is text.
      guard let index = openStyles.lastIndex(of: style) else { return try append(tag) }
      openStyles.remove(at: index)
      updateStyles()
    case nil:
      try append(tag)
    }
  }

  private mutating func updateStyles() {
    run.styles = InlineStyles()
    for style in openStyles { run.styles.append(style) }
  }
}
