import CommandTable
import Recto

/// Something to say about a place of the input.
package struct Diagnostic: Hashable, Sendable {
  /// As the user named it; "stdin" for standard input.
  package var file: String
  package var position: SourcePosition?
  /// What is wrong and what to do, no capital, no full stop.
  package var sentence: String

  package init(file: String, position: SourcePosition? = nil, sentence: String) {
    self.file = file
    self.position = position
    self.sentence = sentence
  }

  package enum Severity: String {
    case error
    case warning
  }

  /// `file:line:column: error: sentence`, the form editors jump to.
  package func message(severity: Severity) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(printable(file))\(place): \(severity.rawValue): \(sentence)\n"
  }
}
