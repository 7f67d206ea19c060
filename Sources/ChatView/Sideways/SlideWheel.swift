/// Turns what a wheel or a touchpad says into pages.
package struct SlideWheel {
  private var sum = 0.0
  private var last = -Double.infinity
  private var hasTurned = false

  /// Points of one page, less than a wheel's notch is worth.
  private static let threshold = 40.0
  /// Seconds without a movement after which another one begins.
  private static let pause = 0.25

  package init() {}

  /// - Parameters:
  ///   - distance: points to the right.
  ///   - isNotch: one click of a wheel, of which each turns. A touchpad goes on gliding for a while; of its
  ///     movements each turns one page only.
  /// - Returns: -1, 0 or 1 pages.
  package mutating func turn(by distance: Double, isNotch: Bool, at now: Double) -> Int {
    if now - last > Self.pause {
      sum = 0
      hasTurned = false
    }
    last = now
    if isNotch { return distance == 0 ? 0 : distance < 0 ? -1 : 1 }
    sum += distance
    guard !hasTurned, abs(sum) >= Self.threshold else { return 0 }
    hasTurned = true
    return sum < 0 ? -1 : 1
  }
}
