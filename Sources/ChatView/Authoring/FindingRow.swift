import Recto

/// A finding as the panel lists it.
package struct FindingRow: Hashable, Sendable {
  package var finding: LintFinding
  /// The block of the shown page it is about; nil for the message as a whole.
  package var path: [Int]?

  package init(finding: LintFinding, path: [Int]?) {
    self.finding = finding
    self.path = path
  }

  /// "3:8", or the block's path where there is no source to count lines in.
  package var place: String {
    if let position = finding.position { return "\(position)" }
    return path.map { "block " + $0.map(String.init).joined(separator: ".") } ?? ""
  }
}
