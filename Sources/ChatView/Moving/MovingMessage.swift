import Recto

/// A message while it moves from one layout to another: both pictures, as much of them as is seen, and the time.
package final class MovingMessage {
  private let motion: MessageMotion
  /// What is blown away, found out when it is first drawn.
  private var blown: DisplayList?
  private let scale: Double
  private let pictures: (old: LayoutPicture, new: LayoutPicture)
  private var tiles = (old: TileBands(), new: TileBands())
  /// The clock when the first frame was shown; the movement begins with it, not with what asked for it.
  private var start: Double?
  private var time = 0.0
  package private(set) var frame: MotionFrame

  init(_ motion: MessageMotion, seen: SeenState, scale: Double) {
    self.motion = motion
    self.scale = scale
    pictures = (
      LayoutPicture(
        layout: motion.old, seen: seen, isBare: true, omissions: motion.omissions),
      LayoutPicture(
        layout: motion.new, seen: seen, isBare: true, omissions: motion.omissions)
    )
    frame = motion.frame(at: 0, scale: scale)
  }

  /// What another movement goes on from.
  var interrupted: (motion: MessageMotion, time: Double) { (motion, time) }

  /// - Returns: whether the movement goes on.
  func advance(to now: Double) -> Bool {
    let start = self.start ?? now
    self.start = start
    time = max(time, now - start)
    guard !motion.isFinished(at: time) else { return false }
    frame = motion.frame(at: time, scale: scale)
    return true
  }

  // MARK: Drawing

  /// A stretch of a bubble: plain, or with corners.
  package enum Ground {
    case fill(Rect)
    case picture(PixelArea, PixelImage)
  }

  /// The bubble, between two heights of the strip.
  func ground(
    from top: Double, to bottom: Double, by painter: BandPainter
  ) throws(DrawingError) -> [Ground] {
    var layout = motion.new
    layout.bubble = frame.bubble
    layout.bubbleParts = frame.bubbleParts
    layout.size.height = frame.height
    layout.page = PageLayout(size: .zero, items: [], isRightToLeft: false)
    let list = displayList(for: layout)
    let strip = PixelArea(
      left: 0, top: Int((max(0, top) * scale).rounded(.down)),
      width: max(1, ChatLook.pixels(inside: layout.size.width, scale: scale)),
      height: max(
        1, Int((min(frame.height, bottom) * scale).rounded(.up)) - Int(max(0, top) * scale)))
    let bubble = frame.bubble
    // Corners and the tail are within this of the ends.
    let cap = 24.0
    var areas: [Rect] = []
    var grounds: [Ground] = []
    if frame.bubbleParts != [bubble] || bubble.height <= 2 * cap {
      areas = [Rect(x: 0, y: 0, width: layout.size.width, height: frame.height)]
    } else {
      areas = [
        Rect(x: 0, y: 0, width: layout.size.width, height: bubble.minY + cap),
        Rect(
          x: 0, y: bubble.maxY - cap, width: layout.size.width,
          height: frame.height - bubble.maxY + cap),
      ]
      grounds = [
        .fill(
          Rect(
            x: bubble.x, y: bubble.minY + cap, width: bubble.width,
            height: bubble.height - 2 * cap))
      ]
    }
    for area in areas {
      guard let pixels = strip.covering(area, scale: scale) else { continue }
      grounds.append(.picture(pixels, try painter.paint(list, pixels)))
    }
    return grounds
  }

  package var bubbleColor: Color { motion.new.style.palette.bubble }
  /// Nothing of the page is seen outside.
  package var clip: Rect? { motion.new.style.showsBubble ? frame.bubble : nil }

  /// A band of one of the pictures, painted if it is not yet.
  func tile(
    _ band: Int, of picture: MotionFrame.Picture, by painter: BandPainter
  ) throws(DrawingError) -> TileBands.Tile {
    switch picture {
    case .old:
      if let tile = tiles.old[band] { return tile }
      let tile = try paint(band, pictures.old, by: painter)
      tiles.old.keep(tile, band: band)
      return tile
    case .new:
      if let tile = tiles.new[band] { return tile }
      let tile = try paint(band, pictures.new, by: painter)
      tiles.new.keep(tile, band: band)
      return tile
    }
  }

  private func paint(
    _ band: Int, _ picture: LayoutPicture, by painter: BandPainter
  ) throws(DrawingError) -> TileBands.Tile {
    try painter.paint(
      band, of: picture,
      height: ChatLook.pixels(inside: picture.layout.size.height, scale: scale))
  }

  /// The dust that is blown away, between two heights of the strip; nil where there is none.
  ///
  /// - Parameter drift: how long it had been drifting, seconds.
  func burst(
    from top: Double, to bottom: Double, drift: Double, by painter: BandPainter
  ) throws(DrawingError) -> (area: PixelArea, pixels: PixelImage)? {
    guard let burst = frame.burst else { return nil }
    let strip = PixelArea(
      left: 0, top: Int((max(0, top) * scale).rounded(.down)),
      width: max(1, ChatLook.pixels(inside: motion.old.size.width, scale: scale)),
      height: max(1, Int(((bottom - max(0, top)) * scale).rounded(.up))))
    let blown = self.blown ?? blownDust(in: strip, painter.context)
    self.blown = blown
    let window = strip.rect(scale: scale)
    let flying = blown.changingDust { field in
      var field = field
      field.time = drift
      field.window = window
      field.burst = ParticleBurst(origin: burst.origin, age: burst.age)
      return field
    }
    guard let bounds = flying.paintedBounds, let area = strip.covering(bounds, scale: scale) else {
      return nil
    }
    return (area, try painter.paint(flying, area))
  }

  /// What covers in the old picture and not in the new one.
  private func blownDust(in strip: PixelArea, _ context: TypesettingContext) -> DisplayList {
    let kept = Set(dust(in: pictures.new, strip, context).dust.map { DustKey($0) })
    return dust(in: pictures.old, strip, context).changingDust { field in
      // A block that is seen in part may have ten thousand fields out of sight.
      guard strip.covering(field.rect, scale: scale) != nil else { return nil }
      return kept.contains(DustKey(field)) ? nil : field
    }
  }

  private func dust(
    in picture: LayoutPicture, _ area: PixelArea, _ context: TypesettingContext
  ) -> DisplayList {
    picture.displayList(of: area, scale: scale, context: context).dustAlone
  }
}

/// What tells fields of dust apart, wherever they are.
private struct DustKey: Hashable {
  let seed: UInt64
  let width: Double
  let height: Double

  init(_ field: ParticleField) {
    seed = field.seed
    width = field.rect.width
    height = field.rect.height
  }
}

extension DisplayList {
  /// The dust without what lies on it, free of scopes: nothing holds what flies away.
  fileprivate var dustAlone: DisplayList {
    DisplayList(
      size: size,
      commands: commands.filter { if case .particles = $0 { true } else { false } })
  }
}
