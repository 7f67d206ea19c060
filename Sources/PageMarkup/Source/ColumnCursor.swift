/// Counts the columns of places in a text as they are asked for.
///
/// Mostly the next place is a later one on the same line: the count goes on from the last, so that
/// all places together take one walk through the text, also when it is a single line.
struct ColumnCursor {
  private(set) var offset: Int
  /// Of `offset`, in Unicode scalars from 1.
  private(set) var column = 1

  init(atLineStart offset: Int = 0) {
    self.offset = offset
  }

  /// Goes to a place on the line that begins at `lineStart`.
  mutating func move(to target: Int, lineStart: Int, in bytes: Bytes) {
    if offset < lineStart || offset > target { self = ColumnCursor(atLineStart: lineStart) }
    column += bytes.scalarCount(in: offset..<target)
    offset = target
  }

  /// Goes to a column of the line that begins at `lineStart`, on which the cursor is already or
  /// before which it is; at most to the end of the text.
  mutating func move(toColumn target: Int, lineStart: Int, in bytes: Bytes) {
    if offset < lineStart || column > target { self = ColumnCursor(atLineStart: lineStart) }
    while offset < bytes.count, column < target {
      offset += 1
      if offset == bytes.count || !bytes[offset].isContinuation { column += 1 }
    }
  }
}
