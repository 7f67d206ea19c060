import Recto

/// A message on its way from one layout to another: what is seen of both at each instant. A value; nothing in it
/// knows a clock. What a tap means is decided by the new layout from the start.
struct MessageMotion {
  let old: MessageLayout
  let new: MessageLayout
  /// Where the covers were tapped away, in the strip's space; nil where none were.
  let burst: Point?
  private let flow: RowFlow
  private let isCrossfade: Bool
  private let from: Start
  private let checks: [(motion: CheckboxMotion, box: CheckboxItem, frame: Rect)]
  private let burstDuration: Double

  /// What is on screen when the movement begins.
  private struct Start {
    var bubble: Rect
    var originX: Double
    /// Of each piece, how high it is and how far the new picture has already come in it, 0…1.
    var heights: [Double]
    var parts: [Double]
    /// Of chevrons on their way, how far they have turned from down to up, 0…1.
    var turns: [TurnedChevron.Owner: Double] = [:]
  }

  /// - Parameters:
  ///   - interrupted: a movement to `old` that has not ended, and how far it is: this one goes on from there.
  ///   - isCrossfade: the old content gives way as a whole.
  ///   - dust: what covers in the old layout, and may be blown away from `burst`; in the strip's space.
  init(
    from old: MessageLayout, to new: MessageLayout,
    interrupting interrupted: (motion: MessageMotion, time: Double)? = nil,
    isCrossfade: Bool = false, burst: Point? = nil, dust: Rect? = nil
  ) {
    self.old = old
    self.new = new
    self.burst = dust == nil ? nil : burst
    self.isCrossfade = isCrossfade
    let flow = isCrossfade ? RowFlow(whole: old, to: new) : RowFlow(from: old, to: new)
    self.flow = flow
    checks = flow.checkboxes.map { (CheckboxMotion(isChecked: $0.box.isChecked), $0.box, $0.frame) }
    burstDuration =
      burst.flatMap { origin in dust.map { ParticleBurst.duration(from: origin, over: $0) } } ?? 0
    guard let (motion, time) = interrupted, !motion.isFinished(at: time) else {
      from = Start(
        bubble: old.bubble, originX: old.pageOrigin.x, heights: flow.pieces.map(\.oldHeight),
        parts: flow.pieces.map { _ in 0 })
      return
    }
    let part = motion.part(at: time)
    from = Start(
      bubble: motion.bubble(at: part), originX: motion.originX(at: part),
      heights: flow.pieces.map {
        motion.height(at: part, from: $0.oldTop, to: $0.oldTop + $0.oldHeight)
      },
      // What is taken back goes back from where it is: the way from A to B, come so far, is that from B to A
      // with the rest behind it.
      parts: flow.pieces.map { 1 - motion.mixed(at: time, in: $0.oldTop + $0.oldHeight / 2) },
      turns: Dictionary(
        motion.flow.chevrons.map { ($0.owner, motion.turn(of: $0, at: part)) },
        uniquingKeysWith: { first, _ in first }))
  }

  var duration: Double {
    max(MotionTimings.layout, burstDuration, checks.map(\.motion.duration).max() ?? 0)
  }

  func isFinished(at time: Double) -> Bool { time >= duration }

  /// What is drawn apart.
  var omissions: Omissions {
    Omissions(
      checkboxes: Set(checks.compactMap(\.box.path)),
      chevrons: Set(flow.chevrons.flatMap(\.places)))
  }

  /// - Parameters:
  ///   - time: seconds since the beginning.
  ///   - scale: device pixels a point.
  func frame(at time: Double, scale: Double) -> MotionFrame {
    // As a strip that ends inside a pixel ends before it.
    func snapped(_ length: Double) -> Double {
      Double(ChatLook.pixels(inside: length, scale: scale)) / scale
    }
    func snapped(_ top: Double, _ height: Double) -> (top: Double, height: Double) {
      (snapped(top), snapped(top + height) - snapped(top))
    }
    let part = part(at: time)
    let x = originX(at: part)
    var layers: [MotionFrame.Layer] = []
    var top = 0.0
    for (index, piece) in flow.pieces.enumerated() {
      let height = from.heights[index] + (piece.newHeight - from.heights[index]) * part
      let (start, end) = (snapped(top), snapped(top + height))
      top += height
      guard end > start else { continue }
      // Below its stretch begins what belongs to the next piece.
      let (newTop, newHeight) = snapped(piece.newTop, piece.newHeight)
      let (oldTop, oldHeight) = snapped(piece.oldTop, piece.oldHeight)
      let new = MotionFrame.Slice(
        picture: .new, source: newTop, top: start, height: min(end - start, newHeight),
        dx: snapped(x - self.new.pageOrigin.x + piece.dx * (1 - part)))
      let old = MotionFrame.Slice(
        picture: .old, source: oldTop, top: start, height: min(end - start, oldHeight),
        dx: snapped(x - self.old.pageOrigin.x))
      layers += isCrossfade ? fading(old, new, at: time) : [layer(piece, index, old, new, at: part)]
    }
    let height = snapped(top)
    var bubble = bubble(at: part)
    // On whole pixels its sides are plain.
    bubble.width = snapped(bubble.maxX) - snapped(bubble.x)
    bubble.x = snapped(bubble.x)
    bubble.height = height - (self.new.size.height - self.new.bubble.height)
    return MotionFrame(
      height: height, bubble: bubble, bubbleParts: bubbleParts(at: part, in: bubble),
      layers: layers,
      checkboxes: checks.map { check in
        MotionFrame.CheckboxFrame(
          box: check.box,
          rect: check.frame.offsetBy(
            dx: x - self.new.pageOrigin.x, dy: shown(check.frame.y, at: part) - check.frame.y),
          scale: check.motion.scale(at: time), tick: check.motion.tick(at: time))
      },
      chevrons: flow.chevrons.map { chevron in
        MotionFrame.ChevronFrame(
          look: chevron.look,
          rect: chevron.frame.offsetBy(
            dx: x - self.new.pageOrigin.x,
            dy: shown(chevron.frame.y, at: part) - chevron.frame.y),
          turn: turn(of: chevron, at: part))
      },
      burst: burst.flatMap { origin in
        time < burstDuration
          ? MotionFrame.Burst(
            age: time, origin: origin, offset: Point(x: x - self.old.pageOrigin.x, y: 0)) : nil
      })
  }

