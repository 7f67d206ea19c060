import PageModel

/// Edits of a table: it is taken apart into cells with their rectangles, and put together again.
extension Table {
  struct Piece {
    var rect: GridRect
    var cell: TableCell
  }

  /// The cells with where they are, row by row.
  var pieces: [Piece] {
    TableGrid(self).placements.map {
      Piece(rect: $0.rect, cell: rows[$0.row].cells[$0.cell])
    }
  }

  /// Cells in the order they are declared in, with the spans their rectangles have.
  mutating func arrange(_ pieces: [Piece]) {
    let ordered = pieces.sorted {
      ($0.rect.rows.lowerBound, $0.rect.columns.lowerBound)
        < ($1.rect.rows.lowerBound, $1.rect.columns.lowerBound)
    }
    var cells: [[TableCell]] = Array(repeating: [], count: rows.count)
    for piece in ordered {
      var cell = piece.cell
      cell.rowspan = piece.rect.rows.count
      cell.colspan = piece.rect.columns.count
      cells[piece.rect.rows.lowerBound].append(cell)
    }
    for row in rows.indices { rows[row].cells = cells[row] }
  }

  /// A table of empty cells; the first row's are headers.
  init(rows rowCount: Int, columns columnCount: Int, _ ids: inout BlockIDSource) {
    let columns = min(max(1, columnCount), TableLimit.columns)
    let rows = min(max(1, rowCount), TableLimit.slots / columns)
    self.init(columns: Array(repeating: Column(), count: columns), rows: [])
    id = ids.make()
    for row in 0..<rows {
      let cells = (0..<columns).map { _ in TableCell.empty(isHeader: row == 0, &ids) }
      self.rows.append(TableRow(cells, id: ids.make()))
    }
  }

  /// A row of empty cells; cells that reach over the place grow. Nothing comes above the first
  /// row.
  mutating func insertRow(at index: Int, _ ids: inout BlockIDSource) {
    let index = min(max(1, index), rows.count)
    guard (rows.count + 1) * columns.count <= TableLimit.slots else { return }
    var pieces = self.pieces
    var free = Set(columns.indices)
    for piece in pieces.indices {
      let rect = pieces[piece].rect
      if rect.rows.lowerBound >= index {
        pieces[piece].rect.rows = rect.rows.shifted(by: 1)
      } else if rect.rows.upperBound >= index {
        pieces[piece].rect.rows = rect.rows.lowerBound...(rect.rows.upperBound + 1)
        free.subtract(rect.columns)
      }
    }
    for column in free.sorted() {
      pieces.append(
        Piece(rect: GridRect(rows: index...index, columns: column...column), cell: .empty(&ids)))
    }
    rows.insert(TableRow([], id: ids.make()), at: index)
    arrange(pieces)
  }

  /// A column of empty cells, as wide as the others are on average; cells that reach over the
  /// place grow, and a heading row stays one.
  mutating func insertColumn(at index: Int, _ ids: inout BlockIDSource) {
    let index = min(max(0, index), columns.count)
    guard columns.count < TableLimit.columns,
      (columns.count + 1) * rows.count <= TableLimit.slots
    else { return }
    let headings = rows.map(\.isHeader)
    var pieces = self.pieces
    var free = Set(rows.indices)
    for piece in pieces.indices {
      let rect = pieces[piece].rect
      if rect.columns.lowerBound >= index {
        pieces[piece].rect.columns = rect.columns.shifted(by: 1)
      } else if rect.columns.upperBound >= index {
        pieces[piece].rect.columns = rect.columns.lowerBound...(rect.columns.upperBound + 1)
        free.subtract(rect.rows)
      }
    }
    for row in free.sorted() {
      pieces.append(
        Piece(
          rect: GridRect(rows: row...row, columns: index...index),
          cell: .empty(isHeader: headings[row], &ids)))
    }
    let width = columns.reduce(0) { $0 + $1.width } / Double(columns.count)
    columns.insert(Column(width: width), at: index)
    arrange(pieces)
  }

  /// Deletes rows but those of headings, and never the last one. Cells that reach over them shrink;
  /// one that begins in a deleted row moves down.
  mutating func deleteRows(_ range: ClosedRange<Int>) {
    let gone = Gone(range, of: rows.count) { !rows[$0].isHeader }
    let kept = pieces.compactMap { piece in
      gone.without(piece.rect.rows).map { rows in
        Piece(rect: GridRect(rows: rows, columns: piece.rect.columns), cell: piece.cell)
      }
    }
    rows = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
    arrange(kept)
  }

