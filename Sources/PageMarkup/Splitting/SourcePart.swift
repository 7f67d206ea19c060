import PageModel

/// One of the messages a text was split into, as text.
public struct SourcePart: Sendable {
  public var text: String
  /// What the text becomes when it is read.
  public var page: InstantPage
  /// Whether every line is as its author wrote it. A block that had to be divided is written anew,
  /// and so is a part whose lines would mean something else on their own.
  public var isAuthorsText: Bool
  /// What of the part could not be written anew.
  public var losses: [PageLoss]
}

/// Splits Markdown into texts for messages within the limits, as ``PageModel/InstantPage/split(limits:)``
/// splits their pages: an author's own lines where the parts end between blocks.
///
/// Definitions of links are in every part that uses them.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit of reading.
public func splitMarkdown(
  _ source: String, limits: PageLimits = PageLimits(),
  options: MarkdownOptions = MarkdownOptions()
) throws(MarkupError) -> [SourcePart] {
  let document = try parseMarkdown(source, options: options)
  let splitter = SourceSplitter(source, document) { text in
    try? parseMarkdown(text, options: options).page
  } emit: { page in
    page.markdown()
  }
  return splitter.split(limits)
}

/// The same for Rich Markdown.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit of reading.
public func splitRichMarkdown(
  _ source: String, limits: PageLimits = PageLimits(),
  options: RichMarkupOptions = RichMarkupOptions()
) throws(MarkupError) -> [SourcePart] {
  let document = try parseRichMarkdown(source, options: options)
  let splitter = SourceSplitter(source, document) { text in
    try? parseRichMarkdown(text, options: options).page
  } emit: { page in
    page.richMarkdown()
  }
  return splitter.split(limits)
}
