import PageModel

/// What the cells of a table were found to need: a table that grows by a row measures that row, and wraps the
/// others again only when its columns change.
///
/// Owner: a ``GrowthMemory``. Bound: the table's cells.
final class TableMemory {
  private let place: SequencePlace
  private let isCompact: Bool
  private var cells: [InstantPageTableCell] = []
  private var needs: [TableCellNeed?] = []
  private var contents: [(width: Double, fragment: LayoutFragment)?] = []

  init(place: SequencePlace, isCompact: Bool) {
    self.place = place
    self.isCompact = isCompact
  }

  func isMade(for place: SequencePlace, isCompact: Bool) -> Bool {
    self.place == place && self.isCompact == isCompact
  }

  /// Forgets all from the first cell that changed.
  func prepare(for cells: [InstantPageTableCell]) {
    let shared = self.cells.countShared(with: cells)
    needs.removeLast(needs.count - shared)
    contents.removeLast(contents.count - shared)
    self.cells = cells
    needs += repeatElement(nil, count: cells.count - shared)
    contents += repeatElement(nil, count: cells.count - shared)
  }

  func need(at index: Int, _ measure: () -> TableCellNeed) -> TableCellNeed {
    if let known = needs[index] { return known }
    let need = measure()
    needs[index] = need
    return need
  }

  func content(at index: Int, width: Double, _ make: () -> LayoutFragment?) -> LayoutFragment? {
    if let known = contents[index], known.width == width { return known.fragment }
    let fragment = make()
    contents[index] = fragment.map { (width, $0) }
    return fragment
  }
}

/// The least and the natural width of a cell, padding included.
struct TableCellNeed {
  var minimum: Double
  var natural: Double
}
