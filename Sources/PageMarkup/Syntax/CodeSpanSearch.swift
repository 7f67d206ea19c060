/// Tells which backticks begin a code span, in the text of one paragraph.
///
/// A run of backticks begins a code span if a run of the same length follows anywhere (CommonMark,
/// code spans), so it is enough to know where the last run of each length stands.
struct CodeSpanSearch {
  /// cmark-gfm does not look for the ends of longer runs.
  private static let longestRun = 80

  private var lastRuns: [Int] = []

  mutating func begins(at index: Int, in text: Bytes, length: Int) -> Bool {
    if lastRuns.isEmpty { findRuns(in: text) }
    return length <= Self.longestRun && lastRuns[length] > index
  }

  private mutating func findRuns(in text: Bytes) {
    lastRuns = [Int](repeating: -1, count: Self.longestRun + 1)
    var index = 0
    while let start = text.firstIndex(of: Ascii.backtick, in: index..<text.count) {
      index = start
      while index < text.count, text[index] == Ascii.backtick { index += 1 }
      if index - start <= Self.longestRun { lastRuns[index - start] = start }
    }
  }
}

extension Bytes {
  /// The end of the run of equal bytes that begins at `index`.
  func runEnd(from index: Int) -> Int {
    var end = index
    while end < count, self[end] == self[index] { end += 1 }
    return end
  }

  /// Whether there is white space at `index`.
  func isSpace(at index: Int) -> Bool {
    self[index] < 0x80
      ? self[index].isAsciiSpace : scalar(at: index).properties.isWhitespace
  }

  /// Whether there is white space before `index`, which is not 0.
  func isSpace(before index: Int) -> Bool {
    self[index - 1] < 0x80
      ? self[index - 1].isAsciiSpace : scalar(before: index).properties.isWhitespace
  }
}
