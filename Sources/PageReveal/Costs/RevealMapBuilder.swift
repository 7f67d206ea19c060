import PageLayout
import Typesetting

/// Walks a layout once and adds up what its items cost.
struct RevealMapBuilder {
  private let context: TypesettingContext
  /// Where the next item begins.
  private(set) var cursor = 0
  /// How much of the item at hand is not folded away, from its top.
  private var visibleHeight = Double.infinity

  init(context: TypesettingContext) {
    self.context = context
  }

  mutating func costs(of items: [LayoutItem], reusing known: [ItemCost]) -> [ItemCost] {
    var costs: [ItemCost] = []
    costs.reserveCapacity(items.count)
    var fold = Fold()
    for (index, item) in items.enumerated() {
      let start = cursor
      visibleHeight = fold.visibleHeight(of: item, at: index)
      let content = content(of: item, reusing: known.indices.contains(index) ? known[index] : nil)
      costs.append(
        ItemCost(frame: item.frame, start: start, cost: cursor - start, content: content))
    }
    return costs
  }

  private mutating func content(
    of item: LayoutItem, reusing known: ItemCost?
  ) -> ItemCost.Content {
    switch item.content {
    case .text(let text):
      return .text(cost(of: text, reusing: known?.text, height: visibleHeight))
    case .code(let code):
      return .code(cost(of: code.code, reusing: known?.text))
    case .details(let details):
      let title = details.title.map { cost(of: $0, reusing: known?.details?.title) }
      let body = costs(of: details.body?.items ?? [], reusing: known?.details?.body ?? [])
      return .details(
        DetailsCost(title: title, headerHeight: details.headerHeight, body: body))
    case .table(let table):
      return .table(cost(of: table, reusing: known?.table))
    case .thinking:
      return .thinking
    case .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .buttonRow, .unsupported:
      if visibleHeight > 0 { advance(by: item.frame.width) }
      return .whole
    }
  }

  private mutating func cost(
    of text: TextItem, reusing known: TextCost?, height: Double = .infinity
  ) -> TextCost {
    let cost = TextCost(text, height: height, reusing: known, context: context)
    cursor += cost.cost
    return cost
  }

  private mutating func cost(of table: TableItem, reusing known: TableCost?) -> TableCost {
    let title = costs(of: table.title?.items ?? [], reusing: known?.title ?? [])
    var rows: [TableCost.Row] = []
    var contents: [[ItemCost]] = []
    let cells = table.cells.sorted { $0.frame.minY < $1.frame.minY }
    var index = 0
    while index < cells.count {
      let top = cells[index].frame.minY
      let start = cursor
      while index < cells.count, cells[index].frame.minY == top {
        let knownCells = known?.cells ?? []
        let content = contentCosts(
          of: cells[index], reusing: knownCells.indices.contains(index) ? knownCells[index] : [])
        // A cell's text counts when it is longer than the cell is wide.
        advance(by: max(cells[index].frame.width, Double(content.last?.end ?? 0)))
        contents.append(content)
        index += 1
      }
      // A row reaches down to the next one: a cell over several rows does not open all of them.
      let bottom = index < cells.count ? cells[index].frame.minY : table.gridSize.height
      rows.append(TableCost.Row(start: start, bottom: table.gridOrigin.y + bottom))
    }
    return TableCost(title: title, gridTop: table.gridOrigin.y, rows: rows, cells: contents)
  }

  private func contentCosts(of cell: TableCellItem, reusing known: [ItemCost]) -> [ItemCost] {
    var inner = RevealMapBuilder(context: context)
    return inner.costs(of: cell.content?.items ?? [], reusing: known)
  }

  private mutating func advance(by width: Double) {
    cursor += width > 0 ? Int(min(width, 1e6).rounded()) : 0
  }
}

/// The lower edge of a collapsed quote. What it holds below that is not to be seen, so the cursor does not
/// dwell on it.
private struct Fold {
  private var end = 0
  private var bottom = Double.infinity

  /// How much of an item can be seen, from its top.
  mutating func visibleHeight(of item: LayoutItem, at index: Int) -> Double {
    if index >= end { bottom = .infinity }
    let height = max(0, bottom - item.frame.minY)
    if case .quoteFrame(let quote) = item.content, quote.collapse == .collapsed {
      // A quote in a folded one ends with it.
      let inner = index + 1 + quote.containedItems
      end = index < end ? max(end, inner) : inner
      bottom = min(bottom, item.frame.maxY)
    }
    return height
  }
}

extension ItemCost {
  fileprivate var text: TextCost? {
    switch content {
    case .text(let text), .code(let text): text
    case .whole, .details, .table, .thinking: nil
    }
  }

  fileprivate var details: DetailsCost? {
    if case .details(let details) = content { details } else { nil }
  }

  fileprivate var table: TableCost? {
    if case .table(let table) = content { table } else { nil }
  }
}
