extension FormulaParser {
  /// `\operatorname{…}`, or `\operatorname*{…}` whose scripts are limits.
  mutating func operatorName(hasLimits: Bool, _ token: Token) throws(Fault) -> Nucleus {
    let hasLimits = try tokens.takes("*") || hasLimits
    let outer = font
    font.alphabet = .roman
    font.isBold = false
    let list = try argument(token)
    font = outer
    let nucleus: MathOperator.Nucleus
    if let name = list.operatorName { nucleus = .name(name) } else { nucleus = .list(list) }
    return Nucleus(
      node: node(.largeOperator(MathOperator(nucleus)), from: token),
      placement: hasLimits ? .limitsInDisplay : .beside, isOperator: true)
  }

  /// `\overset`, `\underset` and `\stackrel`.
  mutating func stacked(_ function: Command.Function, _ token: Token) throws(Fault) -> MathNode {
    let script = try argument(token, 1, of: 2)
    let base = try argument(token, 2, of: 2)
    var scripts = MathScripts(base: base, below: nil, above: script, placement: .limits)
    var atomClass = base.atomClassOfOnly ?? .ordinary
    switch function {
    case .stackrel: atomClass = .relation
    case .underset: (scripts.below, scripts.above) = (script, nil)
    default: break
    }
    let stack = MathList([node(.scripts(scripts), from: token)])
    return node(.classed(atomClass, stack), from: token)
  }

  /// `\not` and what it negates.
  mutating func negated(_ token: Token) throws(Fault) -> MathNode {
    let list = try argument(token)
    if case .atom(let atom)? = list.only?.kind {
      return node(
        .atom(MathAtom(.relation, Negation.of(atom.text), isEmboldened: atom.isEmboldened)),
        from: token)
    }
    let slash = MathList([MathNode(.atom(MathAtom(.ordinary, "⧸")), range: token.range)])
    let lap = MathNode(.lap(MathLap(slash, side: .right)), range: token.range)
    return node(.classed(.relation, MathList([lap] + list.nodes)), from: token)
  }

  /// `\dots`: on the line or in the middle, as what follows is.
  mutating func dots(_ token: Token) throws(Fault) -> [Token] {
    let next = try tokens.peekNonSpace()
    var atomClass = AtomClass.ordinary
    switch next.token.kind {
    case .character(let scalar):
      if CharacterInput.largeOperator(for: scalar) != nil { atomClass = .largeOperator }
      if let symbol = CharacterInput.symbol(for: scalar) { atomClass = symbol.atomClass }
    case .command:
      switch next.command {
      case .symbol(let symbol): atomClass = symbol.atomClass
      case .largeOperator: atomClass = .largeOperator
      case .function(.not), .extensibleArrow: atomClass = .relation
      case .atomClass(let given): atomClass = given
      default: break
      }
    case .space, .parameter, .end: break
    }
    let isCentered = [.binary, .relation, .largeOperator].contains(atomClass)
    let name = isCentered ? "cdots" : "ldots"
    var dots = [Token(.command(name), range: token.range, isFrozen: true)]
    if atomClass == .closing {
      dots.append(Token(.command(","), range: token.range, isFrozen: true))
    }
    return dots
  }
}

extension MathList {
  /// The name the list spells; nil when it holds more than letters and thin spaces.
  fileprivate var operatorName: String? {
    var name = ""
    for node in nodes {
      switch node.kind {
      case .atom(let atom) where !atom.isEmboldened:
        switch atom.text {
        case "−": name += "-"
        case "∗": name += "*"
        default:
          guard atom.atomClass == .ordinary else { return nil }
          name += atom.text
        }
      case .space(MathLength(3, .mu)): name += "\u{2009}"
      case .text(let text) where text.style == MathText.Style(): name += text.string
      default: return nil
      }
    }
    return name
  }

  /// The class of the only atom.
  fileprivate var atomClassOfOnly: AtomClass? {
    switch only?.kind {
    case .atom(let atom): return atom.atomClass
    case .classed(let atomClass, _): return atomClass
    case .extensibleArrow: return .relation
    default: return nil
    }
  }
}
