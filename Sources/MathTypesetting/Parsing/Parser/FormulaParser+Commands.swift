extension FormulaParser {
  /// The atom a command makes.
  mutating func nucleus(of command: Command, _ token: Token) throws(Fault) -> Nucleus {
    switch command {
    case .space(let length):
      return Nucleus(node: MathNode(.space(length), range: token.range), isSpace: true)
    case .enclosure(let notation):
      let list = try argument(token)
      return Nucleus(node: node(.enclosed(MathEnclosure(notation, list)), from: token))
    case .lap(let side, let isText):
      return Nucleus(node: try lap(side, isText: isText, token))
    case .phantom(let keepsWidth, let keepsHeight):
      let list = try argument(token)
      let phantom = MathPhantom(list, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
      return Nucleus(node: node(.phantom(phantom), from: token))
    case .textFont(let change):
      let words = try words(change, token)
      return Nucleus(node: node(.hbox(words), from: token))
    case .function(let function):
      return try nucleus(of: function, token)
    case .style, .size, .alphabet(_, _, isSwitch: true), .infix, .lineBreak, .macro,
      .expandable, .definition:
      // Switches and definitions are no atoms.
      throw Fault(.unexpected(token.text), at: token)
    case .symbol, .namedOperator, .largeOperator, .accent, .overUnder, .extensibleArrow, .fraction,
      .sizedDelimiter, .alphabet, .boldSymbols, .atomClass:
      try requireMath(token)
      return try mathNucleus(of: command, token)
    }
  }

  private mutating func mathNucleus(
    of command: Command, _ token: Token
  ) throws(Fault) -> Nucleus {
    switch command {
    case .symbol(let symbol):
      return Nucleus(node: atom(symbol, token.range))
    case .namedOperator(let name, let placement):
      return Nucleus(
        node: MathNode(.largeOperator(MathOperator(.name(name))), range: token.range),
        placement: placement, isOperator: true)
    case .largeOperator(let scalar, let placement, let isGrowing):
      return largeOperator(scalar, placement, isGrowing: isGrowing, token)
    case .accent(let mark, let isStretchy, let isBelow):
      let base = try argument(token)
      let accent = MathAccent(
        String(Character(mark)), base: base, isStretchy: isStretchy, isBelow: isBelow)
      return Nucleus(node: node(.accent(accent), from: token))
    case .overUnder(let shape, let isBelow, let hasLabel):
      let base = try argument(token)
      let stack = MathOverUnder(shape, base: base, isBelow: isBelow)
      return Nucleus(
        node: node(.overUnder(stack), from: token), placement: hasLabel ? .limits : .beside,
        isOperator: hasLabel)
    case .extensibleArrow(let scalar):
      let below = try option(token)
      let above = try argument(token)
      let arrow = MathExtensibleArrow(String(Character(scalar)), above: above, below: below)
      return Nucleus(node: node(.extensibleArrow(arrow), from: token))
    case .fraction(let form):
      return Nucleus(node: try fraction(form, token))
    case .sizedDelimiter(let size, let atomClass):
      let delimiter = try delimiter(after: token)
      let sized = MathSizedDelimiter(delimiter, size: size, atomClass: atomClass)
      return Nucleus(node: node(.sizedDelimiter(sized), from: token))
    case .alphabet(let alphabet, let isBold, _):
      return Nucleus(node: try inAlphabet(alphabet, isBold: isBold, token))
    case .boldSymbols:
      let outer = font
      font.emboldens = true
      let list = try argument(token)
      font = outer
      return Nucleus(node: kept(list, from: token))
    case .atomClass(let atomClass):
      let list = try argument(token)
      return Nucleus(node: node(.classed(atomClass, list), from: token))
    default:
      throw Fault(.unexpected(token.text), at: token)
    }
  }

  /// Functions that make an atom.
  private mutating func nucleus(
    of function: Command.Function, _ token: Token
  ) throws(Fault) -> Nucleus {
    switch function {
    case .kern:
      let length = try length(of: token)
      return Nucleus(node: node(.space(length), from: token), isSpace: true)
    case .hspace:
      _ = try tokens.takes("*")
      let length = try length(of: token)
      return Nucleus(node: node(.space(length), from: token), isSpace: true)
    case .rule: return Nucleus(node: try rule(token))
    case .raiseBox: return Nucleus(node: try raiseBox(token))
    case .textColor:
      let color = try color(token, 1, of: 2)
      let list = try argument(token, 2, of: 2)
      return Nucleus(node: node(.colored(color, list), from: token))
    case .colorBox, .frameBox, .framedText: return Nucleus(node: try framedText(function, token))
    case .href: return Nucleus(node: try href(token))
    case .url: return Nucleus(node: try url(token))
    case .image: return Nucleus(node: try image(token))
    case .html:
      _ = try rawText(token, 1, of: 2)
      return Nucleus(node: grouped(try argument(token, 2, of: 2), from: token))
    case .verbatim: return Nucleus(node: try verbatim(token))
    case .character: return Nucleus(node: try character(token))
    case .beginGroup, .endGroup, .relax, .color, .newRow, .line, .tag, .noTag, .above, .dots,
      .end, .middle, .right, .closeFormula, .limits, .noLimits, .displayLimits:
      throw Fault(.unexpected(token.text), at: token)
    case .openFormula:
      throw Fault(.onlyInText(token.text), at: token)
    case .chemistry, .unit: return Nucleus(node: try chemicalAtom(function, token))
    case .left, .begin, .substack, .operatorName, .mathOperator, .overset, .underset, .stackrel,
      .not, .choice, .root, .continuedFraction, .generalFraction, .smash, .centered, .boxed:
      try requireMath(token)
      return try mathNucleus(of: function, token)
    }
  }

  private mutating func mathNucleus(
    of function: Command.Function, _ token: Token
  ) throws(Fault) -> Nucleus {
    switch function {
    case .left: return Nucleus(node: try delimited(token))
    case .begin: return Nucleus(node: try environment(token))
    case .substack: return Nucleus(node: try substack(token))
    case .operatorName(let hasLimits): return try operatorName(hasLimits: hasLimits, token)
    case .mathOperator:
      let list = try argument(token)
      return Nucleus(
        node: node(.largeOperator(MathOperator(.list(list))), from: token),
        placement: .limitsInDisplay, isOperator: true)
    case .overset, .underset, .stackrel: return Nucleus(node: try stacked(function, token))
    case .not: return Nucleus(node: try negated(token))
    case .choice:
      let display = try argument(token, 1, of: 4)
      let text = try argument(token, 2, of: 4)
      let script = try argument(token, 3, of: 4)
      let scriptScript = try argument(token, 4, of: 4)
      let choice = MathChoice(
        display: display, text: text, script: script, scriptScript: scriptScript)
      return Nucleus(node: node(.choice(choice), from: token))
    case .root:
      let degree = try option(token)
      let radicand = try argument(token)
      return Nucleus(node: node(.radical(degree: degree, radicand: radicand), from: token))
    case .continuedFraction: return Nucleus(node: try continuedFraction(token))
    case .generalFraction: return Nucleus(node: try generalFraction(token))
    case .smash: return Nucleus(node: try smash(token))
    case .centered:
      let list = try argument(token)
      return Nucleus(node: node(.centered(list), from: token))
    case .boxed:
      let list = try argument(token)
      let display = MathList([MathNode(.styled(.display, list), range: list.range)])
      return Nucleus(
        node: node(.enclosed(MathEnclosure(.box(.plain, background: nil), display)), from: token))
    default:
      throw Fault(.unexpected(token.text), at: token)
    }
  }

  // MARK: - Fonts

  mutating func switchFont(_ alphabet: Alphabet, isBold: Bool) {
    font.alphabet = alphabet
    font.isBold = isBold
    font.text = MathText.Style()
    switch alphabet {
    case .sans: font.text.family = .sans
    case .mono: font.text.family = .mono
    case .italic: font.text.isItalic = true
    case .normal, .roman, .doubleStruck, .script, .fraktur: break
    }
    font.text.isBold = isBold
  }

  private mutating func inAlphabet(
    _ alphabet: Alphabet, isBold: Bool, _ token: Token
  ) throws(Fault) -> MathNode {
    let outer = font
    font.alphabet = alphabet
    font.isBold = isBold
    let list = try argument(token)
    font = outer
    return grouped(list, from: token)
  }

  /// A single atom keeps its class: `\boldsymbol +` is a binary operator.
  private func kept(_ list: MathList, from token: Token) -> MathNode {
    if let only = list.only, case .atom = only.kind { return only }
    return grouped(list, from: token)
  }
}
