import MathTypesetting
import Testing

/// One row of a table of tests: what is written, and what it must become.
struct Row: Sendable, CustomTestStringConvertible {
  var latex: String
  var expected: String

  init(_ latex: String, _ expected: String) {
    self.latex = latex
    self.expected = expected
  }

  var testDescription: String { latex }
}

/// The dump of a formula, or its error as it is shown.
func dump(_ latex: String) -> String {
  do throws(LaTeXError) {
    return try LaTeX.parse(latex).dump()
  } catch {
    return "\(error)"
  }
}
