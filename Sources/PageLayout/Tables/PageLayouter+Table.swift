import PageModel
import Typesetting

extension PageLayouter {
  /// A table in two passes: columns from what the cells need, then rows from how their text wraps.
  func tableBlock(
    title: RichText, rows: [InstantPageTableRow], style: TableStyle, in column: Column
  ) -> LaidOutBlock {
    let grid = TableGrid(rows: rows)
    guard grid.columnCount > 0 else { return .nothing }
    return withChildBleed(.zero) {
      let savedCell = isInCell
      isInCell = true
      defer { isInCell = savedCell }

      let format = TableFormat.page(style, metrics: metrics)
      let insets = format.insets
      let memory = growth?.table(
        grid.cells.map(\.cell),
        at: SequencePlace(layouter: self, column: column, kind: .cell, path: []),
        isCompact: style.compact)
      var item = tableItem(grid, format: format, width: column.textWidth, memory)
      var height = item.gridSize.height
      var top = 0.0
      if !title.isBlank {
        let width = min(item.gridSize.width, column.textWidth) - 2 * insets.horizontal
        let titleFragment = layoutSequence(
          [.paragraph(title)], in: Column(width: max(1, width), inset: 0), kind: .cell, path: [])
        item.titleOrigin = Point(x: column.inset + insets.horizontal, y: insets.vertical)
        top = titleFragment.size.height + 2 * insets.vertical
        item.title = titleFragment
        height += top
      }
      item.gridOrigin = gridOrigin(of: item, in: column, y: top)
      return LaidOutBlock([
        LayoutItem(
          frame: Rect(x: 0, y: 0, width: column.width, height: height), content: .table(item))
      ])
    }
  }

  /// A table that scrolls in a right-to-left page begins at its right end.
  func gridOrigin(of table: TableItem, in column: Column, y: Double) -> Point {
    let overhang = isRightToLeft ? max(0, table.gridSize.width - column.textWidth) : 0
    return Point(x: column.inset - overhang, y: y)
  }

  /// The grid of a table, without a place yet.
  ///
  /// - Parameter width: what the table may take before it scrolls.
  func tableItem(
    _ grid: TableGrid, format: TableFormat, width: Double, _ memory: TableMemory? = nil
  ) -> TableItem {
    let columns = measuredColumns(grid, insets: format.insets, limit: width, memory)
      .distributed(width: width, border: format.border, floor: metrics.minimumColumnWidth)
    var item = placedCells(grid, columns: columns, format: format, memory)
    item.visibleWidth = width
    if isRightToLeft { item.mirrorCells() }
    item.lines = format.border > 0 ? innerLines(item.cells, border: format.border) : []
    return item
  }

  /// Pass one: every cell's text set one word a line and at the table's width.
  private func measuredColumns(
    _ grid: TableGrid, insets: CellInsets, limit: Double, _ memory: TableMemory?
  ) -> TableColumns {
    let padding = 2 * insets.horizontal
    var columns = TableColumns(
      minimums: [Double](repeating: 1, count: grid.columnCount),
      naturals: [Double](repeating: 1, count: grid.columnCount))
    for (index, cell) in grid.cells.enumerated() {
      guard let text = cell.cell.text, !text.isBlank else { continue }
      let measure = {
        self.need(of: text, isHeader: cell.cell.header, limit: limit, padding: padding)
      }
      let need = memory?.need(at: index, measure) ?? measure()
      if cell.columns.count == 1 {
        let column = cell.columns.lowerBound
        columns.minimums[column] = max(columns.minimums[column], need.minimum)
        columns.naturals[column] = max(columns.naturals[column], need.minimum, need.natural)
      } else {
        columns.spans.append(
          TableColumns.Span(
            columns: cell.columns, minimum: need.minimum,
            natural: max(need.minimum, need.natural)))
      }
    }
    return columns
  }

  private func need(
    of text: RichText, isHeader: Bool, limit: Double, padding: Double
  ) -> TableCellNeed {
    var request = TextRequest(
      style: scale.categories[.table], width: max(1, limit - padding), bold: isHeader)
    let natural = makeText(text, request)?.paragraph.effectiveWidth ?? 0
    request.breaksAtEveryWord = true
    let minimum = makeText(text, request)?.paragraph.effectiveWidth ?? 0
    return TableCellNeed(minimum: minimum + padding, natural: natural + padding)
  }

