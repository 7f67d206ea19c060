/// How far a time is from now, in the largest unit there is one of.
public struct RelativeTime: Hashable, Sendable {
  /// Negative for the past; 0 is now.
  public var count: Int
  public var unit: Unit

  public enum Unit: Hashable, Sendable {
    case year
    case month
    case day
    case hour
    case minute
    case second
  }

  private static let steps: [(unit: Unit, seconds: Int)] = [
    (.year, 31_536_000), (.month, 2_592_000), (.day, 86_400), (.hour, 3_600), (.minute, 60),
  ]

  /// Less than a minute is now. Both are Unix seconds.
  public init(from now: Int32, to time: Int32) {
    let seconds = Int(time) - Int(now)
    guard let step = Self.steps.first(where: { abs(seconds) >= $0.seconds }) else {
      (count, unit) = (0, .second)
      return
    }
    (count, unit) = (seconds / step.seconds, step.unit)
  }
}
