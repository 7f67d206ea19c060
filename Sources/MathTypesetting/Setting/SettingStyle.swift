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
  var isScript: Bool { style == .script || style == .scriptScript }

  /// 1 in script style, 2 in scriptscript style.
  var scriptLevel: Int {
    switch style {
    case .display, .text: 0
    case .script: 1
    case .scriptScript: 2
    }
  }

  var cramped: SettingStyle { with(style, isCramped: true) }

  /// Of a superscript, and of what stands above.
  var superscript: SettingStyle { with(smaller, isCramped: isCramped) }

  /// Of a subscript, and of what stands below.
  var `subscript`: SettingStyle { with(smaller, isCramped: true) }

  var numerator: SettingStyle { with(fractionPart, isCramped: isCramped) }
  var denominator: SettingStyle { with(fractionPart, isCramped: true) }

  func with(_ style: MathStyle, isCramped: Bool = false) -> SettingStyle {
    SettingStyle(style, isCramped: isCramped, textSize: textSize, scales: scales)
  }

  /// Text style at another size.
  func text(size: Double) -> SettingStyle {
    SettingStyle(.text, textSize: size, scales: scales)
  }

  private var smaller: MathStyle {
    switch style {
    case .display, .text: .script
    case .script, .scriptScript: .scriptScript
    }
  }

  private var fractionPart: MathStyle {
    switch style {
    case .display: .text
    case .text: .script
    case .script, .scriptScript: .scriptScript
    }
  }
}
