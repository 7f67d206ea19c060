/// The ways from an input to bytes, as values: the engine's, or a test's.
struct Pipeline: Sendable {
  var render: @Sendable (InputSource, RenderOptions) throws(ToolError) -> RenderedOutput
  var convert: @Sendable (InputSource, ConvertOptions) throws(ToolError) -> ConvertedOutput
  var formula: @Sendable (InputSource, FormulaOptions) throws(ToolError) -> [UInt8] =
    FormulaRun.bytes
}

/// A drawn message.
struct RenderedOutput: Sendable {
  var bytes: [UInt8]
  /// What was drawn otherwise than the message asks for (a picture that was not found).
  var warnings: [Diagnostic] = []
}

/// A message in another form.
struct ConvertedOutput: Sendable {
  var bytes: [UInt8]
  /// What of the message the form does not hold, and what was read differently than meant.
  var losses: [Diagnostic] = []
}
