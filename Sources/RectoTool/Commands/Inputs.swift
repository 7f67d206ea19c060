import CommandTable
import MessageFiles

/// The inputs of commands that take several.
enum Inputs {
  static let argument = RepeatedArgument<String>(
    "INPUT", .path(extensions: extensions), isRequired: true,
    help: "Messages in one of the forms below, or - for standard input")

  static let source = OptionalOption<SourceForm>(
    "from", "FORM", .choice,
    help: "What the input is; found out from its extension and its content when left out")

  static let document = Flag(
    "document", help: "Read Markdown as a document: a first-level heading is the page's title")

  static let lines = Flag(
    "ndjson", help: "Read a message from each line and write a result to each line, both as JSON")

  static let extensions = [
    "md", "markdown", "txt", "html", "htm", "json", "tl", "fb", "flatbuffers", "postbox",
  ]

  /// What `--ndjson` is, for the help of the commands that have it.
  static let aboutLines =
    "With --ndjson a line of the input is a JSON string, or an object with the message in \"text\" "
    + "and perhaps an \"id\"; for entities, bot-json and tdlib-json the object is the message. Its "
    + "line of the output is {\"id\":…,\"result\":…} or {\"id\":…,\"error\":{\"message\":…,\"line\":…,"
    + "\"column\":…}}. Errors in their places do not change the exit status; standard error says how "
    + "many there were. Lines are read one at a time, so there may be any number of them."

  /// Does something with each input. What fails is told and the others are done all the same; the
  /// last failure is the command's.
  static func forEach(
    _ paths: [String], in surroundings: Surroundings,
    _ body: (InputSource) throws(ToolError) -> Void
  ) throws(ToolError) {
    var failure: ToolError?
    for path in paths {
      do throws(ToolError) {
        try body(InputSource.read(path, standardInput: surroundings.standardInput))
      } catch {
        if let failure { try? surroundings.standardError.write(failure.message) }
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// The form of the lines of `--ndjson`: what is said, and never bytes.
  static func formOfLines(
    _ arguments: ParsedArguments, default form: SourceForm = .markdown
  ) throws(ToolError) -> SourceForm {
    let form = arguments[source] ?? form
    guard form.isBinary else { return form }
    throw .rule(
      "lines of JSON cannot hold \(form.name); convert such files one by one",
      in: arguments.command)
  }
}

extension Surroundings {
  /// Tells warnings; where they cannot be written there is nobody to tell.
  func warn(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      try? standardError.write(diagnostic.message(severity: .warning))
    }
  }
}
