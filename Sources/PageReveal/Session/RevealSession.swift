import PageLayout
import Typesetting

/// The reveal of one message: is fed layouts as they grow and the time as it passes, and says what is
/// to be seen and whether anything still moves. A value: the same calls give the same frames.
///
/// ```swift
/// var reveal = RevealSession()
/// reveal.show(layout, isWhole: false, at: now, context: context)
/// while reveal.isMoving {
///   reveal.advance(to: now)
///   draw(reveal.frame)
/// }
/// ```
public struct RevealSession: Sendable {
  /// What the current layout costs.
  public private(set) var map = RevealMap()
  /// Seconds, of the caller's clock.
  public private(set) var time = 0.0
  private var pacing: PacingController?
  private var trail = CursorTrail()
  private var size = SizeMovement()
  /// Nothing more will come.
  private(set) var isWhole = false

  /// Between two ticks at most, seconds: a slow display sees the same movement as a fast one.
  private static let longestTick = 1.0 / 60
  /// After a longer pause nothing is caught up with.
  private static let longestCatchUp = 1.0

  public init() {}

  /// Points of width shown so far.
  public var cursor: Int { trail.cursor }

  /// Takes a layout of the message as it is now.
  ///
  /// - Parameters:
  ///   - isWhole: true when nothing more will come.
  ///   - context: fonts and caches of the calling thread.
  public mutating func show(
    _ layout: PageLayout, isWhole: Bool, at now: Double, context: TypesettingContext
  ) {
    advance(to: now)
    map = RevealMap(layout, reusing: map, context: context)
    // A message that grows on after its end goes on from what is shown of it.
    if !isWhole, self.isWhole { pacing = nil }
    self.isWhole = isWhole
    var pacing =
      self.pacing
      ?? PacingController(
        initialCount: cursor, initialLength: map.total,
        multiplier: PacingConstants.richMultiplier)
    if isWhole {
      pacing.finalize(length: map.total)
    } else {
      pacing.observe(length: map.total, at: now)
    }
    self.pacing = pacing
    place(pacing.cursor)
  }

  /// Takes another layout of the message as it was: for another width, or with something in it opened, closed or
  /// uncovered. What was shown of it stays shown, and the pace is that of what arrives.
  ///
  /// - Parameter context: fonts and caches of the calling thread.
  public mutating func showAgain(_ layout: PageLayout, context: TypesettingContext) {
    let old = map
    map = RevealMap(layout, reusing: map, context: context)
    let shift = CursorShift(from: old, to: map)
    trail.move { shift($0) }
    guard var pacing else { return place(cursor) }
    pacing.relaid(length: map.total, cursor: shift(pacing.cursor))
    self.pacing = pacing
    place(pacing.cursor)
  }

  /// Lets time pass. Times before the last one are taken for the last one.
  public mutating func advance(to now: Double) {
    guard now > time else { return }
    let gap = now - time
    let steps = gap <= Self.longestCatchUp ? (gap / Self.longestTick - 1e-6).rounded(.up) : 1
    let start = time
    for step in stride(from: 1, through: max(1, steps), by: 1) {
      time = step < steps ? start + gap * step / steps : now
      guard pacing != nil else { continue }
      pacing?.tick(at: time)
      place(pacing?.cursor ?? cursor)
    }
  }

  /// What is to be seen now.
  public var frame: RevealFrame {
    let instant = RevealInstant(trail, at: time)
    return RevealFrame(
      items: map.reveals(at: instant, isGrowing: !isWhole), size: size.value(at: time),
      isSettled: isComplete && !isAnythingMoving)
  }

  /// True while later frames differ from this one, although no layout comes.
  public var isMoving: Bool {
    guard let pacing else { return false }
    if isWhole { return !pacing.isComplete || isAnythingMoving }
    // The last point of a message that waits for more is approached for ever.
    return map.total - cursor > 1 || isAnythingMoving || map.showsThinking(at: cursor)
  }

  /// True when all of a whole message is shown.
  public var isComplete: Bool { pacing?.isComplete ?? false }

  private var isAnythingMoving: Bool { trail.isMoving(at: time) || size.isMoving(at: time) }

  private mutating func place(_ cursor: Int) {
    trail.record(cursor, at: time)
    size.move(to: map.extent(at: cursor), at: time)
  }
}
