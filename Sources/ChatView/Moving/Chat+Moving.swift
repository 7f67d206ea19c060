import Recto

extension Chat {
  // MARK: What moves

  /// Whether later frames differ from this one, although nothing is done.
  package var isMoving: Bool {
    scrollMotion != nil || shownIndices.contains { messages[$0].shown?.isMoving == true }
  }

  /// Whether a message is appearing.
  package var isRevealing: Bool {
    shownIndices.contains { messages[$0].shown?.isRevealing == true }
  }

  /// - Returns: whether anything still moves, and whether any of it is to be seen.
  package func advance(to now: Double) -> (moves: Bool, isSeen: Bool) {
    var isSeen = scrollMotion != nil
    advanceScroll(to: now)
    var moves = scrollMotion != nil
    for index in shownIndices {
      guard let shown = messages[index].shown, shown.isRevealing || shown.isMoving else { continue }
      if seenPart(of: index) != nil {
        isSeen = true
      } else {
        shown.settle()
      }
      shown.advance(to: now)
      setHeight(shown.height, of: messages[index], at: index)
      moves = moves || shown.isMoving
    }
    return (moves, isSeen)
  }

  /// Lets everything be where it was going.
  func settle() {
    for index in shownIndices {
      guard let shown = messages[index].shown else { continue }
      shown.settle()
      shown.endReveal()
      setHeight(shown.height, of: messages[index], at: index)
    }
    // What unfolds is as high as it will be: the end of the way is not cut to what there was.
    if let motion = scrollMotion {
      place(at: heights.top(of: motion.index) + motion.offset)
      scrollMotion = nil
    }
  }

  /// The part of a message's strip that is in the view, points from its top; nil for none.
  func seenPart(of index: Int) -> ClosedRange<Double>? {
    let top = heights.top(of: index) + dayHeight(above: index) - scrollOffset
    let height = messages[index].shown?.height ?? heights[index]
    let (start, end) = (max(0, -top), min(height, size.height - top))
    return start < end ? start...end : nil
  }

  // MARK: Going to a place

  /// Scrolls to an offset, in sight of the reader where the desktop wants movement.
  func go(to offset: Double) {
    // Not cut to what there is: a message may be unfolding to where the way leads.
    let goal = max(0, offset)
    guard animates, let index = heights.index(at: goal),
      abs(min(goal, longestScroll) - scrollOffset) >= 1 || isMoving
    else { return scroll(to: goal) }
    let longest = size.height * ScrollMotion.longestWay
    if abs(goal - scrollOffset) > longest {
      place(at: goal + (goal < scrollOffset ? longest : -longest))
    }
    scrollMotion = ScrollMotion(
      index: index, offset: goal - heights.top(of: index), distance: scrollOffset - goal)
  }

  private func advanceScroll(to now: Double) {
    guard var motion = scrollMotion else { return }
    let rest = motion.rest(at: now)
    place(at: heights.top(of: motion.index) + motion.offset + (rest ?? 0))
    scrollMotion = rest == nil ? nil : motion
  }

  // MARK: Drawing

  func painter(of message: ChatMessage) -> BandPainter {
    BandPainter(
      scale: look.scale, images: message.pictures?.store ?? Self.noPictures, drawing: drawing,
      context: context, separatesDust: animates)
  }

  package func tile(_ band: Int, of one: Visible) throws(DrawingError) -> TileBands.Tile {
    try one.shown.tile(band, seen: one.message.seen, by: painter(of: one.message))
  }

  /// A band of one of the two pictures of a message that moves.
  package func tile(
    _ band: Int, of picture: MotionFrame.Picture, in moving: MovingMessage, of one: Visible
  ) throws(DrawingError) -> TileBands.Tile {
    try moving.tile(band, of: picture, by: painter(of: one.message))
  }

  /// The bubble under a message that moves, as much of it as is seen.
  package func ground(
    of moving: MovingMessage, of one: Visible
  ) throws(DrawingError) -> [MovingMessage.Ground] {
    try moving.ground(
      from: max(0, -one.top), to: size.height - one.top, by: painter(of: one.message))
  }

  /// Dust that is blown away from a message.
  ///
  /// - Parameter drift: how long dust has been drifting, seconds.
  package func burst(
    of moving: MovingMessage, drift: Double, of one: Visible
  ) throws(DrawingError) -> (area: PixelArea, pixels: PixelImage)? {
    try moving.burst(
      from: max(0, -one.top), to: size.height - one.top, drift: drift,
      by: painter(of: one.message))
  }

  /// A checkbox that is being set or cleared, as large as it is now.
  package func picture(
    of box: MotionFrame.CheckboxFrame
  ) throws(DrawingError) -> (area: PixelArea, pixels: PixelImage)? {
    try picture(
      of: displayList(for: box.box, in: box.rect, ticked: box.tick, scale: box.scale),
      in: box.rect.insetBy(dx: -4, dy: -4))
  }

  /// A chevron as far as it has turned.
  package func picture(
    of chevron: MotionFrame.ChevronFrame
  ) throws(DrawingError) -> (area: PixelArea, pixels: PixelImage)? {
    let list =
      switch chevron.look {
      case .details(let details):
        displayList(forChevronOf: details, in: chevron.rect, turnedUp: chevron.turn)
      case .quote(let color):
        displayList(forQuoteChevronOf: color, in: chevron.rect, turnedUp: chevron.turn)
      }
    guard let bounds = list.paintedBounds else { return nil }
    return try picture(of: list, in: bounds.insetBy(dx: -1, dy: -1))
  }

  private func picture(
    of list: DisplayList, in around: Rect
  ) throws(DrawingError) -> (area: PixelArea, pixels: PixelImage)? {
    let whole = PixelArea(left: -1 << 20, top: -1 << 20, width: 1 << 21, height: 1 << 21)
    guard let area = whole.covering(around, scale: look.scale) else { return nil }
    return (
      area,
      try rasterize(
        list, area: area, scale: look.scale, images: Self.noPictures, context: drawing)
    )
  }

  /// Dust as it is at a time, seconds.
  package func pixels(
    of dust: DustPatch, at time: Double, of one: Visible
  ) throws(DrawingError) -> PixelImage {
    try painter(of: one.message).paint(dust.displayList(at: time), dust.area)
  }

  private static let noPictures = ImageStore()
}
