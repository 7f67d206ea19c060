import Typesetting

/// A laid-out table. The item's frame is as wide as the page; the grid may be wider and scrolls then.
public struct TableItem: Equatable, Sendable {
  /// Where the grid's top left stands in the item's frame.
  public var gridOrigin: Point
  public var gridSize: Size
  /// The part of the grid that shows at once; narrower than the grid when the table scrolls.
  public var visibleWidth: Double
  public var title: LayoutFragment?
  /// Relative to the item's frame.
  public var titleOrigin: Point
  public var cells: [TableCellItem]
  public var columns: [Double]
  /// Inner lines and the outer border; 0 for an unbordered table.
  public var borderWidth: Double
  public var borderColor: Color
  public var fillColor: Color
  public var radius: Double
  /// Inner lines in the grid's space.
  public var lines: [Rect]

  public var scrolls: Bool { gridSize.width > visibleWidth }
}

/// A table cell; frames are in the grid's space.
public struct TableCellItem: Equatable, Sendable {
  public var frame: Rect
  public var row: Int
  public var column: Int
  public var isHeader: Bool
  /// Header cells and the stripes.
  public var isFilled: Bool
  public var contentOrigin: Point
  public var content: LayoutFragment?
}
