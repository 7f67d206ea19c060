import PageLayout

extension Paint {
  /// The paint with every colour's alpha times `factor`.
  func multipliedAlpha(by factor: Double) -> Paint {
    factor == 1 ? self : mapColors { $0.withAlpha($0.alpha * factor) }
  }

  /// The paint in white with the same alpha.
  var whitened: Paint {
    mapColors { Color.white.withAlpha($0.isFinite ? $0.alpha : 0) }
  }

  private func mapColors(_ change: (Color) -> Color) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(position: $0.position, color: change($0.color)) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let from, let to, let stops):
      return .linearGradient(from: from, to: to, stops: changed(stops))
    case .radialGradient(let center, let radius, let stops):
      return .radialGradient(center: center, radius: radius, stops: changed(stops))
    }
  }
}
