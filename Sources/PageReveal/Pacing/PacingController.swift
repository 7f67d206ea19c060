/// How far a growing message is shown: follows what arrives at an even pace, faster the further it
/// lags behind, and never beyond what is there.
///
/// Lengths and the cursor are units of the caller's, points of width for a page
/// (see ``RevealMap``); times are seconds of any clock.
///
/// ```swift
/// var pacing = PacingController(initialLength: 600)
/// pacing.observe(length: 600, at: 0)
/// let (cursor, _) = pacing.tick(at: 1.0 / 60)
/// ```
public struct PacingController: Hashable, Sendable {
  /// Units shown so far.
  public private(set) var revealed: Double
  /// Units a second, before the multiplier.
  public private(set) var velocity = 0.0
  /// Units there are.
  public private(set) var length: Int
  /// True once the last of the message is there.
  public private(set) var isFinalizing = false
  /// How much slower than its velocity the cursor moves.
  public let multiplier: Double

  private var averageGap = PacingConstants.initialGap
  private var lastSample: Sample?
  private var nextArrival: Double?
  private var chunks = 0
  private var lastFrame: Double?

  private struct Sample: Hashable {
    var time: Double
    var length: Int
  }

  /// - Parameters:
  ///   - initialCount: units shown from the start.
  ///   - initialLength: units there are at the start.
  public init(initialCount: Int = 0, initialLength: Int = 0, multiplier: Double = 1) {
    length = max(0, initialLength)
    revealed = Double(min(max(0, initialCount), max(0, initialLength)))
    self.multiplier = max(PacingConstants.leastMultiplier, multiplier)
  }

  /// Says how long the message is now.
  public mutating func observe(length newLength: Int, at now: Double) {
    let newLength = max(0, newLength)
    if let last = lastSample {
      if newLength > last.length {
        let gap = max(now - last.time, PacingConstants.leastGap)
        averageGap = PacingConstants.gapWeight * gap + (1 - PacingConstants.gapWeight) * averageGap
        sampled(newLength, at: now)
      } else if newLength < last.length {
        lastSample = Sample(time: last.time, length: newLength)
      }
    } else {
      sampled(newLength, at: now)
    }
    setLength(newLength)
  }

  /// Says how long the message is now that it is laid out otherwise, and how much of that is shown. Nothing has
  /// arrived: the pace stays.
  mutating func relaid(length newLength: Int, cursor newCursor: Int) {
    revealed += Double(newCursor - cursor)
    if let last = lastSample { lastSample = Sample(time: last.time, length: newLength) }
    setLength(newLength)
  }

  /// Says that the message is whole, and how long it is.
  public mutating func finalize(length newLength: Int) {
    isFinalizing = true
    setLength(max(0, newLength))
  }

  /// Moves the cursor to where it is at a time.
  ///
  /// - Returns: the whole units to show, and whether all of a whole message is shown.
  @discardableResult
  public mutating func tick(at now: Double) -> (cursor: Int, isComplete: Bool) {
    let elapsed = min(max(0, now - (lastFrame ?? now)), PacingConstants.longestFrame)
    lastFrame = now
    let lag = max(0, Double(length) - revealed)
    velocity +=
      (target(lag: lag, at: now) - velocity) * min(1, elapsed / PacingConstants.velocitySmoothing)
    revealed = min(Double(length), revealed + velocity * elapsed / multiplier)
    return (cursor, isComplete)
  }

  /// Whole units to show.
  public var cursor: Int { Int(revealed) }

  public var isComplete: Bool { isFinalizing && revealed >= Double(length) }

  /// The velocity that would be right, units a second.
  private func target(lag: Double, at now: Double) -> Double {
    if isFinalizing { return max(velocity, lag / PacingConstants.finalizeTime) }
    guard chunks >= 2, let nextArrival else {
      return lag > 0 ? PacingConstants.bootstrapRate : 0
    }
    return lag / max(PacingConstants.stallFloor, nextArrival - now)
  }

  private mutating func sampled(_ length: Int, at now: Double) {
    lastSample = Sample(time: now, length: length)
    nextArrival = now + averageGap
    chunks += 1
  }

  private mutating func setLength(_ newLength: Int) {
    length = newLength
    revealed = min(revealed, Double(newLength))
  }
}