  private func layer(
    _ piece: RowFlow.Piece, _ index: Int, _ old: MotionFrame.Slice, _ new: MotionFrame.Slice,
    at part: Double
  ) -> MotionFrame.Layer {
    if piece.isKept || piece.oldHeight <= 0 { return .slice(new) }
    // What folds stays to be seen until it is folded.
    if piece.newHeight <= 0 { return .slice(old) }
    let start = from.parts[index]
    return .mix(old: old, new: new, part: start + (1 - start) * part)
  }

  /// The old views on top, going while the new ones come.
  private func fading(
    _ old: MotionFrame.Slice, _ new: MotionFrame.Slice, at time: Double
  ) -> [MotionFrame.Layer] {
    let fade = Crossfade()
    return [
      .faded(new, opacity: fade.incomingAlpha(at: time)),
      .faded(old, opacity: fade.outgoingAlpha(at: time)),
    ]
  }

  // MARK: Where things are

  private func part(at time: Double) -> Double {
    Easing.inOut.value(at: time / MotionTimings.layout)
  }

  private func turn(of chevron: TurnedChevron, at part: Double) -> Double {
    let goal: Double = chevron.pointsUp ? 1 : 0
    let start = from.turns[chevron.owner] ?? 1 - goal
    return start + (goal - start) * part
  }

  private func originX(at part: Double) -> Double {
    from.originX + (new.pageOrigin.x - from.originX) * part
  }

  /// The height follows from the pieces; the bubble ends as far above the strip's end as it will.
  private func bubble(at part: Double) -> Rect {
    var bubble = new.bubble
    bubble.x = from.bubble.x + (new.bubble.x - from.bubble.x) * part
    bubble.width = from.bubble.width + (new.bubble.width - from.bubble.width) * part
    bubble.height =
      height(at: part, from: 0, to: new.size.height) - (new.size.height - new.bubble.height)
    return bubble
  }

  private func bubbleParts(at part: Double, in bubble: Rect) -> [Rect] {
    guard new.bubbleParts != [new.bubble] else { return [bubble] }
    return new.bubbleParts.map { whole in
      let (top, bottom) = (shown(whole.minY, at: part), shown(whole.maxY, at: part))
      return Rect(x: bubble.x, y: top, width: bubble.width, height: max(0, bottom - top))
    }
  }

  /// Where a height of the new strip is now.
  private func shown(_ y: Double, at part: Double) -> Double { height(at: part, from: 0, to: y) }

  /// How much of a stretch of the new strip is to be seen.
  private func height(at part: Double, from top: Double, to bottom: Double) -> Double {
    var height = 0.0
    for (index, piece) in flow.pieces.enumerated() {
      let shown = from.heights[index] + (piece.newHeight - from.heights[index]) * part
      guard piece.newHeight > 0 else {
        // What is folding away lies between its neighbours, and belongs to neither.
        let isInside = piece.newTop > top && piece.newTop < bottom
        if isInside || (top == bottom && piece.newTop == top) { height += shown }
        continue
      }
      let start = max(top, piece.newTop)
      let end = min(bottom, piece.newTop + piece.newHeight)
      guard end > start else { continue }
      if end == piece.newTop + piece.newHeight {
        height += max(0, shown - (start - piece.newTop))
      } else {
        height += max(0, min(shown, end - piece.newTop) - (start - piece.newTop))
      }
    }
    return height
  }

  /// How far the new picture has come at a height of it, 0…1.
  private func mixed(at time: Double, in y: Double) -> Double {
    let part = part(at: time)
    guard !isCrossfade,
      let index = flow.pieces.firstIndex(where: { y >= $0.newTop && y < $0.newTop + $0.newHeight }),
      !flow.pieces[index].isKept, flow.pieces[index].oldHeight > 0
    else { return 1 }
    return from.parts[index] + (1 - from.parts[index]) * part
  }
}