  /// Pass two: cells wrapped to their columns, rows as high as their tallest cell.
  private func placedCells(
    _ grid: TableGrid, columns: TableColumns.Result, format: TableFormat, _ memory: TableMemory?
  ) -> TableItem {
    let (insets, border) = (format.insets, format.border)
    var edges = [border / 2]
    for width in columns.widths { edges.append((edges.last ?? 0) + width) }

    var contents: [LayoutFragment?] = []
    var rowHeights = [Double](repeating: 0, count: grid.rowCount)
    var cellHeights: [Double] = []
    for (index, cell) in grid.cells.enumerated() {
      let room = edges[cell.columns.upperBound] - edges[cell.columns.lowerBound]
      let width = max(1, room - 2 * insets.horizontal)
      let make = { self.cellContent(cell.cell, format: format, width: width) }
      let content = memory?.content(at: index, width: width, make) ?? make()
      contents.append(content)
      let height =
        content.map { $0.size.height.rounded(.up) + 2 * insets.vertical }
        ?? PageMetrics.emptyCellHeight
      cellHeights.append(height)
      if cell.rows.count == 1, content != nil {
        rowHeights[cell.row] = max(rowHeights[cell.row], height)
      }
    }
    for (index, cell) in grid.cells.enumerated() where cell.rows.count > 1 {
      guard contents[index] != nil else { continue }
      let missing = cellHeights[index] - rowHeights[cell.rows].reduce(0, +)
      if missing > 0 { rowHeights[cell.rows.upperBound - 1] += missing }
    }
    var tops = [border / 2]
    for height in rowHeights { tops.append((tops.last ?? 0) + height) }

    let cells = grid.cells.enumerated().map { index, cell in
      let frame = Rect(
        x: edges[cell.columns.lowerBound], y: tops[cell.rows.lowerBound],
        width: edges[cell.columns.upperBound] - edges[cell.columns.lowerBound],
        height: tops[cell.rows.upperBound] - tops[cell.rows.lowerBound])
      return TableCellItem(
        frame: frame, row: cell.row, column: cell.columns.lowerBound,
        isHeader: cell.cell.header,
        isFilled: cell.cell.header || (format.isStriped && cell.row % 2 == 0),
        contentOrigin: contentOrigin(contents[index], of: cell.cell, in: frame, insets: insets),
        content: contents[index])
    }
    return TableItem(
      gridOrigin: .zero,
      gridSize: Size(width: columns.total, height: (tops.last ?? 0) + border / 2),
      visibleWidth: columns.total, title: nil, titleOrigin: .zero, cells: cells,
      columns: columns.widths, borderWidth: border, borderColor: colors.tableBorder,
      fillColor: colors.tableHeader, radius: format.radius, lines: [])
  }

  /// A cell's text as a paragraph of its own; nil for an empty cell.
  private func cellContent(
    _ cell: InstantPageTableCell, format: TableFormat, width: Double
  ) -> LayoutFragment? {
    guard let text = cell.text, !text.isBlank else { return nil }
    var request = TextRequest(
      style: scale.categories[.table], width: width, role: .cell, bold: cell.header)
    request.alignment =
      switch cell.alignment {
      case .left: textAlignment
      case .center: .center
      case .right: .right
      }
    guard var item = makeText(text, request) else { return nil }
    item.shrinkToLines()
    let edges = format.edges(of: item)
    let top = edges.above
    let size = item.paragraph.size
    return LayoutFragment(
      size: Size(width: size.width, height: top + size.height + edges.below),
      items: [
        LayoutItem(
          frame: Rect(x: 0, y: top, width: size.width, height: size.height), content: .text(item))
      ])
  }

  /// "Left" is the unmarked alignment, so it follows a right-to-left page to the right.
  private func contentOrigin(
    _ content: LayoutFragment?, of cell: InstantPageTableCell, in frame: Rect, insets: CellInsets
  ) -> Point {
    guard let size = content?.size else { return .zero }
    let right = frame.width - size.width - insets.horizontal
    let x =
      switch cell.alignment {
      case .left: isRightToLeft ? right : insets.horizontal
      case .center: (frame.width - size.width) / 2
      case .right: right
      }
    let y =
      switch cell.verticalAlignment {
      case .top: insets.vertical
      case .middle: max(insets.vertical, (frame.height - size.height) / 2)
      case .bottom: max(insets.vertical, frame.height - size.height - insets.vertical)
      }
    return Point(x: metrics.floorToPixel(x), y: metrics.floorToPixel(y))
  }

  /// A line above every cell but the first row's and before every cell but the first column's.
  private func innerLines(_ cells: [TableCellItem], border: Double) -> [Rect] {
    let first = border / 2 + 0.5
    return cells.flatMap { cell -> [Rect] in
      var lines: [Rect] = []
      if cell.frame.minY > first {
        lines.append(
          Rect(
            x: cell.frame.minX, y: cell.frame.minY - border / 2, width: cell.frame.width,
            height: border))
      }
      if cell.frame.minX > first {
        lines.append(
          Rect(
            x: cell.frame.minX - border / 2, y: cell.frame.minY, width: border,
            height: cell.frame.height))
      }
      return lines
    }
  }
}

extension TableItem {
  /// Columns run from right to left.
  mutating func mirrorCells() {
    for index in cells.indices {
      cells[index].frame.x = gridSize.width - cells[index].frame.maxX
    }
  }
}

extension TextItem {
  /// Centred and right-aligned lines keep their places relative to each other in a box just as wide as the
  /// widest.
  mutating func shrinkToLines() {
    let width = paragraph.effectiveWidth
    guard width < paragraph.options.width else { return }
    paragraph.options.width = width
    paragraph.size.width = width
  }
}
