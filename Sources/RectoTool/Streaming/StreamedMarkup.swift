import CommandTable
import Recto

/// A message in markup while it grows.
struct StreamedMarkup {
  let text: String
  private let parse: (String) throws(MarkupError) -> MarkupDocument

  /// - Throws: when the form is none that is read from the beginning on.
  init(_ source: InputSource, _ options: RenderOptions) throws(ToolError) {
    let reader = MessageReader(
      source: source, form: options.source, isDocument: options.isDocument)
    let form = options.source ?? SourceForm(guessedFrom: source)
    switch form {
    case .markdown:
      let markdown = reader.markdownOptions
      parse = { text throws(MarkupError) in try parseMarkdown(text, options: markdown) }
    case .richMarkdown:
      parse = { text throws(MarkupError) in try parseRichMarkdown(text) }
    case .richHTML:
      parse = { text throws(MarkupError) in try parseRichHTML(text) }
    case .entities, .tl, .tlInput, .flatbuffers, .postbox, .botJSON, .tdlibJSON:
      throw source.problem(
        "the beginning of \(form.name) is no message; stream markdown, rich-markdown or rich-html "
          + "(recto convert makes them)")
    }
    text = try source.text()
  }

  /// The page of the whole text.
  func document(of source: InputSource) throws(ToolError) -> MarkupDocument {
    do {
      return try parse(text)
    } catch {
      throw source.problem(error.sentence, at: error.position)
    }
  }

  /// The page of a beginning of the text, in UTF-8 bytes; nil for one that cannot be read by itself.
  func page(ofFirst length: Int) -> InstantPage? {
    try? parse(String(decoding: text.utf8.prefix(length), as: UTF8.self)).page
  }
}
