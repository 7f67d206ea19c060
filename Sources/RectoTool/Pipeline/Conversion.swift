import Recto

/// One message on its way from one form into another.
struct Conversion {
  let source: InputSource
  let options: ConvertOptions

  func run() throws(ToolError) -> ConvertedOutput {
    let message = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    let (bytes, losses) = try PageEncoder(source: source).encoded(message.page, as: options.target)
    return ConvertedOutput(bytes: bytes, losses: message.notes + losses.map(source.diagnostic))
  }
}

extension InputSource {
  /// A problem with the message, as the end of a line of standard error.
  func problem(_ sentence: String, at position: TextPosition? = nil) -> ToolError {
    .input(Diagnostic(file: name, position: position, sentence: sentence))
  }

  func diagnostic(_ sentence: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      file: name, position: position.map { TextPosition(line: $0.line, column: $0.column) },
      sentence: sentence)
  }

  func diagnostic(_ loss: PageLoss) -> Diagnostic {
    Diagnostic(file: name, sentence: "\(loss)")
  }
}
