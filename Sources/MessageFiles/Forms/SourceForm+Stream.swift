import Recto

extension SourceForm {
  /// How a text of the form is read while it arrives; nil where the beginning is no message.
  package func streamDialect(_ markdown: MarkdownOptions) -> StreamDialect? {
    switch self {
    case .markdown: .markdown(markdown)
    case .richMarkdown: .richMarkdown(RichMarkupOptions())
    case .richHTML: .richHTML(RichMarkupOptions())
    case .entities, .tl, .tlInput, .flatbuffers, .postbox, .botJSON, .tdlibJSON: nil
    }
  }
}
