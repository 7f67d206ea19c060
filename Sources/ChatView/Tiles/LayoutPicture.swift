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
  var omissions = Omissions()

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
        if !omissions.isEmpty { item = item.omitting(omissions) }
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
