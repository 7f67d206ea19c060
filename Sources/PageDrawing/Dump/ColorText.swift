import PageLayout

/// Colours as "#RRGGBB"; alpha is written elsewhere.
enum ColorText {
  static func hex(_ color: Color) -> String {
    var text = "#"
    for component in [color.red, color.green, color.blue] {
      let value = color.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      text += value < 16 ? "0" : ""
      text += String(value, radix: 16, uppercase: true)
    }
    return text
  }
}

extension Color {
  /// False when a component is NaN or infinite: such a colour paints nothing.
  var isFinite: Bool { (red + green + blue + alpha).isFinite }
}
