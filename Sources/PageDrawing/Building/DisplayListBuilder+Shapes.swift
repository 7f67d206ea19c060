import Glibc
import PageLayout
import Typesetting

extension DisplayListBuilder {
  /// A quote's tinted ground and, inside the same rounded corners, its bar.
  mutating func paintQuoteGround(_ quote: QuoteFrameItem, _ frame: Rect) {
    let radii = CornerRadii(PageMetrics.quoteRadius)
    add(
      .fill(
        .roundedRect(frame, radii),
        .color(quote.accent.withAlpha(quote.accent.alpha * PageMetrics.quoteFillAlpha))))
    let bar = PageMetrics.quoteBar
    let x = quote.isRightToLeft ? frame.maxX - bar : frame.x
    add(.pushClip(.roundedRect(frame, radii)))
    add(
      .fill(
        .rect(Rect(x: x, y: frame.y, width: bar, height: frame.height)), .color(quote.accent)))
    add(.popClip)
  }

  /// The two masks that let a collapsed quote fade out: along its lower edge, and around its chevron.
  func quoteFade(_ frame: Rect, isRightToLeft: Bool) -> [Paint] {
    let clear = Color.black.withAlpha(0)
    let edge = Paint.linearGradient(
      from: Point(x: frame.x, y: frame.maxY - 8), to: Point(x: frame.x, y: frame.maxY),
      stops: [
        GradientStop(position: 0, color: .black), GradientStop(position: 0.6, color: clear),
        GradientStop(position: 1, color: clear),
      ])
    let chevron = Paint.radialGradient(
      center: Point(x: isRightToLeft ? frame.minX + 20 : frame.maxX - 20, y: frame.maxY),
      radius: 34,
      stops: [
        GradientStop(position: 0, color: clear), GradientStop(position: 0.5, color: clear),
        GradientStop(position: 1, color: .black),
      ])
    return [edge, chevron]
  }

  /// A rounded square: a ring when unchecked, filled with a tick when checked.
  ///
  /// - Parameter part: how far it is from the one to the other, 0…1.
  mutating func paint(_ box: CheckboxItem, _ frame: Rect, ticked part: Double) {
    let side = frame.width
    let radius = CornerRadii((0.318 * side).rounded(.up))
    if part < 1 {
      let width = 1.5
      add(
        .stroke(
          .roundedRect(frame.insetBy(dx: width / 2, dy: width / 2), radius),
          StrokeStyle(color: box.border, width: width)))
    }
    guard part > 0 else { return }
    add(.fill(.roundedRect(frame, radius), .color(box.fill.withAlpha(box.fill.alpha * part))))
    let unit = side / 18
    let start = Point(x: frame.midX - 3.667 * unit, y: frame.midY + 0.5 * unit)
    let corner = Point(x: start.x + 2.5 * unit, y: start.y + 3 * unit)
    let end = Point(x: corner.x + 4.667 * unit, y: corner.y - 6 * unit)
    add(
      .stroke(
        .path(.polyline(from: start, over: corner, to: end, part: part)),
        StrokeStyle(color: box.tick, width: 1.5 * unit, roundCaps: true)))
  }

  /// A table: its title, then the grid.
  mutating func paint(_ table: TableItem, _ frame: Rect) {
    if let title = table.title {
      paint(title.items, at: frame.origin + table.titleOrigin)
    }
    paintGrid(of: table, frame)
  }

  /// Fills, cells, inner lines, border.
  ///
  /// - Parameter height: how much of the grid is to be seen, from its top; its border closes it there.
  mutating func paintGrid(of table: TableItem, _ frame: Rect, height: Double = .infinity) {
    let origin = frame.origin + table.gridOrigin
    let isCut = height < table.gridSize.height
    let grid = Rect(
      x: origin.x, y: origin.y, width: table.gridSize.width,
      height: isCut ? height : table.gridSize.height)
    if table.scrolls {
      add(.pushClip(.rect(Rect(x: frame.x, y: grid.y, width: frame.width, height: grid.height))))
    }
    if isCut { add(.pushClip(.roundedRect(grid, CornerRadii(table.radius)))) }
    for cell in table.cells where cell.isFilled {
      add(
        .fill(
          .roundedRect(
            cell.frame.offsetBy(dx: origin.x, dy: origin.y), table.cornerRadii(of: cell)),
          .color(table.fillColor)))
    }
    for cell in table.cells {
      guard let content = cell.content else { continue }
      paint(content.items, at: origin + cell.frame.origin + cell.contentOrigin)
    }
    for line in table.lines {
      add(.fill(.rect(line.offsetBy(dx: origin.x, dy: origin.y)), .color(table.borderColor)))
    }
    if isCut { add(.popClip) }
    if table.borderWidth > 0 {
      let half = table.borderWidth / 2
      add(
        .stroke(
          .roundedRect(grid.insetBy(dx: half, dy: half), CornerRadii(table.radius - half)),
          StrokeStyle(color: table.borderColor, width: table.borderWidth)))
    }
    if table.scrolls { add(.popClip) }
  }
}

