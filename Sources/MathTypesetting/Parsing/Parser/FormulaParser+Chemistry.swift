extension FormulaParser {
  mutating func chemistry(
    _ function: Command.Function, _ token: Token
  ) throws(Fault) -> MathNode {
    throw Fault(.unknownCommand(token.text), at: token.range.lowerBound)
  }
}
