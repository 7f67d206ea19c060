import MessageFiles
import Recto

/// What can be made of a message, as values: the engine's ways, or a test's.
struct Pipeline: Sendable {
  var render: @Sendable (InputSource, RenderOptions) throws(ToolError) -> RenderedOutput
  var convert: @Sendable (InputSource, ConvertOptions) throws(ToolError) -> ConvertedOutput
  var preview: @Sendable (InputSource, PreviewRequest) throws(ToolError) -> PreviewedOutput = {
    source, request throws(ToolError) in try PreviewRun(source: source, request: request).run()
  }
  var split: @Sendable (InputSource, SplitOptions) throws(ToolError) -> SplitOutput = {
    source, options throws(ToolError) in try SplitRun(source: source, options: options).run()
  }
  var edit: @Sendable (InputSource, InputSource, EditOptions) throws(ToolError) -> EditedOutput = {
    source, script, options throws(ToolError) in
    try EditRun(source: source, script: script, options: options).run()
  }
  var lint: @Sendable (InputSource, LintRequest) throws(ToolError) -> LintOutput = {
    source, request throws(ToolError) in try LintRun(source: source, request: request).run()
  }
  var stream:
    @Sendable (StreamedSource, StreamOptions, any FrameOutput) throws(ToolError) -> [Diagnostic] = {
      source, options, output throws(ToolError) in
      try StreamRun(source: source, options: options).run(into: output)
    }
  /// Does not return where it succeeds.
  var view: @Sendable (ViewOptions) throws(ToolError) -> Void = ViewCommand.open
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

/// A message in one line.
struct PreviewedOutput: Sendable {
  var preview: PagePreview
  /// What was read differently than meant.
  var notes: [Diagnostic] = []
}

/// A message as several.
struct SplitOutput: Sendable {
  var parts: [[UInt8]]
  /// What the parts' files end in.
  var fileExtension: String
  /// What is lost, and which parts are still too much.
  var warnings: [Diagnostic] = []
}
