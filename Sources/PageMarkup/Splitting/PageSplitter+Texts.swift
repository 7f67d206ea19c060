import PageModel

extension PageSplitter {
  /// Divides a text over as many parts as it needs.
  ///
  /// - Parameters:
  ///   - atLines: between lines rather than behind sentences.
  ///   - reserve: what each piece costs besides its text and its block.
  ///   - wrap: makes a piece of a stretch of the text, which may be the last one.
  mutating func divide(
    _ text: RichText, atLines: Bool = false, reserving reserve: SplitCost = SplitCost(),
    _ wrap: (RichText, _ isLast: Bool) -> SplitPiece
  ) {
    let divisible = DivisibleText(text, limits: limits)
    let around = SplitCost(blocks: 1) + reserve
    if hasContent, !divisible.hasRoomForSomething(at: 0, in: room - around) {
      breakPart(before: around)
    }
    let ranges = divisible.ranges(
      first: room - around, later: roomLater - around, atLines: atLines)
    let pieces = text.slices(ranges).filter { $0 != .empty }
    for (index, text) in pieces.enumerated() {
      let piece = wrap(text, index == pieces.count - 1)
      if index > 0 { breakPart(before: limits.cost(of: piece)) }
      append(piece, limits.cost(of: piece))
    }
  }

  /// Divides a row: what of its cells' texts does not fit stands in further rows, in the same
  /// columns.
  mutating func divide(row: InstantPageTableRow) {
    var blank = row
    for column in blank.cells.indices { blank.cells[column].text = nil }
    let around = limits.cost(of: .rows([blank]))
    if hasContent, !(around + SplitCost(characters: 1)).fits(room) { breakPart(before: around) }
    let later = roomLater - around
    var rows = [blank]
    var left = room - around
    for (column, cell) in row.cells.enumerated() {
      guard let text = cell.text else { continue }
      let divisible = DivisibleText(text, limits: limits)
      let cost = limits.cost(of: text)
      let waits = cost.fits(later) || !divisible.hasRoomForSomething(at: 0, in: left)
      if !cost.fits(left), waits, left != later {
        rows.append(blank)
        left = later
      }
      let ranges = divisible.ranges(first: left, later: later, atLines: false)
      for (index, slice) in text.slices(ranges).enumerated() {
        if index > 0 {
          rows.append(blank)
          left = later
        }
        rows[rows.count - 1].cells[column].text = slice
        left = left - limits.cost(of: slice)
      }
    }
    for (index, row) in rows.enumerated() {
      let piece = SplitPiece.rows([row])
      if index > 0 { breakPart(before: limits.cost(of: piece)) }
      append(piece, limits.cost(of: piece))
    }
  }
}
