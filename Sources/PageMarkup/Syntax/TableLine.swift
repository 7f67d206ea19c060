import CCMarkGFM
import PageModel

/// One line of a table: cells between bars. A bar behind a backslash is part of its cell, in code
/// too (GFM, tables).
enum TableLine {
  /// What separates cells.
  enum Separator {
    /// Every bar; between two of them is an empty cell.
    case bar
    /// Bars next to each other are one; for an empty cell there is a blank between them (measured
    /// on the live server).
    case runOfBars
  }

  /// The cells of `text`, which has no white space around it; each without the white space around
  /// it, empty ones included.
  static func cells(of text: Bytes, _ separator: Separator) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    forEachCell(of: text, separator) { cells.append($0) }
    return cells
  }

  static func cellCount(of text: Bytes, _ separator: Separator) -> Int {
    var count = 0
    forEachCell(of: text, separator) { _ in count += 1 }
    return count
  }

  private static func forEachCell(
    of text: Bytes, _ separator: Separator, _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    if let first = text.first, first == Ascii.bar {
      start = end(of: separator, at: 0, in: text)
    }
    while start < text.count {
      var end = start
      while end < text.count,
        text[end] != Ascii.bar || (end > start && text[end - 1] == Ascii.backslash)
      {
        end += 1
      }
      var last = end
      while last > start, text[last - 1].isAsciiSpace { last -= 1 }
      body(start..<last)
      start = end < text.count ? self.end(of: separator, at: end, in: text) : end
    }
  }

  /// Behind the bar or bars at `start` and the blanks that follow.
  private static func end(of separator: Separator, at start: Int, in text: Bytes) -> Int {
    var index = start + 1
    switch separator {
    case .bar: break
    case .runOfBars: index = text.runEnd(from: start)
    }
    while index < text.count, text[index].isAsciiSpace { index += 1 }
    return index
  }

  /// The columns' alignments if `text` is the line below a header (`|:--|--:|`), else nil; nil for a
  /// column that has none.
  static func alignments(of text: Bytes, _ separator: Separator) -> [TableHorizontalAlignment?]? {
    for byte in text {
      switch byte {
      case Ascii.bar, Ascii.colon, Ascii.hyphen: break
      default: if !byte.isAsciiSpace { return nil }
      }
    }
    var alignments: [TableHorizontalAlignment?] = []
    var isValid = true
    forEachCell(of: text, separator) { cell in
      guard isDelimiter(text.slice(cell)) else { return isValid = false }
      alignments.append(alignment(of: text.slice(cell)))
    }
    return isValid && !alignments.isEmpty ? alignments : nil
  }

  private static func isDelimiter(_ cell: Bytes) -> Bool {
    guard let first = cell.first, let last = cell.last else { return false }
    let start = first == Ascii.colon ? 1 : 0
    let end = cell.count - (last == Ascii.colon ? 1 : 0)
    return start < end && cell[start..<end].allSatisfy { $0 == Ascii.hyphen }
  }

  private static func alignment(of cell: Bytes) -> TableHorizontalAlignment? {
    switch (cell.first == Ascii.colon, cell.last == Ascii.colon) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return nil
    }
  }

  /// Where the last line of a paragraph's text begins.
  static func lastLine(of paragraph: Bytes) -> Int {
    var index = paragraph.count
    if index > 0, paragraph[index - 1] == Ascii.lineFeed { index -= 1 }
    while index > 0, paragraph[index - 1] != Ascii.lineFeed { index -= 1 }
    return index
  }

  /// Makes bars of the escaped bars in a cell's text.
  static func unescape(_ cell: inout cmark_strbuf) {
    let count = Int(cell.size)
    guard let text = cell.ptr,
      Bytes(start: text, count: count).firstIndex(of: Ascii.backslash, in: 0..<count) != nil
    else { return }
    var length = 0
    for index in 0..<count {
      let isEscape =
        text[index] == Ascii.backslash && index + 1 < count && text[index + 1] == Ascii.bar
      if isEscape { continue }
      text[length] = text[index]
      length += 1
    }
    cmark_strbuf_truncate(&cell, Int32(length))
  }

  /// Makes one cell of the last column's and those behind it. The number of cells there were if
  /// there is anything in those behind, else nil.
  static func joinSurplus(of cells: inout [Range<Int>], columns: Int) -> Int? {
    let count = cells.count
    guard count > columns, columns > 0 else { return nil }
    let surplus = cells[columns...]
    let hasText = !surplus.allSatisfy(\.isEmpty)
    if hasText {
      cells[columns - 1] = cells[columns - 1].lowerBound..<cells[count - 1].upperBound
    }
    cells.removeSubrange(columns...)
    return hasText ? count : nil
  }
}
