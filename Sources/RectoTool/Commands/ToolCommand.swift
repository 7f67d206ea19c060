import CommandTable

/// A command of the tool: its row of the table, and what it does.
protocol ToolCommand {
  static var description: CommandDescription { get }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError)
}

/// What the process tells its caller.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// The input is bad, or the output could not be written.
  case failed = 1
  /// The command line is not understood.
  case wrongUsage = 2
}
