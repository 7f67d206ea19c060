extension RichPageBuilder {
  /// Ends text that stands in no block of its own, and the styles in it: a piece of HTML between
  /// blocks of Markdown leaves none of it open.
  mutating func endLooseText() throws(MarkupError) {
    try endSpans()
    if frames[frames.count - 1].role != .text { try flushText() }
  }
}
