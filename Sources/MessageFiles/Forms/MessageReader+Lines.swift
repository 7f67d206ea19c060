import Recto

extension MessageReader {
  /// The lines of the source behind each of the page's own blocks; empty for what is not written in lines and
  /// for what cannot be read.
  package func blockLines() -> [ClosedRange<Int>] {
    guard let text = try? source.text() else { return [] }
    let document: MarkupDocument?
    switch form ?? SourceForm(guessedFrom: source) {
    case .markdown: document = try? parseMarkdown(text, options: markdownOptions)
    case .richMarkdown: document = try? parseRichMarkdown(text)
    case .richHTML: document = try? parseRichHTML(text)
    case .entities, .tl, .tlInput, .flatbuffers, .postbox, .botJSON, .tdlibJSON: document = nil
    }
    return document?.blockLines ?? []
  }
}
