import Recto

/// How long what the reader does takes to be seen: the one table of it. Seconds.
package enum MotionTimings {
  /// A message takes another layout: what moves, unfolds and folds in it.
  static let layout = 0.15
  /// A checkbox is set: it grows in, out and to its size, while the tick is drawn.
  static let checkOn = 0.21
  static let checkOff = 0.15
  static let checkOnSizes = [(duration: 0.08, scale: 0.9), (0.13, 1.1), (0.1, 1)]
  static let checkOffSizes = [(duration: 0.075, scale: 0.9), (0.075, 1)]
  /// What is under the pointer or held down.
  static let highlightIn = 0.06
  static let highlightOut = 0.2
  /// A light runs along a button that waits for an answer, and goes.
  static let loadingPeriod = 1.0
  static let loadingOut = 0.2
  /// The view goes to a place.
  static let scroll = 0.3
  /// Dust moves so many times a second: enough for something so small.
  package static let dustRate = 25.0
}
