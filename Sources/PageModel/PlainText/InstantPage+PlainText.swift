extension InstantPage {
  /// The page's words in reading order, a line for each text.
  ///
  /// A table is a line a row with a tab between its cells. Empty texts, dividers, media, list
  /// markers and dates beside an author leave no trace.
  public var plainText: String { content.plainText }
}

extension InstantPageBlock {
  /// The block's words in reading order, see ``InstantPage/plainText``.
  public var plainText: String { PageContent(blocks: [self]).plainText }
}

extension PageContent {
  fileprivate var plainText: String {
    var writer = PlainTextWriter()
    for piece in self {
      switch piece.part {
      case .text(let text, .cell(let row, let column)):
        writer.writeCell(text.plainText, table: piece.path, row: row, column: column)
      case .text(let text, _):
        writer.writeLine(text.plainText)
      case .string(let string):
        writer.writeLine(string)
      case .medium:
        break
      }
    }
    return writer.text
  }
}

private struct PlainTextWriter {
  var text = ""
  /// The cell written last, while nothing else has been written.
  private var cell: (table: [Int], row: Int, column: Int)?

  mutating func writeLine(_ line: String) {
    guard !line.isEmpty else { return }
    beginLine()
    text += line
  }

  mutating func writeCell(_ line: String, table: [Int], row: Int, column: Int) {
    guard !line.isEmpty else { return }
    var tabs = column
    if let cell, cell.row == row, cell.table == table {
      tabs -= cell.column
    } else {
      beginLine()
    }
    text += String(repeating: "\t", count: tabs)
    text += line
    cell = (table, row, column)
  }

  private mutating func beginLine() {
    if !text.isEmpty { text += "\n" }
    cell = nil
  }
}
