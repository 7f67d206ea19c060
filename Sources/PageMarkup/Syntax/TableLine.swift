import PageModel

/// One line of a table: cells between bars. A bar behind a backslash is part of its cell, in code
/// too (GFM, tables).
enum TableLine {
  /// The cells of `text`, which has no white space around it; each without the white space around
  /// it, empty ones included.
  static func cells(of text: Bytes) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    forEachCell(of: text) { cells.append($0) }
    return cells
  }

  static func cellCount(of text: Bytes) -> Int {
    var count = 0
    forEachCell(of: text) { _ in count += 1 }
    return count
  }

  private static func forEachCell(of text: Bytes, _ body: (Range<Int>) -> Void) {
    var start = 0
    if let first = text.first, first == Ascii.bar { start = skipBlanks(of: text, from: 1) }
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
      start = end < text.count ? skipBlanks(of: text, from: end + 1) : end
    }
  }

  private static func skipBlanks(of text: Bytes, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index].isAsciiSpace { index += 1 }
    return index
  }

  /// The columns' alignments if `text` is the line below a header (`|:--|--:|`), else nil.
  static func alignments(of text: Bytes) -> [TableHorizontalAlignment]? {
    for byte in text {
      switch byte {
      case Ascii.bar, Ascii.colon, Ascii.hyphen: break
      default: if !byte.isAsciiSpace { return nil }
      }
    }
    var alignments: [TableHorizontalAlignment] = []
    var isValid = true
    forEachCell(of: text) { cell in
      if let alignment = alignment(of: text.slice(cell)) {
        alignments.append(alignment)
      } else {
        isValid = false
      }
    }
    return isValid && !alignments.isEmpty ? alignments : nil
  }

  private static func alignment(of cell: Bytes) -> TableHorizontalAlignment? {
    guard let first = cell.first, let last = cell.last else { return nil }
    let isLeft = first == Ascii.colon
    let isRight = last == Ascii.colon
    let hyphens = (isLeft ? 1 : 0)..<(cell.count - (isRight ? 1 : 0))
    guard hyphens.lowerBound < hyphens.upperBound,
      cell[hyphens].allSatisfy({ $0 == Ascii.hyphen })
    else { return nil }
    if isLeft && isRight { return .center }
    return isRight ? .right : .left
  }

  /// Where the last line of a paragraph's text begins.
  static func lastLine(of paragraph: Bytes) -> Int {
    var index = paragraph.count
    if index > 0, paragraph[index - 1] == Ascii.lineFeed { index -= 1 }
    while index > 0, paragraph[index - 1] != Ascii.lineFeed { index -= 1 }
    return index
  }

  /// Appends a cell's text with its escaped bars as bars.
  static func unescape(_ cell: Bytes, to text: inout [UInt8]) {
    var start = 0
    var index = 0
    while let backslash = cell.firstIndex(of: Ascii.backslash, in: index..<cell.count) {
      index = backslash + 1
      if index < cell.count, cell[index] == Ascii.bar {
        text.append(contentsOf: cell.slice(start..<backslash))
        start = index
        index += 1
      }
    }
    text.append(contentsOf: cell.slice(start..<cell.count))
  }
}
