/// A block where it stands in its page.
struct PlacedBlock: Sendable {
  var layout: BlockLayout
  /// Points from the page's top.
  var top: Double
  /// What is known below the block.
  var end: StackEnd
}

/// How far a page has got after a block: all that the next block, and the page as a whole, depend on.
struct StackEnd: Sendable {
  var sequence = SequenceEnd()
  var mediaCount = 0
  var detailsCount = 0
  /// What the widest item so far asks of the page.
  var neededWidth = 0.0
  /// Whether the last item is text that reads from right to left.
  var endsRightToLeft = false
  /// Whether the block right above cannot be read.
  var isUnreadable = false
  /// Whether a card tears the bubble.
  var hasCard = false
  var numbering = ItemNumbering()
  /// The shortest time any relative date stays true, seconds.
  var refreshPeriod: Double?
}

/// The blocks of a page from top to bottom, one for each of the page's.
///
/// Held in chunks that copies share, so that a page with one block more costs a chunk and not the page.
struct PageStack: Sendable {
  private static let chunkLength = 64

  private var chunks: [[PlacedBlock]] = []
  private(set) var count = 0

  subscript(index: Int) -> PlacedBlock {
    chunks[index / Self.chunkLength][index % Self.chunkLength]
  }

  /// What is known below the last block.
  var end: StackEnd { end(before: count) }

  /// What is known above a block.
  func end(before index: Int) -> StackEnd {
    index > 0 ? self[index - 1].end : StackEnd()
  }

  mutating func append(_ block: PlacedBlock) {
    if count.isMultiple(of: Self.chunkLength) { chunks.append([]) }
    chunks[chunks.count - 1].append(block)
    count += 1
  }

  /// Keeps only the first blocks.
  mutating func truncate(to newCount: Int) {
    guard newCount < count else { return }
    let wholeChunks = newCount / Self.chunkLength
    let rest = newCount % Self.chunkLength
    chunks.removeLast(chunks.count - wholeChunks - (rest > 0 ? 1 : 0))
    if rest > 0 { chunks[wholeChunks].removeLast(chunks[wholeChunks].count - rest) }
    count = newCount
  }

  /// How many blocks at the beginning are the same ones at the same places as in another stack. Looks at
  /// chunks that are shared only as a whole.
  func countShared(with other: PageStack) -> Int {
    var chunk = 0
    while chunk < min(chunks.count, other.chunks.count),
      chunks[chunk].isSameStorage(as: other.chunks[chunk])
    {
      chunk += 1
    }
    var index = min(chunk * Self.chunkLength, count, other.count)
    while index < min(count, other.count), self[index].isSame(as: other[index]) { index += 1 }
    return index
  }
}

extension PlacedBlock {
  /// Whether both are one piece of layout at one place, its items numbered alike.
  func isSame(as other: PlacedBlock) -> Bool {
    layout === other.layout && top == other.top && end.numbering == other.end.numbering
  }
}

extension Array {
  /// Whether both arrays are the same memory, and therefore equal.
  func isSameStorage(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
    }
  }
}
