/// TeX's styles: how large a formula is set, and how tight.
public enum MathStyle: String, Hashable, Sendable, CaseIterable {
  case display, text, script, scriptScript
}

extension MathStyle {
  /// The style of scripts (The TeXbook, chapter 17).
  var script: MathStyle {
    switch self {
    case .display, .text: .script
    case .script, .scriptScript: .scriptScript
    }
  }

  /// The style of the parts of a fraction.
  var fractionPart: MathStyle {
    switch self {
    case .display: .text
    case .text: .script
    case .script, .scriptScript: .scriptScript
    }
  }

  /// 1 in script style, 2 in scriptscript style.
  var scriptLevel: Int {
    switch self {
    case .display, .text: 0
    case .script: 1
    case .scriptScript: 2
    }
  }
}
