import PageModel

/// Reads Markdown: CommonMark with GitHub's tables, task lists, strikethrough and bare links,
/// formulas between dollar signs, and the links that spell mentions, dates and custom emoji.
///
///     let document = try parseMarkdown("# Hello\n\nIt is **late**.")
///
/// What cannot be structure stays text, so nothing an author wrote is lost; what was read
/// differently from what it seems to say is in ``MarkupDocument/warnings``. The time is
/// proportional to the length of the text, whatever is in it.
///
/// - Throws: a ``MarkupError`` when the text goes beyond a limit.
public func parseMarkdown(
  _ source: String, options: MarkdownOptions = MarkdownOptions()
) throws(MarkupError) -> MarkupDocument {
  var source = source
  let result = source.withUTF8 { bytes in
    Result { () throws(MarkupError) in
      let reading = MarkdownReading(
        of: bytes, dialect: MarkdownDialect(options), limits: options.limits)
      return try reading.document { tree throws(MarkupError) in
        let root = tree.root
        var builder = PageBuilder(tree, options: options)
        return try builder.document(from: root)
      }
    }
  }
  return try result.get()
}

/// Reads Markdown from the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
///
/// - Throws: a ``MarkupError``, also for bytes that are neither, with the place of the first.
public func parseMarkdown(
  bytes: [UInt8], options: MarkdownOptions = MarkdownOptions()
) throws(MarkupError) -> MarkupDocument {
  if bytes.count > options.limits.sourceBytes * 2 + 3 {
    throw .sourceTooLong(bytes: bytes.count, limit: options.limits.sourceBytes)
  }
  return try parseMarkdown(SourceDecoding.text(of: bytes), options: options)
}
