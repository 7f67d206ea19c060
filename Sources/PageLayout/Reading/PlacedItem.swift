import Typesetting

/// An item where it stands on its page, however deep it lies.
struct PlacedItem {
  var item: LayoutItem
  var place: ItemPlace
  /// In the page's space.
  var frame: Rect
  /// Nothing of the item shows outside; nil where nothing is cut.
  var clip: Rect?
  var cell: TableCellPlace?
  var isTableTitle: Bool

  func isVisible(at point: Point) -> Bool { clip?.contains(point) ?? true }
}

/// A cell of a table.
public struct TableCellPlace: Hashable, Sendable {
  public var table: ItemPlace
  public var row: Int
  public var column: Int
  public var isHeader: Bool
}

/// Goes through the items of a page in reading order, into open details, titles and cells of tables.
struct ItemVisitor {
  let scroll: ScrollPositions

  /// - Parameters:
  ///   - first: the index of the first of the items among the page's.
  ///   - visit: says whether to go inside the item.
  func visit(_ items: [LayoutItem], from first: Int = 0, _ visit: (PlacedItem) -> Bool) {
    self.visit(items, from: first, in: Space(), visit)
  }

  /// What items share with those beside them.
  private struct Space {
    var origin = Point.zero
    var clip: Rect?
    var steps: [ItemPlace.Step] = []
    var cell: TableCellPlace?
    var isTableTitle = false

    func inside(_ step: ItemPlace.Step, of place: ItemPlace, at origin: Point) -> Space {
      var space = self
      space.steps = place.steps + [step]
      space.origin = origin
      return space
    }

    func cut(to rect: Rect) -> Space {
      var space = self
      space.clip = clip?.intersection(rect) ?? rect
      return space
    }
  }

  private func visit(
    _ items: [LayoutItem], from first: Int = 0, in space: Space, _ visit: (PlacedItem) -> Bool
  ) {
    // What collapsed quotes hold shows within them alone.
    var quotes: [(end: Int, outside: Space)] = []
    var space = space
    for (index, item) in items.enumerated() {
      while let last = quotes.last, last.end <= index {
        space = last.outside
        quotes.removeLast()
      }
      let placed = PlacedItem(
        item: item, place: ItemPlace(space.steps + [.item(first + index)]),
        frame: item.frame.offsetBy(dx: space.origin.x, dy: space.origin.y), clip: space.clip,
        cell: space.cell, isTableTitle: space.isTableTitle)
      let goesInside = visit(placed)
      if case .quoteFrame(let quote) = item.content, quote.collapse == .collapsed {
        quotes.append((index + 1 + quote.containedItems, space))
        space = space.cut(to: placed.frame)
      }
      if goesInside { visitInside(placed, in: space, visit) }
    }
  }

  private func visitInside(
    _ placed: PlacedItem, in space: Space, _ visit: (PlacedItem) -> Bool
  ) {
    switch placed.item.content {
    case .details(let details):
      guard let body = details.body else { return }
      let origin = Point(x: placed.frame.x, y: placed.frame.y + details.headerHeight)
      self.visit(body.items, in: space.inside(.body, of: placed.place, at: origin), visit)
    case .table(let table):
      visitTable(table, placed, in: space, visit)
    case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
      .anchor, .media, .slideshow, .audio, .document, .formula, .thinking, .buttonRow,
      .unsupported:
      return
    }
  }

  private func visitTable(
    _ table: TableItem, _ placed: PlacedItem, in space: Space, _ visit: (PlacedItem) -> Bool
  ) {
    if let title = table.title {
      var inside = space.inside(
        .title, of: placed.place, at: placed.frame.origin.moved(by: table.titleOrigin))
      inside.isTableTitle = true
      self.visit(title.items, in: inside, visit)
    }
    let grid = placed.frame.origin.moved(by: table.gridOrigin)
    let origin = Point(x: grid.x - scroll[placed.place], y: grid.y)
    let window = Rect(
      x: placed.frame.x, y: grid.y, width: placed.frame.width, height: table.gridSize.height)
    let cut = table.scrolls ? space.cut(to: window) : space
    for (index, cell) in table.cells.enumerated() {
      guard let content = cell.content else { continue }
      var inside = cut.inside(
        .cell(index), of: placed.place,
        at: origin.moved(by: cell.frame.origin).moved(by: cell.contentOrigin))
      inside.cell = TableCellPlace(
        table: placed.place, row: cell.row, column: cell.column, isHeader: cell.isHeader)
      self.visit(content.items, in: inside, visit)
    }
  }
}

extension Point {
  func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

extension Rect {
  /// What both cover; empty where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
