import Recto

/// What marks the thing under the pointer and the one held down: comes at once, nearly, and goes slowly.
package struct Highlights {
  package struct Shown: Equatable {
    package var target: PointerState.Target
    package var opacity: Double
  }

  private struct Entry {
    var target: PointerState.Target
    var from: Double
    var to: Double
    /// The clock when the change was first shown.
    var start: Double?
    var opacity: Double

    var isMoving: Bool { opacity != to }
  }

  private var entries: [Entry] = []
  static let pressed = 0.20
  static let hovered = 0.08
  /// A pointer that is swept over a page leaves no longer trail.
  private static let most = 12

  package init() {}

  /// Heads for what the pointer is over and holds down now.
  package mutating func follow(_ pointer: PointerState, animates: Bool) {
    let wanted = pointer.pressed ?? pointer.hovered
    let level = pointer.pressed == nil ? Self.hovered : Self.pressed
    if let wanted, !entries.contains(where: { $0.target == wanted }) {
      entries.append(Entry(target: wanted, from: 0, to: 0, start: nil, opacity: 0))
    }
    for index in entries.indices {
      let goal = entries[index].target == wanted ? level : 0
      if entries[index].to != goal {
        entries[index].from = entries[index].opacity
        entries[index].to = goal
        entries[index].start = nil
      }
      if !animates { entries[index].opacity = goal }
    }
    forget()
  }

  /// - Returns: whether anything looks different than before.
  package mutating func advance(to now: Double) -> Bool {
    var changed = false
    for index in entries.indices where entries[index].isMoving {
      let entry = entries[index]
      let start = entry.start ?? now
      entries[index].start = start
      let duration =
        entry.to > entry.from ? MotionTimings.highlightIn : MotionTimings.highlightOut
      let part = Easing.out.value(at: (now - start) / duration)
      entries[index].opacity = part < 1 ? entry.from + (entry.to - entry.from) * part : entry.to
      changed = true
    }
    forget()
    return changed
  }

  package var isMoving: Bool { entries.contains(where: \.isMoving) }

  package var shown: [Shown] {
    entries.filter { $0.opacity > 0 }.map { Shown(target: $0.target, opacity: $0.opacity) }
  }

  private mutating func forget() {
    entries.removeAll { !$0.isMoving && $0.to == 0 }
    if entries.count > Self.most { entries.removeFirst(entries.count - Self.most) }
  }
}
