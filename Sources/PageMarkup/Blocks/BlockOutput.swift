import CCMarkGFM
import PageModel

/// Blocks with the lines they come from.
struct BlockOutput {
  private let lineCount: Int
  private(set) var blocks: [InstantPageBlock] = []
  private(set) var lines: [ClosedRange<Int>] = []
  /// The lines of the node whose blocks are being added.
  var range = 1...1

  init(lineCount: Int) {
    self.lineCount = lineCount
  }

  mutating func append(_ block: InstantPageBlock) {
    blocks.append(block)
    lines.append(range.clamped(to: 1...lineCount))
  }
}

extension CMarkNode {
  /// The last line of the block's text. Lists and quotes end with their last block: what
  /// cmark-gfm notes for them may be the blank line behind.
  var lastLine: Int {
    var node = self
    while node.type == .list || node.type == .item || node.type == .blockQuote
      || node.own.kind == .footnote, let last = node.pointee.last_child
    {
      node = last
    }
    // cmark-gfm counts a blank line behind a break in.
    if node.type == .thematicBreak { return Int(node.pointee.start_line) }
    if node.type == .codeBlock, node.pointee.as.code.fenced == 0 {
      // Blank lines behind indented code count in cmark-gfm's last line but not in its text.
      let breaks = node.pointee.as.code.literal.bytes.count { $0 == Ascii.lineFeed }
      return Int(node.pointee.start_line) + max(0, breaks - 1)
    }
    return Int(node.pointee.end_line)
  }

  /// The lines of the block, which stands before `next`.
  func lines(before next: CMarkNode?) -> ClosedRange<Int> {
    let first = max(line, 1)
    var last = lastLine
    if let next, next.line > first { last = min(last, next.line - 1) }
    return first...max(first, last)
  }
}

extension RichText {
  /// Whether there is nothing to see: no text, or only blanks and line ends.
  var isBlank: Bool {
    if case .plain(let text) = self { return text.utf8.allSatisfy(\.isAsciiSpace) }
    if case .empty = self { return true }
    return false
  }
}
