import PageLayout
import Typesetting

/// What showing an item costs and where on the cursor's way it stands.
struct ItemCost: Sendable {
  /// Where the item's frame is in its layout.
  var frame: Rect
  /// The cursor at which the item begins, and how much further it ends.
  var start: Int
  var cost: Int
  var content: Content

  var end: Int { start + cost }

  indirect enum Content: Sendable {
    /// Shown when the cursor has passed all of it.
    case whole
    case text(TextCost)
    /// The ground is shown when the cursor reaches it.
    case code(TextCost)
    case details(DetailsCost)
    case table(TableCost)
    /// Costs nothing.
    case thinking
  }
}

struct DetailsCost: Sendable {
  var title: TextCost?
  var headerHeight: Double
  var body: [ItemCost]
}

/// A table is shown row by row, each when the cursor reaches it.
struct TableCost: Sendable {
  struct Row: Sendable {
    var start: Int
    /// The row's lower edge in the table's frame.
    var bottom: Double
  }

  var title: [ItemCost]
  /// Where the grid begins in the table's frame: below the title.
  var gridTop: Double
  var rows: [Row]
  /// What each cell holds, in the order of the rows.
  var cells: [[ItemCost]]
}
