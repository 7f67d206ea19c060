import PageModel

/// A document whose last blocks change, kept in one piece: a change costs what it changes, as long as
/// nobody else holds the page, and a copy of the list of blocks otherwise.
struct GrowingDocument {
  private(set) var document = MarkupDocument(page: InstantPage(blocks: []))
  private var hasPieces = true

  /// Puts what the tail became behind the sealed parts, and returns the index of the first block
  /// that changed.
  mutating func adopt(
    _ tail: MarkupDocument, behind pieces: [SealedPiece], _ sums: PieceSums, isRebuilt: Bool
  ) -> Int {
    if isRebuilt || !hasPieces {
      return adopt(whole: Self.joining(tail, behind: pieces, sums), isWhole: false)
    }
    let isMediaChanged = document.page.hasOtherMedia(than: tail.page)
    let start = min(sums.blocks, document.page.blocks.count)
    let first = start + document.page.blocks[start...].commonPrefix(with: tail.page.blocks)
    document.page.blocks.replaceSubrange(first..., with: tail.page.blocks[(first - start)...])
    document.blockLines.replaceSubrange(
      min(start, document.blockLines.count)...,
      with: tail.blockLines.map { $0.moved(by: sums.lines) })
    document.warnings.replaceSubrange(
      min(sums.warnings, document.warnings.count)...,
      with: tail.warnings.map { $0.moved(by: sums.lines) })
    document.page.media = tail.page.media
    document.alternativeTexts = tail.alternativeTexts
    document.title = tail.title
    return isMediaChanged ? 0 : first
  }

  /// Takes a text that was read at once, and returns the index of the first block that changed.
  mutating func adopt(whole new: MarkupDocument, isWhole: Bool = true) -> Int {
    let isMediaChanged = document.page.hasOtherMedia(than: new.page)
    let first = document.page.blocks[...].commonPrefix(with: new.page.blocks)
    document = new
    hasPieces = !isWhole
    return isMediaChanged ? 0 : first
  }

  static func joining(
    _ tail: MarkupDocument, behind pieces: [SealedPiece], _ sums: PieceSums
  ) -> MarkupDocument {
    var document = tail
    document.page.blocks = []
    document.page.blocks.reserveCapacity(sums.blocks + tail.page.blocks.count)
    document.blockLines = []
    document.warnings = []
    var line = 0
    for piece in pieces {
      document.page.blocks.append(contentsOf: piece.blocks)
      document.blockLines.append(contentsOf: piece.lines.lazy.map { $0.moved(by: line) })
      document.warnings.append(contentsOf: piece.warnings.lazy.map { $0.moved(by: line) })
      line += piece.lineCount
    }
    document.page.blocks.append(contentsOf: tail.page.blocks)
    document.blockLines.append(contentsOf: tail.blockLines.lazy.map { $0.moved(by: line) })
    document.warnings.append(contentsOf: tail.warnings.lazy.map { $0.moved(by: line) })
    return document
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
  func moved(by lines: Int) -> ClosedRange<Int> {
    lowerBound + lines...upperBound + lines
  }
}

extension MarkupWarning {
  func moved(by lines: Int) -> MarkupWarning {
    MarkupWarning(
      position: SourcePosition(line: position.line + lines, column: position.column), kind: kind)
  }
}
