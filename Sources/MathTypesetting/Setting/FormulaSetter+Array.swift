import Typesetting

extension FormulaSetter {
  /// Rows of cells with their lines.
  mutating func setArray(_ array: MathArray, _ style: SettingStyle) -> SetBox {
    let cellStyle = style.with(array.cellStyle)
    var table = ArrayGrid(array, baseSize: baseSize)
    var marks: [MathLayout.Mark] = []
    for (index, row) in array.rows.enumerated() {
      for (column, cell) in row.cells.enumerated() {
        marks.append(layout.mark)
        table.add(setList(cell, cellStyle), row: index, column: column)
      }
    }
    marks.append(layout.mark)
    table.stack { points($0, style) }

    let height: Double
    switch array.position {
    case .center: height = table.height / 2 + axis(style)
    case .top: height = table.baselines.first ?? 0
    case .bottom: height = table.baselines.last ?? 0
    }
    var next = 0
    for (index, row) in array.rows.enumerated() {
      for column in row.cells.indices {
        let box = table.cells[next]
        let slack = table.columnWidths[column] - box.width
        let dx: Double =
          switch array.columns.indices.contains(column) ? array.columns[column].alignment : .left {
          case .left: 0
          case .center: slack / 2
          case .right: slack
          }
        layout.shift(
          from: marks[next], to: marks[next + 1], dx: table.columnLefts[column] + dx,
          dy: table.baselines[index] - height)
        next += 1
      }
    }
    addLines(of: table, top: -height)
    var result = SetBox(
      width: table.width, height: max(0, height), depth: max(0, table.height - height))
    setTags(array, table, top: -height, &result)
    return result
  }

  /// Tags stand to the right of everything, their right edges in line.
  private mutating func setTags(
    _ array: MathArray, _ table: ArrayGrid, top: Double, _ box: inout SetBox
  ) {
    guard array.rows.contains(where: { $0.tag != nil }) else { return }
    var tags: [(start: MathLayout.Mark, end: MathLayout.Mark, width: Double)] = []
    var widest = 0.0
    let left = box.width + FormulaSetter.tagGap * baseSize
    for (index, row) in array.rows.enumerated() {
      guard let tag = row.tag else { continue }
      let mark = layout.mark
      let label = setList(tag, style(.text))
      layout.shift(from: mark, dx: left, dy: top + table.baselines[index])
      tags.append((mark, layout.mark, label.width))
      widest = max(widest, label.width)
      box.height = max(box.height, label.height - top - table.baselines[index])
      box.depth = max(box.depth, label.depth + top + table.baselines[index])
    }
    for tag in tags {
      layout.shift(from: tag.start, to: tag.end, dx: widest - tag.width, dy: 0)
    }
    box.width = left + widest
  }

  private mutating func addLines(of table: ArrayGrid, top: Double) {
    let thickness = table.lineThickness
    for line in table.levelLines {
      addArrayLine(
        line.kind, Rect(x: 0, y: top + line.offset, width: table.width, height: thickness))
    }
    for line in table.uprightLines {
      addArrayLine(
        line.kind, Rect(x: line.offset, y: top, width: thickness, height: table.height))
    }
  }

  private mutating func addArrayLine(_ kind: MathArray.Line, _ rect: Rect) {
    guard kind == .dashed else {
      addRule(x: rect.x, top: rect.y, width: rect.width, height: rect.height)
      return
    }
    let isLevel = rect.width > rect.height
    let length = max(rect.width, rect.height)
    let dash = FormulaSetter.dash * baseSize
    // A dash at both ends.
    let count = max(1, (min((length / dash).rounded(), Double(max(1, pieces))) / 2).rounded(.up))
    pieces -= Int(count)
    let step = count > 1 ? (length - dash) / (count - 1) : 0
    for index in 0..<Int(count) {
      let start = Double(index) * step
      addRule(
        x: rect.x + (isLevel ? start : 0), top: rect.y + (isLevel ? 0 : start),
        width: isLevel ? min(dash, length) : rect.width,
        height: isLevel ? rect.height : min(dash, length))
    }
  }

  /// 4 points, as arydshln has it.
  private static let dash = 0.4
}
