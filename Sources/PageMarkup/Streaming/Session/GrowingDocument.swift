import PageModel

/// A document whose last blocks change, kept in one piece: a change costs what it changes, as long as
/// nobody else holds the page, and a copy of the list of blocks otherwise.
struct GrowingDocument {
  private(set) var document = MarkupDocument(page: InstantPage(blocks: []))
  /// How many sealed parts are in the document as they are, and what they have together.
  private var settled = Settled()

  private struct Settled {
    var pieces = 0
    var lines = 0
    var blocks = 0
    var warnings = 0
  }

  /// To be called when sealed parts have changed.
  mutating func forgetPieces() {
    settled = Settled()
  }

  /// Puts what the tail became behind the sealed parts, and returns the index of the first block
  /// that changed.
  mutating func adopt(_ tail: MarkupDocument, behind pieces: [SealedPiece]) -> Int {
    if settled.pieces > pieces.count { forgetPieces() }
    let isMediaChanged = document.page.hasOtherMedia(than: tail.page)
    var ending = Ending(line: settled.lines)
    let base = settled
    for piece in pieces[base.pieces...] {
      ending.append(piece.blocks, piece.lines, piece.warnings)
      ending.line += piece.lineCount
    }
    settled.pieces = pieces.count
    settled.lines = ending.line
    settled.blocks += ending.blocks.count
    settled.warnings += ending.warnings.count
    ending.append(tail.page.blocks, tail.blockLines, tail.warnings)
    let start = min(base.blocks, document.page.blocks.count)
    let first = start + document.page.blocks[start...].commonPrefix(with: ending.blocks)
    document.page.blocks.replaceSubrange(first..., with: ending.blocks[(first - start)...])
    document.blockLines.replaceSubrange(
      min(start, document.blockLines.count)..., with: ending.lines)
    document.warnings.replaceSubrange(
      min(base.warnings, document.warnings.count)..., with: ending.warnings)
    document.page.media = tail.page.media
    document.alternativeTexts = tail.alternativeTexts
    document.title = tail.title
    return isMediaChanged ? 0 : first
  }

  /// Takes a text that was read at once, and returns the index of the first block that changed.
  mutating func adopt(whole new: MarkupDocument) -> Int {
    forgetPieces()
    let isMediaChanged = document.page.hasOtherMedia(than: new.page)
    let first = document.page.blocks[...].commonPrefix(with: new.page.blocks)
    document = new
    return isMediaChanged ? 0 : first
  }

  /// What comes behind the blocks that stay.
  private struct Ending {
    /// Lines before what is appended next.
    var line: Int
    var blocks: [InstantPageBlock] = []
    var lines: [ClosedRange<Int>] = []
    var warnings: [MarkupWarning] = []

    init(line: Int) {
      self.line = line
    }

    mutating func append(
      _ blocks: [InstantPageBlock], _ lines: [ClosedRange<Int>], _ warnings: [MarkupWarning]
    ) {
      self.blocks.append(contentsOf: blocks)
      self.lines.append(contentsOf: lines.lazy.map { [line] in $0.moved(by: line) })
      self.warnings.append(contentsOf: warnings.lazy.map { [line] in $0.moved(by: line) })
    }
  }
}

extension ArraySlice<InstantPageBlock> {
  /// How many blocks at the beginning are the same.
  fileprivate func commonPrefix(with other: [InstantPageBlock]) -> Int {
    var count = 0
    while count < self.count, count < other.count, self[startIndex + count] == other[count] {
      count += 1
    }
    return count
  }
}

extension InstantPage {
  /// Whether an identifier that both have means something else there.
  fileprivate func hasOtherMedia(than other: InstantPage) -> Bool {
    media.contains { id, medium in other.media[id].map { $0 != medium } ?? false }
  }
}

extension ClosedRange<Int> {
  fileprivate func moved(by lines: Int) -> ClosedRange<Int> {
    lowerBound + lines...upperBound + lines
  }
}

extension MarkupWarning {
  fileprivate func moved(by lines: Int) -> MarkupWarning {
    MarkupWarning(
      position: SourcePosition(line: position.line + lines, column: position.column), kind: kind)
  }
}
