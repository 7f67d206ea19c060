import PageModel

/// Which formulas a parser takes for formulas; see ``MarkupLimits``.
struct FormulaAllowance {
  private let limits = MarkupLimits()
  private var count = 0
  private var characters = 0

  /// Whether one inside of text is read again as it is; it counts then.
  mutating func canWrite(_ latex: String) -> Bool {
    var latex = latex
    let isSpelled = latex.withUTF8 { Self.canSpell($0) }
    return isSpelled && take(latex, limit: limits.inlineFormulaLength)
  }

  /// Whether one on lines of its own is read again as it is; it counts then.
  mutating func canWriteBlock(_ latex: String) -> Bool {
    take(latex, limit: limits.blockFormulaLength)
  }

  private mutating func take(_ latex: String, limit: Int) -> Bool {
    let length = latex.unicodeScalars.count
    guard length <= limit, count < limits.formulas,
      characters + length <= limits.formulaCharacters
    else { return false }
    count += 1
    characters += length
    return true
  }

  private static func canSpell(_ latex: Bytes) -> Bool {
    for byte in latex where byte.isLineEnd || byte == Ascii.backtick || byte == 0 { return false }
    if latex.allSatisfy(\.isAsciiSpace) { return false }
    return canStandInDollars(latex) || canStandInParentheses(latex)
  }

  /// Whether `$…$` holds it.
  static func canStandInDollars(_ latex: Bytes) -> Bool {
    if latex.isEmpty || latex.isSpace(at: 0) || latex.isSpace(before: latex.count) { return false }
    var index = 0
    while index < latex.count {
      if latex[index] == Ascii.dollar { return false }
      index += latex[index] == Ascii.backslash ? 2 : 1
    }
    return index == latex.count
  }

  /// Whether `\(…\)` holds it.
  static func canStandInParentheses(_ latex: Bytes) -> Bool {
    var index = 0
    while index < latex.count {
      if latex[index] == Ascii.backslash {
        if index + 1 < latex.count, latex[index + 1] == Ascii.rightParenthesis { return false }
        index += 2
      } else {
        index += 1
      }
    }
    return index == latex.count
  }
}
