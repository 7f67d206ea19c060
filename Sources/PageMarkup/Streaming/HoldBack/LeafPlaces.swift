/// Finds places of a paragraph's text in the source: its lines are those at the end of the source,
/// without the markers before them.
struct LeafPlaces {
  private let source: Bytes
  private let text: Bytes
  /// The lines of the source, up to the one with the end of the text.
  private let sourceLines: [Range<Int>]
  private let textLines: [Range<Int>]

  /// - Parameter text: Ends where the source does, but for blanks and signs that close a heading.
  init(_ text: Bytes, in source: Bytes) {
    self.source = source
    self.text = text
    sourceLines = Self.lines(of: source)
    textLines = Self.lines(of: text)
  }

  private static func lines(of bytes: Bytes) -> [Range<Int>] {
    var lines = SourceLines(bytes)
    var found: [Range<Int>] = []
    while let line = lines.next() { found.append(line) }
    while let last = found.last, bytes[last].allSatisfy(\.isBlank) { found.removeLast() }
    return found
  }

  /// The offset in the source of an offset in the text; nil where the two do not fit.
  func sourceOffset(of offset: Int) -> Int? {
    guard let index = textLines.lastIndex(where: { $0.lowerBound <= offset }) else { return nil }
    let behind = textLines.count - 1 - index
    guard behind < sourceLines.count else { return nil }
    let sourceLine = sourceLines[sourceLines.count - 1 - behind]
    var range = textLines[index]
    while let last = range.last, text[last].isBlank { range.removeLast() }
    // Mostly the text is all of the line from some place on.
    let line = source.slice(sourceLine)
    let rest = max(range.upperBound - max(offset, range.lowerBound), 0)
    if let start = line.lastIndex(of: text.slice(range)) {
      return sourceLine.lowerBound + start + range.count - rest
    }
    // Its beginning may be hidden behind a character that stands in for something.
    let hidden = text.slice(range.upperBound - rest..<range.upperBound)
    guard let start = line.lastIndex(of: hidden) else { return nil }
    return sourceLine.lowerBound + (rest == 0 ? line.endOfText : start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `other` begins, the last time.
  fileprivate func lastIndex(of other: Bytes) -> Int? {
    var start = count - other.count
    while start >= 0 {
      if self[start..<start + other.count].elementsEqual(other) { return start }
      start -= 1
    }
    return nil
  }

  fileprivate var endOfText: Int {
    var end = count
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return end
  }
}
