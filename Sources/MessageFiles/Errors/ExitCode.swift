/// What a process tells its caller.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// The input is bad, or the output could not be written.
  case failed = 1
  /// The command line is not understood.
  case wrongUsage = 2
}

extension ToolError {
  package var exitCode: ExitCode {
    switch self {
    case .usage: .wrongUsage
    case .input, .output, .findings: .failed
    }
  }
}
