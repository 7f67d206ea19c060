import Typesetting

/// Dust on its way out: a wave runs from the place that was tapped, and each grain it meets flies off and fades.
public struct ParticleBurst: Hashable, Sendable {
  /// Where it began, in the space of the display list.
  public var origin: Point
  /// Seconds since.
  public var age: Double

  public init(origin: Point, age: Double) {
    self.origin = origin
    self.age = age
  }

  /// How fast the wave runs, points a second.
  static let speed = 900.0
  /// How long a grain flies, seconds.
  static let flight = 0.45
  /// No grain flies further, points.
  static let reach = 48.0
  /// Steps of fading.
  static let levels = 5

  /// Seconds until the last grain of a field is gone.
  public static func duration(from origin: Point, over rect: Rect) -> Double {
    let dx = max(abs(rect.minX - origin.x), abs(rect.maxX - origin.x))
    let dy = max(abs(rect.minY - origin.y), abs(rect.maxY - origin.y))
    return (dx * dx + dy * dy).squareRoot() / speed + flight
  }

  /// - Parameter drift: points a second, of which each grain has its own.
  /// - Returns: nil for a grain that is gone.
  func flight(from place: Point, drift: Point) -> (offset: Point, level: Int)? {
    let away = Point(x: place.x - origin.x, y: place.y - origin.y)
    let distance = (away.x * away.x + away.y * away.y).squareRoot()
    let part = (age - distance / Self.speed) / Self.flight
    guard part > 0 else { return (.zero, 0) }
    guard part < 1 else { return nil }
    // Fast at first, then as if there were air.
    let way = (Self.reach - 10) * part * (2 - part)
    let scale = distance > 0 ? way / distance : 0
    return (
      Point(x: away.x * scale + drift.x * part, y: away.y * scale + drift.y * part),
      min(Self.levels - 1, Int(part * Double(Self.levels)))
    )
  }
}
