import Recto

/// The view on its way to a place. What lies between may turn out higher or lower meanwhile: the way is told from
/// its end.
struct ScrollMotion {
  /// The message that will be at the view's top, and how much of it above.
  let index: Int
  let offset: Double
  /// How far away the view begins, points; below the place where positive.
  let distance: Double
  private var start: Double?
  /// Further away than so many views nobody can follow: the way begins nearer.
  static let longestWay = 1.5

  init(index: Int, offset: Double, distance: Double) {
    self.index = index
    self.offset = offset
    self.distance = distance
  }

  /// - Returns: how far away the view still is; nil at the end.
  mutating func rest(at now: Double) -> Double? {
    let start = self.start ?? now
    self.start = start
    let time = (now - start) / MotionTimings.scroll
    guard time < 1 else { return nil }
    return distance * (1 - Easing.out.value(at: time))
  }
}
