import CommandTable
import MessageFiles

/// The tool as a whole: the table of its commands, and running one.
enum RectoCommand {
  static var commands: [any ToolCommand.Type] {
    [
      RenderCommand.self, ViewCommand.self, StreamCommand.self, ConvertCommand.self,
      LintCommand.self,
      PreviewCommand.self,
      SplitCommand.self, EditCommand.self, FormulaCommand.self, CompletionCommand.self,
      ManualCommand.self,
    ]
  }

  static var description: CommandDescription {
    CommandDescription(
      name: "recto",
      summary: "Shows rich chat messages as people will see them",
      discussion: [
        "Reads a message written in Markdown or HTML, lays it out as a chat client would and draws it: "
          + "headings, lists, tables, quotes, code, formulas, pictures, any script."
      ],
      examples: [
        CommandExample(
          "recto render Examples/tour.md -o tour.png", "The message as a picture"),
        CommandExample(
          "recto convert Examples/tour.md --to tree", "The blocks the message is made of"),
      ],
      subcommands: commands.map { $0.description },
      version: rectoVersion)
  }

  /// Runs a command line (without the tool's own name). Whatever goes wrong is told on standard error.
  static func run(
    _ line: [String], in surroundings: Surroundings, pipeline: Pipeline
  ) -> ExitCode {
    do {
      try perform(line, in: surroundings, pipeline: pipeline)
      return .done
    } catch {
      // Where standard error itself cannot be written there is nobody left to tell.
      try? surroundings.standardError.write(error.message)
      return error.exitCode
    }
  }

  private static func perform(
    _ line: [String], in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let request: Request
    do {
      request = try description.request(for: line)
    } catch {
      throw .usage(error)
    }
    switch request {
    case .help(let text), .version(let text):
      try surroundings.standardOutput.printText(text)
    case .run(let arguments):
      guard let command = commands.first(where: { $0.description.name == arguments.command.last })
      else { return }
      try command.run(arguments, in: surroundings, pipeline: pipeline)
    }
  }
}
