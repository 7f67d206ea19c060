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

/// Where in a shown page the findings of a linter are.
///
/// What a parser noticed has a place in the source and no path, and a page may have been read differently to be
/// checked than to be shown: then the lines of the source lead to the block, and the words of the line to what
/// inside of it is meant.
package struct FindingPlaces {
  private let shown: InstantPage
  private let sharesPaths: Bool
  private let lines: [Substring]
  private let blockLines: [ClosedRange<Int>]

  /// - Parameters:
  ///   - checked: the page the findings' paths are of.
  ///   - source: the text both were read from; empty for what is no text.
  ///   - blockLines: the lines behind each of the shown page's own blocks.
  package init(
    shown: InstantPage, checked: InstantPage?, source: String, blockLines: [ClosedRange<Int>]
  ) {
    self.shown = shown
    self.blockLines = blockLines
    sharesPaths = checked?.blocks == shown.blocks
    lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  package func row(of finding: LintFinding) -> FindingRow {
    FindingRow(finding: finding, path: path(of: finding))
  }

  private func path(of finding: LintFinding) -> [Int]? {
    if sharesPaths, let path = finding.path { return path.isEmpty ? nil : path }
    guard let line = finding.position?.line,
      let block = blockLines.firstIndex(where: { $0.contains(line) }),
      shown.blocks.indices.contains(block)
    else { return nil }
    return innermost(in: block, atLine: line)
  }

  /// The node inside a block that holds most of a line's words, the deepest of those.
  private func innermost(in block: Int, atLine line: Int) -> [Int] {
    guard lines.indices.contains(line - 1) else { return [block] }
    let words = Set(lines[line - 1].words)
    guard !words.isEmpty else { return [block] }
    var best = (path: [block], count: 0)
    for step in InstantPage(blocks: [shown.blocks[block]]).walk.prefix(Self.mostNodes) {
      let own = Set(step.node.ownWords)
      let count = words.count { own.contains($0) }
      if count > best.count { best = ([block] + step.path.dropFirst(), count) }
    }
    return best.path
  }

  /// Nodes of a block that are looked at for a finding.
  private static let mostNodes = 2_000
}

extension StringProtocol {
  /// The runs of letters and digits.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }
}

extension PageNode {
  /// The words that are the node's own, not of what it holds.
  fileprivate var ownWords: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .text(let text, _): text.plainText.words
      case .string(let string): string.words
      case .medium, .blocks, .items: []
      }
    }
  }
}
