/// The lines of a text, each without its end: line feed, carriage return, or both.
struct SourceLines {
  private let bytes: Bytes
  private var position = 0
  /// The next ends of both kinds at or after `position`; the end of the text where there is none.
  private var lineFeed: Int
  private var carriageReturn: Int

  init(_ bytes: Bytes) {
    self.bytes = bytes
    lineFeed = bytes.firstIndex(of: Ascii.lineFeed, in: 0..<bytes.count) ?? bytes.count
    carriageReturn =
      bytes.firstIndex(of: Ascii.carriageReturn, in: 0..<bytes.count) ?? bytes.count
  }

  /// The line after the last one asked for.
  mutating func next() -> Range<Int>? {
    let count = bytes.count
    guard position < count else { return nil }
    let start = position
    let end = min(lineFeed, carriageReturn)
    position = end + 1
    if end == carriageReturn, end < count {
      if lineFeed == end + 1 { position += 1 }
      carriageReturn =
        bytes.firstIndex(of: Ascii.carriageReturn, in: min(position, count)..<count) ?? count
    }
    if lineFeed < position {
      lineFeed = bytes.firstIndex(of: Ascii.lineFeed, in: min(position, count)..<count) ?? count
    }
    return start..<end
  }
}
