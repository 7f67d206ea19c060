import PageModel

/// Rows of cells over a grid; a cell may span several columns and rows.
///
/// Only the cell in a span's top left corner is declared. Within a document the cells cover the
/// grid, every slot once.
public struct Table: Equatable, Sendable {
  /// A column's share of the width; 0 leaves it to the layout.
  public struct Column: Hashable, Sendable {
    public var width: Double

    public init(width: Double = 0) {
      self.width = width
    }
  }

  public var id: BlockID
  public var columns: [Column]
  public var rows: [TableRow]
  public var isCompact: Bool
  public var isBordered: Bool
  public var isStriped: Bool
  /// What a page says above the table; the editor carries it along.
  public var title: RichText

  public init(
    columns: [Column], rows: [TableRow], isCompact: Bool = false, isBordered: Bool = true,
    isStriped: Bool = false, title: RichText = .empty, id: BlockID = .none
  ) {
    self.id = id
    self.columns = columns
    self.rows = rows
    self.isCompact = isCompact
    self.isBordered = isBordered
    self.isStriped = isStriped
    self.title = title
  }
}

public struct TableRow: Sendable {
  public var id: BlockID
  /// Points; nil leaves it to the content.
  public var height: Double?
  public var cells: [TableCell] {
    didSet { axisSize = TableRow.axisSize(of: cells) }
  }
  /// Kept, so that a change in one cell does not ask all the others of a large table.
  private(set) var axisSize: Int

  public init(_ cells: [TableCell], height: Double? = nil, id: BlockID = .none) {
    self.id = id
    self.height = height
    self.cells = cells
    axisSize = TableRow.axisSize(of: cells)
  }

  /// Whether all cells are headers, and there is one.
  public var isHeader: Bool {
    !cells.isEmpty && cells.allSatisfy(\.isHeader)
  }

  private static func axisSize(of cells: [TableCell]) -> Int {
    cells.reduce(2) { $0 + $1.blocks.size + 2 }
  }
}

extension TableRow: Equatable {
  public static func == (lhs: TableRow, rhs: TableRow) -> Bool {
    lhs.axisSize == rhs.axisSize && lhs.id == rhs.id && lhs.height == rhs.height
      && lhs.cells == rhs.cells
  }
}
