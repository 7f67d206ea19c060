/// What the pacing of a reveal is tuned with: the one table of it.
enum PacingConstants {
  /// How fast the velocity follows its target: the time constant, seconds.
  static let velocitySmoothing = 0.12
  /// The weight of the newest gap between two arrivals in their running average.
  static let gapWeight = 0.4
  /// The gap to expect before any has been seen, seconds.
  static let initialGap = 0.5
  /// However late the next arrival is, what is left is spread over at least this time, seconds.
  static let stallFloor = 0.10
  /// How soon the rest is shown once all of it is there, seconds at a multiplier of one.
  static let finalizeTime = 0.3
  /// A frame that comes late counts as one this long, seconds.
  static let longestFrame = 0.05
  /// Units a second before there is a rate to go by.
  static let bootstrapRate = 40.0
  /// The least gap between two arrivals, seconds.
  static let leastGap = 0.001
  static let leastMultiplier = 0.0001
  /// The multiplier of a rich message, whose units are points of width.
  static let richMultiplier = 10.0
}
