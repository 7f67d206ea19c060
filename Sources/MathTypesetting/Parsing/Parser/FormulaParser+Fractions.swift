extension FormulaParser {
  mutating func fraction(
    _ form: Command.FractionForm, _ token: Token
  ) throws(Fault) -> MathNode {
    let numerator = try argument(token, 1, of: 2)
    let denominator = try argument(token, 2, of: 2)
    let fraction = MathFraction(
      numerator: numerator, denominator: denominator, thickness: form.thickness, left: form.left,
      right: form.right, style: form.style)
    return node(.fraction(fraction), from: token)
  }

  /// `\cfrac[l]{…}{…}`.
  mutating func continuedFraction(_ token: Token) throws(Fault) -> MathNode {
    var alignment = MathFraction.Alignment.center
    if let option = try tokens.optionTokens(of: token) {
      let text = option.text
      switch text {
      case "l": alignment = .left
      case "c", "": alignment = .center
      case "r": alignment = .right
      default:
        throw Fault(.badOption(text, command: token.text), at: token)
      }
    }
    let numerator = try argument(token, 1, of: 2)
    let denominator = try argument(token, 2, of: 2)
    let fraction = MathFraction(
      numerator: numerator, denominator: denominator, style: .display, continued: alignment)
    return node(.fraction(fraction), from: token)
  }

  /// `\genfrac{left}{right}{thickness}{style}{numerator}{denominator}`.
  mutating func generalFraction(_ token: Token) throws(Fault) -> MathNode {
    let left = try braceableDelimiter(token, 1)
    let right = try braceableDelimiter(token, 2)
    let thicknessText = try rawText(token, 3, of: 6).trimmed
    var thickness: MathLength?
    if !thicknessText.isEmpty {
      thickness = try length(thicknessText, token)
    }
    let styleText = try rawText(token, 4, of: 6).trimmed
    var style: MathStyle?
    if !styleText.isEmpty {
      guard let number = Int(styleText), MathStyle.allCases.indices.contains(number) else {
        throw Fault(.badNumber(styleText, command: token.text), at: token)
      }
      style = MathStyle.allCases[number]
    }
    let numerator = try argument(token, 5, of: 6)
    let denominator = try argument(token, 6, of: 6)
    let fraction = MathFraction(
      numerator: numerator, denominator: denominator, thickness: thickness, left: left,
      right: right, style: style)
    return node(.fraction(fraction), from: token)
  }

  /// A delimiter, in braces or not; nothing in the braces is no delimiter.
  private mutating func braceableDelimiter(
    _ token: Token, _ number: Int
  ) throws(Fault) -> String? {
    let first = tokens.nextNonSpace()
    guard first.isCharacter("{") else {
      tokens.pushBack(first)
      return try delimiter(after: token)
    }
    let contents = try tokens.groupTokens(openedBy: first).filter { $0.kind != .space }
    guard let only = contents.first else { return nil }
    guard contents.count == 1, let delimiter = DelimiterNames.delimiter(only) else {
      let text = contents.text
      throw Fault(.notADelimiter(text, command: token.text), at: only)
    }
    return delimiter
  }
}
