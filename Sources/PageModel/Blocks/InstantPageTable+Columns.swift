extension [InstantPageTableRow] {
  /// The columns of the widest row: its cells with their spans, and the cells of rows above that
  /// reach down into it.
  public var columnCount: Int {
    var widest = 0
    var reaching = 0
    /// For each row, the width that ends above it.
    var ending: [Int: Int] = [:]
    for (row, content) in enumerated() {
      reaching -= ending.removeValue(forKey: row) ?? 0
      var width = reaching
      for cell in content.cells {
        let colspan = Swift.max(1, Int(cell.colspan))
        let rowspan = Swift.max(1, Int(cell.rowspan))
        width += colspan
        if rowspan > 1 {
          reaching += colspan
          ending[row + rowspan, default: 0] += colspan
        }
      }
      widest = Swift.max(widest, width)
    }
    return widest
  }
}
