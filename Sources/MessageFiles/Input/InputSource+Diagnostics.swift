import Recto

extension InputSource {
  /// A problem with the message, as the end of a line of standard error.
  package func problem(_ sentence: String, at position: SourcePosition? = nil) -> ToolError {
    .input(diagnostic(sentence, at: position))
  }

  package func problem(_ error: JSONDecodingError) -> ToolError {
    problem(error.description, at: SourcePosition(error.position))
  }

  package func diagnostic(_ sentence: String, at position: SourcePosition? = nil) -> Diagnostic {
    Diagnostic(file: name, position: position, sentence: sentence)
  }

  package func diagnostic(_ loss: PageLoss) -> Diagnostic { diagnostic("\(loss)") }
}

extension SourcePosition {
  package init(_ position: JSONPosition) {
    self.init(line: position.line, column: position.column)
  }
}
