/// Finds the ends of `$` and `$$` formulas in the text of one paragraph, each on its line.
///
/// Everything found is remembered, so that the text is searched once however many dollar signs it
/// has.
struct DollarSearch {
  /// A stretch in which the next valid end is known.
  private struct Known {
    var searched: Range<Int>
    var close: Int?
  }

  private var knownForOne: Known?
  private var knownForTwo: Known?
  /// Dollar signs before this offset stand in a stretch that was refused for holding them.
  private var refusedUntil = 0

  /// The offset of the delimiter that closes the formula whose text begins at `start`; nil if there
  /// is none.
  ///
  /// A strict search takes the next run of as many dollar signs or none. `$5-$10, or 12$` is
  /// refused as a whole: inside a refused stretch a dollar sign before a digit is money, while
  /// another one may still begin a formula ("for $5 you get $n$ pieces").
  mutating func close(
    ofLength length: Int, from start: Int, lineEnd: Int, in text: Bytes, isLoose: Bool,
    codeSpans: inout CodeSpanSearch
  ) -> Int? {
    if start < refusedUntil, text[start].isAsciiDigit { return nil }
    guard
      let next = run(ofLength: length, from: start, lineEnd: lineEnd, in: text, &codeSpans)
    else { return nil }
    if isClose(next, length: length, lineEnd: lineEnd, in: text) { return next }
    let later = laterClose(
      ofLength: length, from: start, next: next, lineEnd: lineEnd, in: text, &codeSpans)
    guard let later else { return nil }
    if isLoose { return later }
    refusedUntil = max(refusedUntil, later)
    return nil
  }

  private mutating func laterClose(
    ofLength length: Int, from start: Int, next: Int, lineEnd: Int, in text: Bytes,
    _ codeSpans: inout CodeSpanSearch
  ) -> Int? {
    let known = length == 1 ? knownForOne : knownForTwo
    if let known, known.searched.contains(start) { return known.close }
    var candidate: Int? = next
    while let found = candidate, !isClose(found, length: length, lineEnd: lineEnd, in: text) {
      candidate = run(
        ofLength: length, from: found + length, lineEnd: lineEnd, in: text, &codeSpans)
    }
    let end = candidate ?? barrier ?? lineEnd
    let found = Known(searched: start..<max(end, start + 1), close: candidate)
    if length == 1 { knownForOne = found } else { knownForTwo = found }
    return candidate
  }

  /// Where the last search ended at a code span.
  private var barrier: Int?

  /// The next run of exactly `length` dollar signs before a code span and the end of the line.
  private mutating func run(
    ofLength length: Int, from start: Int, lineEnd: Int, in text: Bytes,
    _ codeSpans: inout CodeSpanSearch
  ) -> Int? {
    barrier = nil
    var index = start
    while index < lineEnd {
      switch text[index] {
      case Ascii.backslash:
        index += 2
      case Ascii.backtick:
        let end = text.runEnd(from: index)
        if codeSpans.begins(at: index, in: text, length: end - index) {
          barrier = index
          return nil
        }
        index = end
      case Ascii.dollar:
        let end = text.runEnd(from: index)
        if end - index == length { return index }
        index = end
      default:
        index += 1
      }
    }
    return nil
  }

  /// Whether the run of dollar signs may end a formula: text before it, no word behind it.
  private func isClose(_ index: Int, length: Int, lineEnd: Int, in text: Bytes) -> Bool {
    if text.isSpace(before: index) { return false }
    let end = index + length
    return end >= lineEnd || !text.scalar(at: end).isLetterOrNumber
  }
}
