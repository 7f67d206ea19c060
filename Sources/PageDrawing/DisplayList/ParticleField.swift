import PageLayout
import Typesetting

/// Dust that covers what is not to be read yet. The same field at the same time is the same dust everywhere:
/// painters draw it from its seed.
public struct ParticleField: Hashable, Sendable {
  public var rect: Rect
  public var color: Color
  /// The area for each grain, square points.
  public var areaPerParticle: Double
  public var seed: UInt64
  /// How long the dust has been drifting, seconds. An export shows it at 0.
  public var time = 0.0
  /// How it is blown away; nil while it covers.
  public var burst: ParticleBurst?
  /// Grains outside are left out, for who paints only a part; nil leaves none out.
  public var window: Rect?

  public init(rect: Rect, color: Color, areaPerParticle: Double, seed: UInt64) {
    self.rect = rect
    self.color = color
    self.areaPerParticle = areaPerParticle
    self.seed = seed
  }

  /// However large a field is, it has no more grains.
  static let mostParticles = 4_000

  /// How strong the grains of each group are.
  private static let strengths = [0.9, 0.6, 0.35]

  /// An area that holds every grain, points.
  var reach: Rect {
    guard burst != nil else { return rect }
    return rect.insetBy(dx: -ParticleBurst.reach, dy: -ParticleBurst.reach)
  }

  /// The grains in groups of one strength: outlines to fill, with their paint.
  var groups: [(path: Path, paint: Paint)] {
    guard rect.isDrawable, !rect.isEmpty, areaPerParticle > 0 else { return [] }
    let wanted = (rect.width * rect.height / areaPerParticle).rounded()
    let count = Int(min(max(wanted, 1), Double(Self.mostParticles)))
    let levels = burst == nil ? 1 : ParticleBurst.levels
    var paths = [Path](repeating: Path(), count: Self.strengths.count * levels)
    for strength in paths.indices {
      paths[strength].elements.reserveCapacity(5 * count / paths.count + 5)
    }
    var random = GrainNumbers(state: seed)
    // Drifts come from numbers of their own: dust at rest is the same with and without them.
    var drifts = GrainNumbers(state: ~seed)
    for index in 0..<count {
      let side = 0.7 + 0.7 * random.next()
      let room = Size(width: max(0, rect.width - side), height: max(0, rect.height - side))
      var x = random.next() * room.width
      var y = random.next() * room.height
      var level = 0
      if time != 0 || burst != nil {
        let drift = Point(
          x: (2 * drifts.next() - 1) * Self.fastestDrift,
          y: (2 * drifts.next() - 1) * Self.fastestDrift)
        x = Self.wrapped(x + drift.x * time, in: room.width)
        y = Self.wrapped(y + drift.y * time, in: room.height)
        if let burst {
          guard
            let flight = burst.flight(from: Point(x: rect.x + x, y: rect.y + y), drift: drift)
          else { continue }
          x += flight.offset.x
          y += flight.offset.y
          level = flight.level
        }
      }
      let box = Rect(
        x: rect.x + x, y: rect.y + y, width: min(side, rect.width),
        height: min(side, rect.height))
      if let window, !box.meets(window) { continue }
      paths[index % Self.strengths.count + level * Self.strengths.count].appendDiamond(box)
    }
    return paths.enumerated().compactMap { index, path in
      guard levels == 1 || !path.elements.isEmpty else { return nil }
      let left = 1 - Double(index / Self.strengths.count) / Double(levels)
      let strength = Self.strengths[index % Self.strengths.count] * left
      return (path, .color(color.withAlpha(color.alpha * strength)))
    }
  }

  /// Points a second, to each side.
  private static let fastestDrift = 9.0

  /// What leaves at one side comes back at the other.
  private static func wrapped(_ value: Double, in length: Double) -> Double {
    guard length > 0, value.isFinite else { return 0 }
    let rest = value.truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }
}

extension Path {
  fileprivate mutating func appendDiamond(_ box: Rect) {
    elements += [
      .move(Point(x: box.midX, y: box.minY)), .line(Point(x: box.maxX, y: box.midY)),
      .line(Point(x: box.midX, y: box.maxY)), .line(Point(x: box.minX, y: box.midY)), .close,
    ]
  }
}

/// Numbers in 0…1 from a seed (SplitMix64).
private struct GrainNumbers {
  var state: UInt64

  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    value ^= value >> 31
    return Double(value >> 11) / Double(1 << 53)
  }
}
