/// A command line that is not understood: what is wrong, and in which command.
public struct UsageError: Error, Hashable, Sendable {
  public var mistake: Mistake
  /// The names from the tool's down to the command's.
  public var command: [String]

  public init(_ mistake: Mistake, in command: [String]) {
    self.mistake = mistake
    self.command = command
  }

  /// A case for each mistake a user can make.
  public enum Mistake: Hashable, Sendable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    /// An option of a subcommand stands before the subcommand.
    case optionBeforeCommand(String, command: String)
    case missingValue(option: String, expectation: String)
    case unwantedValue(option: String, value: String)
    case badValue(of: String, value: String, expectation: String, suggestion: String?)
    case missingOption(String)
    case missingArgument(String)
    case unexpectedArgument(String)
    /// A rule of the command's own; the sentence says what to do.
    case rule(String)
  }
}

extension UsageError {
  /// What is wrong and, where it can be guessed, what was meant; one line.
  public var sentence: String {
    switch mistake {
    case .missingCommand:
      return "say what to do: a command is missing"
    case .unknownCommand(let name, let suggestion):
      return "there is no command \(quoted(name))" + didYouMean(suggestion)
    case .unknownOption(let name, let suggestion):
      return "there is no option \(quoted(name))" + didYouMean(suggestion)
    case .optionBeforeCommand(let name, let command):
      return "\(quoted(name)) is an option of \(quoted(command)): put it after the command"
    case .missingValue(let option, let expectation):
      return "\(quoted(option)) needs a value: it takes \(expectation)"
    case .unwantedValue(let option, let value):
      return "\(quoted(option)) takes no value, but \(quoted(value)) was given"
    case .badValue(let name, let value, let expectation, let suggestion):
      return "\(quoted(name)) takes \(expectation), not \(quoted(value))" + didYouMean(suggestion)
    case .missingOption(let usage):
      return "\(quoted(usage)) is missing"
    case .missingArgument(let name):
      return "\(name) is missing"
    case .unexpectedArgument(let value):
      return "\(quoted(value)) is one argument too many"
    case .rule(let sentence):
      return sentence
    }
  }

  /// The sentence with the tool's name before it and where to read more after it; ends in a newline.
  public var message: String {
    """
    \(command.first ?? ""): error: \(sentence)
    Run '\(command.joined(separator: " ")) --help' to see how it is used.

    """
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}