extension TableItem {
  /// Filled corner cells follow the border's corners.
  fileprivate func cornerRadii(of cell: TableCellItem) -> CornerRadii {
    let radius = max(0, self.radius - borderWidth)
    let tolerance = borderWidth / 2 + 0.5
    let left = cell.frame.minX <= tolerance
    let right = cell.frame.maxX >= gridSize.width - tolerance
    let top = cell.frame.minY <= tolerance
    let bottom = cell.frame.maxY >= gridSize.height - tolerance
    return CornerRadii(
      topLeft: left && top ? radius : 0, topRight: right && top ? radius : 0,
      bottomRight: right && bottom ? radius : 0, bottomLeft: left && bottom ? radius : 0)
  }
}

extension Path {
  /// The beginning of a line with a corner: a part of its length, 0…1.
  fileprivate static func polyline(
    from start: Point, over corner: Point, to end: Point, part: Double
  ) -> Path {
    guard part < 1 else { return Path([.move(start), .line(corner), .line(end)]) }
    func length(_ one: Point, _ other: Point) -> Double {
      let (x, y) = (other.x - one.x, other.y - one.y)
      return (x * x + y * y).squareRoot()
    }
    func between(_ one: Point, _ other: Point, _ part: Double) -> Point {
      Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }
    let (first, second) = (length(start, corner), length(corner, end))
    let way = (first + second) * part
    guard way > first, second > 0 else {
      return Path([.move(start), .line(between(start, corner, first > 0 ? way / first : 0))])
    }
    return Path([
      .move(start), .line(corner), .line(between(corner, end, (way - first) / second)),
    ])
  }

  /// An open chevron that touches the box's sides while it points down or up.
  ///
  /// - Parameter part: how far it has turned from down to up, 0…1.
  static func chevron(in box: Rect, turnedUp part: Double) -> Path {
    // Half a circle is no rounding away from its place.
    let isUp = part == 1
    let angle = isUp ? 0 : part * .pi
    let middle = Point(x: box.midX, y: box.midY)
    func turned(_ x: Double, _ y: Double) -> Point {
      guard angle != 0 else { return Point(x: x, y: y) }
      let (dx, dy) = (x - middle.x, y - middle.y)
      return Point(
        x: middle.x + dx * cos(angle) - dy * sin(angle),
        y: middle.y + dx * sin(angle) + dy * cos(angle))
    }
    let (ends, tip) = isUp ? (box.maxY, box.minY) : (box.minY, box.maxY)
    return Path([
      .move(turned(box.minX, ends)), .line(turned(box.midX, tip)), .line(turned(box.maxX, ends)),
    ])
  }

  /// Two comma-shaped strokes side by side, heads at the bottom for an opening mark.
  static func quotationMark(in box: Rect, isOpening: Bool) -> Path {
    var path = Path()
    let width = box.width * 0.44
    for left in [box.minX, box.maxX - width] {
      path.elements += comma(
        in: Rect(x: left, y: box.y, width: width, height: box.height), isTurned: isOpening)
    }
    return path
  }

  /// A round head with a tail that bends down and to the left; turned by half a circle for an opening
  /// mark.
  private static func comma(in box: Rect, isTurned: Bool) -> [Element] {
    func at(_ x: Double, _ y: Double) -> Point {
      isTurned
        ? Point(x: box.maxX - x * box.width, y: box.maxY - y * box.height)
        : Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    return [
      .move(at(0.5, 0)),
      .curve(at(1, 0.36), control1: at(0.8, 0), control2: at(1, 0.14)),
      .curve(at(0.16, 1), control1: at(1, 0.66), control2: at(0.7, 0.94)),
      .curve(at(0.5, 0.62), control1: at(0.4, 0.9), control2: at(0.52, 0.78)),
      .curve(at(0, 0.31), control1: at(0.2, 0.62), control2: at(0, 0.5)),
      .curve(at(0.5, 0), control1: at(0, 0.13), control2: at(0.2, 0)),
      .close,
    ]
  }
}
