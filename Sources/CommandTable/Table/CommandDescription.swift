/// A command as its user meets it. Parsing, help and shell completion are all read off this value, so
/// they cannot disagree.
public struct CommandDescription: Sendable {
  public var name: String
  /// One line, no full stop: what the command does, third person ("Draws a message as a picture").
  public var summary: String
  /// What the summary leaves out; paragraphs, an element each.
  public var discussion: [String]
  public var arguments: [ArgumentDescription]
  public var options: [OptionDescription]
  public var examples: [CommandExample]
  /// A command that has subcommands takes no arguments of its own.
  public var subcommands: [CommandDescription]
  /// What `--version` prints; nil when the command has no such option.
  public var version: String?

  public init(
    name: String, summary: String, discussion: [String] = [],
    arguments: [ArgumentDescription] = [], options: [OptionDescription] = [],
    examples: [CommandExample] = [], subcommands: [CommandDescription] = [], version: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
    self.version = version
  }

  /// The options of the table and the ones every command has.
  public var allOptions: [OptionDescription] {
    var all = options
    all.append(.help)
    if version != nil { all.append(.version) }
    return all
  }

  /// The subcommands of the table and `help`, which every command with subcommands has.
  public var allSubcommands: [CommandDescription] {
    subcommands.isEmpty ? [] : subcommands + [.help]
  }

  func subcommand(named name: String) -> CommandDescription? {
    allSubcommands.first { $0.name == name }
  }

  /// `help NAME`: what `NAME --help` shows, for people who look for it under this name.
  static let help = CommandDescription(
    name: "help", summary: "Shows how a command is used",
    arguments: [
      ArgumentDescription(
        name: "COMMAND", help: "The command to explain; without one, all of them are listed",
        value: ValueDescription(.text, placeholder: "COMMAND"), isRequired: false, repeats: false)
    ])
}

/// A line a user could type, and what comes of it.
public struct CommandExample: Sendable {
  public var line: String
  public var outcome: String

  public init(_ line: String, _ outcome: String) {
    self.line = line
    self.outcome = outcome
  }
}
