/// Finds where in a source the things stand that a page tells of.
///
/// A page keeps the lines of its outermost blocks only. Inside them a thing is found by the words
/// it was written with: each search goes on behind the last find, for things are asked for in the
/// order of the page, which is the order of the source.
struct LintPlaces {
  private let source: [UInt8]
  /// Where each line begins; one more for the end.
  private let lineStarts: [Int]
  private let blockLines: [ClosedRange<Int>]
  private var block = -1
  private var searched = 0
  private var misses = 0
  /// Two, for whoever refines places goes back and forth between where a search begins and where it
  /// ended: each moves forward only.
  private var columns = ColumnCursor()
  private var beginnings = ColumnCursor()

  /// Of longer words only the beginning is looked for.
  private static let longestWords = 64
  /// After so many words that a block does not have nothing is looked for in it any more: the
  /// searches together must not take time that grows with the square of the text.
  private static let mostMisses = 16

  init(_ source: [UInt8], blockLines: [ClosedRange<Int>]) {
    self.source = source
    self.blockLines = blockLines
    var starts: [Int] = []
    source.withUnsafeBufferPointer { bytes in
      var lines = SourceLines(bytes)
      while let line = lines.next() { starts.append(line.lowerBound) }
    }
    if starts.isEmpty { starts.append(0) }
    starts.append(source.count)
    lineStarts = starts
  }

  /// The bytes of an outermost block's lines.
  func bytes(ofBlock index: Int) -> Range<Int>? {
    guard blockLines.indices.contains(index) else { return nil }
    let lines = blockLines[index]
    guard lines.lowerBound >= 1, lines.lowerBound < lineStarts.count else { return nil }
    return lineStarts[
      lines.lowerBound - 1]..<lineStarts[min(lines.upperBound, lineStarts.count - 1)]
  }

  /// Where the block at a structural path begins, as far as is known.
  mutating func position(ofBlock index: Int) -> SourcePosition? {
    bytes(ofBlock: index).map { firstInk(in: $0) }.map { position(of: $0) }
  }

  /// The bytes in the lines of an outermost block that are `words`, behind those found before.
  mutating func find(_ words: String, inBlock index: Int) -> Range<Int>? {
    guard let range = bytes(ofBlock: index), !words.isEmpty else { return nil }
    if index != block {
      block = index
      searched = range.lowerBound
      misses = 0
    }
    if misses >= Self.mostMisses { return nil }
    guard let found = first(words, in: searched..<range.upperBound) else {
      misses += 1
      return nil
    }
    searched = found.lowerBound + 1
    return found
  }

  /// Warnings of a parser of Markdown, which tells only the paragraph, at the places themselves.
  mutating func refine(_ warnings: [MarkupWarning]) -> [MarkupWarning] {
    var reached: [String: Int] = [:]
    var refined: [MarkupWarning] = []
    refined.reserveCapacity(warnings.count)
    for var warning in warnings {
      if let words = warning.kind.words, let start = offset(of: warning.position) {
        let end = endOfBlock(atLine: warning.position.line)
        let from = max(start, reached[words] ?? 0)
        if from < end {
          let found = first(words, in: from..<end)
          // What is not there is not looked for again: that would take the square of the block.
          reached[words] = found?.upperBound ?? end
          if let found { warning.position = position(of: found.lowerBound) }
        }
      }
      refined.append(warning)
    }
    return refined
  }

  /// Where the lines of the outermost block end that a line is in.
  private func endOfBlock(atLine line: Int) -> Int {
    var low = 0
    var high = blockLines.count
    while low < high {
      let middle = (low + high) / 2
      if blockLines[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    let last = low < blockLines.count ? max(blockLines[low].upperBound, line) : line
    return lineStarts[min(last, lineStarts.count - 1)]
  }

  mutating func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    var columns = columns
    source.withUnsafeBufferPointer {
      columns.move(to: max(offset, start), lineStart: start, in: $0)
    }
    self.columns = columns
    return SourcePosition(line: low + 1, column: columns.column)
  }

  /// The offset of a position; nil when the source has no such line.
  mutating func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line < lineStarts.count else { return nil }
    let start = lineStarts[position.line - 1]
    let end = lineStarts[position.line]
    var cursor = beginnings.offset < end ? beginnings : ColumnCursor(atLineStart: start)
    source.withUnsafeBufferPointer {
      cursor.move(toColumn: position.column, lineStart: start, in: $0)
    }
    // A column behind the line's end is another line's place, which counts from its own start.
    if cursor.offset < end { beginnings = cursor }
    return cursor.offset
  }

  func text(_ range: Range<Int>) -> ArraySlice<UInt8> { source[range] }

  /// The bytes of a line without its end; 1 is the first.
  func line(_ number: Int) -> Range<Int>? {
    guard number >= 1, number < lineStarts.count else { return nil }
    var end = lineStarts[number]
    while end > lineStarts[number - 1], source[end - 1].isLineEnd { end -= 1 }
    return lineStarts[number - 1]..<end
  }

  func lines(ofBlock index: Int) -> ClosedRange<Int>? {
    blockLines.indices.contains(index) ? blockLines[index] : nil
  }

  private func firstInk(in range: Range<Int>) -> Int {
    source[range].firstIndex { !$0.isAsciiSpace } ?? range.lowerBound
  }

  /// The first bytes in `range` that are `words`, as far as those are looked for.
  func first(_ words: String, in range: Range<Int>) -> Range<Int>? {
    let needle = Array(words.utf8.prefix(Self.longestWords))
    guard let lead = needle.first else { return nil }
    return source.withUnsafeBufferPointer { bytes in
      var start = range.lowerBound
      while let index = bytes.firstIndex(of: lead, in: start..<range.upperBound) {
        if index + needle.count > range.upperBound { return nil }
        if bytes[index..<index + needle.count].elementsEqual(needle) {
          return index..<min(index + words.utf8.count, range.upperBound)
        }
        start = index + 1
      }
      return nil
    }
  }
}
