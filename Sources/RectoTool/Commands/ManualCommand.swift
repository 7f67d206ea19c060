import CommandTable
import MessageFiles

/// `recto manual`: the manual page, written from the same table as the help.
enum ManualCommand: ToolCommand {
  static var description: CommandDescription {
    CommandDescription(
      name: "manual",
      summary: "Prints the manual page of the tool",
      examples: [CommandExample("recto manual | man -l -", "The page, as man shows it")])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    try surroundings.standardOutput.printText(
      RectoCommand.description.manualPage(project: "Recto"))
  }
}
