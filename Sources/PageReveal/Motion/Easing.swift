/// How a movement spreads over its time: a cubic curve from (0, 0) to (1, 1), as CSS has it.
package struct Easing: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  package static let inOut = Easing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let out = Easing(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// How far the movement is at a part of its time; 0 before it and 1 after.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // The curve's x grows with its parameter: halving finds the parameter, one bit a step.
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if Easing.cubic(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Easing.cubic(y1, y2, at: (low + high) / 2)
  }

  /// A coordinate of the curve at its parameter.
  private static func cubic(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
