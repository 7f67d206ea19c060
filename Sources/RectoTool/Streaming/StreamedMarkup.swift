import CommandTable
import MessageFiles
import Recto

/// A message in markup that is shown while it grows.
struct StreamedMarkup {
  let text: String
  let dialect: StreamDialect

  /// - Throws: when the form is none that is read from the beginning on.
  init(_ source: InputSource, _ options: RenderOptions) throws(ToolError) {
    let reader = MessageReader(
      source: source, form: options.source, isDocument: options.isDocument)
    let form = options.source ?? SourceForm(guessedFrom: source)
    guard let dialect = form.streamDialect(reader.markdownOptions) else {
      throw source.problem(
        "the beginning of \(form.name) is no message; stream markdown, rich-markdown or rich-html "
          + "(recto convert makes them)")
    }
    self.dialect = dialect
    text = try source.text()
  }

  /// The page of the whole text.
  func document(of source: InputSource) throws(ToolError) -> MarkupDocument {
    do {
      return try dialect.parse(text)
    } catch {
      throw source.problem(error.sentence, at: error.position)
    }
  }
}
