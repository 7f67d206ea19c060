import Typesetting

/// A size that follows another smoothly. Every change moves on its own, beside those that are still on
/// their way: a message that gets line after line is never a whole movement behind.
struct SizeMovement: Hashable, Sendable {
  private struct Change: Hashable {
    var difference: Size
    var time: Double
  }

  private(set) var target = Size.zero
  /// Those that may not have arrived, in their order.
  private var changes: [Change] = []

  /// Heads for a size from wherever it is now.
  mutating func move(to size: Size, at now: Double) {
    guard size != target else { return }
    changes.removeAll { now - $0.time >= RevealTimings.size }
    // What was not there has room for what is in it at once: growing from nothing, it would cut it off.
    if target.height > 0 || !changes.isEmpty {
      changes.append(
        Change(
          difference: Size(
            width: size.width - target.width, height: size.height - target.height), time: now))
    }
    target = size
  }

  func value(at now: Double) -> Size {
    var size = target
    for change in changes {
      let rest = 1 - Easing.inOut.value(at: (now - change.time) / RevealTimings.size)
      size.width -= change.difference.width * rest
      size.height -= change.difference.height * rest
    }
    return size
  }

  func isMoving(at now: Double) -> Bool {
    changes.last.map { now - $0.time < RevealTimings.size } ?? false
  }
}
