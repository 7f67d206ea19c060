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
    /// The last block and its lines: what follows may go on with it.
    var lastBlock: InstantPageBlock?
    var lastLines = 1...1
  }

  /// The first block of the last tail, if it went on with the block before.
  private var continuation: InstantPageBlock?

  /// To be called when sealed parts have changed.
  mutating func forgetPieces() {
    settled = Settled()
  }

  /// Puts what the tail became behind the sealed parts, and returns the index of the first block
  /// that changed.
  ///
  /// - Parameter isContinuation: Whether its first block goes on with the last one of these.
  mutating func adopt(
    _ tail: MarkupDocument, isContinuation: Bool, behind pieces: [SealedPiece]
  ) -> Int {
    if settled.pieces > pieces.count { forgetPieces() }
    let isMediaChanged = document.page.hasOtherMedia(than: tail.page)
    var ending = Ending(settled)
    let base = settled
    for piece in pieces[base.pieces...] {
      ending.append(piece.blocks, piece.lines, piece.warnings, continues: piece.isContinuation)
      ending.line += piece.lineCount
    }
    // A long block is not compared with itself: it is the same as long as what goes on in it is.
    let isSame =
      isContinuation && base.pieces == pieces.count && continuation == tail.page.blocks.first
    settle(ending, pieces.count)
    continuation = isContinuation ? tail.page.blocks.first : nil
    ending.append(
      tail.page.blocks, tail.blockLines, tail.warnings, continues: isContinuation)
    let start = min(base.blocks - ending.replaced, document.page.blocks.count)
    let count = min(document.page.blocks.count - start, ending.blocks.count)
    var first = isSame ? min(1, count) : 0
    if isSame || !isContinuation || ending.replaced == 0 {
      while first < count, document.page.blocks[start + first] == ending.blocks[first] {
        first += 1
      }
    }
    document.page.blocks.replaceSubrange((start + first)..., with: ending.blocks[first...])
    document.blockLines.replaceSubrange(
      min(start, document.blockLines.count)..., with: ending.lines)
    document.warnings.replaceSubrange(
      min(base.warnings, document.warnings.count)..., with: ending.warnings)
    document.page.media = tail.page.media
    document.alternativeTexts = tail.alternativeTexts
    document.title = tail.title
    return isMediaChanged ? 0 : start + first
  }

  private mutating func settle(_ ending: Ending, _ pieces: Int) {
    settled.pieces = pieces
    settled.lines = ending.line
    settled.blocks += ending.blocks.count - ending.replaced
    settled.warnings += ending.warnings.count
    if let last = ending.blocks.last, let lines = ending.lines.last {
      settled.lastBlock = last
      settled.lastLines = lines
    }
  }

  /// Takes a text that was read at once, and returns the index of the first block that changed.
  mutating func adopt(whole new: MarkupDocument) -> Int {
    forgetPieces()
    let isMediaChanged = document.page.hasOtherMedia(than: new.page)
    let old = document.page.blocks
    let count = min(old.count, new.page.blocks.count)
    var first = 0
    while first < count, old[first] == new.page.blocks[first] { first += 1 }
    document = new
    return isMediaChanged ? 0 : first
  }

  /// What comes behind the blocks that stay.
  private struct Ending {
    /// Lines before what is appended next.
    var line: Int
    /// How many of the blocks that stay are among the blocks, because they go on.
    var replaced = 0
    var blocks: [InstantPageBlock] = []
    var lines: [ClosedRange<Int>] = []
    var warnings: [MarkupWarning] = []
    private let last: InstantPageBlock?
    private let lastLines: ClosedRange<Int>

    init(_ settled: Settled) {
      line = settled.lines
      last = settled.lastBlock
      lastLines = settled.lastLines
    }

    mutating func append(
      _ blocks: [InstantPageBlock], _ lines: [ClosedRange<Int>], _ warnings: [MarkupWarning],
      continues: Bool
    ) {
      var added = 0
      if continues, let first = blocks.first, let firstLines = lines.first {
        if self.blocks.isEmpty, let last {
          self.blocks = [last]
          self.lines = [lastLines]
          replaced = 1
        }
        if let before = self.blocks.popLast(), let linesBefore = self.lines.popLast() {
          self.blocks.append(before.continued(by: first))
          self.lines.append(linesBefore.lowerBound...firstLines.upperBound + line)
          added = 1
        }
      }
      self.blocks.append(contentsOf: blocks[added...])
      self.lines.append(contentsOf: lines[added...].lazy.map { [line] in $0.moved(by: line) })
      self.warnings.append(contentsOf: warnings.lazy.map { [line] in $0.moved(by: line) })
    }
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
