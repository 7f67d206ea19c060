/// The two ways from a message to bytes, as values: the engine's, or a test's.
struct Pipeline: Sendable {
  var render: @Sendable (InputSource, RenderOptions) throws(ToolError) -> RenderedOutput
  var convert: @Sendable (InputSource, ConvertOptions) throws(ToolError) -> String
}

/// A drawn message.
struct RenderedOutput: Sendable {
  var bytes: [UInt8]
  /// What was drawn otherwise than the message asks for (a picture that was not found).
  var warnings: [Diagnostic] = []
}
