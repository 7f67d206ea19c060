/// A text with some stretches replaced, and the way back from its places to those of the source.
struct SourceEdits {
  private struct Edit {
    /// Where the unchanged stretch behind the edit begins, in the edited text and in the source.
    var edited: Int
    var source: Int
  }

  private let source: Bytes
  private(set) var text: [UInt8] = []
  private var edits: [Edit] = []
  /// How much of the source is in `text`.
  private var copied = 0

  init(_ source: Bytes) {
    self.source = source
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Leaves out a stretch behind the last one; what is appended next stands in its place.
  mutating func replace(_ range: Range<Int>) {
    if edits.isEmpty { text.reserveCapacity(source.count + source.count / 8) }
    text.append(contentsOf: source.slice(copied..<range.lowerBound))
    copied = range.upperBound
    edits.append(Edit(edited: text.count, source: copied))
  }

  /// What is appended next is inserted there.
  mutating func insert(at offset: Int) {
    replace(offset..<offset)
  }

  mutating func append(_ bytes: Bytes) {
    text.append(contentsOf: bytes)
    edits[edits.count - 1].edited = text.count
  }

  mutating func append(_ string: StaticString) {
    append(Bytes(start: string.utf8Start, count: string.utf8CodeUnitCount))
  }

  mutating func finish() {
    if isEmpty { return }
    text.append(contentsOf: source.slice(copied..<source.count))
  }

  /// Where in the source a place of the edited text is; nil in what was inserted.
  func sourceOffset(of offset: Int) -> Int? {
    if isEmpty { return offset }
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].edited <= offset { low = middle + 1 } else { high = middle }
    }
    let next = low < edits.count ? edits[low].source : source.count
    let found = low > 0 ? edits[low - 1].source + offset - edits[low - 1].edited : offset
    return found < next ? found : nil
  }
}
