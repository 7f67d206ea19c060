import CommandTable

/// Why a command line did not do what it was asked to: the errors of the tool and of its window.
package enum ToolError: Error {
  case usage(UsageError)
  case input(Diagnostic)
  case output(OutputProblem)
  /// Messages were found that a server would refuse; how many, in words.
  case findings(String)

  /// A command line that is understood and asks for what may not be.
  package static func rule(_ sentence: String, in command: [String]) -> ToolError {
    .usage(UsageError(.rule(sentence), in: command))
  }

  /// What standard error shows; ends in a newline.
  package var message: String {
    switch self {
    case .usage(let error): error.message
    case .input(let diagnostic): diagnostic.message(severity: .error)
    case .output(let problem): problem.message
    case .findings(let sentence): "recto lint: \(sentence)\n"
    }
  }

  /// The message without its newline.
  package var sentence: String {
    let message = self.message
    return message.hasSuffix("\n") ? String(message.dropLast()) : message
  }
}
