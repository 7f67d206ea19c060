extension FormulaSetter {
  /// The dots that stand for what is left out, as LaTeX puts them together: wider apart than the
  /// fonts' own characters.
  enum Dots {
    case low, centered, upright, falling, rising

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "\u{2026}": self = .low
      case "\u{22EF}": self = .centered
      case "\u{22EE}": self = .upright
      case "\u{22F1}": self = .falling
      case "\u{22F0}": self = .rising
      default: return nil
      }
    }

    fileprivate var dot: String { self == .centered ? "\u{22C5}" : "." }

    /// How far each dot is raised, points for a size of 10.
    fileprivate var raises: [Double] {
      switch self {
      case .low, .centered: [0, 0, 0]
      case .upright: [8, 4, 0]
      case .falling: [7, 4, 1]
      case .rising: [1, 4, 7]
      }
    }

    /// Before each dot and after the last, mu; nil when they stand above each other.
    fileprivate var gaps: (before: Double, between: Double)? {
      switch self {
      case .low, .centered: (0, 3)
      case .upright: nil
      case .falling, .rising: (1, 2)
      }
    }

    /// Room above the highest dot, points for a size of 10.
    fileprivate var headroom: Double {
      switch self {
      case .low, .centered: 0
      case .upright: 6
      case .falling, .rising: 7
      }
    }
  }

  mutating func setDots(_ dots: Dots, _ style: SettingStyle) -> SetBox {
    let mu = style.size / 18
    let point = style.size / 10
    var result = SetBox(width: (dots.gaps?.before ?? 0) * mu)
    var dot = SetBox()
    for (index, raise) in dots.raises.enumerated() {
      if index > 0, let gaps = dots.gaps { result.width += dot.width + gaps.between * mu }
      let mark = layout.mark
      dot = setAtom(MathAtom(.ordinary, dots.dot), style)
      layout.shift(from: mark, dx: result.width, dy: -raise * point)
      result.height = max(result.height, dot.height + raise * point)
      result.depth = max(result.depth, dot.depth - raise * point)
    }
    result.width += dot.width + (dots.gaps?.before ?? 0) * mu
    result.height += dots.headroom * point
    return result
  }
}
