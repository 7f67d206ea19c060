/// A shell that can complete a command line from the table.
public enum Shell: String, CaseIterable, NamedChoice {
  case bash
  case zsh
  case fish

  public var name: String { rawValue }

  /// The script that teaches this shell to complete a tool's command lines.
  public func completionScript(for tool: CommandDescription) -> String {
    switch self {
    case .bash: BashCompletion(tool: tool).script
    case .zsh: ZshCompletion(tool: tool).script
    case .fish: FishCompletion(tool: tool).script
    }
  }
}

/// A text as one word of a POSIX-like shell: in single quotes.
func shellWord(_ text: String) -> String {
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

/// A command of the table with the names that lead to it, its own included, without the tool's.
struct CommandPlace {
  var path: [String]
  var command: CommandDescription
}

extension CommandDescription {
  /// This command and all below it, in table order. `help` is left out: its completions are the names
  /// of the others.
  func places(path: [String] = []) -> [CommandPlace] {
    [CommandPlace(path: path, command: self)]
      + subcommands.flatMap { $0.places(path: path + [$0.name]) }
  }
}
