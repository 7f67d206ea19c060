import PageModel

extension InstantPage {
  /// The page as Markdown of messages: what ``parseMarkdown(_:options:)`` reads in a chat.
  ///
  ///     let copied = page.markdown().text
  ///
  /// Read again, the text is the same page but for what ``EmittedMarkup/losses`` names. Media are
  /// kept by their address; styles that cover the same text have no order.
  public func markdown() -> EmittedMarkup {
    emitting { page, log in
      var writer = MarkdownWriter(page, dialect: .markdown, log: log)
      return writer.document(of: page)
    }
  }

  /// Writes the page; one that nests deeper than the text may is flattened until it does.
  func emitting(
    _ write: (InstantPage, LossLog) -> (markup: EmittedMarkup, isTooDeep: Bool)
  ) -> EmittedMarkup {
    let first = write(self, LossLog())
    if !first.isTooDeep { return first.markup }
    var log = LossLog()
    log.add("what lies deeper than people read is written outside of what it is in")
    var levels = 32
    while true {
      let written = write(limitingDepth(blocks: levels), log)
      if !written.isTooDeep || levels == 1 { return written.markup }
      levels /= 2
    }
  }
}
