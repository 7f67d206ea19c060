import MessageFiles
import Recto

/// How a message is to be put in one line.
struct PreviewRequest: Hashable, Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var isDocument = false
}

/// One message on its way into a line.
struct PreviewRun {
  let source: InputSource
  let request: PreviewRequest

  func run() throws(ToolError) -> PreviewedOutput {
    let message = try MessageReader(
      source: source, form: request.source, isDocument: request.isDocument
    ).read()
    return PreviewedOutput(preview: message.page.preview(.tool), notes: message.notes)
  }
}
