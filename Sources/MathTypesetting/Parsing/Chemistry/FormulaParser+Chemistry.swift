extension FormulaParser {
  /// The tokens `\ce` and `\pu` stand for. In words they are a formula.
  mutating func chemistry(
    _ function: Command.Function, _ token: Token
  ) throws(Fault) -> [Token] {
    let source = try rawText(token, 1, of: 1)
    let latex: String
    if case .unit = function {
      latex = PhysicalUnit.latex(source)
    } else {
      latex = ChemicalFormula.latex(source)
    }
    let range = range(from: token)
    let tokens = MacroBody(source: latex).tokens.map { Token($0.kind, range: range) }
    guard isText else { return tokens }
    let dollar = Token(.character("$"), range: range)
    return [dollar] + tokens + [dollar]
  }

  /// The same as an atom, where an argument is wanted.
  mutating func chemicalAtom(
    _ function: Command.Function, _ token: Token
  ) throws(Fault) -> MathNode {
    let contents = try chemistry(function, token)
    let range = range(from: token)
    let closing = Token(.character("}"), range: range)
    try tokens.push(contents + [closing])
    return grouped(try group(Token(.character("{"), range: range)), from: token)
  }
}
