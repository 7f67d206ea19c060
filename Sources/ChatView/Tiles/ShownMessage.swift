import Recto

/// A message near what is seen: its layout, and as much of its picture as was looked at.
package final class ShownMessage {
  private let session: MessageLayoutSession
  package internal(set) var tiles = TileBands()
  /// How the message appears; nil for one that is simply there.
  private var reveal: RevealSession?
  private var frame: RevealFrame?
  private let scale: Double
  private var inputs: LayoutInputs
  private var kept: Kept?

  /// What follows from a layout and is asked for often.
  private struct Kept {
    var itemStarts: [Int]
    var reading: PageReading?
    var readingScroll = ScrollPositions()
    var marks: (query: String, rects: [Rect])?
    var media: (placed: [PlacedMedium], scroll: ScrollPositions)?
  }

  init(
    _ page: InstantPage, style: MessageStyle, inputs: LayoutInputs, context: TypesettingContext
  ) {
    session = MessageLayoutSession(page, style: style, inputs: inputs, context: context)
    self.inputs = inputs
    scale = inputs.screenScale
  }

  package var layout: MessageLayout { session.message }
  /// As its reader sees it.
  var page: InstantPage { session.pageSession.page }

  /// Of the strip, points on whole pixels.
  package var height: Double {
    let height = frame.map { layout.height(revealing: $0) } ?? layout.size.height
    return max(0, Double(pixels(inside: height)) / scale)
  }

  private func pixels(inside length: Double) -> Int {
    ChatLook.pixels(inside: length, scale: scale)
  }

  // MARK: Changes

  func show(_ page: InstantPage, firstChangedBlock: Int? = nil) {
    change { session.update(page, firstChangedBlock: firstChangedBlock) }
  }

  func show(_ inputs: LayoutInputs, style: MessageStyle) {
    let isSame =
      inputs.givesSameLayout(as: self.inputs) && style.palette == layout.style.palette
      && style.showsBubble == layout.style.showsBubble
    self.inputs = inputs
    // Going through the blocks of a long message that streams costs, even if it finds nothing to do.
    guard !isSame else { return }
    change { session.update(inputs: inputs, style: style) }
  }

  private func change(_ update: () -> Void) {
    let old = layout
    let oldHeight = height
    update()
    kept = nil
    switch Damage(from: old, to: layout) {
    case .nothing: break
    case .everything: tiles.dropAll()
    case .bands(let bands): for band in bands { tiles.drop(band, scale: scale) }
    }
    if oldHeight != height { dropEnd(min(oldHeight, height)) }
  }

  /// A table or a slideshow was moved, a track has come further.
  func repaint(_ rect: Rect) {
    let origin = layout.pageOrigin.y
    tiles.drop(origin + rect.minY...origin + max(rect.minY, rect.maxY), scale: scale)
  }

  private func dropEnd(_ height: Double) {
    tiles.drop(max(0, height - 20)...max(height, layout.size.height) + 20, scale: scale)
  }

  // MARK: Appearing

  /// Whether later frames differ from this one, although nothing comes.
  package var isMoving: Bool { reveal?.isMoving ?? false }
  package var isRevealing: Bool { frame.map { !$0.isSettled } ?? false }
  /// What of the message is to be seen now; nil once it is all there.
  package var revealFrame: RevealFrame? { frame }

  /// Lets what the layout has now appear from where the last one was.
  func reveal(isWhole: Bool, at now: Double, context: TypesettingContext) {
    var session = reveal ?? RevealSession()
    session.show(layout.page, isWhole: isWhole, at: now, context: context)
    reveal = session
    takeFrame()
  }

  func advance(to now: Double) {
    guard reveal != nil else { return }
    reveal?.advance(to: now)
    takeFrame()
    if frame?.isSettled == true, reveal?.isMoving == false, reveal?.isComplete == true {
      reveal = nil
      frame = nil
    }
  }

  private func takeFrame() {
    guard let next = reveal?.frame else { return }
    let old = frame
    let oldHeight = height
    frame = next
    guard let old, old.size.width == next.size.width, old.isSettled == next.isSettled else {
      tiles.dropAll()
      return
    }
    let items = layout.page.items
    for index in next.changedItems(since: old) where items.indices.contains(index) {
      let item = items[index].frame.offsetBy(dx: 0, dy: layout.pageOrigin.y)
      tiles.drop(max(0, item.minY - 12)...max(0, item.maxY) + 12, scale: scale)
    }
    if oldHeight != height { dropEnd(min(oldHeight, height)) }
  }

  // MARK: Drawing

  /// The bands of the picture there are.
  package var bandCount: Int { (pixels(inside: height) + TileBands.rows - 1) / TileBands.rows }

  /// A band, drawn if it is not yet.
  func tile(
    _ band: Int, seen: SeenState, images: ImageStore, context: TypesettingContext,
    drawing: DrawingContext
  ) throws(DrawingError) -> TileBands.Tile {
    if let tile = tiles[band] { return tile }
    let top = band * TileBands.rows
    let width = pixels(inside: layout.size.width)
    let area = PixelArea(
      left: 0, top: top, width: max(1, width),
      height: max(1, min(TileBands.rows, pixels(inside: height) - top)))
    let pixels = try rasterize(
      displayList(of: area, seen: seen, context: context), area: area, scale: scale, images: images,
      context: drawing)
    let tile = TileBands.Tile(area: area, pixels: pixels)
    tiles.keep(tile, band: band)
    return tile
  }

  /// The paint of what stands in a band, so that a long page costs a band what the band shows.
  private func displayList(
    of area: PixelArea, seen: SeenState, context: TypesettingContext
  ) -> DisplayList {
    // The tallest thing that reaches out of its block is a line of large script.
    let reach = 60.0
    let top = Double(area.top) / scale - layout.pageOrigin.y - reach
    let bottom = Double(area.top + area.height) / scale - layout.pageOrigin.y + reach
    var items: [LayoutItem] = []
    var reveals: [ItemReveal] = []
    for (start, block) in blocks(from: top, to: bottom) {
      for (index, item) in block.items.enumerated() {
        items.append(
          seen.isPlain
            ? item : item.seen(in: seen, at: ItemPlace([.item(start + index)]), context: context))
        if let frame {
          reveals.append(
            frame.items.indices.contains(start + index) ? frame.items[start + index] : .hidden)
        }
      }
    }
    var part = layout
    part.page = PageLayout(
      size: layout.page.size, items: items, isRightToLeft: layout.page.isRightToLeft)
    guard let frame, !frame.isSettled else { return Recto.displayList(for: part) }
    return Recto.displayList(
      for: part, revealing: RevealFrame(items: reveals, size: frame.size, isSettled: false))
  }

  /// The blocks between two heights of the page, each with the index of its first item.
  func blocks(
    from top: Double, to bottom: Double
  ) -> some Sequence<(firstItem: Int, block: PageBlock)> {
    let starts = itemStarts
    return layout.page.blocks.lazy
      .filter { $0.top <= bottom && $0.top + $0.height >= top }
      .map { (starts[$0.index], $0) }
  }

  /// Where among the page's items those of each block begin.
  private var itemStarts: [Int] {
    if let kept { return kept.itemStarts }
    var starts: [Int] = []
    var count = 0
    for block in layout.page.blocks {
      starts.append(count)
      count += block.items.count
    }
    kept = Kept(itemStarts: starts)
    return starts
  }

  /// What there is to look at and to listen to, where it is now.
  func media(scroll: ScrollPositions) -> [PlacedMedium] {
    _ = itemStarts
    if let media = kept?.media, media.scroll == scroll { return media.placed }
    let placed = layout.page.media(scroll: scroll)
    kept?.media = (placed, scroll)
    return placed
  }

  // MARK: Reading

  /// The texts of the page, for selecting.
  package func reading(scroll: ScrollPositions) -> PageReading {
    _ = itemStarts
    if let reading = kept?.reading, kept?.readingScroll == scroll { return reading }
    let reading = PageReading(layout.page, scroll: scroll)
    kept?.reading = reading
    kept?.readingScroll = scroll
    kept?.marks = nil
    return reading
  }

  /// Where words stand in what can be seen, in the page's space.
  func marks(of query: String, scroll: ScrollPositions) -> [Rect] {
    let reading = reading(scroll: scroll)
    if let marks = kept?.marks, marks.query == query { return marks.rects }
    let rects = reading.texts.enumerated().flatMap { number, text in
      text.text.paragraph.text.substring(text.range).ranges(of: query).flatMap { range in
        reading.rects(
          of: TextSelection(
            from: TextPosition(text: number, offset: range.lowerBound),
            to: TextPosition(text: number, offset: range.upperBound)))
      }
    }
    kept?.marks = (query, rects)
    return rects
  }
}
