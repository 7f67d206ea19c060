import PageModel
import Typesetting

extension ReaderLayouter {
  /// A list: markers in a gutter, numbers right-aligned in it, texts beside it.
  func listBlock(
    _ items: [InstantPageListItem], ordered: Bool, in column: Column, path: [Int]
  ) -> LaidOutBlock {
    let gutter = ListGutter(items, ordered: ordered, layouter: self)
    let inner = Column(width: max(1, column.textWidth - gutter.width), inset: 0)
    let x = isRightToLeft ? column.inset : column.inset + gutter.width
    var result: [LayoutItem] = []
    var y = 0.0
    for (index, item) in items.enumerated() {
      if index > 0 { y += ReaderMetrics.itemGap }
      let path = path + [index]
      let place = ListItemPlace(
        list: Array(path.dropLast()), index: index, isOrdered: ordered,
        number: item.number.nonEmpty, isChecked: item.checked)
      let content = setter.within(.listItem(place)) {
        let content = layoutSequence(item.blocks, in: inner, kind: .listItem, path: path)
        guard content.items.isEmpty else { return content }
        return layoutSequence(
          [.paragraph(.plain(" "))], in: inner, kind: .listItem, path: path)
      }
      let placed = content.items.map { $0.movedBy(dx: x, dy: y) }
      let line =
        setter.firstLine(in: placed) ?? Rect(x: 0, y: y, width: 0, height: gutter.lineHeight)
      result += markerItems(gutter, index, line: line, in: column, path: path)
      result += placed
      y += max(content.size.height, gutter.lineHeight)
    }
    return LaidOutBlock(items: result, height: y)
  }

  private func markerItems(
    _ gutter: ListGutter, _ index: Int, line: Rect, in column: Column, path: [Int]
  ) -> [LayoutItem] {
    let marker = gutter.markers[index]
    /// A left edge, given the distance from the column's outer edge.
    func x(_ leading: Double, width: Double) -> Double {
      isRightToLeft ? column.width - column.inset - leading - width : column.inset + leading
    }
    var items: [LayoutItem] = []
    let boxSide = ReaderMetrics.boxSide
    if let number = marker.number {
      let size = number.paragraph.size
      let room = marker.checked == nil ? 0 : boxSide + ReaderMetrics.numberBoxGap
      let baseline = number.paragraph.lines.first?.baseline ?? 0
      items.append(
        LayoutItem(
          frame: Rect(
            x: x(gutter.markerWidth - room - size.width, width: size.width),
            y: line.maxY - baseline, width: size.width, height: size.height),
          content: .number(number)))
    }
    if let checked = marker.checked {
      items.append(
        LayoutItem(
          frame: Rect(
            x: x(gutter.isOrdered ? gutter.markerWidth - boxSide : 0, width: boxSide),
            y: setter.metrics.floorToPixel(line.midY - boxSide / 2), width: boxSide,
            height: boxSide),
          content: .checkbox(
            CheckboxItem(
              isChecked: checked, path: path, fill: colors.checkboxFill,
              tick: colors.checkboxForeground, border: colors.control))))
    }
    if marker.isBullet {
      let side = ReaderMetrics.bulletSide
      // Among boxes a bullet stands in their middle.
      let leading = gutter.hasBoxes ? (boxSide - side) / 2 : 0
      items.append(
        LayoutItem(
          frame: Rect(
            x: x(leading, width: side), y: setter.metrics.floorToPixel(line.midY - side / 2),
            width: side, height: side),
          content: .bullet(categories[.paragraph].color)))
    }
    return items
  }
}

/// What stands in front of the items of a list, and the room it takes.
private struct ListGutter {
  struct Marker {
    var number: TextItem?
    var checked: Bool?
    var isBullet = false
  }

  let isOrdered: Bool
  let markers: [Marker]
  let hasBoxes: Bool
  /// Of the widest marker of an ordered list.
  let markerWidth: Double
  /// From the column's edge to the text.
  let width: Double
  /// What an item without text takes.
  let lineHeight: Double

  init(_ items: [InstantPageListItem], ordered: Bool, layouter: ReaderLayouter) {
    let style = layouter.categories[.paragraph]
    let hasNumbers = ordered && items.contains { $0.number.nonEmpty != nil }
    markers = items.enumerated().map { index, item in
      var marker = Marker(checked: item.checked)
      guard ordered else {
        marker.isBullet = item.checked == nil
        return marker
      }
      // Among numbered items one without a number has none; a box needs none.
      let label = item.number.nonEmpty ?? (hasNumbers || item.checked != nil ? nil : "\(index + 1)")
      marker.number = label.flatMap { label in
        layouter.setter.makeText(
          .plain(label + "."),
          TextRequest(style: style, width: Self.widest, bold: item.startsBold))
      }
      return marker
    }
    isOrdered = ordered
    hasBoxes = markers.contains { $0.checked != nil }
    let boxSide = ReaderMetrics.boxSide
    if ordered {
      markerWidth =
        markers.map { marker in
          let number = marker.number?.paragraph.size.width ?? 0
          guard marker.checked != nil else { return number }
          return boxSide + (number > 0 ? number + ReaderMetrics.numberBoxGap : 0)
        }.max() ?? 0
      width = markerWidth + (hasBoxes ? ReaderMetrics.orderedBoxGap : ReaderMetrics.orderedGap)
    } else {
      markerWidth = hasBoxes ? boxSide : ReaderMetrics.bulletSide
      width = hasBoxes ? ReaderMetrics.boxIndent : ReaderMetrics.bulletIndent
    }
    let font = layouter.setter.context.metrics(for: style.font)
    lineHeight = max(font.capBox, hasBoxes ? boxSide : 0)
  }

  private static let widest = 10_000.0
}

extension InstantPageListItem {
  /// What the item holds, as blocks.
  fileprivate var blocks: [InstantPageBlock] {
    switch self {
    case .unknown: []
    case .text(let text, _, _): [.paragraph(text)]
    case .blocks(let blocks, _, _): blocks
    }
  }
}
