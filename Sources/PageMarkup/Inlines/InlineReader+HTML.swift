import CCMarkGFM

extension InlineReader {
  /// A tag: a style begins or ends, a line ends, or the tag is text.
  mutating func readHTML(_ node: CMarkNode) throws(MarkupError) {
    let tag = node.literal
    swallowsSoftBreak = false
    try counts.takeTag(tag, at: position)
    switch InlineHTML(tag: tag) {
    case .lineBreak:
      try append(Ascii.lineFeed)
      swallowsSoftBreak = true
    case .open(let style):
      openStyles[style] += 1
      if openStyles.total > syntax.limits.inlineStyleDepth {
        throw .stylesTooDeep(position, limit: syntax.limits.inlineStyleDepth)
      }
      run.styles.append(style)
    case .close(let style):
      // What closes nothing is text.
      guard openStyles[style] > 0 else { return try append(tag) }
      openStyles[style] -= 1
      if openStyles[style] == 0 { run.styles.remove(style) }
    case nil:
      try append(tag)
    }
  }
}
