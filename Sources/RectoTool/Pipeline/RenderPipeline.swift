import Recto

extension Pipeline {
  /// The engine.
  static let engine = Pipeline(
    render: { source, _ throws(ToolError) in throw notAvailable(source) },
    convert: { source, _ throws(ToolError) in throw notAvailable(source) })

  private static func notAvailable(_ source: InputSource) -> ToolError {
    .input(Diagnostic(file: source.name, sentence: "the engine is not part of this build"))
  }
}
