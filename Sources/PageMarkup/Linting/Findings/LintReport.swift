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
    let fixes = findings.compactMap(\.fix).sorted { lhs, rhs in
      lhs.range.lowerBound == rhs.range.lowerBound
        ? lhs.range.upperBound < rhs.range.upperBound : lhs.range.lowerBound < rhs.range.lowerBound
    }
    let bytes = Array(source.utf8)
    var fixed: [UInt8] = []
    fixed.reserveCapacity(bytes.count)
    var end = 0
    for fix in fixes where fix.range.lowerBound >= end && fix.range.upperBound <= bytes.count {
      fixed += bytes[end..<fix.range.lowerBound]
      fixed += fix.replacement.utf8
      end = fix.range.upperBound
    }
    fixed += bytes[end...]
    return String(decoding: fixed, as: UTF8.self)
  }
}
