extension FormulaParser {
  /// The atom a token begins, with its arguments and without its scripts.
  mutating func nucleus(_ item: TokenSource.Item) throws(Fault) -> Nucleus {
    let token = item.token
    switch token.kind {
    case .character(let scalar): return try characterNucleus(scalar, token)
    case .command(let name):
      guard let command = item.command else {
        if let word = TextCommand.commands[name] { return try wordSign(word, token) }
        return try unknown(token)
      }
      return try nucleus(of: command, token)
    case .space, .parameter, .end:
      throw Fault(.unexpected(token.text), at: token)
    }
  }

  private mutating func unknown(_ token: Token) throws(Fault) -> Nucleus {
    if token.commandName?.isEmpty == true {
      throw Fault(.unfinishedCommand, at: token)
    }
    let fault = Fault(.unknownCommand(token.text), at: token)
    guard isRecovering else { throw fault }
    faults.append(fault)
    return Nucleus(node: MathNode(.unreadable(token.text), range: token.range))
  }

  /// Letters, signs and accents of words in a formula.
  private mutating func wordSign(_ word: TextCommand, _ token: Token) throws(Fault) -> Nucleus {
    switch word {
    case .symbol(let string):
      return Nucleus(
        node: MathNode(.text(MathText(string, style: font.text)), range: token.range))
    case .accent(let mark):
      let accent = MathAccent(String(Character(mark)), base: try argument(token))
      return Nucleus(node: node(.accent(accent), from: token))
    }
  }

  // MARK: - Characters

  private mutating func characterNucleus(
    _ scalar: Unicode.Scalar, _ token: Token
  ) throws(Fault) -> Nucleus {
    switch scalar {
    case "{":
      let list = try group(token)
      return Nucleus(node: grouped(list, from: token))
    case "^", "_", "'":
      return scriptOfNothing(token)
    case "~":
      return Nucleus(
        node: MathNode(.space(CommandTable.wordSpace), range: token.range), isSpace: true)
    case "#":
      throw Fault(.unexpected("#"), at: token)
    default: break
    }
    if let found = CharacterInput.largeOperator(for: scalar) {
      return largeOperator(found.scalar, found.placement, isGrowing: true, token)
    }
    if let symbol = CharacterInput.symbol(for: scalar) {
      return try marked(Nucleus(node: atom(symbol, token.range)), token)
    }
    if UnicodeScripts.isScript(scalar) {
      return scriptOfNothing(token)
    }
    if let (numerator, denominator) = UnicodeScripts.fraction(scalar) {
      let fraction = MathFraction(
        numerator: digits(numerator, token), denominator: digits(denominator, token), style: .text)
      return Nucleus(node: MathNode(.fraction(fraction), range: token.range))
    }
    if let (letter, mark) = PrecomposedLetters.parts(of: scalar) {
      let base = MathList([atom(MathSymbol(.ordinary, letter), token.range)])
      let accent = MathAccent(String(Character(mark)), base: base)
      return try marked(Nucleus(node: MathNode(.accent(accent), range: token.range)), token)
    }
    if MathCharacters.isAlphanumeric(scalar) {
      return try marked(
        Nucleus(
          node: MathNode(
            .atom(MathAtom(.ordinary, String(Character(scalar)))),
            range: token.range)), token)
    }
    let text = MathText(String(Character(scalar)), style: font.text)
    return Nucleus(node: MathNode(.text(text), range: token.range))
  }

  private mutating func scriptOfNothing(_ token: Token) -> Nucleus {
    tokens.pushBack(token)
    return Nucleus(
      node: MathNode(.group(MathList()), range: token.range), isScriptOfNothing: true)
  }

  /// With the combining characters that follow: `x̂`, `≠`.
  private mutating func marked(_ nucleus: Nucleus, _ token: Token) throws(Fault) -> Nucleus {
    var nucleus = nucleus
    var count = 0
    while case .character(let mark) = try tokens.peek().token.kind, MathCharacters.isMark(mark) {
      _ = try tokens.next()
      count += 1
      if count > limits.depth {
        throw Fault(.tooDeep(limit: limits.depth), at: token)
      }
      if mark == "\u{338}", case .atom(let atom) = nucleus.node.kind {
        nucleus.node = node(
          .atom(MathAtom(atom.atomClass, Negation.of(atom.text))), from: token)
      } else {
        let accent = MathAccent(
          String(Character(mark)), base: MathList([nucleus.node]),
          isBelow: MathCharacters.isBelow(mark))
        nucleus.node = node(.accent(accent), from: token)
      }
    }
    return nucleus
  }

  private func digits(_ text: String, _ token: Token) -> MathList {
    MathList(text.unicodeScalars.map { atom(MathSymbol(.ordinary, $0), token.range) })
  }

  // MARK: - Symbols and groups

  /// The symbol in the alphabet that holds here.
  func atom(_ symbol: MathSymbol, _ range: Range<Int>) -> MathNode {
    let isBold = font.isBold || font.emboldens
    let scalar = font.alphabet.character(for: symbol.scalar, isBold: isBold)
    var atom = MathAtom(symbol.atomClass, String(Character(scalar)))
    if font.emboldens, scalar == font.alphabet.character(for: symbol.scalar, isBold: false) {
      atom.isEmboldened = true
    }
    return MathNode(.atom(atom), range: range)
  }

  /// A list as one ordinary atom; a single ordinary symbol is one already.
  func grouped(_ list: MathList, from token: Token) -> MathNode {
    if let only = list.only {
      switch only.kind {
      case .atom(let atom) where atom.atomClass == .ordinary: return only
      case .group, .hbox: return only
      default: break
      }
    }
    return node(.group(list), from: token)
  }

  func largeOperator(
    _ scalar: Unicode.Scalar, _ placement: MathScripts.Placement, isGrowing: Bool, _ token: Token
  ) -> Nucleus {
    let symbol = MathOperator(.symbol(String(Character(scalar)), isGrowing: isGrowing))
    return Nucleus(
      node: MathNode(.largeOperator(symbol), range: token.range), placement: placement,
      isOperator: true)
  }
}
