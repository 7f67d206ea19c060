import Typesetting

/// Which page of a slideshow shows, and what turns it.
extension SlideshowItem {
  /// The last position, see ``SlideshowItem/position``.
  public var lastPosition: Double { Double(max(0, pages.count - 1)) }

  /// The slideshow at a position. One it cannot be at, since it had more pages once, counts as its nearest end.
  public func turned(to position: Double) -> SlideshowItem {
    var show = self
    // Who drags beyond an end sees a little of nothing.
    let isNear = position >= -Self.reach && position <= lastPosition + Self.reach
    show.position = isNear ? position : Double(page(at: position))
    return show
  }

  private static var reach: Double { 0.5 }

  /// The page that shows, or most of which shows, at a position; 0 for a position that is none.
  public func page(at position: Double) -> Int {
    guard position.isFinite else { return 0 }
    return Int(min(max(0, position.rounded()), lastPosition))
  }

  /// Where a page stands at the slideshow's own position: beside the frame unless it shows.
  ///
  /// - Parameter frame: the slideshow's; the result is in its space.
  public func frame(ofPage index: Int, in frame: Rect) -> Rect {
    pages[index].frame.offsetBy(
      dx: frame.x + (Double(index) - position) * frame.width, dy: frame.y)
  }

  /// The dots as they are painted, see ``dots(in:)``: white, the one of the page that shows the most.
  package func paintedDots(in frame: Rect) -> [(rect: Rect, color: Color)] {
    let current = page(at: position)
    return dots(in: frame).enumerated().map { index, dot in
      (dot, Color.white.withAlpha(index == current ? 1 : PageMetrics.slideshowQuietDot))
    }
  }

  /// The dots, one a page; none where nobody could tell them apart or there is one page.
  ///
  /// - Parameter frame: the slideshow's; the result is in its space.
  func dots(in frame: Rect) -> [Rect] {
    guard pages.count > 1 else { return [] }
    let count = Double(pages.count)
    let natural =
      count * PageMetrics.slideshowDotSide + (count - 1) * PageMetrics.slideshowDotGap
    let scale = min(1, max(0, pageWidth - PageMetrics.slideshowDotMargin) / natural)
    let side = PageMetrics.slideshowDotSide * scale
    guard side >= PageMetrics.leastSlideshowDot else { return [] }
    let left = frame.x + (pageWidth - natural * scale) / 2
    let top = frame.maxY - PageMetrics.slideshowStripHeight / 2 - side / 2
    return pages.indices.map { index in
      Rect(
        x: left + Double(index) * (side + PageMetrics.slideshowDotGap * scale), y: top,
        width: side, height: side)
    }
  }

  /// The buttons at the sides that turn to the page before and the one after, each nil where there is none.
  ///
  /// - Parameter frame: the slideshow's; the result is in its space.
  package func arrows(in frame: Rect) -> (before: Rect?, after: Rect?) {
    let current = page(at: position)
    let side = min(PageMetrics.slideshowArrow, frame.width / 6, frame.height / 3)
    let margin = (edge(of: frame) - side) / 2
    let left = Rect(
      x: frame.x + margin, y: frame.midY - side / 2, width: side, height: side)
    return (
      current > 0 ? left : nil,
      current < pages.count - 1
        ? left.offsetBy(dx: frame.width - edge(of: frame), dy: 0) : nil
    )
  }

  /// How much of a side turns the page, not only the button on it.
  private func edge(of frame: Rect) -> Double {
    min(PageMetrics.slideshowEdge, frame.width / 4)
  }

  /// The page a tap at a point turns to: on a dot, to its page; at an edge, to the neighbour there. Nil
  /// elsewhere, and where there is no such page.
  func turn(at point: Point, in frame: Rect) -> (page: Int, area: Rect)? {
    guard frame.contains(point) else { return nil }
    let current = page(at: position)
    if point.y >= frame.maxY - PageMetrics.slideshowStripHeight {
      for (index, dot) in dots(in: frame).enumerated() where index != current {
        let reach = dot.insetBy(
          dx: -PageMetrics.slideshowDotGap / 2, dy: -PageMetrics.slideshowStripHeight / 2)
        if reach.contains(point) { return (index, dot.insetBy(dx: -2, dy: -2)) }
      }
    }
    let arrows = arrows(in: frame)
    if point.x < frame.x + edge(of: frame) { return arrows.before.map { (current - 1, $0) } }
    if point.x >= frame.maxX - edge(of: frame) { return arrows.after.map { (current + 1, $0) } }
    return nil
  }
}
