import CommandTable
import MessageFiles

/// `recto completion`: teaches a shell the command lines.
enum CompletionCommand: ToolCommand {
  static let shell = Argument<Shell>("SHELL", .choice, help: "The shell to teach")

  static var description: CommandDescription {
    CommandDescription(
      name: "completion",
      summary: "Prints a script that completes command lines in a shell",
      arguments: [shell.description],
      examples: [
        CommandExample("source <(recto completion bash)", "In bash, or in ~/.bashrc to keep it"),
        CommandExample("source <(recto completion zsh)", "In zsh, after compinit"),
        CommandExample(
          "recto completion fish > ~/.config/fish/completions/recto.fish", "In fish, for good"),
      ])
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, pipeline: Pipeline
  ) throws(ToolError) {
    let shell = try arguments.required(shell)
    try surroundings.standardOutput.printText(
      shell.completionScript(for: RectoCommand.description))
  }
}
