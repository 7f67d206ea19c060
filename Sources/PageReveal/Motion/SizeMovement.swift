import Typesetting

/// A size that follows another smoothly.
struct SizeMovement: Hashable, Sendable {
  private var start = Size.zero
  private var startTime = -Double.infinity
  private(set) var target = Size.zero

  /// Heads for a size from wherever it is now.
  mutating func move(to size: Size, at now: Double) {
    guard size != target else { return }
    let current = value(at: now)
    // What was not there begins as wide as it will be and grows downwards.
    start = current.height > 0 ? current : Size(width: size.width, height: 0)
    target = size
    startTime = now
  }

  func value(at now: Double) -> Size {
    let part = Easing.inOut.value(at: (now - startTime) / RevealTimings.size)
    guard part < 1 else { return target }
    return Size(
      width: start.width + (target.width - start.width) * part,
      height: start.height + (target.height - start.height) * part)
  }

  func isMoving(at now: Double) -> Bool { now - startTime < RevealTimings.size }
}
