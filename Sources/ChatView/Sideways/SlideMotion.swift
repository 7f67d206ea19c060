/// A slideshow on its way to a page.
package struct SlideMotion: Equatable {
  package let from: Double
  package let to: Double
  /// Seconds.
  package let start: Double

  /// Seconds.
  private static let length = 0.25

  package init(from: Double, to: Double, start: Double) {
    self.from = from
    self.to = to
    self.start = start
  }

  /// Fast first, slow at the end.
  package func position(at now: Double) -> Double {
    let part = min(max(0, (now - start) / Self.length), 1)
    let rest = 1 - part
    return part >= 1 ? to : from + (to - from) * (1 - rest * rest * rest)
  }

  package func isOver(at now: Double) -> Bool { now - start >= Self.length }
}
