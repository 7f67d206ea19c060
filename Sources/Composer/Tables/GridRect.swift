/// A rectangle of a table's slots.
public struct GridRect: Hashable, Sendable {
  public var rows: ClosedRange<Int>
  public var columns: ClosedRange<Int>

  public init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    self.rows = rows
    self.columns = columns
  }

  func overlaps(_ other: GridRect) -> Bool {
    rows.overlaps(other.rows) && columns.overlaps(other.columns)
  }

  func union(_ other: GridRect) -> GridRect {
    GridRect(
      rows: min(
        rows.lowerBound, other.rows.lowerBound)...max(
          rows.upperBound, other.rows.upperBound),
      columns: min(
        columns.lowerBound, other.columns.lowerBound)...max(
          columns.upperBound, other.columns.upperBound))
  }
}
