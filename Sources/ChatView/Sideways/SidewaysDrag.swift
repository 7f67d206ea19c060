import Recto

/// A finger or a pointer that drags a table or a slideshow sideways.
package struct SidewaysDrag {
  package let target: SidewaysPlace
  private let start: Double
  private var state = State.undecided

  private enum State {
    case undecided
    case dragging
    /// It goes up or down: it is somebody else's.
    case refused
  }

  /// How far it goes before it is a drag, points.
  private static let slack = 8.0
  /// How fast a flick is at least, points a second.
  private static let flick = 300.0
  /// How much of a drag beyond an end is followed.
  private static let give = 0.3

  /// - Parameter start: how far the target has moved already.
  package init(_ target: SidewaysPlace, from start: Double) {
    self.target = target
    self.start = start
  }

  /// The page of a slideshow it began on.
  package var firstPage: Int { start.isFinite ? Int(start.rounded()) : 0 }

  package var isDragging: Bool { state == .dragging }

  /// Where the target is to be now; nil while, or since, the drag means nothing to it.
  ///
  /// - Parameters:
  ///   - dx: points since the drag began, to the right.
  ///   - dy: points downwards.
  package mutating func move(dx: Double, dy: Double) -> Double? {
    if state == .undecided, max(abs(dx), abs(dy)) > Self.slack {
      state = abs(dx) > abs(dy) ? .dragging : .refused
    }
    guard state == .dragging else { return nil }
    switch target.kind {
    case .table(let range):
      return min(max(start - dx, range.lowerBound), range.upperBound)
    case .slideshow(let count):
      let position = start - dx / max(1, target.rect.width)
      let last = Double(count - 1)
      if position < 0 { return position * Self.give }
      return position > last ? last + (position - last) * Self.give : position
    }
  }

  /// The page a slideshow comes to rest at; nil for a table, and for what was no drag.
  ///
  /// - Parameter velocity: points a second to the right when it was let go.
  package func page(at position: Double, velocity: Double) -> Int? {
    guard state == .dragging, let count = target.pageCount, position.isFinite else { return nil }
    var page = position.rounded()
    if abs(velocity) > Self.flick {
      // A flick goes to the neighbour of where it began, however short it was.
      page = velocity < 0 ? start.rounded() + 1 : start.rounded() - 1
    }
    return Int(min(max(0, page), Double(count - 1)))
  }
}
