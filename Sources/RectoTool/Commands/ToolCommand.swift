import CommandTable
import MessageFiles

/// A command of the tool: its row of the table, and what it does.
protocol ToolCommand {
  static var description: CommandDescription { get }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError)
}