  /// Deletes columns, and never the last one. Cells that reach over them shrink.
  mutating func deleteColumns(_ range: ClosedRange<Int>) {
    let gone = Gone(range, of: columns.count) { _ in true }
    let kept = pieces.compactMap { piece in
      gone.without(piece.rect.columns).map { columns in
        Piece(rect: GridRect(rows: piece.rect.rows, columns: columns), cell: piece.cell)
      }
    }
    columns = columns.indices.filter { !gone.contains($0) }.map { columns[$0] }
    arrange(kept)
  }

  /// Makes one cell of a rectangle, widened to whole cells. The first one keeps what it is; what
  /// the others hold joins it, but for empty paragraphs.
  ///
  /// - Returns: Whether there was more than one cell.
  mutating func mergeCells(_ rect: GridRect) -> Bool {
    let grid = TableGrid(self)
    let rect = grid.expanded(rect)
    let merged = grid.placements(in: rect)
    guard merged.count > 1, let first = merged.first else { return false }
    let blocks = merged.flatMap { Array(rows[$0.row].cells[$0.cell].blocks) }
    let kept = blocks.filter { !$0.isBlank }
    var cell = rows[first.row].cells[first.cell]
    cell.blocks = BlockSequence(kept.isEmpty ? Array(blocks.prefix(1)) : kept)
    var pieces = self.pieces.filter { !$0.rect.overlaps(rect) }
    pieces.append(Piece(rect: rect, cell: cell))
    arrange(pieces)
    return true
  }

  /// Makes cells of one slot each of a cell; the first one keeps what it holds.
  ///
  /// - Returns: Whether the cell spanned more than a slot.
  mutating func splitCell(row: Int, cell: Int, _ ids: inout BlockIDSource) -> Bool {
    guard let placement = TableGrid(self).placement(ofRow: row, cell: cell) else { return false }
    let rect = placement.rect
    guard rect.rows.count > 1 || rect.columns.count > 1 else { return false }
    let whole = rows[row].cells[cell]
    var pieces = self.pieces.filter { $0.rect != rect }
    for row in rect.rows {
      for column in rect.columns {
        let isFirst = row == rect.rows.lowerBound && column == rect.columns.lowerBound
        pieces.append(
          Piece(
            rect: GridRect(rows: row...row, columns: column...column),
            cell: isFirst ? whole : .empty(isHeader: whole.isHeader, &ids)))
      }
    }
    arrange(pieces)
    return true
  }

  /// A row's texts in one line, with a space between them.
  func line(ofRow row: Int) -> StyledText {
    StyledText.joining(
      rows[row].cells.map { cell in
        StyledText.joining(cell.blocks.flatMap(\.writtenTexts), separator: " ")
      }, separator: " ")
  }
}

extension TableCell {
  static func empty(isHeader: Bool = false, _ ids: inout BlockIDSource) -> TableCell {
    TableCell(
      [.paragraph(StyledText(), id: ids.make())], isHeader: isHeader, id: ids.make())
  }
}

extension ClosedRange<Int> {
  fileprivate func shifted(by distance: Int) -> ClosedRange<Int> {
    (lowerBound + distance)...(upperBound + distance)
  }
}

/// Rows or columns that are deleted.
private struct Gone {
  /// For each row or column and the end, how many before it are deleted.
  private var before = [0]

  /// Those of a range that may be deleted; the first of them stays if there were none left.
  init(_ range: ClosedRange<Int>, of count: Int, where isDeletable: (Int) -> Bool) {
    let range = range.clamped(to: 0...(count - 1))
    var deleted = range.filter(isDeletable)
    if deleted.count == count { deleted.removeFirst() }
    let set = Set(deleted)
    for index in 0..<count { before.append(before[index] + (set.contains(index) ? 1 : 0)) }
  }

  func contains(_ index: Int) -> Bool {
    before[index + 1] > before[index]
  }

  /// Where a range is afterwards; nil when all of it is deleted.
  func without(_ range: ClosedRange<Int>) -> ClosedRange<Int>? {
    let lower = range.lowerBound - before[range.lowerBound]
    let end = range.upperBound + 1 - before[range.upperBound + 1]
    return lower < end ? lower...(end - 1) : nil
  }
}
