import PageModel

/// What can be done to the table around the caret, or to its selected slots.
public enum TableCommand: Equatable, Sendable {
  case insertRowAbove, insertRowBelow, insertColumnLeft, insertColumnRight
  case deleteRows, deleteColumns, deleteTable
  /// A nil axis stays as it is.
  case align(TableHorizontalAlignment?, TableVerticalAlignment?)
  /// Off when all the cells are headers, else on.
  case toggleHeader
  case mergeCells, splitCell
  /// A paragraph for each row, its texts with a space between them.
  case convertToText
  case setBordered(Bool), setStriped(Bool), setCompact(Bool)
  case setBackground(UInt32?)
}
