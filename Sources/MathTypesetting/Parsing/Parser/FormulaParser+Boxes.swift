extension FormulaParser {
  mutating func lap(
    _ side: MathLap.Side, isText: Bool, _ token: Token
  ) throws(Fault) -> MathNode {
    if !isText {
      try requireMath(token)
      return node(.lap(MathLap(try argument(token), side: side)), from: token)
    }
    return node(.lap(MathLap(MathList([try hbox(token)]), side: side)), from: token)
  }

  /// An argument of words, as a box.
  private mutating func hbox(
    _ token: Token, _ number: Int = 1, of total: Int = 1
  ) throws(Fault) -> MathNode {
    let words = try textArgument(token, number, of: total)
    return MathNode(.hbox(words), range: words.range)
  }

  /// `\colorbox`, `\fcolorbox` and `\fbox`.
  mutating func framedText(
    _ function: Command.Function, _ token: Token
  ) throws(Fault) -> MathNode {
    var border = MathEnclosure.Border.plain
    var background: MathColor?
    let box: MathNode
    switch function {
    case .colorBox:
      border = .none
      background = try color(token, 1, of: 2)
      box = try hbox(token, 2, of: 2)
    case .frameBox:
      border = .colored(try color(token, 1, of: 3))
      background = try color(token, 2, of: 3)
      box = try hbox(token, 3, of: 3)
    default:
      box = try hbox(token)
    }
    let notation = MathEnclosure.Notation.box(border, background: background)
    return node(.enclosed(MathEnclosure(notation, MathList([box]))), from: token)
  }

  mutating func raiseBox(_ token: Token) throws(Fault) -> MathNode {
    let length = try length(of: token, 1, total: 2)
    let box = try hbox(token, 2, of: 2)
    return node(.raised(length, MathList([box])), from: token)
  }

  /// `\rule[raise]{width}{height}`.
  mutating func rule(_ token: Token) throws(Fault) -> MathNode {
    var raise = MathLength.zero
    if let option = try tokens.optionTokens(of: token) {
      raise = try length(option.text, token)
    }
    let width = try length(of: token, 1, total: 2)
    let height = try length(of: token, 2, total: 2)
    return node(.rule(MathRule(width: width, height: height, raise: raise)), from: token)
  }

  /// `\smash[t]` its height, `\smash[b]` its depth, `\smash` both.
  mutating func smash(_ token: Token) throws(Fault) -> MathNode {
    var letters = "tb"
    if let option = try tokens.optionTokens(of: token) {
      letters = option.text.trimmed
      guard !letters.isEmpty, letters.allSatisfy({ $0 == "t" || $0 == "b" }) else {
        throw Fault(.badOption(letters, command: token.text), at: token)
      }
    }
    let smash = MathSmash(
      try argument(token), smashesHeight: letters.contains("t"),
      smashesDepth: letters.contains("b"))
    return node(.smash(smash), from: token)
  }
}
