import Recto

extension LayoutItem {
  /// The item with every table in it moved as far as it is scrolled.
  func scrolled(by scroll: ScrollPositions, at place: ItemPlace) -> LayoutItem {
    var item = self
    switch content {
    case .table(var table):
      table.gridOrigin.x -= scroll[place]
      // Cells hold text and pictures; a table in a table does not exist.
      item.content = .table(table)
    case .details(var details):
      guard var body = details.body else { return self }
      body.items = body.items.enumerated().map { index, inner in
        inner.scrolled(by: scroll, at: ItemPlace(place.steps + [.body, .item(index)]))
      }
      details.body = body
      item.content = .details(details)
    case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
      .anchor, .media, .slideshow, .audio, .document, .formula, .thinking, .buttonRow,
      .unsupported:
      return self
    }
    return item
  }
}
