import PageModel
import Typesetting

extension PageLayouter {
  /// Buttons in rows of at most eight: stretched over the column, or each as wide as its label.
  func buttonRowBlock(
    _ buttons: [InstantPageButton], alignment: InstantPageButtonRowAlignment, in column: Column
  ) -> LaidOutBlock {
    guard !buttons.isEmpty else { return .nothing }
    let rows =
      switch alignment {
      case .justify: justifiedRows(buttons, width: column.textWidth)
      case .left, .center, .right: huggingRows(buttons, width: column.textWidth)
      }
    let height = metrics.buttonHeight
    var placed: [ButtonRowItem.Placed] = []
    for (index, row) in rows.enumerated() {
      let y = Double(index) * (height + metrics.buttonGap)
      let x = column.inset + leadingSlack(of: row, alignment: alignment, width: column.textWidth)
      placed += self.placed(row, x: x, y: y)
    }
    let count = Double(rows.count)
    return LaidOutBlock([
      LayoutItem(
        frame: Rect(
          x: 0, y: 0, width: column.width,
          height: count * height + (count - 1) * metrics.buttonGap),
        content: .buttonRow(ButtonRowItem(buttons: placed)))
    ])
  }

  private struct Row {
    var buttons: [(button: InstantPageButton, pill: PillItem)] = []
    /// Gaps included.
    var width = 0.0
  }

  private func justifiedRows(_ buttons: [InstantPageButton], width: Double) -> [Row] {
    stride(from: 0, to: buttons.count, by: ButtonMetrics.mostInRow).map { start in
      let chunk = buttons[start..<min(start + ButtonMetrics.mostInRow, buttons.count)]
      let count = Double(chunk.count)
      let share = max(1, (width - (count - 1) * metrics.buttonGap) / count)
      return Row(
        buttons: chunk.map { ($0, pill($0, maximumWidth: share, fills: true)) }, width: width)
    }
  }

  private func huggingRows(_ buttons: [InstantPageButton], width: Double) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for button in buttons {
      let pill = pill(button, maximumWidth: max(1, width), fills: false)
      let isFull = row.buttons.count == ButtonMetrics.mostInRow
      if !row.buttons.isEmpty, isFull || row.width + metrics.buttonGap + pill.size.width > width {
        rows.append(row)
        row = Row()
      }
      row.width += (row.buttons.isEmpty ? 0 : metrics.buttonGap) + pill.size.width
      row.buttons.append((button, pill))
    }
    rows.append(row)
    return rows
  }

  private func pill(
    _ button: InstantPageButton, maximumWidth: Double, fills: Bool
  ) -> PillItem {
    PillSetter(inputs: inputs, context: context, math: { self.math })
      .rowPill(button, height: metrics.buttonHeight, maximumWidth: maximumWidth, fills: fills)
  }

  /// What stays free left of a row. "Left" and "right" are the reading direction's start and end.
  private func leadingSlack(
    of row: Row, alignment: InstantPageButtonRowAlignment, width: Double
  ) -> Double {
    let slack = max(0, width - row.width)
    switch alignment {
    case .justify: return 0
    case .left: return isRightToLeft ? slack : 0
    case .center: return metrics.floorToPixel(slack / 2)
    case .right: return isRightToLeft ? 0 : slack
    }
  }

  /// A row's buttons, the first one leftmost, in a right-to-left page rightmost.
  private func placed(_ row: Row, x: Double, y: Double) -> [ButtonRowItem.Placed] {
    var left = x
    var placed = (isRightToLeft ? row.buttons.reversed() : row.buttons).map { entry in
      defer { left += entry.pill.size.width + metrics.buttonGap }
      return ButtonRowItem.Placed(
        button: entry.button,
        frame: Rect(x: left, y: y, width: entry.pill.size.width, height: entry.pill.size.height),
        pill: entry.pill)
    }
    if isRightToLeft { placed.reverse() }
    return placed
  }
}
