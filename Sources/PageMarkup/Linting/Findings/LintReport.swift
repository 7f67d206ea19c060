import PageModel

/// What linting a message brought to light.
public struct LintReport: Sendable {
  /// In the order of the source, those about the whole message last.
  public var findings: [LintFinding]
  /// The page the message becomes; nil when it cannot be read.
  public var page: InstantPage?

  public init(findings: [LintFinding], page: InstantPage? = nil) {
    self.findings = findings
    self.page = page
  }

  /// Whether the server would refuse the message.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// `source`, which must be the text that was linted, with all fixes made. Of fixes that overlap
  /// the first is made; linting the result finds the others again.
  public func applyingFixes(to source: String) -> String {
    findings.compactMap(\.fix).applied(to: Array(source.utf8)[...])
  }
}
