import Recto

/// A message near what is seen: its layout, and as much of its picture as was looked at.
package final class ShownMessage {
  private let session: MessageLayoutSession
  package internal(set) var tiles = TileBands()
  /// How the message appears; nil for one that is simply there.
  private var reveal: RevealSession?
  private var frame: RevealFrame?
  /// How it takes another layout; nil for one that stands in its own.
  package private(set) var moving: MovingMessage?
  let scale: Double
  private var inputs: LayoutInputs
  private var kept = Kept()
  private var code: CodeMemory

  /// What follows from a layout and is asked for often.
  private struct Kept {
    var reading: (texts: PageReading, scroll: ScrollPositions)?
    var marks: (words: String, scroll: ScrollPositions, rects: StackedRects)?
    var selected: (range: TextSelection, scroll: ScrollPositions, rects: StackedRects)?
    var media: (placed: [PlacedMedium], scroll: ScrollPositions)?
    var targets: (hits: [PageTarget], scroll: ScrollPositions)?
  }

  init(
    _ page: InstantPage, style: MessageStyle, inputs: LayoutInputs, code: CodeMemory,
    context: TypesettingContext
  ) {
    session = MessageLayoutSession(page, style: style, inputs: inputs, context: context)
    self.inputs = inputs
    self.code = code
    scale = inputs.screenScale
  }

  package var layout: MessageLayout { session.message }
  /// As its reader sees it.
  var page: InstantPage { session.pageSession.page }

  /// Of the strip, points on whole pixels.
  package var height: Double {
    if let moving { return moving.frame.height }
    let height = frame.map { layout.height(revealing: $0) } ?? layout.size.height
    return max(0, Double(pixels(inside: height)) / scale)
  }

  private func pixels(inside length: Double) -> Int {
    ChatLook.pixels(inside: length, scale: scale)
  }

  // MARK: Changes

  /// The pieces of code on the page.
  var codeSpecs: [CodeSpec] { code.specs }

  func show(_ page: InstantPage, firstChangedBlock: Int? = nil) {
    code.update(page, firstChangedBlock: firstChangedBlock)
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
    // A movement to another layout than this one leads nowhere.
    moving = nil
    kept = Kept()
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
    moving = nil
  }

  private func dropEnd(_ height: Double) {
    tiles.drop(max(0, height - 20)...max(height, layout.size.height) + 20, scale: scale)
  }

  // MARK: Moving

  /// What a movement begins with.
  struct Moment {
    fileprivate var layout: MessageLayout
    fileprivate var page: InstantPage
    fileprivate var interrupted: (motion: MessageMotion, time: Double)?
  }

  /// What is shown now, to move away from; nil while the message appears, which is movement of its own.
  var moment: Moment? {
    frame == nil
      ? Moment(layout: layout, page: page, interrupted: moving?.interrupted) : nil
  }

  /// Lets what is shown now come from what was shown at a moment.
  ///
  /// - Parameters:
  ///   - burst: where covers were tapped away, in the page's space.
  ///   - seen: what its reader has done to it.
  ///   - part: of the strip, what is in the view.
  func move(
    from moment: Moment, burst: Point?, seen: SeenState, part: ClosedRange<Double>
  ) {
    let update = ContentUpdate(
      from: ShownContent(page: moment.page), to: ShownContent(page: page), isAnimated: true)
    let isCrossfade: Bool
    switch update {
    case .anotherMessage: return
    // What was only uncovered is what it was.
    case .wholeContent: isCrossfade = burst == nil
    case .nothing, .sameContent: isCrossfade = false
    }
    let origin = moment.layout.pageOrigin
    let motion = MessageMotion(
      from: moment.layout, to: layout, interrupting: moment.interrupted, isCrossfade: isCrossfade,
      burst: burst.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) },
      dust: burst == nil
        ? nil
        : Rect(
          x: 0, y: part.lowerBound, width: moment.layout.size.width,
          height: part.upperBound - part.lowerBound))
    moving = MovingMessage(motion, seen: seen, scale: scale)
  }

  /// Ends a movement where it leads.
  func settle() { moving = nil }

  // MARK: Appearing

  /// Whether later frames differ from this one, although nothing comes.
  package var isMoving: Bool { moving != nil || reveal?.isMoving ?? false }
  package var isRevealing: Bool { frame.map { !$0.isSettled } ?? false }
  /// What of the message is to be seen now; nil once it is all there.
  package var revealFrame: RevealFrame? { frame }

  /// Lets what the layout has now appear from where the last one was.
  func reveal(isWhole: Bool, at now: Double, context: TypesettingContext) {
    // What appears is not shown beforehand by a movement from an empty page.
    moving = nil
    var session = reveal ?? RevealSession()
    session.show(layout.page, isWhole: isWhole, at: now, context: context)
    reveal = session
    takeFrame()
  }

  /// Lets a message that appears go on in another layout of what there was: for another width or look, with
  /// something in it opened.
  func revealAgain(context: TypesettingContext) {
    guard reveal != nil else { return }
    moving = nil
    reveal?.showAgain(layout.page, context: context)
    takeFrame()
  }

  func advance(to now: Double) {
    if let moving, !moving.advance(to: now) { self.moving = nil }
    guard reveal != nil else { return }
    reveal?.advance(to: now)
    takeFrame()
    if frame?.isSettled == true, reveal?.isMoving == false, reveal?.isComplete == true {
      reveal = nil
      frame = nil
    }
  }

  /// Shows all of it.
  func endReveal() {
    guard frame != nil else { return }
    reveal = nil
    frame = nil
    tiles.dropAll()
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
    let blocks = layout.page.blocks
    var block: (items: [LayoutItem], first: Int) = ([], 0)
    for index in next.changedItems(since: old) {
      if index - block.first >= block.items.count {
        guard let place = blocks.index(ofItem: index) else { break }
        block = (blocks[place].items, blocks[place].firstItem)
      }
      let item = block.items[index - block.first].frame.offsetBy(dx: 0, dy: layout.pageOrigin.y)
      tiles.drop(max(0, item.minY - 12)...max(0, item.maxY) + 12, scale: scale)
    }
    if oldHeight != height { dropEnd(min(oldHeight, height)) }
  }

  // MARK: Drawing

  /// The bands of the picture there are.
  package var bandCount: Int { (pixels(inside: height) + TileBands.rows - 1) / TileBands.rows }

  /// A band, drawn if it is not yet.
  func tile(
    _ band: Int, seen: SeenState, by painter: BandPainter
  ) throws(DrawingError) -> TileBands.Tile {
    if let tile = tiles[band] { return tile }
    let tile = try painter.paint(
      band, of: LayoutPicture(layout: layout, seen: seen, frame: frame),
      height: pixels(inside: height))
    tiles.keep(tile, band: band)
    return tile
  }

  /// What there is to look at and to listen to, where it is now.
  func media(scroll: ScrollPositions) -> [PlacedMedium] {
    if let media = kept.media, media.scroll == scroll { return media.placed }
    let placed = layout.page.media(scroll: scroll)
    kept.media = (placed, scroll)
    return placed
  }

  /// Everything a tap does something with, in reading order.
  func targets(scroll: ScrollPositions) -> [PageTarget] {
    if let targets = kept.targets, targets.scroll == scroll { return targets.hits }
    let hits = layout.page.targets(scroll: scroll)
    kept.targets = (hits, scroll)
    return hits
  }

  // MARK: Reading

  /// The texts of the page, for selecting.
  package func reading(scroll: ScrollPositions) -> PageReading {
    if let reading = kept.reading, reading.scroll == scroll { return reading.texts }
    let texts = PageReading(layout.page, scroll: scroll)
    kept.reading = (texts, scroll)
    return texts
  }

  /// What to paint over selected text, in the page's space.
  func rects(of range: TextSelection, scroll: ScrollPositions) -> StackedRects {
    // Asked for with each frame, and all of a long message may be selected.
    if let selected = kept.selected, selected.range == range, selected.scroll == scroll {
      return selected.rects
    }
    let rects = StackedRects(reading(scroll: scroll).rects(of: range))
    kept.selected = (range, scroll, rects)
    return rects
  }

  /// Where words stand in what can be seen, in the page's space.
  func marks(of finder: WordFinder, scroll: ScrollPositions) -> StackedRects {
    if let marks = kept.marks, marks.words == finder.words, marks.scroll == scroll {
      return marks.rects
    }
    let reading = reading(scroll: scroll)
    let rects = reading.texts.enumerated().flatMap { number, text in
      finder.ranges(in: text.string).flatMap { range in
        reading.rects(
          of: TextSelection(
            from: TextPosition(text: number, offset: range.lowerBound),
            to: TextPosition(text: number, offset: range.upperBound)))
      }
    }
    let stacked = StackedRects(rects)
    kept.marks = (finder.words, scroll, stacked)
    return stacked
  }
}

extension ShownContent {
  /// Of a message that is its own from beginning to end.
  fileprivate init(page: InstantPage) {
    self.init(
      stableId: 0, messageId: MessageId(peerId: .cloudUser(0), namespace: 0, id: 0), page: page)
  }
}
