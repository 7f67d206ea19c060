import Glibc

extension Color {
  /// WCAG 2.1's relative luminance, 0 (black) … 1 (white); alpha does not count.
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.1's contrast ratio of two opaque colours, 1…21.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// What a text in this colour has on `ground`: the colour itself, or the nearest one on its way to
  /// black or white that is told apart from the ground.
  ///
  /// - Parameter least: the contrast asked for; WCAG's for body text.
  func legible(on ground: Color, least: Double = 4.5) -> Color {
    if contrast(with: ground) >= least { return self }
    let goal =
      Color.black.contrast(with: ground) > Color.white.contrast(with: ground)
      ? Color.black : .white
    for step in 1..<20 {
      let candidate = mixed(with: goal.withAlpha(alpha), by: Double(step) / 20)
      if candidate.contrast(with: ground) >= least { return candidate }
    }
    return goal.withAlpha(alpha)
  }

  /// Black or white, whichever shows on this colour; white wherever it can be read, as on the
  /// accents people know.
  var foreground: Color {
    Color.white.contrast(with: self) >= 3 ? .white : .black
  }

  /// The opaque colour that is seen when this one lies on an opaque ground.
  func over(_ ground: Color) -> Color {
    ground.mixed(with: withAlpha(1), by: alpha).withAlpha(1)
  }
}
