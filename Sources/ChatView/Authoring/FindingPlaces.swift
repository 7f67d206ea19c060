import Recto

/// Where in a shown page the findings of a linter are.
///
/// What a parser noticed has a place in the source and no path, and a page may have been read differently to be
/// checked than to be shown: then the lines of the source lead to the block, and the words of the line to what
/// inside of it is meant. All findings together take time that grows with the page and the source, not with both
/// at once.
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

  package func rows(of findings: [LintFinding]) -> [FindingRow] {
    // Made when the first finding asks for them; most messages have none that does.
    var blockOfLine: [Int?]?
    var words: [Int: BlockWords] = [:]
    var paths: [Int: [Int]] = [:]
    return findings.map { finding in
      if sharesPaths, let path = finding.path {
        return FindingRow(finding: finding, path: path.isEmpty ? nil : path)
      }
      guard let line = finding.position?.line else {
        return FindingRow(finding: finding, path: nil)
      }
      let blocks = blockOfLine ?? blocksOfLines()
      blockOfLine = blocks
      guard blocks.indices.contains(line), let block = blocks[line] else {
        return FindingRow(finding: finding, path: nil)
      }
      let path =
        paths[line]
        ?? {
          let path = innermost(in: block, atLine: line, &words[block])
          paths[line] = path
          return path
        }()
      return FindingRow(finding: finding, path: path)
    }
  }

  /// The first block of each line; 1 is the first line.
  private func blocksOfLines() -> [Int?] {
    var blocks = [Int?](repeating: nil, count: lines.count + 1)
    // Behind the lines that have a block already; they may be many blocks'.
    var next = Array(0...blocks.count)
    func free(_ line: Int) -> Int {
      var free = line
      while next[free] != free { free = next[free] }
      var step = line
      while step != free {
        let further = next[step]
        next[step] = free
        step = further
      }
      return free
    }
    for (block, range) in blockLines.prefix(shown.blocks.count).enumerated() {
      var line = free(min(max(0, range.lowerBound), blocks.count))
      while line < blocks.count, line <= range.upperBound {
        blocks[line] = block
        next[line] = line + 1
        line = free(line + 1)
      }
    }
    return blocks
  }

  /// The node inside a block that holds most of a line's words, the first of those.
  ///
  /// - Parameter known: the words of the block, once they are.
  private func innermost(in block: Int, atLine line: Int, _ known: inout BlockWords?) -> [Int] {
    guard lines.indices.contains(line - 1) else { return [block] }
    let all = known ?? BlockWords(shown.blocks[block])
    known = all
    guard let inside = all.node(with: lines[line - 1].words) else { return [block] }
    return [block] + inside.dropFirst()
  }
}

/// Which nodes of a block have which words.
private struct BlockWords {
  private var paths: [[Int]] = []
  private var nodes: [String: [Int]] = [:]

  /// A word that more nodes have tells nothing of them, and looking at all for each line would take long.
  private static let mostNodes = 64

  init(_ block: InstantPageBlock) {
    for step in InstantPage(blocks: [block]).walk {
      let words = Set(step.node.ownWords)
      guard !words.isEmpty else { continue }
      for word in words where nodes[word, default: []].count <= Self.mostNodes {
        nodes[word, default: []].append(paths.count)
      }
      paths.append(step.path)
    }
  }

  /// The path of the node that has most of some words; nil for none.
  func node(with words: [String]) -> [Int]? {
    var counts: [Int: Int] = [:]
    var common: Int?
    for word in Set(words) {
      guard let having = nodes[word] else { continue }
      guard having.count <= Self.mostNodes else {
        common = min(common ?? having[0], having[0])
        continue
      }
      for node in having { counts[node, default: 0] += 1 }
    }
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    return (best ?? common).map { paths[$0] }
  }
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
