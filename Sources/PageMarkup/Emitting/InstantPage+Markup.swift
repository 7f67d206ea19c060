import PageModel

extension InstantPage {
  /// The page as Markdown of messages: what ``parseMarkdown(_:options:)`` reads in a chat.
  ///
  ///     let copied = page.markdown().text
  ///
  /// Read again, the text is the same page but for what ``EmittedMarkup/losses`` names. Media are
  /// kept by their address; styles that cover the same text have no order.
  ///
  /// - Parameter joinsQuoteMarkers: writes `>> ` for a quote right inside another, as chats copy it,
  ///   not `> > `.
  public func markdown(joinsQuoteMarkers: Bool = false) -> EmittedMarkup {
    emitting { page, log in
      var writer = MarkdownWriter(page, dialect: .markdown, log: log)
      writer.joinsQuoteMarkers = joinsQuoteMarkers
      return writer.document(of: page)
    }
  }

  /// The page as Rich Markdown (Bot API 10.3, rich message formatting options): what
  /// ``parseRichMarkdown(_:options:)`` reads. What Markdown has no form for is written with the
  /// tags of Rich HTML. For media of the server see ``richHTML()``.
  public func richMarkdown() -> EmittedMarkup {
    emitting { page, log in
      var writer = MarkdownWriter(page, dialect: .richMarkdown, log: log)
      return writer.document(of: page)
    }
  }

  /// The page as Rich HTML (Bot API 10.3, rich message formatting options): what
  /// ``parseRichHTML(_:options:)`` reads, with only the tags, attributes and references it knows.
  ///
  /// The server's media are written as `tg://photo?id=…` and the like with their numbers, by which
  /// ``RichMarkupOptions/media`` must name them for a reader.
  public func richHTML() -> EmittedMarkup {
    emitting { page, log in
      let addresses = MediaAddresses(page, dialect: .richHTML)
      var writer = HTMLWriter(addresses, dialect: .richHTML, log: log)
      return writer.document(of: page)
    }
  }

  /// The page as HTML for browsers: elements that say what they are, without a style of their own.
  ///
  /// Everything is escaped, and no link or medium has an address that could run something. It is
  /// what belongs into a `body`.
  public func webHTML() -> EmittedMarkup {
    emitting { page, log in
      let addresses = MediaAddresses(page, dialect: .webHTML)
      var writer = HTMLWriter(addresses, dialect: .webHTML, log: log)
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
