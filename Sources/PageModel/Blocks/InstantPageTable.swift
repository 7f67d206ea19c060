/// A row of a ``InstantPageBlock/table(title:rows:bordered:striped:compact:)``.
public struct InstantPageTableRow: Sendable {
  public var cells: [InstantPageTableCell]

  public init(cells: [InstantPageTableCell]) {
    self.cells = cells
  }
}

/// A table cell; a span of 0 means "not given" and counts as 1.
public struct InstantPageTableCell: Sendable {
  public var text: RichText?
  public var header: Bool
  public var alignment: TableHorizontalAlignment
  public var verticalAlignment: TableVerticalAlignment
  public var colspan: Int32
  public var rowspan: Int32

  public init(
    text: RichText?, header: Bool = false, alignment: TableHorizontalAlignment = .left,
    verticalAlignment: TableVerticalAlignment = .top, colspan: Int32 = 0, rowspan: Int32 = 0
  ) {
    self.text = text
    self.header = header
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.colspan = colspan
    self.rowspan = rowspan
  }
}

/// Where a cell's text stands between the cell's left and right edges; raw values are the stored form.
public enum TableHorizontalAlignment: Int32, Sendable {
  case left = 0
  case center = 1
  case right = 2
}

/// Where a cell's text stands between the cell's top and bottom edges; raw values are the stored form.
public enum TableVerticalAlignment: Int32, Sendable {
  case top = 0
  case middle = 1
  case bottom = 2
}
