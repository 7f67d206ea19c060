/// Finds the `\)` that ends a `\(` formula on its line, in the text of one paragraph.
struct RoundFormulaSearch {
  /// Where the last search began, and where it ended.
  private var searched = 0..<0
  private var found: Int?

  mutating func close(
    from start: Int, lineEnd: Int, in text: Bytes, codeSpans: inout CodeSpanSearch
  ) -> Int? {
    if searched.contains(start) { return found }
    found = nil
    var index = start
    search: while index + 1 < lineEnd {
      switch text[index] {
      case Ascii.backslash:
        if text[index + 1] == Ascii.rightParenthesis {
          found = index
          break search
        }
        index += 2
      case Ascii.backtick:
        let end = text.runEnd(from: index)
        if codeSpans.begins(at: index, in: text, length: end - index) { break search }
        index = end
      default:
        index += 1
      }
    }
    searched = start..<max(index, start + 1)
    return found
  }
}
