import PageLayout
import Typesetting

/// Dust that covers what is not to be read yet. The same field is the same dust everywhere: painters draw
/// it from its seed.
public struct ParticleField: Hashable, Sendable {
  public var rect: Rect
  public var color: Color
  /// The area for each grain, square points.
  public var areaPerParticle: Double
  public var seed: UInt64

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

  /// The grains in groups of one strength: outlines to fill, with their paint.
  var groups: [(path: Path, paint: Paint)] {
    guard rect.isDrawable, !rect.isEmpty, areaPerParticle > 0 else { return [] }
    let wanted = (rect.width * rect.height / areaPerParticle).rounded()
    let count = Int(min(max(wanted, 1), Double(Self.mostParticles)))
    var paths = [Path](repeating: Path(), count: Self.strengths.count)
    var random = GrainNumbers(state: seed)
    for index in 0..<count {
      let side = 0.7 + 0.7 * random.next()
      let x = rect.x + random.next() * max(0, rect.width - side)
      let y = rect.y + random.next() * max(0, rect.height - side)
      paths[index % paths.count].appendDiamond(
        Rect(x: x, y: y, width: min(side, rect.width), height: min(side, rect.height)))
    }
    return zip(paths, Self.strengths).map { path, strength in
      (path, .color(color.withAlpha(color.alpha * strength)))
    }
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
