/// A style of TeX's at a size: display, text, script or scriptscript, cramped or not.
struct SettingStyle {
  let style: MathStyle
  /// Superscripts stand lower: under a rule, in a denominator.
  let isCramped: Bool
  /// The size of text style, points.
  let textSize: Double
  /// The size of this style, points.
  let size: Double
  private let scales: Scales

  /// The sizes of script and scriptscript style, as factors of the text's.
  struct Scales {
    var script: Double
    var scriptScript: Double
  }

  init(_ style: MathStyle, isCramped: Bool = false, textSize: Double, scales: Scales) {
    self.style = style
    self.isCramped = isCramped
    self.textSize = textSize
    self.scales = scales
    switch style {
    case .display, .text: size = textSize
    case .script: size = textSize * scales.script
    case .scriptScript: size = textSize * scales.scriptScript
    }
  }

  var isDisplay: Bool { style == .display }

  /// In scripts spaces around operators and relations are left out.
  var isScript: Bool { style.scriptLevel > 0 }

  var cramped: SettingStyle { with(style, isCramped: true) }

  /// Of a superscript, and of what stands above.
  var superscript: SettingStyle { with(style.script, isCramped: isCramped) }

  /// Of a subscript, and of what stands below.
  var `subscript`: SettingStyle { with(style.script, isCramped: true) }

  var numerator: SettingStyle { with(style.fractionPart, isCramped: isCramped) }
  var denominator: SettingStyle { with(style.fractionPart, isCramped: true) }

  func with(_ style: MathStyle, isCramped: Bool = false) -> SettingStyle {
    SettingStyle(style, isCramped: isCramped, textSize: textSize, scales: scales)
  }

  /// Text style at another size.
  func text(size: Double) -> SettingStyle {
    SettingStyle(.text, textSize: size, scales: scales)
  }
}
