/// The lines of a text, each without its end: line feed, carriage return, or both.
struct SourceLines: Sequence, IteratorProtocol {
  private let bytes: Bytes
  private let hasCarriageReturns: Bool
  private var position = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
    hasCarriageReturns = bytes.firstIndex(of: Ascii.carriageReturn, in: 0..<bytes.count) != nil
  }

  /// The line after the last one asked for.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = bytes.firstIndex(of: Ascii.lineFeed, in: start..<bytes.count) ?? bytes.count
    position = end + 1
    if hasCarriageReturns,
      let carriageReturn = bytes.firstIndex(of: Ascii.carriageReturn, in: start..<end)
    {
      end = carriageReturn
      let isPair = end + 1 < bytes.count && bytes[end + 1] == Ascii.lineFeed
      position = end + (isPair ? 2 : 1)
    }
    return start..<end
  }
}
