import Recto

/// What the bands of a message's picture are painted from.
struct LayoutPicture {
  var layout: MessageLayout
  /// What its reader has done to it.
  var seen: SeenState
  /// What of it is to be seen; nil for all.
  var frame: RevealFrame?
  /// The page by itself, on nothing: what moves over a bubble that moves.
  var isBare = false
  /// Checkboxes that are left out because they are drawn apart while they move, by their paths.
  var omittedCheckboxes: Set<[Int]> = []

  /// The paint of what stands in a band, so that a long page costs a band what the band shows.
  func displayList(
    of area: PixelArea, scale: Double, context: TypesettingContext
  ) -> DisplayList {
    // The tallest thing that reaches out of its block is a line of large script.
    let reach = 60.0
    let top = Double(area.top) / scale - layout.pageOrigin.y - reach
    let bottom = Double(area.top + area.height) / scale - layout.pageOrigin.y + reach
    var items: [LayoutItem] = []
    var reveals: [ItemReveal] = []
    let blocks = layout.page.blocks
    for block in blocks[blocks.indices(from: top, to: bottom)] {
      let start = block.firstItem
      for (index, item) in block.items.enumerated() {
        var item =
          seen.isPlain
          ? item : item.seen(in: seen, at: ItemPlace([.item(start + index)]), context: context)
        if !omittedCheckboxes.isEmpty { item = item.omitting(omittedCheckboxes) }
        items.append(item)
        if let frame {
          reveals.append(
            frame.items.indices.contains(start + index) ? frame.items[start + index] : .hidden)
        }
      }
    }
    var part = layout
    part.page = PageLayout(
      size: layout.page.size, items: items, isRightToLeft: layout.page.isRightToLeft)
    if isBare {
      part.style.showsBubble = false
      part.style.palette.bubble = part.style.palette.bubble.withAlpha(0)
    }
    guard let frame, !frame.isSettled else { return Recto.displayList(for: part) }
    return Recto.displayList(
      for: part, revealing: RevealFrame(items: reveals, size: frame.size, isSettled: false))
  }
}

extension LayoutItem {
  /// The item without some checkboxes in it.
  fileprivate func omitting(_ paths: Set<[Int]>) -> LayoutItem {
    var item = self
    switch content {
    case .checkbox(let box):
      if let path = box.path, paths.contains(path) { item.content = .anchor(name: "") }
    case .details(var details):
      guard let body = details.body else { return self }
      details.body?.items = body.items.map { $0.omitting(paths) }
      item.content = .details(details)
    case .text, .code, .divider, .bullet, .number, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .table, .thinking, .buttonRow, .unsupported:
      break
    }
    return item
  }
}
