import CommandTable
import Recto

/// Something to say about a place of the input.
struct Diagnostic: Hashable, Sendable {
  /// As the user named it; "stdin" for standard input.
  var file: String
  var position: SourcePosition?
  /// What is wrong and what to do, no capital, no full stop.
  var sentence: String

  enum Severity: String {
    case error
    case warning
  }

  /// `file:line:column: error: sentence`, the form editors jump to.
  func message(severity: Severity) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(printable(file))\(place): \(severity.rawValue): \(sentence)\n"
  }
}
