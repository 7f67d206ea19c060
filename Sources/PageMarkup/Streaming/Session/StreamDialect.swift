/// What a text that grows is written in, and how it is read.
public enum StreamDialect: Sendable {
  /// Markdown of a message or a document; see ``parseMarkdown(_:options:)``.
  case markdown(MarkdownOptions)
  /// See ``parseRichMarkdown(_:options:)``.
  case richMarkdown(RichMarkupOptions)
  /// See ``parseRichHTML(_:options:)``. No place in HTML is safe to begin anew at, because any tag
  /// may be closed later: a text in HTML is read from its beginning each time.
  case richHTML(RichMarkupOptions)

  /// The whole text read at once.
  ///
  /// - Throws: a ``MarkupError`` when the text goes beyond a limit.
  public func parse(_ text: String) throws(MarkupError) -> MarkupDocument {
    switch self {
    case .markdown(let options): return try parseMarkdown(text, options: options)
    case .richMarkdown(let options): return try parseRichMarkdown(text, options: options)
    case .richHTML(let options): return try parseRichHTML(text, options: options)
    }
  }

  var limits: MarkupLimits {
    switch self {
    case .markdown(let options): return options.limits
    case .richMarkdown(let options), .richHTML(let options): return options.limits
    }
  }

  var richOptions: RichMarkupOptions {
    switch self {
    case .markdown: return RichMarkupOptions()
    case .richMarkdown(let options), .richHTML(let options): return options
    }
  }

  /// The syntax of a dialect of Markdown; nil for HTML.
  var markdown: MarkdownDialect? {
    switch self {
    case .markdown(let options): return MarkdownDialect(options)
    case .richMarkdown: return .rich
    case .richHTML: return nil
    }
  }

  var isDocument: Bool {
    if case .markdown(let options) = self { return options.isDocument }
    return false
  }
}
